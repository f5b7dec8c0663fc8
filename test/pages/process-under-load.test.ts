// behaviour: O4 O5

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStores } from '../../server/submissions/submission-stores.ts';
import { exchangeRaw, head } from '../support/site/raw-exchange.ts';
import { messagesIn } from '../support/stores/all-submissions.ts';

let directory: string;
let child: ChildProcess;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'process-load-'));
});
afterEach(async () => {
  child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** Starts the site; `fault` is run inside it when it receives SIGUSR2. */
async function start(fault = '') {
  const signalled = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`;
  child = spawn(process.execPath, ['--import', signalled, 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: directory,
      CONTACT_LIMIT: '100000',
      LOG_LEVEL: 'error',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await expect.poll(() => output).toMatch(/http:\/\/\S+?:\d+/);
  const port = Number(/http:\/\/\S+?:(\d+)/.exec(output)?.[1]);
  return { child, exited, port, output: () => output };
}

const post = (text: string) => {
  const body = JSON.stringify({ fullName: 'Ravi Nair', email: 'ravi@workshop.example', message: text });
  const headers = [
    ['Host', 'localhost'],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
  ] as const;
  return head('POST /api/contact', headers) + body;
};
const page = head('GET /career', [['Host', 'localhost']]);

/** Posts and asks for pages on connections of their own until nothing listens any more. Gives each outcome. */
async function keepAsking(port: number, visitor: number, outcomes: string[]): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const { statuses, text } = await exchangeRaw(port, [
      turn % 2 === 0 ? page : post(`Visitor ${visitor}, turn ${turn}`),
    ]);
    if (text === '' && statuses.length === 0) return;
    outcomes.push(statuses.length === 1 ? `${statuses[0]}` : `cut: ${text.slice(0, 60)}`);
  }
}

it('finishes every answer it has begun when it is stopped under load, and keeps what it acknowledged', async () => {
  const { exited, port } = await start();
  const outcomes: string[] = [];
  const visitors = Array.from({ length: 20 }, (_, visitor) => keepAsking(port, visitor, outcomes));
  await expect.poll(() => outcomes.length).toBeGreaterThan(200);
  child.kill('SIGTERM');
  await Promise.all(visitors);
  expect(await exited).toBe(0);
  expect([...new Set(outcomes)].toSorted()).toEqual(['200', '201']);
  const stores = await openStores({ directory });
  expect(await messagesIn(stores)).toHaveLength(outcomes.filter((status) => status === '201').length);
  await stores.close();
});

it('goes on after a promise that failed unhandled, and says so in its log', async () => {
  const { port, output } = await start("Promise.reject(new Error('left alone'))");
  child.kill('SIGUSR2');
  await expect.poll(output).toContain('unhandled rejection');
  expect(output()).toContain('left alone');
  expect((await exchangeRaw(port, [page])).statuses).toEqual([200]);
});

it('finishes what is under way and ends with 1 after an exception that nobody caught', async () => {
  const { port, exited, output } = await start("throw new Error('not foreseen')");
  const text = post('Sent while the process was ending.');
  const late = exchangeRaw(port, [text.slice(0, -10), 300, text.slice(-10)]);
  await delay(100);
  child.kill('SIGUSR2');
  expect((await late).statuses).toEqual([201]);
  expect(await exited).toBe(1);
  expect(output()).toContain('not foreseen');
});
