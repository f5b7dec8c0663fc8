/** `npm run jobs`: lists, checks, begins and changes the files of jobs. What each command does is in command/. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { day } from '#shared/content-rules.ts';
import { parseCommandLine, runCommand, UsageError } from '../terminal/command-line.ts';
import { printable } from '../terminal/printable.ts';
import { closeJob, newJob, previewLink, publishJob, renameJob, reopenJob } from './command/change-jobs.ts';
import { checkJobs } from './command/check-jobs.ts';
import { contentPath, pathOf } from './command/job-files.ts';
import { contentSchemas } from './command/job-schemas.ts';
import { USAGE } from './command/jobs-usage.ts';
import { type ListedState, listJobs, STATES } from './command/list-jobs.ts';

const OPTIONS = {
  json: { type: 'boolean' },
  on: { type: 'string' },
  closes: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const A_NAME = 'one name, for example android-lead';
const TWO_NAMES = 'two names, the old one and the new one';

const COMMANDS = {
  list: { options: ['json'], mayTake: 1 },
  check: { options: ['json'], mayTake: 1 },
  new: { options: [], needs: [A_NAME] },
  preview: { options: [], needs: [A_NAME] },
  publish: { options: ['on', 'closes'], needs: [A_NAME] },
  close: { options: [], needs: [A_NAME] },
  reopen: { options: ['closes'], needs: [A_NAME] },
  rename: { options: [], needs: [TWO_NAMES, TWO_NAMES] },
  schema: { options: [] },
};

if (import.meta.main) await runCommand('jobs', () => runJobs(process.argv.slice(2)));

/** What is to be printed. */
export function runJobs(args: readonly string[]): Promise<string> | string {
  const grammar = { script: 'jobs', options: OPTIONS, commands: COMMANDS };
  const { name, subjects, values, isHelp } = parseCommandLine(args, grammar);
  if (isHelp) return USAGE;
  const [named = '', other = ''] = subjects;
  const { json = false } = values;
  const [on, closes] = [dayOf(values.on, 'on'), dayOf(values.closes, 'closes')];
  switch (name) {
    case 'check':
      return checkJobs(subjects[0], json);
    case 'new':
      return newJob(named);
    case 'preview':
      return previewLink(named);
    case 'publish':
      return publishJob(named, { on, closes });
    case 'close':
      return closeJob(named);
    case 'reopen':
      return reopenJob(named, { closes });
    case 'rename':
      return renameJob(named, other);
    case 'schema':
      return writeSchemas();
    default:
      return listJobs(stateNamed(subjects[0]), json);
  }
}

function dayOf(value: string | undefined, option: string): string | undefined {
  const { success, issues } = v.safeParse(v.optional(day), value);
  if (success) return value;
  throw new UsageError(`--${option} ${issues[0].message}.`);
}

function stateNamed(name: string | undefined): ListedState | undefined {
  const state = STATES.find((each) => each === name);
  if (name === undefined || state) return state;
  throw new UsageError(`"list" takes a state, not "${printable(name)}": ${STATES.join(', ')}.`);
}

async function writeSchemas(): Promise<string> {
  const schemas = Object.entries(contentSchemas());
  for (const [file, text] of schemas) {
    await mkdir(dirname(contentPath(file)), { recursive: true });
    await writeFile(contentPath(file), text);
  }
  return schemas.map(([file]) => `${pathOf(file)} is written.\n`).join('');
}
