import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CAREER } from '#shared/paths.ts';
import { astroProject, bodyOf, nextProject, type Peer } from './peer-projects.ts';
import { freePort, load, startServer, stop, temporaryFolder } from './processes.ts';
import { measure, median, perSecond, printTable, type Row } from './report.ts';
import { BROWSER, CONNECTIONS, startSite } from './site.ts';

/**
 * `npm run bench:peers`: the career page beside the same markup in Next.js and Astro, which it installs and builds in
 * a temporary folder (npm registry needed, two minutes). One core a server, the load on the other, rounds in turns.
 */
const ROUNDS = 5;
const SECONDS = 1.2;
const PATIENCE = 30_000;

const site = await startSite();
await site.settled();
const body = bodyOf(await (await fetch(site.address(CAREER))).text());
const folder = temporaryFolder();

/** Starts a peer's server; resolves with its port when it answers. */
async function started({ args, environment }: Peer): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = await startServer(args, environment(port));
  const until = performance.now() + PATIENCE;
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return { port, stop: () => stop(server) };
    await delay(100);
  }
  throw new Error(`${args[0]} does not answer`);
}

type Ask = { path: string; headers?: Record<string, string> };

/** Starts the peer, and measures the answers of both servers in turns. */
async function against(peer: Peer, theirs: Ask, ours: Ask, goal: number): Promise<Omit<Row, 'what'>> {
  const { port, stop: stopPeer } = await started(peer);
  const rates = { ours: [] as number[], theirs: [] as number[] };
  const rate = async (to: number, { path: asked, headers = {} }: Ask, seconds = SECONDS) => {
    const result = await load({ port: to, paths: [asked], headers, connections: CONNECTIONS, seconds });
    if (Object.keys(result.statuses).join() !== '200') throw new Error(JSON.stringify(result.statuses));
    return result.perSecond;
  };
  await rate(site.port, ours, 1);
  await rate(port, theirs, 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(await rate(site.port, ours));
    rates.theirs.push(await rate(port, theirs));
  }
  await stopPeer();
  const ratio = median(rates.ours.map((value, round) => value / (rates.theirs[round] ?? 1)));
  return {
    figure: `${perSecond(median(rates.ours))} of ${perSecond(median(rates.theirs))}, ${ratio.toFixed(1)} ×`,
    goal: `≥ ${goal} ×`,
    met: ratio >= goal,
  };
}

const kept = { theirs: { path: '/', headers: BROWSER }, ours: { path: CAREER, headers: BROWSER } };
await measure('cached page, Astro 7 prerendered', () =>
  against(astroProject(path.join(folder, 'astro'), body), kept.theirs, kept.ours, 4),
);
const next = nextProject(path.join(folder, 'next'), body);
await measure('cached page, Next.js 16 static', () => against(next, kept.theirs, kept.ours, 15));
// Neither is asked to compress: that cost would hide what rendering costs.
await measure('first render, Next.js 16 dynamic', () =>
  against(next, { path: '/dynamic' }, { path: `${CAREER}?q=` }, 6),
);
await site.stop();
printTable();
process.exit();
