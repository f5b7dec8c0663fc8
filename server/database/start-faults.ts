import { isDamage, wordsOf } from './sqlite-faults.ts';
import { damaged, StoreUnavailable, UnusableDatabase } from './store-errors.ts';

/** What an operator can do about the folder, by the code that Node or SQLite gives; `%` is the folder. */
const ADVICE: Record<string, string> = {
  ENOSPC: 'The disk of % is full: make room, then start again.',
  EDQUOT: 'The quota of % is used up: make room, then start again.',
  EROFS: 'The disk of % is read-only: set DATA_DIR to a folder that can be written.',
  EACCES: '% cannot be written: give it to the user the site runs as, or set DATA_DIR to another folder.',
  EPERM: '% cannot be written: give it to the user the site runs as, or set DATA_DIR to another folder.',
  ENOTDIR: '% is not a folder: set DATA_DIR to one, or to a new name.',
  EEXIST: '% is not a folder: set DATA_DIR to one, or to a new name.',
  ENOENT: '% cannot be made: set DATA_DIR to a folder that can be written.',
  ENAMETOOLONG: 'The name % is too long: set DATA_DIR to a shorter one.',
};
/** The same by SQLite's primary result code. */
const BY_RESULT: Record<number, string> = { 8: 'EACCES', 13: 'ENOSPC', 14: 'EACCES' };

/** What goes wrong while a database is opened, as `UnusableDatabase` where an operator has to act. */
export function asStartFault(error: unknown, directory: string, file: string): unknown {
  if (error instanceof UnusableDatabase) return error;
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  if (isDamage(cause)) return damaged(file, wordsOf(cause), cause);
  const advice = ADVICE[codeOf(cause)];
  if (!advice) return error;
  return new UnusableDatabase('refused', advice.replace('%', directory), cause);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('errcode' in error && typeof error.errcode === 'number') return BY_RESULT[error.errcode & 0xff] ?? '';
  return 'code' in error ? String(error.code) : '';
}
