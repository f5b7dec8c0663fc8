import { readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser';
import { CommandProblem } from '../../terminal/command-line.ts';
import { type GoodJob, jobIn } from '../content-file.ts';
import { contentPath, formatProblem, pathOf } from './job-files.ts';

/** Fields to set; undefined removes a field. */
export type Changes = Readonly<Record<string, unknown>>;

/** The text with these fields changed and nothing else; throws `CommandProblem` if that breaks a rule. */
function changedText(file: string, text: string, changes: Changes): string {
  const formattingOptions = formatOf(text);
  let changed = text;
  for (const [field, value] of Object.entries(changes)) {
    changed = applyEdits(changed, modify(changed, [field], value, { formattingOptions }));
  }
  const reading = jobIn(file, changed);
  if (reading.state !== 'broken') return changed;
  throw new CommandProblem(`${reading.problems.map(formatProblem).join('\n')}\nNothing was changed.`);
}

function formatOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const insertSpaces = !indent.startsWith('\t');
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return { insertSpaces, tabSize: insertSpaces ? indent.length : 1, eol };
}

async function overwrite(path: string, bytes: Buffer): Promise<void> {
  await writeFile(path, bytes, { flag: 'r+' });
  await truncate(path, bytes.length);
}

/** Changes fields of a job's file in place, which keeps its mode and owner, then renames it to `to`. */
export async function changeFile(
  file: string,
  reading: GoodJob,
  changes: Changes,
  to: string = file,
): Promise<void> {
  const changed = changedText(file, reading.text, changes);
  const path = contentPath(file);
  try {
    const before = await readFile(path);
    // A byte order mark, as Windows editors write it, is kept.
    const mark = before.toString().startsWith('\ufeff') ? '\ufeff' : '';
    // The file keeps its room on the disk: where there is no more, what it held can be written back.
    await overwrite(path, Buffer.from(mark + changed)).catch(async (error) => {
      await overwrite(path, before);
      throw error;
    });
    if (to !== file) await rename(path, contentPath(to));
  } catch (error) {
    throw new CommandProblem(`${pathOf(to)} could not be written: ${error}.`);
  }
}
