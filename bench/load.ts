/**
 * bench/ holds measurements with their goals, one command each; report.ts prints them, servers.ts starts the
 * servers. `npm run bench`: start-up, crowds, posts, resumes, a thousand jobs.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CANONICAL_PAGES } from '#content/pages.ts';
import { buildPdf } from '../test/support/pdf/pdf.ts';
import { slowestResume, worstResumes } from '../test/support/pdf/worst-resumes.ts';
import { freePort } from '../test/support/site/free-port.ts';
import { applicationParts, BOUNDARY, multipart } from '../test/support/site/multipart.ts';
import type { ReaderOptions } from './reader.ts';
import {
  atLeast,
  atMost,
  type Figure,
  finish,
  median,
  perSecond,
  repeated,
  requests,
  rounds,
  row,
} from './report.ts';
import {
  BROWSER,
  CONNECTIONS,
  divideCores,
  load,
  type Server,
  startBare,
  startSite,
  temporaryFolder,
  timesAsFast,
} from './servers.ts';

/** From the start of a process to its first complete page, ms. */
async function timeToFirstPage(): Promise<number> {
  const started = performance.now();
  const site = await startSite();
  await (await fetch(site.address('/'))).arrayBuffer();
  const elapsed = performance.now() - started;
  await site.stop();
  return elapsed;
}

await row('start to first answer', '≤ 800 ms', async () => {
  const time = median(await repeated(rounds, timeToFirstPage));
  return atMost(time, 800, `${Math.round(time)} ms`);
});

await row('npm start to first answer, build included', '≤ 15 s', async () => {
  const port = await freePort();
  const started = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: temporaryFolder() };
  // A process group of its own: npm does not forward signals to the server it has started.
  const child = spawn('npm', ['start'], { env, detached: true, stdio: 'ignore' });
  try {
    while (performance.now() - started < 120_000) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      if (answer?.ok) break;
      await delay(50);
    }
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  }
  const time = (performance.now() - started) / 1000;
  return atMost(time, 15, `${time.toFixed(1)} s`);
});

divideCores();
const site = await startSite();
await site.waitForIdle();

async function compareWithBare(asked: string, headers: Record<string, string>): Promise<Figure> {
  const bare = await startBare(site, { path: asked, headers });
  const { ratio, figure } = await timesAsFast(
    { server: site, path: asked, headers },
    { server: bare, path: asked, headers },
  );
  await bare.stop();
  return atLeast(ratio, 0.75, figure);
}

await row('cached page ÷ bare server: contact', '≥ 0.75', () => compareWithBare('/contact-us', BROWSER));
await row('cached page ÷ bare server: home', '≥ 0.75', () => compareWithBare('/', BROWSER));

/** The site's limit of concurrent uploads. */
const UPLOADS = 8;

/** Posts a body repeatedly, each time with a new number; every post must be stored. */
async function measurePosts(
  to: string,
  type: string,
  body: Buffer,
  senders: number,
  goal: number,
): Promise<Figure> {
  const fresh = await startSite({ TRUST_PROXY: '1', UPLOADS_PER_VISITOR: '1000' });
  await fresh.waitForIdle();
  const post = {
    port: fresh.port,
    paths: [to],
    headers: { 'Content-Type': type },
    body,
    connections: senders,
  };
  const [, ...results] = await repeated(rounds + 1, () => load(post));
  const { peak } = fresh.memory();
  await fresh.stop();
  const refused = results.flatMap(({ statuses }) => Object.keys(statuses)).find((status) => status !== '201');
  if (refused) throw new Error(`answered ${refused}`);
  const rate = median(results.map((result) => result.perSecond));
  return atLeast(rate, goal, `${perSecond(rate)}, at most ${Math.round(peak)} MB`);
}

