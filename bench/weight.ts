import type { Page } from 'playwright-core';
import { HOME } from '#shared/paths.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { kilobytes } from './report.ts';
import { startSite } from './site.ts';

/**
 * What a browser transfers for a page, headers included: without scrolling, and after scrolling slowly to its end.
 * `npm run weight`, or other pages than home with `npm run weight -- /products`.
 */
const BUDGET = { still: 400_000, whole: 900_000 };
const VIEWS = [
  {
    name: 'phone',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

type Weight = Record<string, number>;

const asked = process.argv.slice(2);
const site = await startSite();
const browser = await launchChromium();

/** Adds up the bytes of every answer from now on, by kind; frames of the page included. */
async function weighing(page: Page): Promise<Weight> {
  const weight: Weight = {};
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined);
    if (!sizes) return;
    const kind = request.resourceType();
    weight[kind] = (weight[kind] ?? 0) + sizes.responseBodySize + sizes.responseHeadersSize;
  });
  return weight;
}

async function scrolledToEnd(page: Page): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    const isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight / 2);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(60);
    if (isEnd) break;
  }
  await page.waitForLoadState('networkidle');
}

const total = (weight: Weight) => Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);

function row(what: string, weight: Weight, budget: number): string {
  const kinds = Object.entries(weight).toSorted(([, a], [, b]) => b - a);
  const parts = kinds.map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`).join(', ');
  const mark = total(weight) > budget ? '  missed' : '';
  return `${what.padEnd(34)} ${kilobytes(total(weight)).padStart(9)} of ${budget / 1000} KB${mark}   ${parts}`;
}

for (const path of asked.length > 0 ? asked : [HOME]) {
  for (const { name, ...view } of VIEWS) {
    const context = await browser.newContext(view);
    const page = await context.newPage();
    const weight = await weighing(page);
    await page.goto(site.address(path), { waitUntil: 'networkidle' });
    console.log(row(`${path}, ${name}, without scrolling`, weight, BUDGET.still));
    await scrolledToEnd(page);
    console.log(row(`${path}, ${name}, whole`, weight, BUDGET.whole));
    await context.close();
  }
}
await browser.close();
await site.stop();
process.exit();
