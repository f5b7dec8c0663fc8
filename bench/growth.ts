import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load, temporaryFolder } from './processes.ts';
import { kilobytes } from './report.ts';
import { BROWSER, type Site, startSite } from './site.ts';

/**
 * What a request costs with 10, 1,000 and 10,000 openings. A cost may rise with the size of the answer, and with
 * nothing else: the last column says how much dearer 10,000 are than 10, beside how much larger the answer is.
 */
const COUNTS = [10, 1000, 10_000];
const SECONDS = 1.5;

type Ask = { what: string; path: string };
const ASKED: Ask[] = [
  { what: 'list, cached', path: '/career' },
  { what: 'list, rendered', path: '/career?page=1' },
  { what: 'search, rendered', path: '/career?q=firmware+7' },
  { what: 'opening, cached', path: '/careers/opening-7' },
  { what: 'opening, rendered', path: '/careers/opening-7?render' },
  { what: 'no such opening', path: '/careers/no-such-opening' },
  { what: 'GET /api/getAlljob', path: '/api/getAlljob' },
  { what: 'GET /api/getJob', path: '/api/getJob/opening-7' },
  { what: 'sitemap.xml', path: '/sitemap.xml' },
];

const openingText = readFileSync('content/jobs/embedded-firmware-engineer.json', 'utf8');

function contentWith(jobs: number): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'jobs'));
  writeFileSync(path.join(folder, 'testimonials.json'), readFileSync('content/testimonials.json'));
  for (let number = 0; number < jobs; number += 1) {
    const job = { ...JSON.parse(openingText), title: `Embedded Firmware Engineer ${number}` };
    writeFileSync(path.join(folder, 'jobs', `opening-${number}.json`), JSON.stringify(job, null, 2));
  }
  return folder;
}

type Cost = { microseconds: number; bytes: number };
type Measured = { start: number; memory: number; costs: Cost[]; seen: number };

async function measured(jobs: number): Promise<Measured> {
  const content = contentWith(jobs);
  const started = performance.now();
  const site = await startSite({ CONTENT_DIR: content });
  await (await fetch(site.address('/'))).arrayBuffer();
  const start = performance.now() - started;
  await site.settled();
  const costs: Cost[] = [];
  for (const { path } of ASKED) costs.push(await costOf(site, path));
  const memory = site.memory();
  const seen = await timeUntilSeen(content, site.address('/careers/opening-7'));
  await site.stop();
  return { start, memory, costs, seen };
}

/** Processor time, so that other work on the machine does not count. */
async function costOf(site: Site, path: string): Promise<Cost> {
  const answer = await fetch(site.address(path), { headers: { 'Accept-Encoding': 'identity' } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const visit = { port: site.port, paths: [path], headers: BROWSER, connections: 8 };
  // The first answers compress what the others only send.
  await load({ ...visit, seconds: 0.3 });
  const before = site.processorTime();
  const { answers } = await load({ ...visit, seconds: SECONDS });
  return { microseconds: ((site.processorTime() - before) * 1000) / answers, bytes };
}

/** Milliseconds from the save of an opening to the first page that shows it. */
async function timeUntilSeen(content: string, address: string): Promise<number> {
  const job = { ...JSON.parse(openingText), title: 'Saved just now' };
  const saved = performance.now();
  writeFileSync(path.join(content, 'jobs/opening-7.json'), JSON.stringify(job));
  while (!(await (await fetch(address)).text()).includes('Saved just now')) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - saved;
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(22))).join('');
}

const results: Measured[] = [];
for (const count of COUNTS) {
  results.push(await measured(count));
  console.log(`measured with ${count.toLocaleString('en')} openings`);
}
const numbers = COUNTS.map((count) => `${count.toLocaleString('en')} jobs`);
const milliseconds = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
console.log(row(['', ...numbers, 'last ÷ first']));
console.log(row(['start to first answer', ...results.map(({ start }) => milliseconds(start))]));
console.log(row(['memory', ...results.map(({ memory }) => `${Math.round(memory)} MB`)]));
console.log(row(['a save is seen after', ...results.map(({ seen }) => milliseconds(seen))]));
for (const [index, { what }] of ASKED.entries()) {
  const costs = results.flatMap(({ costs }) => costs[index] ?? []);
  const [first, last] = [costs[0], costs.at(-1)];
  const cells = costs.map(({ microseconds, bytes }) => `${Math.round(microseconds)} µs, ${kilobytes(bytes)}`);
  const growth = first && last ? [last.microseconds / first.microseconds, last.bytes / first.bytes] : [];
  console.log(row([what, ...cells, growth.map((factor) => `× ${factor.toFixed(1)}`).join(', size ')]));
}
process.exit();
