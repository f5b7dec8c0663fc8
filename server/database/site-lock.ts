import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFile } from './sqlite-file.ts';
import { UnusableDatabase } from './store-errors.ts';

/**
 * Keeps a second site out of the folder. The lock is SQLite's own on a file beside the database, so the system
 * gives it back however this process ends; tools that open the database beside the site do not ask for it.
 * Throws `UnusableDatabase` where another process has it. The returned function gives it back.
 */
export function lockForSite(directory: string): () => void {
  const file = join(directory, 'site.lock');
  // Does not open one that is there: closing it would give up this process's own locks on it (fcntl, POSIX).
  makeFile(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new UnusableDatabase(
      'in use',
      `Another site is running on ${directory}: stop that one first, or give this one a DATA_DIR of its own.`,
      error,
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
