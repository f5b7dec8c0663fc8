import { Refusal } from '../http/errors.ts';

/** Renders that may wait, some milliseconds each. */
const MOST_WAITING = 20;
const BUSY = 'Many people are reading at this moment. Please try again in ten seconds.';

/** Renders pages for one request each, one after the other, so that a crowd of them does not keep everybody waiting. */
export function createRenderQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    /** @throws {Refusal} 503 where too many wait already */
    async run(work: () => Promise<void>): Promise<void> {
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
