import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFile } from './sqlite-file.ts';
import { UnusableDatabase } from './store-errors.ts';

/**
 * Keeps a second site out of the folder. The lock is SQLite's own on a file beside the database, so the
 * system releases it however this process ends; commands that work beside the site do not take it. Throws
 * `UnusableDatabase` if another process holds it. The returned function releases it.
 */
export function lockForSite(directory: string): () => void {
  const file = join(directory, 'site.lock');
  // Does not open an existing file: closing it would release this process's own locks on it (POSIX, fcntl).
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