await row('contact messages, each on disk first', '≥ 100/s', () => {
  const message = { fullName: 'Load 00000000', email: 'load@mail.example', contact: '' };
  const body = Buffer.from(JSON.stringify({ ...message, message: 'How many can you take?' }));
  return measurePosts('/api/contact', 'application/json', body, CONNECTIONS, 100);
});
await row('applications of 200 KB, each on disk first', '≥ 40/s', () => {
  const fields = { email: 'load-00000000@mail.example' };
  const body = multipart(applicationParts({ fields }, buildPdf({ bytes: 200_000 })));
  return measurePosts('/api/apply', `multipart/form-data; boundary=${BOUNDARY}`, body, UPLOADS, 40);
});

/** What a reader requests meanwhile: a health check, a cached page, a page rendered for one visitor. */
const READ_PATHS = ['/healthz', '/career', '/career?q=a'];
/** The reader's interval between requests, ms. */
const READ_INTERVAL = 20;
/** Request timeout, ms: an unanswered request counts as this slow. */
const TIMEOUT = 60_000;

/** The reader's longest wait while `crowd` runs, which returns a report; `goal` is in ms. */
async function longestWaitDuring(goal: number, crowd: (site: Server) => Promise<string>): Promise<Figure> {
  const site = await startSite({ TRUST_PROXY: '1' });
  await site.waitForIdle();
  const workerData: ReaderOptions = {
    addresses: READ_PATHS.map(site.address),
    interval: READ_INTERVAL,
    timeout: TIMEOUT,
  };
  const reader = new Worker(new URL('./reader.ts', import.meta.url), { workerData });
  await once(reader, 'message');
  const said = await crowd(site);
  reader.postMessage('stop');
  const [longest = Number.POSITIVE_INFINITY]: number[] = await once(reader, 'message');
  const isAlive = await fetch(site.address('/healthz')).then(
    ({ ok }) => ok,
    () => false,
  );
  const { peak } = isAlive ? site.memory() : { peak: Number.POSITIVE_INFINITY };
  await site.stop();
  return {
    figure: `${Math.round(longest)} ms, ${Math.round(peak)} MB${said}${isAlive ? '' : ', process gone'}`,
    met: isAlive && longest <= goal && peak <= 400,
  };
}

/** An application of one visitor. Its body is built in advance, so as not to count as the site's time. */
function application(visitor: number, resume: Buffer): (site: Server) => Promise<string> {
  const fields = { email: `visitor-${visitor}@mail.example` };
  const body = new Uint8Array(multipart(applicationParts({ fields }, resume)));
  const headers = {
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'X-Forwarded-For': `203.0.113.${visitor + 1}`,
  };
  return async (site) => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = fetch(site.address('/api/apply'), { method: 'POST', headers, body, signal });
    return answer.then(
      ({ status }) => String(status),
      () => 'no answer',
    );
  };
}

const worst = worstResumes.slice(0, 8).map(([, make], visitor) => application(visitor, make()));

await row('slowest beside the 8 worst resumes', '≤ 400 ms, process ≤ 400 MB', () =>
  longestWaitDuring(400, async (site) => {
    const answers = await Promise.all(worst.map((send) => send(site)));
    return `, answers ${[...new Set(answers)].join(', ')}`;
  }),
);

/** 400 connections, of which half are reset at once and half are never read; `requests` on each. */
const SEARCH_FLOOD = { connections: 400, requests: 10, milliseconds: 5000 };

await row('slowest beside 4,000 made-up searches nobody reads', '≤ 300 ms, process ≤ 400 MB', () =>
  longestWaitDuring(300, async (site) => {
    const sockets = Array.from({ length: SEARCH_FLOOD.connections }, (_, visitor) => {
      const socket = connect(site.port, '127.0.0.1').on('error', () => {});
      const from = `Host: localhost\r\nX-Forwarded-For: 198.51.${visitor >> 8}.${visitor & 255}\r\n\r\n`;
      for (let nth = 0; nth < SEARCH_FLOOD.requests; nth += 1)
        socket.write(`GET /career?q=${visitor}+${nth} HTTP/1.1\r\n${from}`);
      if (visitor % 2) setTimeout(() => socket.resetAndDestroy(), READ_INTERVAL);
      return socket;
    });
    await delay(SEARCH_FLOOD.milliseconds);
    for (const socket of sockets) socket.destroy();
    return '';
  }),
);

