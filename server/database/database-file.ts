import { closeSync, fsyncSync, mkdirSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isDamage, wordsOf } from './sqlite-faults.ts';
import { DamagedDatabase } from './store-errors.ts';

/** https://www.sqlite.org/fileformat.html: the first sixteen bytes of every SQLite database. */
const HEADER = Buffer.from('SQLite format 3\0', 'latin1');

export const databaseFile = (directory: string) => join(directory, 'submissions.db');

/**
 * Makes the folder and an empty file where there is none, both for their owner alone; SQLite gives the files it
 * puts beside it the same mode. Throws `DamagedDatabase` for a file that is not whole, and leaves that as it is.
 */
export function prepareDatabaseFile(directory: string): string {
  const file = databaseFile(directory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (holdsData(file)) {
    assertWhole(file);
    return file;
  }
  closeSync(openSync(file, 'a', 0o600));
  syncFolder(directory);
  return file;
}

/**
 * Whether there is a database to open. SQLite deletes a journal whose database is gone or empty, and with it what
 * was acknowledged last: that state is damage, not a fresh start.
 */
export function holdsData(file: string): boolean {
  const found = statIfThere(file);
  if (found && !found.isFile()) throw new DamagedDatabase(file, 'it is not a file');
  if (found && found.size > 0) return true;
  const journal = statIfThere(`${file}-wal`);
  if (!journal || journal.size === 0) return false;
  throw new DamagedDatabase(file, `it is ${found ? 'empty' : 'missing'}, but its journal ${file}-wal is not`);
}

/** Throws `DamagedDatabase` when the file does not begin as SQLite's do. */
export function assertHeader(file: string): void {
  const start = Buffer.alloc(HEADER.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, start, 0, start.length, 0);
  } finally {
    closeSync(descriptor);
  }
  if (!start.equals(HEADER)) throw new DamagedDatabase(file, 'it does not begin as an SQLite database does');
}

function assertWhole(file: string): void {
  assertHeader(file);
  const complaint = quickCheck(file);
  if (complaint) throw new DamagedDatabase(file, complaint);
}

/** The first complaint, or undefined. Opened for reading; with no journal about, as immutable, so no file is made beside it. */
function quickCheck(file: string): string | undefined {
  const address = pathToFileURL(file);
  if (!statIfThere(`${file}-wal`)) address.searchParams.set('immutable', '1');
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(address, { readOnly: true });
    const [first] = connection.prepare('pragma quick_check(1)').all();
    const words = String(first?.quick_check);
    return words === 'ok' ? undefined : words.replaceAll(/\s+/g, ' ');
  } catch (error) {
    if (!isDamage(error)) throw error;
    return wordsOf(error);
  } finally {
    connection?.close();
  }
}

/** A new name in a folder is on disk only when the folder is. */
function syncFolder(directory: string): void {
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function statIfThere(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
