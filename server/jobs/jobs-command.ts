import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentDirectory } from '../terminal/command-settings.ts';
import { printable, printableLines } from '../terminal/printable.ts';
import { closeJob, publishJob, renameJob, reopenJob } from './command/change-jobs.ts';
import { checkJobs } from './command/check-jobs.ts';
import { type CommandLine, dayOf, parseJobsCommand } from './command/command-line.ts';
import { pathOf } from './command/job-files.ts';
import { Cancelled, JobsProblem, UsageError } from './command/jobs-problem.ts';
import { usageOf } from './command/jobs-usage.ts';
import { type ListedState, listJobs, STATES } from './command/list-jobs.ts';
import { newFromAnswers, newFromFlags, newTemplate } from './command/new-job.ts';
import { previewLink } from './command/site-preview.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error; // `npm run jobs | head` has read enough
});
process.exitCode = await main(process.argv.slice(2));

/** The exit code: 0 done, 1 a problem in words, 2 a command line that cannot be understood, 130 left by Ctrl-C. */
async function main(args: readonly string[]): Promise<number> {
  try {
    process.stdout.write(await run(parseJobsCommand(args)));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const command = error.command ? `${error.command} ` : '';
      return complain(`${error.message} See npm run jobs -- ${command}--help`, 2);
    }
    if (error instanceof JobsProblem) process.stdout.write(error.output);
    return complain(
      error instanceof Error ? error.message : String(error),
      error instanceof Cancelled ? 130 : 1,
    );
  }
}

function complain(words: string, code: number): number {
  process.stderr.write(`${printableLines(words)}\n`);
  return code;
}

/** What is to be printed. */
function run({ command, names, flags, isHelp }: CommandLine): Promise<string> | string {
  if (isHelp) return usageOf(command);
  const [name = '', other = ''] = names;
  switch (command) {
    case 'check':
      return checkJobs(names[0], 'json' in flags);
    case 'new':
      if (Object.keys(flags).length > 0) return newFromFlags(names[0], flags);
      return names.length > 0 ? newTemplate(name) : newFromAnswers();
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
      return listJobs(stateNamed(names[0]), 'json' in flags);
  }
}

function stateNamed(name: string | undefined): ListedState | undefined {
  const state = STATES.find((each) => each === name);
  if (name === undefined || state) return state;
  throw new UsageError(`"list" takes a state, not "${printable(name)}": ${STATES.join(', ')}.`, 'list');
}

/** The generator is a package for development, which an installation that only serves doesn't have. */
async function writeSchemas(): Promise<string> {
  const { contentSchemas } = await import('./job-schemas.ts');
  const schemas = Object.entries(contentSchemas());
  for (const [file, text] of schemas) {
    await mkdir(dirname(join(contentDirectory, file)), { recursive: true });
    await writeFile(join(contentDirectory, file), text);
  }
  return schemas.map(([file]) => `${pathOf(file)} is written.\n`).join('');
}
