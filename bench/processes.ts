import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadOptions, LoadResult } from './load.ts';

/** What is measured and what measures it run on different cores, where there are two and `taskset` (Linux). */
const CORE = { server: 0, load: 1 };
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** The longest any one child may take to answer or to finish, milliseconds. */
const PATIENCE = 60_000;

const children = new Set<ChildProcess>();
const folders: string[] = [];

// However it ends, nothing is left running and nothing on disk.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** A folder that goes with this process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  folders.push(folder);
  return folder;
}

type Start = { core: keyof typeof CORE; args: string[]; environment?: Record<string, string> };

function start({ core, args, environment }: Start): ChildProcess {
  const command = [process.execPath, ...args];
  const [file = '', ...rest] = canPin ? ['taskset', '-c', String(CORE[core]), ...command] : command;
  const child = spawn(file, rest, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Starts a server; resolves when it has printed its first line. */
export async function startServer(args: string[], environment: Record<string, string> = {}) {
  const child = start({ core: 'server', args, environment });
  await within(PATIENCE, args.join(' '), (resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code} before it served`)));
  });
  child.stdout?.resume();
  return child;
}

/** Ends a child; resolves when it is gone. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/** Runs a script to its end and gives what it printed, parsed. */
export async function printed<T>(core: keyof typeof CORE, args: string[]): Promise<T> {
  const child = start({ core, args });
  let text = '';
  child.stdout?.on('data', (data) => {
    text += data;
  });
  try {
    await within(PATIENCE, args[0] ?? '', (resolve, reject) => {
      child.once('close', (code) =>
        code === 0 ? resolve(undefined) : reject(new Error(`${args[0]} ended with ${code}`)),
      );
    });
  } finally {
    await stop(child);
  }
  return JSON.parse(text);
}

export function load(options: LoadOptions): Promise<LoadResult> {
  return printed('load', [path.join(import.meta.dirname, 'load.ts'), JSON.stringify(options)]);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function within(
  milliseconds: number,
  what: string,
  work: (resolve: (value: unknown) => void, reject: (error: Error) => void) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took too long`)), milliseconds);
    work(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
