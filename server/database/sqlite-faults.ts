import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from './store-errors.ts';

/** Result codes by https://www.sqlite.org/rescode.html; matched by number, since the words vary. */
const BUSY = new Set([5, 6, 15]); // BUSY, LOCKED, PROTOCOL (a race while taking the WAL's locks)
const DAMAGED = new Set([11, 26]); // CORRUPT, NOTADB
const UNAVAILABLE = new Set([...BUSY, ...DAMAGED, 8, 10, 13, 14]); // READONLY, IOERR, FULL, CANTOPEN

/** Pause between two tries at a locked database, in milliseconds; the event loop is free meanwhile. */
const RETRY_PAUSE = 25;
/** How long a request waits for the database, in milliseconds: below the 2.5 s within which a 503 is due. */
export const PATIENCE = 2000;

const isBusy = (error: unknown) => BUSY.has(primaryCode(error));
export const isDamage = (error: unknown) => DAMAGED.has(primaryCode(error));

/** `error` as callers of a store see it: what concerns the database as a whole becomes `StoreUnavailable`. */
function asStoreError(error: unknown): unknown {
  return UNAVAILABLE.has(primaryCode(error)) ? new StoreUnavailable(error) : error;
}

/** SQLite's own words for what went wrong. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Repeats `work`, which must be safe to repeat, while the database is locked. `deadline` by `performance.now()`;
 * `work` is tried once even when that has passed.
 */
export async function retryWhileBusy<T>(
  work: () => T | Promise<T>,
  deadline = performance.now() + PATIENCE,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw asStoreError(error);
    }
    await delay(RETRY_PAUSE);
  }
}

/** The lowest byte of an extended result code is the primary one. */
function primaryCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return -1;
  return error.errcode & 0xff;
}
