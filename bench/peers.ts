import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CAREER } from '#shared/paths.ts';
import { astroProject, bodyOf, nextProject, type Peer } from './peer-projects.ts';
import { atLeast, type Figure, finish, row } from './report.ts';
import {
  BROWSER,
  divideCores,
  type Server,
  startServer,
  startSite,
  temporaryFolder,
  timesAsFast,
} from './servers.ts';

/**
 * `npm run bench:peers`: compares the career page with the same markup in Next.js and Astro, installed and
 * built in a temporary folder (needs the npm registry, two minutes).
 */
const TIMEOUT = 30_000;
type Page = { path: string; headers?: Record<string, string> };

divideCores();
const site = await startSite();
await site.waitForIdle();
const body = bodyOf(await (await fetch(site.address(CAREER))).text());
const folder = temporaryFolder();

/** Starts a peer's server; resolves once it responds. */
async function startPeer({ args, environment }: Peer): Promise<Server> {
  const server = await startServer(args, environment);
  const until = performance.now() + TIMEOUT;
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/`).catch(() => undefined);
    if (answer?.ok) return server;
    await delay(100);
  }
  throw new Error(`${args[0]} does not answer`);
}

async function compareWithPeer(peer: Peer, theirs: Page, ours: Page, goal: number): Promise<Figure> {
  const server = await startPeer(peer);
  const { ratio, figure } = await timesAsFast({ server: site, ...ours }, { server, ...theirs });
  await server.stop();
  return atLeast(ratio, goal, figure);
}

const ours = { path: CAREER, headers: BROWSER };
const theirs = { path: '/', headers: BROWSER };
let nextJs: Peer | undefined;
const nextJsPeer = () => (nextJs ??= nextProject(path.join(folder, 'next'), body));

await row('cached page ÷ Astro 7 prerendered', '≥ 3 ×', () =>
  compareWithPeer(astroProject(path.join(folder, 'astro'), body), theirs, ours, 3),
);
await row('cached page ÷ Next.js 16 static', '≥ 15 ×', () => compareWithPeer(nextJsPeer(), theirs, ours, 15));
// Neither compresses: that cost would hide the cost of rendering.
await row('first render ÷ Next.js 16 dynamic', '≥ 3 ×', () =>
  compareWithPeer(nextJsPeer(), { path: '/dynamic' }, { path: `${CAREER}?q=` }, 3),
);
finish();
