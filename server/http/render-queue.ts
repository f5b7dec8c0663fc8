import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from './errors.ts';
import { runMiddleware } from './guards.ts';
import { visitorOf } from './rate-limits.ts';

/** Renders that may wait, some milliseconds each; half of them may be one visitor's. */
const MAX_WAITING = 20;
const MAX_PER_VISITOR = 10;
const BUSY = 'Many people are reading at this moment. Please try again in ten seconds.';

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/**
 * Runs renders that no cache serves, of pages and lists, one at a time, so that a crowd of them does not
 * delay everybody else.
 */
export function createRenderQueue(count: RequestHandler) {
  let last: Promise<unknown> = Promise.resolve();
  const waiting: string[] = [];
  return {
    /** @throws {Refusal} by `count`, 429 for a visitor who asks for too many; 503 if too many wait already */
    async run(req: Request, res: Response, work: () => Promise<void>): Promise<void> {
      await runMiddleware(count, req, res);
      const visitor = visitorOf(req);
      const own = waiting.filter((each) => each === visitor);
      if (waiting.length >= MAX_WAITING || own.length >= MAX_PER_VISITOR)
        throw new Refusal(503, BUSY, { headers: { 'Retry-After': '10' } });
      waiting.push(visitor);
      // Nothing is rendered for who has left, or was refused meanwhile.
      const done = last.then(() => (res.destroyed || res.headersSent ? undefined : work()));
      last = done.catch(() => {}).then(() => waiting.splice(waiting.indexOf(visitor), 1));
      return done;
    },
  };
}
