import type { Request, RequestHandler } from 'express';
import { Refusal } from './errors.ts';
import { visitorOf } from './rate-limits.ts';

/** Renders that may wait, some milliseconds each; of one visitor half of them. */
const MOST_WAITING = 20;
const MOST_OF_ONE = 10;
const BUSY = 'Many people are reading at this moment. Please try again in ten seconds.';

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Makes what is made for one request, pages and lists, one after the other, so that a crowd of them does not keep
 * everybody waiting. `count` refuses, with 429, the visitor who asks for too many.
 */
export function createRenderQueue(count: RequestHandler) {
  let last: Promise<unknown> = Promise.resolve();
  const waiting: string[] = [];
  return {
    count,
    /** @throws {Refusal} 503 where too many wait already */
    async run<T>(req: Request, work: () => Promise<T>): Promise<T> {
      const visitor = visitorOf(req);
      const own = waiting.filter((each) => each === visitor);
      if (waiting.length >= MOST_WAITING || own.length >= MOST_OF_ONE)
        throw new Refusal(503, BUSY, { headers: { 'Retry-After': '10' } });
      waiting.push(visitor);
      const done = last.then(work).finally(() => waiting.splice(waiting.indexOf(visitor), 1));
      last = done.catch(() => {});
      return done;
    },
  };
}
