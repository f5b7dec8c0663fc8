import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { runJobs } from '../../../server/jobs/jobs-command.ts';
import { runInbox } from '../../../server/submissions/inbox/inbox-command.ts';
import { openStores } from '../../../server/submissions/stores.ts';
import { type Outcome, outcomeOf } from '../../../server/terminal/command-line.ts';
import { PATIENCE } from '../patience.ts';
import { ROOT } from '../root.ts';
import { type TemporaryContent, temporaryContent } from '../site/content.ts';
import { buildApplication, buildEnquiry, buildMessage, temporaryDirectory } from './database.ts';

/** Where a command is called, with its data there, and what else is set. */
type Surroundings = string | { directory: string; env?: Record<string, string> };

/** What `npm run inbox -- …` says, called in a folder that holds its data and its content. */
export function inbox(surroundings: Surroundings, ...args: string[]): Promise<Outcome> {
  const { directory, env } = placed(surroundings);
  const folders = { DATA_DIR: directory, CONTENT_DIR: join(directory, 'content'), INIT_CWD: directory };
  return within({ ...folders, ...env }, () => outcomeOf('inbox', () => runInbox(args)));
}

/** What `npm run jobs -- …` says of the content in `directory`, called beside that folder. */
export function jobs(surroundings: Surroundings, ...args: string[]): Promise<Outcome> {
  const { directory, env } = placed(surroundings);
  const folders = {
    DATA_DIR: `${directory}/no-data`,
    CONTENT_DIR: directory,
    INIT_CWD: resolve(directory, '..'),
  };
  return within({ ...folders, ...env }, () => outcomeOf('jobs', () => runJobs(args)));
}

const placed = (surroundings: Surroundings) =>
  typeof surroundings === 'string' ? { directory: surroundings, env: {} } : surroundings;

/** With this environment, and nothing of the npm that runs the tests. */
async function within(environment: Record<string, string>, work: () => Promise<Outcome>): Promise<Outcome> {
  const ofNpm = Object.keys(process.env).filter((name) => name.startsWith('npm_config_'));
  for (const name of ofNpm) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  try {
    return await work();
  } finally {
    vi.unstubAllEnvs();
  }
}

/** A command as a process of its own, after what the shell does `before`. */
export async function asProcess(
  script: 'inbox' | 'jobs',
  { directory, before = ':' }: { directory: string; before?: string },
  ...args: string[]
) {
  const files = { inbox: 'submissions/inbox/inbox-command.ts', jobs: 'jobs/jobs-command.ts' };
  const command = [process.execPath, join(ROOT, 'server', files[script]), ...args];
  const child = spawn('sh', ['-c', `${before}; exec "$0" "$@"`, ...command], {
    cwd: directory,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 2 * PATIENCE,
  });
  const closed = new Promise<number | null>((done) => child.once('close', done));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { out, err, code };
}

/** A process that stores applications until it is killed, and prints each once it is acknowledged: `A-… 7`. */
export function keepApplying(place: string, first = 0) {
  const script = join(ROOT, 'test/support/site/keep-applying.ts');
  const child = spawn(process.execPath, [script, place, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** A content folder of a test's own, gone when it is over. Call it inside a test. */
export async function contentForTest(
  given: Parameters<typeof temporaryContent>[0] = {},
): Promise<TemporaryContent> {
  const made = await temporaryContent(given);
  onTestFinished(made.remove);
  return made;
}

/** A site that is running and has received three submissions, on three days in Indore. */
export async function runningSite(purposes: ('notice' | 'webhook')[] = ['notice']) {
  const directory = await temporaryDirectory();
  let now = new Date('2026-11-19T06:00:00Z');
  const stores = await openStores({ directory, clock: () => now, purposes });
  onTestFinished(() => stores.close());
  const { reference: contact } = await stores.messages.add('contact', buildMessage());
  now = new Date('2026-11-20T06:00:00Z');
  const { reference: enquiry } = await stores.messages.add('enquiry', buildEnquiry());
  now = new Date('2026-11-20T20:15:00Z');
  const { reference: application } = await stores.applications.add(buildApplication());
  return { directory, stores, contact, enquiry, application };
}
