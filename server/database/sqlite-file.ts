import { closeSync, fsyncSync, lchownSync, mkdirSync, openSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { assertKnown, MIGRATIONS } from './migrations.ts';
import { corruptionError } from './sqlite-errors.ts';
import { codeOf, UnusableDatabase } from './store-errors.ts';

export const databaseFile = (directory: string) => join(directory, 'submissions.db');

/**
 * Creates the folder and its missing parents, with access for their owner only. Not by `recursive`: Node 24
 * loops forever where nothing can be created, as in /proc.
 */
export function makeFolder(directory: string): void {
  if (statIfExists(directory)) return;
  makeFolder(dirname(directory));
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!statIfExists(directory)) throw error;
  }
}

/**
 * Creates a missing file, empty and for its owner only; SQLite gives the files beside it the same mode. One that root
 * creates gets its folder's owner: a command run as root must not lock the site out.
 */
export function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw error;
  }
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  lchownSync(file, uid, gid);
}

/** Which of the folder and the database other users of this machine can access. */
export function readableByOthers(directory: string): string[] {
  return [directory, databaseFile(directory)].filter((path) => {
    const found = statIfExists(path);
    return found && process.platform !== 'win32' && (found.mode & 0o077) !== 0;
  });
}

/**
 * Whether there is a database to open. SQLite deletes a write-ahead log whose database is gone or empty, and with it
 * what was acknowledged last: that state is damage, not a fresh start.
 */
export function holdsData(file: string): boolean {
  const found = statIfExists(file);
  if (found && !found.isFile()) throw corruptionError(file, 'it is not a file');
  if (found && found.size > 0) return true;
  if (!statIfExists(`${file}-wal`)?.size) return false;
  throw corruptionError(file, `it is ${found ? 'empty' : 'missing'}, but its journal ${file}-wal is not`);
}

/** Opens a database read-only; without a write-ahead log as immutable, so that no file is made beside it. */
export function inspect<T>(file: string, query: (connection: DatabaseSync) => T): T {
  const address = pathToFileURL(file);
  if (!statIfExists(`${file}-wal`)) address.searchParams.set('immutable', '1');
  const connection = new DatabaseSync(address, { readOnly: true });
  try {
    return query(connection);
  } finally {
    connection.close();
  }
}

/** `quick` skips the indexes, which takes a tenth of the time. Throws `UnusableDatabase`. */
export function assertIntegrity(connection: DatabaseSync, file: string, check: 'quick' | 'full'): void {
  const pragma = check === 'quick' ? 'quick_check' : 'integrity_check';
  const [first] = connection.prepare(`pragma ${pragma}(1)`).all();
  const result = String(first?.[pragma]);
  if (result !== 'ok') throw corruptionError(file, result.replaceAll(/\s+/g, ' '));
}

/**
 * The migrations a database has run; none if it has no tables. Throws `UnusableDatabase` for another
 * program's tables, and for migrations of a newer version.
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
export function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export const statIfExists = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });
