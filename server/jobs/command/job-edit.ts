import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  lstat,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser';
import { CommandProblem } from '../../terminal/command-line.ts';
import { contentDirectory } from '../../terminal/command-settings.ts';
import { type GoodJob, jobIn } from '../content-file.ts';
import { pathOf, problemWords } from './job-files.ts';

/** Fields to set; undefined takes one out. */
export type Changes = Readonly<Record<string, unknown>>;

/** The file's text with these fields changed and everything else as it was; throws `CommandProblem` if it breaks a rule. */
function changedText(file: string, text: string, changes: Changes): string {
  const formattingOptions = formatOf(text);
  let changed = text;
  for (const [field, value] of Object.entries(changes)) {
    changed = applyEdits(changed, modify(changed, [field], value, { formattingOptions }));
  }
  const reading = jobIn(file, changed);
  if (reading.state !== 'broken') return changed;
  throw new CommandProblem(`${reading.problems.map(problemWords).join('\n')}\nNothing was changed.`);
}

function formatOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const insertSpaces = !indent.startsWith('\t');
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return { insertSpaces, tabSize: insertSpaces ? indent.length : 1, eol };
}

/** Changes fields of a job's file in one step: whoever reads it meanwhile finds the old one or the new. */
export async function changeFile(file: string, reading: GoodJob, changes: Changes): Promise<void> {
  const changed = changedText(file, reading.text, changes);
  try {
    // The file behind a link is changed, not the link.
    const path = await realpath(join(contentDirectory, file));
    await replaceFile(path, (await markOf(path)) + changed, await stat(path));
  } catch (error) {
    throw new CommandProblem(cannotWrite(file, error));
  }
}

async function replaceFile(path: string, text: string, { mode, uid, gid }: Stats): Promise<void> {
  // Hidden, so that the site does not take it for a job.
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(draft, text, { flag: 'wx', mode });
    // The site may run as another user, and a umask takes rights away: it has to read the new file as it read the old.
    await chown(draft, uid, gid).catch(() => undefined);
    await chmod(draft, mode);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a file to a name that nobody has, with these fields changed. */
export async function moveFile(from: string, to: string, reading: GoodJob, changes: Changes): Promise<void> {
  const changed = changedText(to, reading.text, changes);
  const [source, target] = [join(contentDirectory, from), join(contentDirectory, to)];
  try {
    if ((await lstat(source)).isSymbolicLink())
      throw new CommandProblem(`${pathOf(from)} is a link: rename it by hand.`);
    const mark = await markOf(source);
    await copyFile(source, target, constants.COPYFILE_EXCL);
    try {
      await replaceFile(target, mark + changed, await stat(source));
      await rm(source);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  } catch (error) {
    throw error instanceof CommandProblem ? error : new CommandProblem(cannotWrite(to, error));
  }
}

/** Windows editors begin a file with a byte order mark; one that was there stays. */
async function markOf(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).startsWith('\ufeff') ? '\ufeff' : '';
}

const CODES: Readonly<Record<string, string>> = {
  EEXIST: 'is there already and stays as it is',
  ENOENT: 'could not be written: its folder is not there',
  EACCES: 'could not be written: you may not change this folder or file',
  EPERM: 'could not be written: you may not change this folder or file',
  EROFS: 'could not be written: the folder is read-only',
  ENOSPC: 'could not be written: the disk is full',
};

export function cannotWrite(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return `${pathOf(file)} ${CODES[code] ?? `could not be written: ${error}`}.`;
}
