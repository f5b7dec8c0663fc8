import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '../test/support/site/free-port.ts';
import { type Figure, median, perSecond, rounds, seconds } from './report.ts';

const CORE = { server: '0', load: '1' };
let divided = false;
/**
 * Pins this process to one core and the servers it starts to another, if there are two and `taskset` exists
 * (Linux). Not for browsers, which would have to paint, run scripts and be measured on a single core.
 */
export function divideCores() {
  divided = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
  if (divided) spawnSync('taskset', ['-cp', CORE.load, String(process.pid)]);
}

/** Timeout of a child process, ms. */
const TIMEOUT = 120_000;
/** A server counts as idle if it uses less than this share of the CPU during `period`; times in ms. */
const IDLE = { share: 0.1, period: 400, timeout: 20_000 };
/** Linux's unit of CPU time, ms. */
const TICK = 10;

const children = new Set<ChildProcess>();
const folders: string[] = [];

// Cleans up child processes and temporary folders on every kind of exit.
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

function start(args: string[], environment: Record<string, string>) {
  const command = [process.execPath, ...args];
  const [file = '', ...rest] = divided ? ['taskset', '-c', CORE.server, ...command] : command;
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  const child = spawn(file, rest, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export type Server = {
  port: number;
  address(path: string): string;
  /** Resident memory in MB: now, and at its peak. */
  memory(): { now: number; peak: number };
  /** CPU time so far of all threads, ms; other work on the machine does not count. */
  processorTime(): number;
  /** Resolves once the server is idle. */
  waitForIdle(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs `node …args` with PORT set; resolves once it has printed its first line. */
export async function startServer(args: string[], environment: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const child = start(args, { PORT: String(port), ...environment });
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`${args[0]} ended before it served`)),
  );
  await Promise.race([ended, once(child.stdout, 'data', { signal: AbortSignal.timeout(TIMEOUT) })]);
  ended.catch(() => {});
  child.stdout.resume();

  const processorTime = () => {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    // Fields 14 and 15 of proc_pid_stat(5); field 2 is the name in parentheses, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  };
  return {
    port,
    address: (asked) => `http://localhost:${port}${asked}`,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
      return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
    },
    processorTime,
    async waitForIdle() {
      const until = performance.now() + IDLE.timeout;
      for (let isIdle = false; !isIdle && performance.now() < until; ) {
        const before = processorTime();
        await delay(IDLE.period);
        isIdle = processorTime() - before < IDLE.period * IDLE.share;
      }
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The real server with the production build, as `npm run serve` runs it, with its own database. */
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

/** A `node:http` server that replies to every request with the site's response to this one. */
export function startBare(site: Server, asked: { path: string; headers: Record<string, string> }) {
  return startServer(['bench/bare-server.ts', JSON.stringify({ port: site.port, ...asked })]);
}

/** Each connection has one request in flight at a time. */
type LoadOptions = {
  port: number;
  connections: number;
  /** Requested in turn. */
  paths: string[];
  headers?: Record<string, string>;
  /** Posted; its first run of eight zeros is replaced by a new number each time. */
  body?: Buffer;
  seconds?: number;
  /** Number of requests to send, instead of `seconds`. */
  requests?: number;
};

type LoadResult = { perSecond: number; answers: number; statuses: Record<string, number> };

let serial = process.pid * 1000;

/** A body with a new number, from a new client address: for a server that trusts one proxy. */
function visitorsPost(body: Buffer, headers: Record<string, string>) {
  serial += 1;
  const copy = Buffer.from(body);
  const at = body.indexOf('00000000');
  if (at >= 0) copy.write(String(serial % 1e8).padStart(8, '1'), at, 'latin1');
  return { body: copy, headers: { ...headers, 'X-Forwarded-For': `198.51.100.${serial % 250}` } };
}

/** Sends each request as soon as the previous response has arrived. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { port, connections, paths, headers = {}, body } = options;
  const { statusCodeStats, duration } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    ...(options.requests ? { amount: options.requests } : { duration: options.seconds ?? seconds }),
    headers,
    sampleInt: 100,
    requests: paths.map((asked) =>
      body
        ? {
            method: 'POST',
            path: asked,
            setupRequest: (request) => ({ ...request, ...visitorsPost(body, headers) }),
          }
        : { method: 'GET', path: asked },
    ),
  });
  const statuses = Object.fromEntries(
    Object.entries(statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
  );
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { perSecond: answers / duration, answers, statuses };
}

export const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
export const CONNECTIONS = 32;
/** Warm-up before measurements, in which V8 optimizes the code; seconds. */
const WARM_UP = 1;

type Ask = { server: Server; path: string; headers?: Record<string, string> };
/** Responses per second, and CPU time per response in ms. */
type Speed = { rate: number; cost: number };

async function speedOf({ server, path, headers = {} }: Ask, forSeconds: number): Promise<Speed> {
  const before = server.processorTime();
  const visit = { port: server.port, paths: [path], headers, connections: CONNECTIONS, seconds: forSeconds };
  const { perSecond: rate, answers, statuses } = await load(visit);
  const unexpected = Object.keys(statuses).filter((status) => status !== '200' && status !== '304');
  if (unexpected.length > 0) throw new Error(`${path} answered ${unexpected}`);
  if (answers === 0) throw new Error(`${path} answered nothing in ${forSeconds} s`);
  return { rate, cost: (server.processorTime() - before) / answers };
}

/**
 * How many times faster `ours` is than `theirs`, measured alternately, so that other load affects both alike.
 * Compares CPU time per response: a load generator slower than both servers would make them look equal.
 */
export async function timesAsFast(ours: Ask, theirs: Ask): Promise<Figure & { ratio: number; rate: number }> {
  for (const ask of [ours, theirs]) await speedOf(ask, Math.min(WARM_UP, 2 * seconds));
  const turns: { mine: Speed; their: Speed }[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    turns.push({ mine: await speedOf(ours, seconds), their: await speedOf(theirs, seconds) });
  }
  const ratio = median(turns.map(({ mine, their }) => their.cost / mine.cost));
  const rate = median(turns.map(({ mine }) => mine.rate));
  const rates = `${perSecond(rate)} of ${perSecond(median(turns.map(({ their }) => their.rate)))}`;
  return { ratio, rate, figure: `${ratio.toFixed(2)} × (${rates})` };
}
