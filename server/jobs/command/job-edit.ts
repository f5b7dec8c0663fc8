import { readFile, rename, writeFile } from 'node:fs/promises';
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
    await writeFile(path, mark + changed).catch(async (error) => {
      // On a full disk the beginning is there, at most; the room of what was there before is free again.
      await writeFile(path, before);
      throw error;
    });
    if (to !== file) await rename(path, contentPath(to));
  } catch (error) {
    throw new CommandProblem(`${pathOf(to)} could not be written: ${error}.`);
  }
}
