import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { launchChromium } from '../test/support/browser/chromium.ts';
import { freePort } from '../test/support/site/free-port.ts';
import { type Figure, finish, pages, row } from './report.ts';
import { startSite } from './servers.ts';

/**
 * Lighthouse, mobile, on every page of the built site and one opening: `npm run lighthouse`; on some only:
 * `npm run lighthouse -- / /career`. Fetches Lighthouse from the npm registry and writes imperfect audits to
 * dist/lighthouse.json.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const REPORT = 'dist/lighthouse.json';
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const GOAL_WORDS = '98, 100, 100, 100; CLS 0.00, LCP ≤ 1.8 s, TBT ≤ 100 ms';
/** Other load on the machine slows a page, so one that misses a goal is retried: its best run counts. */
const TRIES = 3;

/** The fields used of Lighthouse's JSON. */
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
};

const site = await startSite();
await site.waitForIdle();
const port = await freePort();
const browser = await launchChromium([`--remote-debugging-port=${port}`]);
const imperfect: Record<string, unknown> = {};

async function visit(address: string): Promise<Result> {
  const lighthouse = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address];
  const options = ['--quiet', '--output=json', `--port=${port}`];
  const categories = `--only-categories=${Object.keys(GOALS).join(',')}`;
  const run = await promisify(execFile)('npm', [...lighthouse, ...options, categories], { maxBuffer: 1e8 });
  const result: Result = JSON.parse(run.stdout);
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}

function figureOf({ categories, audits }: Result): Figure {
  const scores = Object.keys(GOALS).map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const [cls, lcp, tbt] = [
    value('cumulative-layout-shift'),
    value('largest-contentful-paint') / 1000,
    value('total-blocking-time'),
  ];
  const hasScores = Object.values(GOALS).every((goal, index) => (scores[index] ?? 0) >= goal);
  return {
    figure: `${scores.join(', ')}; ${cls.toFixed(2)}, ${lcp.toFixed(2)} s, ${Math.round(tbt)} ms`,
    met: hasScores && cls < 0.005 && lcp <= 1.8 && tbt <= 100,
  };
}

async function bestOf(page: string): Promise<Figure> {
  let best: Figure | undefined;
  for (let time = 0; time < TRIES && !best?.met; time += 1) {
    const result = await visit(site.address(page));
    const figure = figureOf(result);
    best = figure.met || !best ? figure : best;
    imperfect[page] = Object.entries(result.audits).filter(([, { score }]) => score !== null && score < 1);
  }
  return best ?? { figure: 'not visited', met: false };
}

for (const page of pages) await row(page, GOAL_WORDS, () => bestOf(page));
mkdirSync('dist', { recursive: true });
writeFileSync(REPORT, JSON.stringify(imperfect, null, 2));
console.log(`what is not perfect is in ${REPORT}`);
await browser.close();
finish();
