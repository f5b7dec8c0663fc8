/** `npm run jobs`: lists, checks, begins and changes the files of openings. What each command does is in command/. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runCommand, UsageError } from '../terminal/command-line.ts';
import { contentDirectory } from '../terminal/command-settings.ts';
import { printable } from '../terminal/printable.ts';
import { closeJob, publishJob, renameJob, reopenJob } from './command/change-jobs.ts';
import { checkJobs } from './command/check-jobs.ts';
import { pathOf } from './command/job-files.ts';
import { contentSchemas } from './command/job-schemas.ts';
import { dayOf, parseJobsCommand } from './command/jobs-options.ts';
import { usageOf } from './command/jobs-usage.ts';
import { type ListedState, listJobs, STATES } from './command/list-jobs.ts';
import { newFromAnswers, newFromFlags, newTemplate } from './command/new-job.ts';
import { previewLink } from './command/site-preview.ts';

await runCommand('jobs', () => run(parseJobsCommand(process.argv.slice(2))));

/** What is to be printed. */
function run(line: ReturnType<typeof parseJobsCommand>): Promise<string> | string {
  const { subjects, flags, asJson } = line;
  if (line.isHelp) return usageOf(line.name);
  const [name = '', other = ''] = subjects;
  switch (line.name) {
    case 'check':
      return checkJobs(subjects[0], asJson);
    case 'new':
      if (Object.keys(flags).length > 0) return newFromFlags(subjects[0], flags);
      return subjects.length > 0 ? newTemplate(name) : newFromAnswers();
    case 'preview':
      return previewLink(name);
    case 'publish':
      return publishJob(name, { on: dayOf(flags, 'on'), closes: dayOf(flags, 'closes') });
    case 'close':
      return closeJob(name);
    case 'reopen':
      return reopenJob(name, { closes: dayOf(flags, 'closes') });
    case 'rename':
      return renameJob(name, other);
    case 'schema':
      return writeSchemas();
    default:
      return listJobs(stateNamed(subjects[0]), asJson);
  }
}

function stateNamed(name: string | undefined): ListedState | undefined {
  const state = STATES.find((each) => each === name);
  if (name === undefined || state) return state;
  throw new UsageError(`"list" takes a state, not "${printable(name)}": ${STATES.join(', ')}.`, 'list');
}

async function writeSchemas(): Promise<string> {
  const schemas = Object.entries(contentSchemas());
  for (const [file, text] of schemas) {
    await mkdir(dirname(join(contentDirectory, file)), { recursive: true });
    await writeFile(join(contentDirectory, file), text);
  }
  return schemas.map(([file]) => `${pathOf(file)} is written.\n`).join('');
}
