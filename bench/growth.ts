import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BROWSER } from './beside.ts';
import { type Figure, finish, kilobytes, row, seconds } from './report.ts';
import { load, type Server, startSite, temporaryFolder } from './servers.ts';

/** What a request costs with 10 openings and with 10,000: it may rise as much as the answer grows, and no more. */
const [FEW, MANY] = [10, 10_000];
/** Processor times of short runs differ by chance. */
const LEEWAY = 1.3;
const ASKED = {
  'list, cached': '/career',
  'list, rendered': '/career?page=1',
  'search, rendered': '/career?q=firmware+7',
  'GET /api/getAlljob?q=': '/api/getAlljob?q=firmware+7',
  'feed.xml': '/career/feed.xml',
  'opening, cached': '/careers/opening-7',
  'opening, rendered': '/careers/opening-7?render',
  'no such opening': '/careers/no-such-opening',
  'GET /api/getAlljob': '/api/getAlljob',
  'GET /api/getJob': '/api/getJob/opening-7',
  'sitemap.xml': '/sitemap.xml',
};
const opening = JSON.parse(readFileSync('content/jobs/embedded-firmware-engineer.json', 'utf8'));

type Grown = { site: Server; content: string; start: number };

async function siteWith(openings: number): Promise<Grown> {
  const content = temporaryFolder();
  mkdirSync(path.join(content, 'jobs'));
  writeFileSync(path.join(content, 'testimonials.json'), readFileSync('content/testimonials.json'));
  for (let number = 0; number < openings; number += 1) {
    save(content, number, `Embedded Firmware Engineer ${number}`);
  }
  const started = performance.now();
  const site = await startSite({ CONTENT_DIR: content });
  await (await fetch(site.address('/'))).arrayBuffer();
  const start = performance.now() - started;
  await site.settled();
  return { site, content, start };
}

const save = (content: string, number: number, title: string) =>
  writeFileSync(
    path.join(content, 'jobs', `opening-${number}.json`),
    JSON.stringify({ ...opening, title }, null, 2),
  );

/** Processor time of one answer in ms, and the bytes of the answer before compression. */
async function costOf(site: Server, asked: string) {
  const answer = await fetch(site.address(asked), { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const visit = { port: site.port, paths: [asked], headers: BROWSER, connections: 8 };
  // The first answers compress what the others only send.
  await load({ ...visit, seconds: Math.min(0.5, seconds) });
  const before = site.processorTime();
  const { answers } = await load({ ...visit, seconds });
  const time = site.processorTime() - before;
  // Processor time is counted in steps of 10 ms.
  if (answers === 0 || time === 0) throw new Error(`too short to measure: ${answers} answers`);
  return { time: time / answers, bytes };
}

/** Milliseconds from the save of an opening to the first page that shows it. */
async function timeUntilSeen({ site, content }: Grown): Promise<number> {
  const saved = performance.now();
  save(content, 7, 'Saved just now');
  while (!(await (await fetch(site.address('/careers/opening-7'))).text()).includes('Saved just now')) {
    await delay(10);
  }
  return performance.now() - saved;
}

const few = await siteWith(FEW);
const many = await siteWith(MANY);
for (const [what, asked] of Object.entries(ASKED)) {
  await row(what, 'cost no more than size', async (): Promise<Figure> => {
    const [small, large] = [await costOf(few.site, asked), await costOf(many.site, asked)];
    const [cost, size] = [large.time / small.time, large.bytes / small.bytes];
    const sizes = `${kilobytes(small.bytes)} to ${kilobytes(large.bytes)}`;
    return {
      figure: `cost × ${cost.toFixed(1)}, size × ${size.toFixed(1)} (${sizes})`,
      met: cost <= Math.max(1, size) * LEEWAY,
    };
  });
}
await row('a save is seen', '≤ 1 s', async () => {
  const [small, large] = [await timeUntilSeen(few), await timeUntilSeen(many)];
  return {
    figure: `after ${Math.round(small)} ms; with 10,000 openings ${Math.round(large)} ms`,
    met: large <= 1000,
  };
});
const start = `${Math.round(few.start)} ms; with 10,000 openings ${Math.round(many.start)} ms`;
await row('start to first answer', '', async () => ({ figure: start }));
const memory = `${Math.round(few.site.memory().now)} MB; with 10,000 ${Math.round(many.site.memory().now)} MB`;
await row('memory', '', async () => ({ figure: memory }));
finish();
