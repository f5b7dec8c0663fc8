import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../database/sqlite-file.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { writeNewFile } from '../../terminal/new-file.ts';

/** Leaves room for the reference within the 255 bytes a name may have, in any script. */
const NAME_CHARACTERS = 60;

/**
 * Writes the bytes into `folder` under that name, readable by its owner alone, and gives the path. Throws
 * `CommandProblem` where other bytes stand there.
 */
export async function saveResume(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  makeFolder(folder);
  const path = join(folder, name);
  if (await writeNewFile(path, bytes)) return path;
  const there = await readFile(path).catch(() => undefined);
  if (there?.equals(bytes)) return path;
  throw new CommandProblem(
    `${path} is there already and stays as it is; move it away, or choose another folder.`,
  );
}

/** The reference and the cleaned name, so that files of many applicants can lie in one folder. */
export const savedName = (
  { reference, fileName }: { reference: string; fileName: string },
  kind: 'copy' | 'as-sent' = 'copy',
) => `${reference}-${cleanStem(fileName)}${kind === 'copy' ? '' : `-${kind}`}.pdf`;

/** What an applicant called the file, without its folder and extension, and with nothing a shell or a file system reads. */
function cleanStem(fileName: string): string {
  const base = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .replace(/^-+/, '');
  return [...clean].slice(0, NAME_CHARACTERS).join('').replace(/-+$/, '') || 'resume';
}
