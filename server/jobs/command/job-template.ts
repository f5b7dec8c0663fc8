import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleOf } from '#shared/content-rules.ts';
import { JobFile } from '#shared/entities.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { contentDirectory } from '../../terminal/command-settings.ts';
import { JOBS_FOLDER } from '../content-file.ts';
import { assertName } from './change-jobs.ts';
import { cannotWrite } from './job-edit.ts';
import { pathOf } from './job-files.ts';

/** Begins a job: a draft of examples to fill in. Overwrites nothing. */
export async function newJob(id: string): Promise<string> {
  assertName(id);
  const file = `${JOBS_FOLDER}/${id}.json`;
  try {
    const text = `${JSON.stringify(template(), null, 2)}\n`;
    await writeFile(join(contentDirectory, file), text, { flag: 'wx' });
  } catch (error) {
    throw new CommandProblem(cannotWrite(file, error));
  }
  return `${pathOf(file)} is a draft now. Fill it in, then: npm run jobs -- publish ${id}\n`;
}

/** Without `postedAt`, which would say that it has been on the site: publishing sets it. */
function template(): Record<string, unknown> {
  const fields = Object.entries(JobFile.entries)
    .map(([name, schema]) => [name, exampleOf(schema)] as const)
    .filter(([, example]) => example !== undefined);
  return { $schema: '../schemas/job.schema.json', ...Object.fromEntries(fields) };
}
