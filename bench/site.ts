import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, load, startServer, stop, temporaryFolder } from './processes.ts';
import { median, perSecond, type Row } from './report.ts';

export const CONNECTIONS = 32;
export const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const SECONDS = 1.2;
/** In one round both are measured in turns, which other work on the machine then meets alike; seconds a turn. */
const TURNS = 3;
const SLICE = 0.6;
/** Load before it is measured, which V8 takes to make the code fast; seconds. */
const WARMING = 0.8;
const KILOBYTES_A_MEGABYTE = 1024;
/** A server is idle that takes less than this share of the time while it is looked at; ms. */
const IDLE_SHARE = 0.1;
const LOOK = 400;
const PATIENCE = 20_000;
/** What Linux counts processor time in, ms. */
const TICK = 10;

export type Site = {
  pid: number;
  port: number;
  address(path: string): string;
  /** Resident memory in MB. */
  memory(): number;
  /** Processor time used so far, all threads, in ms; other work on the machine does not count. */
  processorTime(): number;
  /** Resolves when it does nothing any more: after the start pages are rendered ahead of their visitors. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** What `npm run serve` runs: its variables, and what it hands to Node. */
function serveCommand(): { variables: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const words: string[] = scripts.serve.split(' ');
  const node = words.indexOf('node');
  const variables = words.slice(0, node).map((word) => word.split('=') as [string, string]);
  return { variables: Object.fromEntries(variables), args: words.slice(node + 1) };
}

/** The real server on the build, with a database of its own; resolves when it serves. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const { variables, args } = serveCommand();
  const child = await startServer(args, {
    ...variables,
    PORT: String(port),
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'error',
    CONTACT_LIMIT: '1000000',
    APPLY_LIMIT: '1000000',
    MAX_UPLOADS: '1000',
    ...environment,
  });
  return {
    pid: child.pid ?? 0,
    port,
    address: (path) => `http://localhost:${port}${path}`,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KILOBYTES_A_MEGABYTE;
    },
    processorTime: () => processorTime(child.pid),
    settled: () => settled(child.pid),
    stop: () => stop(child),
  };
}

async function settled(pid: number | undefined): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (let isIdle = false; !isIdle && performance.now() < until; ) {
    const before = processorTime(pid);
    await delay(LOOK);
    isIdle = processorTime(pid) - before < LOOK * IDLE_SHARE;
  }
}

/** User and system time of a process (proc_pid_stat(5), fields 14 and 15), in ms. */
function processorTime(pid = 0): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets, which may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Answers a second, and processor time for each in ms. */
type Speed = { rate: number; cost: number };

type Ask = { path: string; headers?: Record<string, string>; rounds: number; goal?: number; words?: string };

/**
 * The site beside a bare server that answers the same: what it makes a second, and the ratio of both as the median of
 * the rounds, by answers a second and by processor time an answer, which other work on the machine touches less.
 * Both are started anew for each round, since chance at the start makes one process faster than the next by a tenth.
 * `goal` is the least ratio, `words` say more about it.
 */
export async function beside(ask: Ask): Promise<Omit<Row, 'what'> & { rate: number }> {
  const { rounds, goal, words = '' } = ask;
  const ours: Speed[] = [];
  const theirs: Speed[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const { site, bare } = await oneRound(ask);
    ours.push(site);
    theirs.push(bare);
  }
  const ratio = median(ours.map(({ rate }, number) => rate / (theirs[number]?.rate ?? 1)));
  const costRatio = median(ours.map(({ cost }, number) => (theirs[number]?.cost ?? 0) / cost));
  const digits = ratio < 0.1 ? 3 : 2;
  const rate = median(ours.map(({ rate }) => rate));
  const rates = `${perSecond(rate)} of ${perSecond(median(theirs.map(({ rate }) => rate)))}`;
  return {
    rate,
    figure: `${rates}, ratio ${ratio.toFixed(digits)} (${costRatio.toFixed(digits)} by processor time)`,
    ...(goal === undefined ? {} : { goal: `≥ ${goal.toFixed(2)}${words}`, met: ratio >= goal }),
  };
}

/** A `node:http` server that answers everything with what the site answers to one request. */
export async function startBare(site: Site, { path, headers }: Pick<Ask, 'path' | 'headers'>) {
  const port = await freePort();
  const sample = JSON.stringify({ port: site.port, path, headers });
  const child = await startServer(['bench/bare-server.ts', String(port), sample]);
  return { port, pid: child.pid, stop: () => stop(child) };
}

async function oneRound({ path, headers = {} }: Ask): Promise<{ site: Speed; bare: Speed }> {
  const site = await startSite();
  await site.settled();
  const bare = await startBare(site, { path, headers });
  const common = { paths: [path], headers, connections: CONNECTIONS };
  const speed = async (pid: number | undefined, to: number): Promise<Speed> => {
    const before = processorTime(pid);
    const { perSecond, answers } = await load({ ...common, port: to, seconds: SLICE });
    return { rate: perSecond, cost: (processorTime(pid) - before) / answers };
  };
  for (const { port } of [site, bare]) await load({ ...common, port, seconds: WARMING });
  const turns: { site: Speed; bare: Speed }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({ site: await speed(site.pid, site.port), bare: await speed(bare.pid, bare.port) });
  }
  const middle = (whose: 'site' | 'bare'): Speed => ({
    rate: median(turns.map((turn) => turn[whose].rate)),
    cost: median(turns.map((turn) => turn[whose].cost)),
  });
  const speeds = { site: middle('site'), bare: middle('bare') };
  await Promise.all([site.stop(), bare.stop()]);
  return speeds;
}

/** Posts the same file again and again, each time with a number of its own; everything has to be stored. */
export async function posted(
  site: Site,
  post: { bodyFile: string; type: string; to: string; rounds: number },
): Promise<Omit<Row, 'what'>> {
  const rates: number[] = [];
  const statuses = new Set<string>();
  for (let round = 0; round < post.rounds; round += 1) {
    const result = await load({
      port: site.port,
      paths: [post.to],
      headers: { 'Content-Type': post.type },
      bodyFile: post.bodyFile,
      connections: CONNECTIONS,
      seconds: SECONDS,
    });
    rates.push(result.perSecond);
    for (const status of Object.keys(result.statuses)) statuses.add(status);
  }
  const isStored = [...statuses].every((status) => status === '201');
  if (isStored) return { figure: perSecond(median(rates)) };
  return { figure: `${perSecond(median(rates))}, answers ${[...statuses].join(', ')}`, met: false };
}
