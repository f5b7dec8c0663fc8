import type { Faults } from './retry.ts';
import { StoreUnavailable } from './store-errors.ts';

/** Result codes by https://www.sqlite.org/rescode.html; matched by number, since the words vary. */
const BUSY = new Set([5, 6, 15]); // BUSY, LOCKED, PROTOCOL (a race while taking the WAL's locks)
const DAMAGED = new Set([11, 26]); // CORRUPT, NOTADB
const UNAVAILABLE = new Set([...BUSY, ...DAMAGED, 8, 10, 13, 14]); // READONLY, IOERR, FULL, CANTOPEN

export const isDamage = (error: unknown) => DAMAGED.has(primaryCode(error));

export const SQLITE_FAULTS: Faults = {
  isPassing: (error) => BUSY.has(primaryCode(error)),
  asStoreError: (error) => (UNAVAILABLE.has(primaryCode(error)) ? new StoreUnavailable(error) : error),
};

/** SQLite's own words for what went wrong. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The lowest byte of an extended result code is the primary one. */
function primaryCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return -1;
  return error.errcode & 0xff;
}
