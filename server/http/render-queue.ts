import type { RequestHandler } from 'express';
import { Refusal } from './errors.ts';

/** Renders that may wait, some milliseconds each. */
const MOST_WAITING = 20;
const BUSY = 'Many people are reading at this moment. Please try again in ten seconds.';

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Makes what is made for one request, pages and lists, one after the other, so that a crowd of them does not keep
 * everybody waiting. `count` refuses, with 429, the visitor who asks for too many.
 */
export function createRenderQueue(count: RequestHandler) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    count,
    /** @throws {Refusal} 503 where too many wait already */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (waiting >= MOST_WAITING) throw new Refusal(503, BUSY, { headers: { 'Retry-After': '10' } });
      waiting += 1;
      const done = last.then(work).finally(() => {
        waiting -= 1;
      });
      last = done.catch(() => {});
      return done;
    },
  };
}
