import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { foreignContentIn } from './backup-check.ts';
import { eraseFrom, erasuresFile } from './erasures.ts';
import { lockForSite } from './site-lock.ts';
import { isCorruption, messageOf, toStartupError } from './sqlite-errors.ts';
import {
  assertIntegrity,
  databaseFile,
  fsyncPath,
  holdsData,
  inspect,
  makeFile,
  makeFolder,
  migrationsRun,
  statIfExists,
} from './sqlite-file.ts';
import { UnusableDatabase } from './store-errors.ts';

/** Milliseconds to wait for a lock, blocking: this process serves no requests. */
const LOCK_TIMEOUT = 10_000;

/**
 * Writes a snapshot of the database into a new file that only its owner can read, while the site keeps
 * running. Nothing that was erased is in it. Throws `UnusableDatabase`.
 */
export function backUp(directory: string, target: string): void {
  const file = databaseFile(directory);
  if (!holdsData(file)) throw new UnusableDatabase('missing', `There is no ${file} to back up.`);
  if (existsSync(target)) throw refused(`${target} already exists; choose another name.`);
  const part = `${target}.part`;
  if (existsSync(part)) {
    throw refused(`${part} exists: another backup is being written, or one was cut off: remove it.`);
  }
  // This call has made the file, so it may delete it when something fails.
  create(part);
  try {
    const connection = new DatabaseSync(file, { readOnly: true, timeout: LOCK_TIMEOUT });
    try {
      connection.prepare('vacuum into ?').run(part);
    } finally {
      connection.close();
    }
    fsyncPath(part);
    renameSync(part, target);
    fsyncPath(dirname(target));
  } catch (error) {
    removeCopy(part);
    throw toStartupError(error, target, file);
  }
}

/**
 * Verifies a backup and installs it as the database of a folder that has none, without what was erased there
 * since. The file gets the folder's owner, whoever runs this. `erasedAgain` is undefined if the folder has no
 * record of erasures. Throws `UnusableDatabase`.
 */
export function restore(backup: string, directory: string) {
  const submissions = verify(backup);
  const file = databaseFile(directory);
  let erasedAgain: string[] | undefined;
  try {
    makeFolder(directory);
    const unlock = lockForSite(directory);
    try {
      if (statIfExists(file) || statIfExists(`${file}-wal`)) {
        throw refused(`${file} already exists. Move submissions.db* away first; nothing was changed.`);
      }
      erasedAgain = putInPlace(backup, file, directory);
    } finally {
      unlock();
    }
  } catch (error) {
    throw toStartupError(error, directory, file);
  }
  return { submissions: submissions - (erasedAgain?.length ?? 0), erasedAgain };
}

/**
 * Checks a whole backup without changing it. Its version must be this one or an older one, which the next
 * start migrates, and it must hold nothing that the site does not write. Returns its number of submissions.
 * Throws `UnusableDatabase`.
 */
export function verify(backup: string): number {
  if (!statIfExists(backup)?.isFile()) throw refused(`There is no file ${backup}.`);
  try {
    return inspect(backup, (connection) => {
      const run = migrationsRun(connection, backup);
      if (run.length === 0) throw refused(`${backup} is an empty database, not a backup of this site.`);
      assertIntegrity(connection, backup, 'full');
      const foreign = foreignContentIn(connection, run);
      if (foreign) {
        throw refused(
          `${backup} holds ${foreign}: somebody has changed it. Nothing was done: restore another one.`,
        );
      }
      const count = (table: string) =>
        Number(connection.prepare(`select count(*) as count from ${table}`).get()?.count);
      return count('applications') + count('messages');
    });
  } catch (error) {
    // The message of damage gives advice for a site's own database, not for a backup.
    if (!isCorruption(error)) throw error;
    throw refused(`${backup} is damaged, or no backup. Nothing was changed: restore another one.`);
  }
}

/** Copies under a temporary name until all is synced: a crash must not leave half a database. */
function putInPlace(backup: string, file: string, directory: string): string[] | undefined {
  const half = `${file}.restoring`;
  removeCopy(half);
  makeFile(half);
  try {
    inspect(backup, (connection) => connection.prepare('vacuum into ?').run(half));
    const erasures = statIfExists(erasuresFile(directory))?.isFile()
      ? readFileSync(erasuresFile(directory), 'utf8').split(/\s+/)
      : undefined;
    const erasedAgain = erasures && eraseFrom(half, erasures);
    fsyncPath(half);
    renameSync(half, file);
    fsyncPath(directory);
    return erasedAgain;
  } finally {
    removeCopy(half);
  }
}

/** Also removes the journal that an interrupted copy leaves. */
function removeCopy(file: string): void {
  for (const left of [file, `${file}-journal`]) rmSync(left, { force: true });
}

function create(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    throw new UnusableDatabase('refused', `${file} cannot be written (${messageOf(error)}).`, error);
  }
}

const refused = (message: string) => new UnusableDatabase('refused', message);
