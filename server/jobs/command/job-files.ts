import { basename, join, relative } from 'node:path';
import { CommandProblem } from '../../terminal/command-line.ts';
import { contentDirectory } from '../../terminal/command-settings.ts';
import { nearNames } from '../../terminal/near-names.ts';
import { printable } from '../../terminal/printable.ts';
import {
  type GoodReading,
  JOBS_FOLDER,
  jobId,
  listJobFiles,
  type Reading,
  readContentFile,
  TESTIMONIALS_FILE,
} from '../content-file.ts';
import type { ContentProblem } from '../content-problems.ts';
import { doubtsOf } from './job-doubts.ts';

/** As it can be clicked or typed from where the command runs. */
export function pathOf(file: string): string {
  const path = join(contentDirectory, file);
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

/** The openings' files, by name. */
export async function jobFiles(): Promise<string[]> {
  try {
    return listJobFiles(contentDirectory).sort();
  } catch {
    throw new CommandProblem(
      `There is no folder ${join(contentDirectory, JOBS_FOLDER)} that can be read. If the openings are elsewhere, set CONTENT_DIR.`,
    );
  }
}

/** The file that a name, or the path of a file, stands for; throws `CommandProblem` where there is none. */
export async function fileNamed(named: string): Promise<string> {
  const name = basename(named, '.json');
  if (name === basename(TESTIMONIALS_FILE, '.json')) return TESTIMONIALS_FILE;
  const files = await jobFiles();
  const file = `${JOBS_FOLDER}/${name}.json`;
  if (files.includes(file)) return file;
  const near = nearNames(name, files.map(jobId)).map(printable);
  const advice =
    near.length > 0
      ? `Did you mean ${near.join(', or ')}?`
      : `The openings are in ${join(contentDirectory, JOBS_FOLDER)}.`;
  throw new CommandProblem(`There is no opening "${printable(name)}". ${advice}`);
}

export type GoodJob = Extract<GoodReading, { state: 'job' }>;

/** The opening of this name; throws `CommandProblem` where there is none, or where its file has mistakes. */
export async function openingNamed(named: string): Promise<{ file: string; reading: GoodJob }> {
  const file = await fileNamed(named);
  const reading = readContentFile(contentDirectory, file);
  if (reading.state === 'job') return { file, reading };
  if (reading.state !== 'broken') throw new CommandProblem(`${pathOf(file)} is no opening.`);
  throw new CommandProblem(
    `${reading.problems.map(problemWords).join('\n')}\n${pathOf(file)} was not changed. Mend it first; to take the opening off at once, delete the file.`,
  );
}

export const problemWords = ({ file, line, column, rule }: ContentProblem): string =>
  `${pathOf(file)}:${line}:${column} ${rule}`;

/** A line for each warning and note; nothing for what is no opening. */
export function doubtWords(file: string, reading: Reading): string {
  const doubts = reading.state === 'job' ? doubtsOf(reading, new Date()) : [];
  return doubts
    .map(({ level, rule, ...place }) => `${problemWords({ file, ...place, rule: `${level}: ${rule}` })}\n`)
    .join('');
}
