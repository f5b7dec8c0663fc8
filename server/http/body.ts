import { on } from 'node:events';
import type { Request } from 'express';
import { Refusal } from './errors.ts';

/**
 * The whole body.
 * @throws {Refusal} 413 with `words` as soon as it is longer than `limit` bytes, 400 where the connection ended before it
 * @throws AbortError when `signal` is aborted
 */
export async function readBody(
  req: Request,
  options: { limit: number; words: string; signal: AbortSignal },
): Promise<Buffer<ArrayBuffer>> {
  const { limit, words, signal } = options;
  const chunks: Buffer[] = [];
  let length = 0;
  if (!req.readableEnded) {
    for await (const [chunk] of on(req, 'data', { signal, close: ['end', 'close'] })) {
      length += chunk.length;
      if (length > limit) throw new Refusal(413, words);
      chunks.push(chunk);
    }
  }
  if (!req.complete) throw new Refusal(400, 'What you sent did not arrive whole.');
  return Buffer.concat(chunks);
}
