import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../test/support/site/free-port.ts';
import type { LoadOptions, LoadResult } from './load.ts';

/** What is measured and what measures it run on different cores, where there are two and `taskset` (Linux). */
const CORE = { server: '0', load: '1' };
type Core = keyof typeof CORE;
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
/** Timeout of a child process, ms. */
const PATIENCE = 120_000;
/** A server is idle that takes less than this share of the time while it is looked at, ms. */
const IDLE = { share: 0.1, look: 400, patience: 20_000 };
/** What Linux counts processor time in, ms. */
const TICK = 10;

const children = new Set<ChildProcess>();
const folders: string[] = [];

// Cleans up child processes and temporary folders however the process exits.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** A temporary folder, removed on exit. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  folders.push(folder);
  return folder;
}

function start(core: Core, args: string[], environment: Record<string, string> = {}) {
  const command = [process.execPath, ...args];
  const [file = '', ...rest] = canPin ? ['taskset', '-c', CORE[core], ...command] : command;
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  const child = spawn(file, rest, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export type Server = {
  port: number;
  address(path: string): string;
  /** Resident memory in MB: now, and the most so far. */
  memory(): { now: number; most: number };
  /** Processor time used so far, all threads, in ms; other work on the machine does not count. */
  processorTime(): number;
  /** Resolves when it does nothing any more. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs `node …args` with PORT set; resolves when it has printed its first line. */
export async function startServer(args: string[], environment: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const child = start('server', args, { PORT: String(port), ...environment });
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`${args[0]} ended before it served`)),
  );
  await Promise.race([ended, once(child.stdout, 'data', { signal: AbortSignal.timeout(PATIENCE) })]);
  ended.catch(() => {});
  child.stdout.resume();

  const processorTime = () => {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    // Fields 14 and 15 of proc_pid_stat(5); the second is the name in brackets, which may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  };
  return {
    port,
    address: (asked) => `http://localhost:${port}${asked}`,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
      return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
    },
    processorTime,
    async settled() {
      const until = performance.now() + IDLE.patience;
      for (let isIdle = false; !isIdle && performance.now() < until; ) {
        const before = processorTime();
        await delay(IDLE.look);
        isIdle = processorTime() - before < IDLE.look * IDLE.share;
      }
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The real server on the build, as `npm run serve` runs it, with a database of its own. */
export function startSite(environment: Record<string, string> = {}): Promise<Server> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const words: string[] = scripts.serve.replace(/^exec /, '').split(' ');
  const node = words.indexOf('node');
  const variables = words.slice(0, node).filter((word) => word.includes('='));
  return startServer(words.slice(node + 1), {
    ...Object.fromEntries(variables.map((word) => word.split('='))),
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'error',
    CONTACT_LIMIT: '1000000',
    APPLY_LIMIT: '1000000',
    ...environment,
  });
}

/** A `node:http` server that answers everything with what the site answers to this one request. */
export function startBare(site: Server, asked: { path: string; headers: Record<string, string> }) {
  return startServer(['bench/bare-server.ts', JSON.stringify({ port: site.port, ...asked })]);
}

/** Runs `load.ts` in a process of its own. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const child = start('load', [path.join(import.meta.dirname, 'load.ts'), JSON.stringify(options)]);
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  const output = await text(child.stdout);
  clearTimeout(timer);
  if (output === '') throw new Error('the load printed nothing');
  return JSON.parse(output);
}
