import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { giveToFolderOwner } from '../../database/folder-owner.ts';
import { writeNewFile } from '../../terminal/new-file.ts';

/** Leaves room for the reference and a number within the 255 bytes a name may have, in any script. */
const NAME_CHARACTERS = 60;
const NAMES_TRIED = 100;

/** Where resumes are saved when no other folder is named. */
export const savedFolder = (directory: string) => join(directory, 'saved');

/** Removes what was saved of these submissions where resumes are saved by default. */
export async function removeSavedResumes(directory: string, references: readonly string[]): Promise<void> {
  const folder = savedFolder(directory);
  const names = await readdir(folder).catch(() => []);
  const gone = new Set(references);
  for (const name of names) {
    if (gone.has(name.slice(0, 'A-2222-2222'.length)))
      await rm(join(folder, name), { force: true, recursive: true });
  }
}

/**
 * Writes the bytes into `folder` under that name, readable by its owner alone. A file
 * there with other bytes is kept and the new one numbered; one with the same bytes is the answer. Gives the path.
 */
export async function saveResume(
  folder: string,
  resume: { reference: string; name: string; bytes: Uint8Array },
): Promise<string> {
  // The site has to remove there what it erases.
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) giveToFolderOwner(folder);
  const { name } = resume;
  for (let number = 1; number <= NAMES_TRIED; number += 1) {
    const path = join(folder, number === 1 ? name : name.replace(/\.pdf$/, `-${number}.pdf`));
    if (await holds(path, resume.bytes)) return path;
  }
  throw new Error(`${folder} already has ${NAMES_TRIED} other files for ${resume.reference}`);
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

/** Whether `path` has these bytes now, be it that they were there already; false when something else is. */
async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  if (await writeNewFile(path, bytes)) return true;
  const there = await readFile(path).catch(() => undefined);
  return there?.equals(bytes) ?? false;
}
