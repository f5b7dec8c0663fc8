import { setTimeout as delay } from 'node:timers/promises';

/** Pause between two tries at a database that is locked or away, in milliseconds; the event loop is free meanwhile. */
const RETRY_PAUSE = 25;
/** How long a request waits for the database, in milliseconds: below the 2.5 s within which a 503 is due. */
export const PATIENCE = 2000;

/** How one kind of database tells its faults apart. */
export type Faults = {
  /** Whether it may be over in a moment. */
  isPassing(error: unknown): boolean;
  /** `error` as callers of a store see it: what concerns the database as a whole becomes `StoreUnavailable`. */
  asStoreError(error: unknown): unknown;
};

/**
 * Repeats `work`, which must be safe to repeat, while its fault may pass. `deadline` by `performance.now()`; `work`
 * is tried once even when that has passed.
 */
export async function retryWhilePassing<T>(
  faults: Faults,
  work: () => T | Promise<T>,
  deadline = performance.now() + PATIENCE,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!faults.isPassing(error) || performance.now() >= deadline) throw faults.asStoreError(error);
    }
    await delay(RETRY_PAUSE);
  }
}
