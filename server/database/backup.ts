import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strangerIn } from './backup-check.ts';
import { eraseFrom, erasuresFile } from './erasures.ts';
import { lockForSite } from './site-lock.ts';
import { asStartFault, isDamage, messageOf } from './sqlite-faults.ts';
import {
  assertWhole,
  databaseFile,
  holdsData,
  inspect,
  makeFile,
  makeFolder,
  migrationsRun,
  statIfThere,
  syncPath,
} from './sqlite-file.ts';
import { UnusableDatabase } from './store-errors.ts';

/** Milliseconds to wait for a lock; this process serves nobody meanwhile. */
const PATIENCE = 10_000;

/**
 * Writes all that is stored at this moment into a new file for its owner alone, while the site goes on. Nothing of
 * what was erased is in it. Throws `UnusableDatabase`.
 */
export function backUp(directory: string, target: string): void {
  const file = databaseFile(directory);
  if (!holdsData(file)) throw new UnusableDatabase('missing', `There is no ${file} to back up.`);
  if (existsSync(target)) throw refused(`${target} is there already; choose another name.`);
  const part = `${target}.part`;
  if (existsSync(part)) {
    throw refused(`${part} is there: another backup is being written, or one was cut off: remove it.`);
  }
  // This call has made the file, so it may delete it when something fails.
  create(part);
  try {
    const connection = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
    try {
      connection.prepare('vacuum into ?').run(part);
    } finally {
      connection.close();
    }
    syncPath(part);
    renameSync(part, target);
    syncPath(dirname(target));
  } catch (error) {
    removeCopy(part);
    throw asStartFault(error, target, file);
  }
}

/**
 * Makes a backup the database of a folder that has none, without what was erased there since. It is verified first. The
 * database belongs to whom the folder does, whoever restores it. `erasedAgain` is undefined where the folder does not
 * know what was erased. Throws `UnusableDatabase`.
 */
export function restore(backup: string, directory: string) {
  const submissions = verify(backup);
  const file = databaseFile(directory);
  let erasedAgain: string[] | undefined;
  try {
    makeFolder(directory);
    const unlock = lockForSite(directory);
    try {
      if (statIfThere(file) || statIfThere(`${file}-wal`)) {
        throw refused(`${file} is there already. Move submissions.db* away first; nothing was changed.`);
      }
      erasedAgain = putInPlace(backup, file, directory);
    } finally {
      unlock();
    }
  } catch (error) {
    throw asStartFault(error, directory, file);
  }
  return { submissions: submissions - (erasedAgain?.length ?? 0), erasedAgain };
}

/**
 * Reads a backup whole and changes nothing. It must be of this version of the site or an older one, which the next start
 * brings up to date, and hold nothing that the site does not write. Gives its number of submissions. Throws
 * `UnusableDatabase`.
 */
export function verify(backup: string): number {
  if (!statIfThere(backup)?.isFile()) throw refused(`There is no file ${backup}.`);
  try {
    return inspect(backup, (connection) => {
      const run = migrationsRun(connection, backup);
      if (run.length === 0) throw refused(`${backup} is an empty database, not a backup of this site.`);
      assertWhole(connection, backup, 'full');
      const stranger = strangerIn(connection, run);
      if (stranger) {
        throw refused(
          `${backup} holds ${stranger}: somebody has changed it. Nothing was done: restore another one.`,
        );
      }
      const count = (table: string) =>
        Number(connection.prepare(`select count(*) as count from ${table}`).get()?.count);
      return count('applications') + count('messages');
    });
  } catch (error) {
    // The message of damage gives advice for a site's own database, not for a backup.
    if (!isDamage(error)) throw error;
    throw refused(`${backup} is damaged, or no backup. Nothing was changed: restore another one.`);
  }
}

/** Under another name until it is whole and on disk: a crash in between must not leave half a database. */
function putInPlace(backup: string, file: string, directory: string): string[] | undefined {
  const half = `${file}.restoring`;
  removeCopy(half);
  makeFile(half);
  try {
    inspect(backup, (connection) => connection.prepare('vacuum into ?').run(half));
    const erasures = statIfThere(erasuresFile(directory))?.isFile()
      ? readFileSync(erasuresFile(directory), 'utf8').split(/\s+/)
      : undefined;
    const erasedAgain = erasures && eraseFrom(half, erasures);
    syncPath(half);
    renameSync(half, file);
    syncPath(directory);
    return erasedAgain;
  } finally {
    removeCopy(half);
  }
}

/** With the journal that a copy which failed half-way leaves. */
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
