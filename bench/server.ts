/**
 * bench/: measurements beside their goals, a command each; report.ts prints them, servers.ts starts what is measured.
 */

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CANONICAL_PAGES } from '#content/pages.ts';
import { buildPdf } from '../test/support/pdf/pdf.ts';
import { freePort } from '../test/support/site/free-port.ts';
import { applicationParts, BOUNDARY, multipart } from '../test/support/site/multipart.ts';
import { BROWSER, CONNECTIONS, timesAsFast } from './beside.ts';
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
  seconds,
} from './report.ts';
import { besideWorstResumes } from './resumes.ts';
import { load, startBare, startSite, temporaryFolder } from './servers.ts';

/** What the server does, beside a bare `node:http` server that sends the same headers and body. */

/** From the start of a process to its first whole page, ms. */
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
  // A group of its own: npm does not hand a signal on to the server it has started.
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

const site = await startSite();
await site.settled();

async function besideBare(asked: string, headers: Record<string, string>): Promise<Figure> {
  const bare = await startBare(site, { path: asked, headers });
  const { ratio, figure } = await timesAsFast(
    { server: site, path: asked, headers },
    { server: bare, path: asked, headers },
  );
  await bare.stop();
  return atLeast(ratio, 0.75, figure);
}

await row('cached page ÷ bare server: contact', '≥ 0.75', () => besideBare('/contact-us', BROWSER));
await row('cached page ÷ bare server: home', '≥ 0.75', () => besideBare('/', BROWSER));

/** As many as the site receives at once. */
const UPLOADS = 8;

/** Posts the same file again and again, each time with a number of its own; everything has to be stored. */
async function posted(
  to: string,
  type: string,
  body: string | Buffer,
  senders: number,
  goal: number,
): Promise<Figure> {
  const bodyFile = path.join(temporaryFolder(), 'body');
  writeFileSync(bodyFile, body);
  const fresh = await startSite({ TRUST_PROXY: '1', UPLOADS_PER_VISITOR: '1000' });
  await fresh.settled();
  const headers = { 'Content-Type': type };
  const post = { port: fresh.port, paths: [to], headers, bodyFile, connections: senders, seconds };
  const [, ...results] = await repeated(rounds + 1, () => load(post));
  const { most } = fresh.memory();
  await fresh.stop();
  const refused = results.flatMap(({ statuses }) => Object.keys(statuses)).find((status) => status !== '201');
  if (refused) throw new Error(`answered ${refused}`);
  const rate = median(results.map(({ perSecond }) => perSecond));
  return atLeast(rate, goal, `${perSecond(rate)}, at most ${Math.round(most)} MB`);
}

await row('contact messages, each on disk first', '≥ 100/s', () => {
  const message = { fullName: 'Load 00000000', email: 'load@mail.example', contact: '' };
  const body = JSON.stringify({ ...message, message: 'How many can you take?' });
  return posted('/api/contact', 'application/json', body, CONNECTIONS, 100);
});
await row('applications of 200 KB, each on disk first', '≥ 40/s', () => {
  const fields = { email: 'load-00000000@mail.example' };
  const body = multipart(applicationParts({ fields }, buildPdf({ bytes: 200_000 })));
  return posted('/api/apply', `multipart/form-data; boundary=${BOUNDARY}`, body, UPLOADS, 40);
});

await row('slowest beside the 8 worst resumes', '≤ 400 ms, process ≤ 400 MB', besideWorstResumes);

await row(`memory after ${requests.toLocaleString('en')} requests`, '≤ 200 MB, flat', async () => {
  const fresh = await startSite();
  const pages = { port: fresh.port, paths: [...CANONICAL_PAGES, '/no-such-page'], headers: BROWSER };
  const after = async (count: number) => {
    await load({ ...pages, connections: CONNECTIONS, seconds: 0, requests: Math.round(count) });
    await fresh.settled();
    return fresh.memory().now;
  };
  const [, half, whole] = [await after(1000), await after(requests / 2), await after(requests / 2)];
  await fresh.stop();
  return {
    figure: `${Math.round(whole)} MB (${Math.round(half)} half-way)`,
    met: whole <= 200 && whole - half <= 8,
  };
});

await site.stop();
finish();