await row('an application beside 16 visitors with the slowest resumes', 'accepted, ≤ 20 s', async () => {
  const site = await startSite({ TRUST_PROXY: '1' });
  await site.waitForIdle();
  const slow = Array.from({ length: 16 }, (_, visitor) => application(visitor, slowestResume()));
  const honest = application(100, buildPdf());
  const others = slow.map((send) => send(site));
  const started = performance.now();
  const status = await honest(site);
  const time = (performance.now() - started) / 1000;
  await site.stop();
  await Promise.all(others);
  return { figure: `${status} after ${time.toFixed(1)} s`, met: status === '201' && time <= 20 };
});

await row(`memory after ${requests.toLocaleString('en')} requests`, '≤ 200 MB, flat', async () => {
  const fresh = await startSite();
  const pages = { port: fresh.port, paths: [...CANONICAL_PAGES, '/no-such-page'], headers: BROWSER };
  const after = async (count: number) => {
    await load({ ...pages, connections: CONNECTIONS, requests: Math.round(count) });
    await fresh.waitForIdle();
    return fresh.memory().now;
  };
  const [, half, whole] = [await after(1000), await after(requests / 2), await after(requests / 2)];
  await fresh.stop();
  return {
    figure: `${Math.round(whole)} MB (${Math.round(half)} half-way)`,
    met: whole <= 200 && whole - half <= 8,
  };
});

const JOBS = 1000;

/** A site with `JOBS` jobs, and a function that saves one of them. */
async function siteWithJobs() {
  const content = temporaryFolder();
  mkdirSync(path.join(content, 'jobs'));
  writeFileSync(path.join(content, 'testimonials.json'), readFileSync('content/testimonials.json'));
  const job = JSON.parse(readFileSync('content/jobs/embedded-firmware-engineer.json', 'utf8'));
  const save = (number: number, title: string) =>
    writeFileSync(path.join(content, `jobs/opening-${number}.json`), JSON.stringify({ ...job, title }));
  for (let number = 0; number < JOBS; number += 1) save(number, `Embedded Firmware Engineer ${number}`);
  const grown = await startSite({ CONTENT_DIR: content });
  await grown.waitForIdle();
  return { grown, save };
}

await row(`${JOBS} jobs: a search`, '≤ 10 ms, ≤ 50 jobs', async () => {
  const { grown } = await siteWithJobs();
  // Responses are cached, so each request has a new number; one visitor may search 300 times a minute.
  const paths = Array.from({ length: 290 }, (_, number) => `/api/getAlljob?q=firmware+${number}`);
  const before = grown.processorTime();
  const { answers } = await load({ port: grown.port, paths, connections: 1, requests: paths.length });
  const time = (grown.processorTime() - before) / answers;
  const { data } = await (await fetch(grown.address('/api/getAlljob?q=firmware'))).json();
  await grown.stop();
  return { figure: `${time.toFixed(1)} ms, ${data.length} jobs`, met: time <= 10 && data.length <= 50 };
});

await row(`${JOBS} jobs: a save is seen`, '≤ 1 s', async () => {
  const { grown, save } = await siteWithJobs();
  const saved = performance.now();
  save(7, 'Saved just now');
  while (!(await (await fetch(grown.address('/careers/opening-7'))).text()).includes('Saved just now')) {
    await delay(10);
  }
  const time = performance.now() - saved;
  await grown.stop();
  return atMost(time, 1000, `after ${Math.round(time)} ms`);
});

await site.stop();
finish();
