import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { CommandProblem, didYouMean } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import { printable } from '../../terminal/printable.ts';
import {
  isJobFile,
  JOBS_FOLDER,
  jobId,
  listJobFiles,
  readContentFile,
  TESTIMONIALS_FILE,
} from '../content-file.ts';
import type { ContentProblem } from '../content-problems.ts';
import { jobState } from '../job-state.ts';

/** The path of a file or folder of the content. */
export const contentPath = (file: string): string => join(commandSettings().contentDirectory, file);

export const readJobFile = (file: string) => readContentFile(commandSettings().contentDirectory, file);

/** The path as it can be clicked or typed where the command was called. */
export function pathOf(file: string): string {
  const path = contentPath(file);
  const short = relative(commandSettings().calledFrom, path);
  return short.startsWith('..') ? path : short;
}

export function jobFiles(): string[] {
  const files = listJobFiles(commandSettings().contentDirectory);
  if (files) return files.sort();
  throw new CommandProblem(
    `There is no folder ${contentPath(JOBS_FOLDER)} that can be read. If the jobs are elsewhere, set CONTENT_DIR.`,
  );
}

/** Files beside the jobs that are none. */
export const otherFiles = (): string[] =>
  readdirSync(contentPath(JOBS_FOLDER))
    .filter((name) => !name.startsWith('.') && !isJobFile(name))
    .map((name) => `${JOBS_FOLDER}/${name}`);

/** The file for a job's name or path; throws `CommandProblem` if there is none. */
export function fileNamed(named: string): string {
  const name = basename(named, '.json');
  if (name === basename(TESTIMONIALS_FILE, '.json')) return TESTIMONIALS_FILE;
  const file = `${JOBS_FOLDER}/${name}.json`;
  const files = jobFiles();
  if (files.includes(file)) return file;
  const meant = didYouMean(name, files.map(jobId));
  throw new CommandProblem(
    `There is no job "${printable(name)}".${meant} The jobs are in ${contentPath(JOBS_FOLDER)}.`,
  );
}

/** The job of this name and its state; throws `CommandProblem` if there is none, or its file has mistakes. */
export function jobNamed(named: string) {
  const file = fileNamed(named);
  const reading = readJobFile(file);
  if (reading.state === 'job') {
    return { file, reading, job: reading.job, state: jobState(reading.job, new Date()) };
  }
  if (reading.state === 'testimonials') throw new CommandProblem(`${pathOf(file)} is no job.`);
  throw new CommandProblem(
    `${reading.problems.map(formatProblem).join('\n')}\n${pathOf(file)} was not changed. Mend it first; to take the job off at once, delete the file.`,
  );
}

export const formatProblem = ({ file, line, column, rule }: ContentProblem): string =>
  `${pathOf(file)}:${line}:${column} ${rule}`;
