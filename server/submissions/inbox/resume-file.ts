import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../database/sqlite-file.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { writeNewFile } from '../../terminal/new-file.ts';

/** Four bytes each at most: leaves room for reference and extension in the 255 bytes of a file name. */
const NAME_CHARACTERS = 56;

/**
 * Writes a file into `folder`, readable only by its owner, and returns its path. Throws `CommandProblem` if
 * another file of this name is there.
 */
export async function saveResume(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new CommandProblem(`${folder} cannot be made: ${error}.`);
  }
  const path = join(folder, name);
  if (await writeNewFile(path, bytes)) return path;
  const there = await readFile(path).catch(() => undefined);
  if (there?.equals(bytes)) return path;
  throw new CommandProblem(
    `${path} already exists and was left as it is; move it away, or choose another folder.`,
  );
}

/** Reference and applicant, so that the files of many applicants can lie in one folder. */
export const savedName = (
  { reference, name }: { reference: string; name: string },
  kind: 'copy' | 'as-sent' = 'copy',
) => `${reference}-${clean(name)}${kind === 'copy' ? '' : `-${kind}`}.pdf`;

/** A name without characters that are special to a shell or a file system. */
function clean(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-/, '');
  return [...cleaned].slice(0, NAME_CHARACTERS).join('').replace(/-$/, '') || 'resume';
}
