import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFile, makeFolder } from '../database/sqlite-file.ts';

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
  makeFolder(directory);
  makeFile(file);
  const kept = readFileSync(file, 'utf8');
  // A full disk leaves it empty, and with an empty secret anybody could make the keys.
  if (kept !== '') return kept;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret);
  return secret;
}
