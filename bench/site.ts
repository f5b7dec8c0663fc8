import { readFileSync } from 'node:fs';
import { freePort, load, startServer, stop, temporaryFolder } from './processes.ts';
import { median, perSecond, type Row } from './report.ts';

export const CONNECTIONS = 32;
export const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const SECONDS = 1.2;
const KILOBYTES_A_MEGABYTE = 1024;

export type Site = {
  port: number;
  address(path: string): string;
  /** Resident memory in MB. */
  memory(): number;
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
    port,
    address: (path) => `http://127.0.0.1:${port}${path}`,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KILOBYTES_A_MEGABYTE;
    },
    stop: () => stop(child),
  };
}

type Ask = { path: string; headers?: Record<string, string>; rounds: number; goal?: number; words?: string };

/**
 * The site beside a bare server that answers the same, in turns: what it makes a second, and the ratio of both as
 * the median of the rounds. `goal` is the least ratio, `words` say more about it.
 */
export async function beside(site: Site, ask: Ask): Promise<Omit<Row, 'what'> & { rate: number }> {
  const { path, headers = {}, rounds, goal, words = '' } = ask;
  const port = await freePort();
  const sample = JSON.stringify({ port: site.port, path, headers });
  const bare = await startServer(['bench/bare-server.ts', String(port), sample]);
  const common = { paths: [path], headers, connections: CONNECTIONS, seconds: SECONDS };
  await load({ ...common, port: site.port, seconds: 0.5 });
  await load({ ...common, port, seconds: 0.5 });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await load({ ...common, port: site.port })).perSecond);
    theirs.push((await load({ ...common, port })).perSecond);
  }
  await stop(bare);
  const ratio = median(ours.map((value, round) => value / (theirs[round] ?? 1)));
  const digits = ratio < 0.1 ? 3 : 2;
  return {
    rate: median(ours),
    figure: `${perSecond(median(ours))} of ${perSecond(median(theirs))}, ratio ${ratio.toFixed(digits)}`,
    ...(goal === undefined ? {} : { goal: `≥ ${goal.toFixed(2)}${words}`, met: ratio >= goal }),
  };
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
