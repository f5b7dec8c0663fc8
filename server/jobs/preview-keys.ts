import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToFolderOwner } from '../database/folder-owner.ts';
import { makeFolder } from '../database/sqlite-file.ts';

/** The key in the link that shows a job before it is on the site: an HMAC of its name. */
export const previewKey = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(id).digest('base64url').slice(0, 32);

/**
 * The secret of previews: PREVIEW_SECRET, or a file in the data folder, created once, for its owner only.
 * @throws errors of the file system
 */
export function previewSecret({ given, directory }: { given: string; directory: string }): string {
  if (given !== '') return given;
  const file = join(directory, 'preview.secret');
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makeFolder(directory);
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  giveToFolderOwner(file);
  return secret;
}
