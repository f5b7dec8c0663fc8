import { setTimeout as delay } from 'node:timers/promises';

/**
 * The database cannot be used for now (locked, disk full, moved away, shutting down): answered with 503.
 * `cause` is the database's own error, whose `errcode` (SQLite) or `code` (PostgreSQL, Node) is logged.
 * `message` tells an operator what to do; visitors never see it.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** Why, in the database's own words, for example `SQLITE_FULL: database or disk is full`. */
  readonly reason: string;

  constructor(cause?: unknown) {
    const reason = reasonOf(cause);
    const advice = FULL.includes(codeOf(cause))
      ? 'Make room on its disk, then try again.'
      : 'Please try again.';
    super(`The database cannot be used at present (${reason}). ${advice}`, { cause });
    this.reason = reason;
  }
}

/** A full disk, as SQLite, Node (for a quota, too) and PostgreSQL report it. */
const FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'];

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'the database is closed';
  const code = codeOf(cause);
  // Node's own messages begin with the code.
  return code && !cause.message.startsWith(code) ? `${code}: ${cause.message}` : cause.message;
}

/** Names of the primary result codes that make a store unavailable; https://www.sqlite.org/rescode.html. */
const SQLITE_NAMES: Record<number, string> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  26: 'SQLITE_NOTADB',
};

/** The error code of SQLite (by the names above), PostgreSQL or Node; empty if there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // The lowest byte of an extended result code is the primary one.
  if ('errcode' in error && typeof error.errcode === 'number')
    return SQLITE_NAMES[error.errcode & 0xff] ?? '';
  return 'code' in error ? String(error.code ?? '') : '';
}

type Reason = 'damaged' | 'foreign' | 'in use' | 'missing' | 'newer' | 'older' | 'refused';

/**
 * The database cannot be opened, and trying again will not help. `message` tells an operator in one sentence what
 * is wrong, and then what to do: print it as it is, without a stack. Nothing has been changed.
 */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
  readonly reason: Reason;

  constructor(reason: Reason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Milliseconds between attempts at a locked or unreachable database; the event loop is free meanwhile. */
const RETRY_PAUSE = 25;
/** How long a request waits for the database, in milliseconds: below the 2.5 s within which a 503 is due. */
export const RETRY_TIMEOUT = 2000;
/** The same at start-up, where nobody waits yet: a command may be writing, or PostgreSQL starting. */
export const STARTUP_RETRY_TIMEOUT = 10_000;

/** How one kind of database classifies its errors. */
export type ErrorClassifier = {
  /** Whether a retry may succeed. */
  isTransient(error: unknown): boolean;
  /** `error` as callers of a store see it: what concerns the database as a whole becomes `StoreUnavailable`. */
  toStoreError(error: unknown): unknown;
};

/**
 * Retries `work`, which must be safe to repeat, while its error is transient, until `deadline` by
 * `performance.now()`. `work` runs once even if that has passed.
 */
export async function retryWhileTransient<T>(
  classifier: ErrorClassifier,
  work: () => T | Promise<T>,
  deadline = performance.now() + RETRY_TIMEOUT,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!classifier.isTransient(error) || performance.now() >= deadline)
        throw classifier.toStoreError(error);
    }
    await delay(RETRY_PAUSE);
  }
}
