import { lchownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives what root has just made to the owner of the folder it is in, as SQLite does with the files beside a database:
 * a command that root runs must not shut the site out. No link is followed.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  lchownSync(path, uid, gid);
}
