/** `npm run jobs`: lists, checks, begins and changes the files of jobs. What each command does is in command/. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { command, dayOf, runCommand, runScript, UsageError } from '../terminal/command-line.ts';
import { loadSiteEnv } from '../terminal/command-settings.ts';
import { printable } from '../terminal/printable.ts';
import { closeJob, newJob, previewLink, publishJob, renameJob, reopenJob } from './command/change-jobs.ts';
import { checkJobs } from './command/check-jobs.ts';
import { contentPath, pathOf } from './command/job-files.ts';
import { contentSchemas } from './command/job-schemas.ts';
import { USAGE } from './command/jobs-usage.ts';
import { type ListedState, listJobs, STATES } from './command/list-jobs.ts';

const A_NAME = 'one name, for example android-lead';
const TWO_NAMES = 'two names, the old one and the new one';

const JSON_OPTION = { json: { type: 'boolean' } } as const;

const COMMANDS = {
  list: command({
    options: JSON_OPTION,
    mayTake: 1,
    run: ({ json = false }, state) => listJobs(stateNamed(state), json),
  }),
  check: command({
    options: JSON_OPTION,
    mayTake: 1,
    run: ({ json = false }, named?: string) => checkJobs(named, json),
  }),
  new: command({ options: {}, needs: [A_NAME], run: (_, id) => newJob(id) }),
  preview: command({ options: {}, needs: [A_NAME], run: (_, named) => previewLink(named) }),
  publish: command({
    options: {},
    needs: [A_NAME],
    mayTake: 1,
    run: (_, named, day?: string) => publishJob(named, dayOf(day, 'The day')),
  }),
  close: command({ options: {}, needs: [A_NAME], run: (_, named) => closeJob(named) }),
  reopen: command({
    options: {},
    needs: [A_NAME],
    mayTake: 1,
    run: (_, named, lastDay?: string) => reopenJob(named, dayOf(lastDay, 'The last day')),
  }),
  rename: command({
    options: {},
    needs: [TWO_NAMES, TWO_NAMES],
    run: (_, named, other) => renameJob(named, other),
  }),
  schema: command({ options: {}, run: writeSchemas }),
};

export const runJobs = (args: readonly string[]) =>
  runScript(args, { script: 'jobs', usage: USAGE, commands: COMMANDS });

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

if (import.meta.main) {
  await runCommand('jobs', () => {
    loadSiteEnv();
    return runJobs(process.argv.slice(2));
  });
}
