import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import type { FilesChanged, OpenedFiles } from './opened-files.ts';
import { wordsOf } from './sqlite-faults.ts';
import { databaseFile, syncPath } from './sqlite-file.ts';

/**
 * Copies what a connection still holds of a database whose file was removed or replaced: when the process ends,
 * the system forgets those bytes. Gives the operator's next step, in words.
 */
export async function rescue(
  directory: string,
  connection: DatabaseSync,
  change: FilesChanged,
  files: OpenedFiles,
): Promise<string> {
  if (change.kind === 'cut short' || change.kind === 'overwritten') {
    return `${change.message}. Stop the site, move ${databaseFile(directory)}* away, and restore a backup (npm run inbox -- restore FILE).`;
  }
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const copy = join(directory, `rescued-${stamp}.db`);
  try {
    closeSync(openSync(copy, 'wx', 0o600));
    await backup(connection, copy);
    syncPath(copy);
    syncPath(directory);
  } catch (error) {
    rmSync(copy, { force: true });
    return `${change.message}. It could not be copied to ${copy} either (${wordsOf(error)}). Put the same file back before this process ends: only the process still holds it.`;
  }
  // Beside a database of another origin the old journal would be read into that one at the next start.
  const isReplaced = change.kind === 'replaced' && change.file === databaseFile(directory);
  if (isReplaced && files.hasOwnJournal()) setAside(`${change.file}-wal`, `${copy}.journal`);
  const way = `move submissions.db* away, and run: npm run inbox -- restore ${copy}`;
  const back = isReplaced ? '' : 'Put the same files back and the site goes on; or stop ';
  return `${change.message}. All that was stored is in ${copy}. ${back || 'Stop '}the site, ${way}`;
}

function setAside(path: string, name: string): void {
  try {
    renameSync(path, name);
  } catch {
    // It went away in the same moment, which is as good.
  }
}
