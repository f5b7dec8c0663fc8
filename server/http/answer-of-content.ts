import type { Request, RequestHandler } from 'express';
import { createAnswerCache } from './answer-cache.ts';
import { finishAnswer, sendFinished, sendOnce } from './finished-answer.ts';

/** The content of answers that change with a new version of the site alone. */
export const NEVER_CHANGES = { version: 0 };

/**
 * Answers with what `write` makes of the content, the same for everybody: written anew only after the content has
 * changed, so that a request costs what sending it costs however long the list is.
 */
export function answerOfContent(
  content: { readonly version: number },
  { type, write }: { type: string; write: () => Promise<string> },
): RequestHandler {
  const cache = createAnswerCache(content);
  const make = async () => finishAnswer(Buffer.from(await write()), { headers: headersOf(type) });
  return async (req, res) => sendFinished(await cache.answer('', make), req, res);
}

/**
 * Answers one question about the content. There are any number of questions, so nothing is kept. Validators are those
 * of the content: who asks again gets 304.
 */
export function answerOfQuestion<Params = Request['params']>({
  type,
  write,
}: {
  type: string;
  write: (req: Request<Params>) => Promise<string>;
}): RequestHandler<Params> {
  return async (req, res) => sendOnce(Buffer.from(await write(req)), headersOf(type), req, res);
}

const headersOf = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'no-cache',
});
