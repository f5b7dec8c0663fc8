// behaviour: O15

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { runningSite } from '../support/stores/commands.ts';
import { temporaryDirectory } from '../support/stores/database.ts';

/** Starts the desk as `npm run desk` does, from the project's folder. */
function startDesk(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/desk/desk-command.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

it('opens beside the running site whatever HOST says, changes what the site holds, and ends when it is told to', async () => {
  const site = await runningSite();
  const desk = startDesk({ DATA_DIR: site.directory, HOST: '0.0.0.0' });
  let out = '';
  await new Promise<void>((resolve) => {
    desk.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes('closes the desk')) resolve();
    });
  });
  const [link = ''] = /http:\/\/127\.0\.0\.1:\d+\/open\/[\w-]{43}/.exec(out) ?? [];
  const { origin } = new URL(link);
  const session = (await fetch(link)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const cookie = `${session}; desk-name=Meera`;
  const headers = { Cookie: cookie, Origin: origin };

  const inbox = await (await fetch(origin, { headers })).text();
  for (const name of ['Asha Verma', 'Meera Joshi', 'Ravi Nair']) expect(inbox).toContain(name);
  const body = new URLSearchParams({ stage: 'interview' });
  const path = `${origin}/submissions/${site.application}`;
  const set = await fetch(`${path}/stage`, { method: 'POST', headers, body, redirect: 'manual' });
  expect(set.status).toBe(303);
  expect((await site.stores.applications.find(site.application))?.stage).toBe('interview');
  // While something else writes, all can be read, and what cannot be changed is said in words.
  const db = new DatabaseSync(join(site.directory, 'submissions.db'));
  db.exec('begin immediate');
  const locked = await fetch(`${path}/stage`, { method: 'POST', headers, body });
  expect(locked.status).toBe(503);
  expect(await locked.text()).toMatch(/not all of it\. .*SQLITE_BUSY.* Please try again\./);
  expect((await fetch(`${origin}/submissions/${site.contact}`, { headers })).status).toBe(200);
  db.exec('rollback');
  db.close();

  desk.kill('SIGTERM');
  expect(await once(desk, 'exit')).toEqual([0, null]);
});

it.each([
  [{ DESK_PORT: 'many' }, 'DESK_PORT is "many"'],
  [{}, 'npm start'],
])('says in words why it does not open: %j', async (env: Record<string, string>, words) => {
  const directory = join(await temporaryDirectory(), 'empty');
  await mkdir(directory);
  const desk = startDesk({ DATA_DIR: directory, ...env });
  const [err] = await Promise.all([text(desk.stderr), once(desk, 'exit')]);
  expect(desk.exitCode).toBe(1);
  expect(err).toContain(words);
  expect(err).not.toContain('    at ');
});
