import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { openStores } from '../../../server/submissions/submission-stores.ts';
import { PATIENCE } from '../patience.ts';
import { buildApplication, buildEnquiry, buildMessage, temporaryDirectory } from './database.ts';

const INBOX = fileURLToPath(new URL('../../../server/submissions/inbox/inbox-command.ts', import.meta.url));

/** `before`: what the shell does first, for a disk that takes no more. */
type Surroundings = string | { directory: string; env?: Record<string, string>; before?: string };

/** Runs the inbox as `npm run inbox` does, in a folder and with its data there. */
export async function inbox(surroundings: Surroundings, ...args: string[]) {
  const {
    directory,
    env: more,
    before = ':',
  } = typeof surroundings === 'string' ? { directory: surroundings } : surroundings;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'INIT_CWD' && !name.startsWith('npm_config_')),
  );
  const command = [process.execPath, INBOX, ...args];
  const child = spawn('sh', ['-c', `${before}; exec "$0" "$@"`, ...command], {
    cwd: directory,
    env: { ...env, ...more, DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 2 * PATIENCE,
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { out, err, code };
}

/** A site that is running and has received three submissions, on three days in Indore. */
export async function runningSite() {
  const directory = await temporaryDirectory();
  let now = new Date();
  const stores = await openStores({ directory, clock: () => now, purposes: ['notice'] });
  onTestFinished(() => stores.close());
  const at = (time: string) => {
    now = new Date(time);
  };
  at('2026-11-19T06:00:00Z');
  const contact = await stores.messages.add('contact', buildMessage());
  at('2026-11-20T06:00:00Z');
  const enquiry = await stores.messages.add('enquiry', buildEnquiry());
  at('2026-11-20T20:15:00Z');
  const application = await stores.applications.add(buildApplication());
  return {
    directory,
    stores,
    contact: contact.reference,
    enquiry: enquiry.reference,
    application: application.reference,
  };
}
