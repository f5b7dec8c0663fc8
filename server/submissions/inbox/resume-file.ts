import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../database/sqlite-file.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { writeNewFile } from '../../terminal/new-file.ts';

/** Of four bytes at most: leaves room for reference and ending within the 255 bytes a name may have. */
const NAME_CHARACTERS = 56;

/**
 * Writes the bytes into `folder` under that name, readable by its owner alone, and gives the path. Throws
 * `CommandProblem` where other bytes stand there.
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
    `${path} is there already and stays as it is; move it away, or choose another folder.`,
  );
}

/** The reference and the applicant, so that files of many can lie in one folder. */
export const savedName = (
  { reference, name }: { reference: string; name: string },
  kind: 'copy' | 'as-sent' = 'copy',
) => `${reference}-${clean(name)}${kind === 'copy' ? '' : `-${kind}`}.pdf`;

/** A name with nothing that a shell or a file system reads. */
function clean(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-/, '');
  return [...cleaned].slice(0, NAME_CHARACTERS).join('').replace(/-$/, '') || 'resume';
}
