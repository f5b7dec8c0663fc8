import { codeOf, type ErrorClassifier, StoreUnavailable, UnusableDatabase } from './store-errors.ts';

/** SQLITE_PROTOCOL is a race while taking the locks of the write-ahead log. */
const BUSY = ['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_PROTOCOL'];
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

const FULL = 'The disk of % is full: make room, then try again.';
const NOT_OURS =
  '% cannot be written by this user: run this as the one it belongs to, give it to the one the site runs as, or set DATA_DIR to another folder.';
const NO_FOLDER = '% is not a folder: set DATA_DIR to one, or to a new name.';

/** What an operator can do about the folder, by the code that Node or SQLite gives; `%` is the folder. */
const ADVICE: Record<string, string> = {
  ENOSPC: FULL,
  SQLITE_FULL: FULL,
  EDQUOT: 'The quota of % is used up: make room, then try again.',
  SQLITE_IOERR: 'The disk of % fails, or limits the size of files (ulimit -f): put it right, then try again.',
  EROFS: 'The disk of % is read-only: set DATA_DIR to a folder that can be written.',
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  SQLITE_READONLY: NOT_OURS,
  SQLITE_CANTOPEN: NOT_OURS,
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  ENOENT: '% cannot be created: set DATA_DIR to a folder that can be written.',
  ENAMETOOLONG: 'The name % is too long: set DATA_DIR to a shorter one.',
};

export const SQLITE_ERRORS: ErrorClassifier = {
  isTransient: (error) => BUSY.includes(codeOf(error)),
  toStoreError: (error) => (codeOf(error).startsWith('SQLITE_') ? new StoreUnavailable(error) : error),
};

export const isCorruption = (error: unknown) =>
  DAMAGED.includes(codeOf(error)) || (error instanceof UnusableDatabase && error.reason === 'damaged');

/** Turns an error at opening into `UnusableDatabase` where an operator has to act. */
export function toStartupError(error: unknown, directory: string, file: string): unknown {
  if (error instanceof UnusableDatabase) return error;
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  if (isCorruption(cause)) return corruptionError(file, messageOf(cause), cause);
  const advice = ADVICE[codeOf(cause)];
  if (!advice) return error;
  return new UnusableDatabase('refused', advice.replace('%', directory), cause);
}

export function corruptionError(file: string, detail: string, cause?: unknown): UnusableDatabase {
  return new UnusableDatabase(
    'damaged',
    `The database ${file} is damaged: ${detail}. Nothing was changed. ` +
      'Move submissions.db* away, then restore a backup (npm run inbox -- restore FILE) or begin with an empty one.',
    cause,
  );
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
