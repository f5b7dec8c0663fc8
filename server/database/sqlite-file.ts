import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { assertKnown, MIGRATIONS } from './migrations.ts';
import { isDamage, wordsOf } from './sqlite-faults.ts';
import { damaged, UnusableDatabase } from './store-errors.ts';

/** https://www.sqlite.org/fileformat.html: the first sixteen bytes of every SQLite database. */
const HEADER = Buffer.from('SQLite format 3\0', 'latin1');
/** Where it says whether it has a journal beside it. */
const FORMAT_AT = 18;
const WITH_JOURNAL = 2;

export const databaseFile = (directory: string) => join(directory, 'submissions.db');

/** Makes the folder where there is none, for its owner alone. Node's `recursive` never ends where a system takes none. */
export function makeFolder(directory: string): void {
  const isThere = (path: string) => statIfThere(path)?.isDirectory() ?? false;
  if (isThere(directory)) return;
  const parent = dirname(directory);
  if (parent !== directory) makeFolder(parent);
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    if (!isThere(directory)) throw error;
  }
}

/** Makes an empty file for its owner alone; SQLite gives the files it puts beside it the same mode. */
export function makeFile(directory: string, file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  syncPath(directory);
}

/** The folder and the database, those of them that others on this machine can read. */
export function readableByOthers(directory: string): string[] {
  return [directory, databaseFile(directory)].filter((path) => {
    const found = statIfThere(path);
    return found && process.platform !== 'win32' && (found.mode & 0o077) !== 0;
  });
}

/**
 * Whether there is a database to open. SQLite deletes a journal whose database is gone or empty, and with it what
 * was acknowledged last: that state is damage, not a fresh start.
 */
export function holdsData(file: string): boolean {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // SQLite would put the journal beside the file, where nothing of the site looks for it.
    const words = `${file} is a link: set DATA_DIR to the folder it leads to. Nothing was changed.`;
    throw new UnusableDatabase('refused', words);
  }
  const found = statIfThere(file);
  if (found && !found.isFile()) throw damaged(file, 'it is not a file');
  if (found && found.size > 0) return true;
  const journal = statIfThere(`${file}-wal`);
  if (!journal || journal.size === 0) return false;
  throw damaged(file, `it is ${found ? 'empty' : 'missing'}, but its journal ${file}-wal is not`);
}

/**
 * Throws `UnusableDatabase` when the file does not begin as SQLite's do, or is a backup beside the journal of another:
 * SQLite would read that into it, and the mixture may well look whole.
 */
export function assertHeader(file: string): void {
  const start = Buffer.alloc(HEADER.length);
  let isBackup: boolean;
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, start, 0, start.length, 0);
    isBackup = !hasJournal(descriptor);
  } finally {
    closeSync(descriptor);
  }
  if (!start.equals(HEADER)) throw damaged(file, 'it does not begin as an SQLite database does');
  if (isBackup && statIfThere(`${file}-wal`)?.size)
    throw damaged(file, `it is a copy, and its journal ${file}-wal that of the database before it`);
}

/** As every database of a site has; no backup does. */
export function hasJournal(descriptor: number): boolean {
  const format = Buffer.alloc(1);
  readSync(descriptor, format, 0, 1, FORMAT_AT);
  return format[0] === WITH_JOURNAL;
}

/**
 * Opens a database to look at it, and changes nothing: with no journal about it is opened as immutable, so that
 * no file is made beside it. Throws `UnusableDatabase` for what SQLite calls damage.
 */
export function inspect<T>(file: string, look: (connection: DatabaseSync) => T): T {
  const address = pathToFileURL(file);
  if (!statIfThere(`${file}-wal`)) address.searchParams.set('immutable', '1');
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(address, { readOnly: true });
    return look(connection);
  } catch (error) {
    if (isDamage(error)) throw damaged(file, wordsOf(error), error);
    throw error;
  } finally {
    connection?.close();
  }
}

/** `quick` leaves out the indexes, which takes a tenth of the time. Throws `UnusableDatabase`. */
export function assertWhole(connection: DatabaseSync, file: string, check: 'quick' | 'full'): void {
  const pragma = check === 'quick' ? 'quick_check' : 'integrity_check';
  const [first] = connection.prepare(`pragma ${pragma}(1)`).all();
  const words = String(first?.[pragma]);
  if (words !== 'ok') throw damaged(file, words.replaceAll(/\s+/g, ' '));
}

/**
 * The migrations a database has run; none for one without tables. Throws `UnusableDatabase` for tables that are
 * somebody else's, and for migrations that only a newer version can have run.
 */
export function migrationsRun(connection: DatabaseSync, file: string): string[] {
  const tables = connection.prepare(`select name from sqlite_schema where type = 'table'`).all();
  if (tables.length === 0) return [];
  if (!tables.some(({ name }) => name === 'kysely_migration')) throw foreign(file);
  const run = connection
    .prepare('select name from kysely_migration order by name')
    .all()
    .map(({ name }) => String(name));
  if (run.length > 0 && run[0] !== MIGRATIONS[0]) throw foreign(file);
  assertKnown(run, file);
  return run;
}

function foreign(file: string): UnusableDatabase {
  return new UnusableDatabase(
    'foreign',
    `${file} is a database of another program. Nothing was changed: set DATA_DIR to another folder, or move the file away.`,
  );
}

/** A file is on disk only when it is synced, and a new name in a folder only when the folder is. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function statIfThere(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
