import type { Faults } from './retry.ts';
import { codeOf, StoreUnavailable } from './store-errors.ts';

/** The last one is a race while taking the locks of the journal. */
const BUSY = ['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_PROTOCOL'];
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

export const isDamage = (error: unknown) => DAMAGED.includes(codeOf(error));

export const SQLITE_FAULTS: Faults = {
  isPassing: (error) => BUSY.includes(codeOf(error)),
  asStoreError: (error) => (codeOf(error).startsWith('SQLITE_') ? new StoreUnavailable(error) : error),
};

/** SQLite's own words for what went wrong. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
