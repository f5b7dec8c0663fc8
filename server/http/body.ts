import { on } from 'node:events';
import type { Request } from 'express';
import { Application } from '#shared/application.ts';
import { FOR_PROGRAMS, MADE_IN } from '#shared/form-guard.ts';
import type { FieldErrors } from '#shared/form-rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { Refusal } from './errors.ts';

/** What a form with a resume may hold besides it. */
export const MOST_FIELDS = [...Object.keys(Application.entries), 'jobId', FOR_PROGRAMS, MADE_IN].length;
export const LONGEST_FIELD_NAME = 64;
const FIELDS_LENGTH = MOST_FIELDS * LIMITS.multipartField;
/** The longest body that can still hold nothing but a resume and its fields, bytes. */
export const LONGEST_BODY = LIMITS.resume + FIELDS_LENGTH;
/** Of a form on a page, which comes back with what was typed when its file is too large. */
export const LONGEST_FORM = 2 * LIMITS.resume + FIELDS_LENGTH;

/**
 * The whole body.
 * @throws {Refusal} 413 with `words` as soon as it is longer than `limit` bytes, 400 where the connection ended before it
 * @throws AbortError when `signal` is aborted
 */
export async function readBody(
  req: Request,
  options: { limit: number; words: string; more?: { errors: FieldErrors }; signal: AbortSignal },
): Promise<Buffer<ArrayBuffer>> {
  const { limit, words, more, signal } = options;
  // Where it is going to be from the first byte on: gathered in pieces, five megabytes would be copied in one go, and
  // held twice. What is declared and never comes takes no memory.
  const body = Buffer.allocUnsafeSlow(Math.min(Number(req.get('Content-Length') ?? limit), limit));
  let length = 0;
  if (!req.readableEnded) {
    for await (const [chunk] of on(req, 'data', { signal, close: ['end', 'close'] })) {
      if (length + chunk.length > body.length) throw new Refusal(413, words, more);
      body.set(chunk, length);
      length += chunk.length;
    }
  }
  if (!req.complete) throw new Refusal(400, 'What you sent did not arrive whole.');
  return body.subarray(0, length);
}
