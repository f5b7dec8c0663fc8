import type { BrowserContextOptions, Page } from 'playwright-core';
import { HOME } from '#shared/paths.ts';
import { launchChromium } from '../test/support/browser/chromium.ts';
import { args, atMost, finish, kilobytes, PHONE, pages, row } from './report.ts';
import { startSite } from './servers.ts';

/**
 * What a browser transfers: for every page the scripts until the network is idle, without scrolling; for home
 * and the pages named, everything, headers included, without scrolling and after scrolling slowly to the end.
 */
const GOAL = { scripts: 140_000, still: 450_000, whole: 950_000 };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const site = await startSite();
const browser = await launchChromium();

/** Bytes by kind of resource. */
type Weight = { all: number; scripts: number };

/** Opens a page; `weight` keeps counting while it is open. */
async function openPage(path: string, view: BrowserContextOptions): Promise<{ page: Page; weight: Weight }> {
  const page = await (await browser.newContext(view)).newPage();
  const weight: Weight = { all: 0, scripts: 0 };
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined);
    if (!sizes) return;
    weight.all += sizes.responseBodySize + sizes.responseHeadersSize;
    if (request.resourceType() === 'script') weight.scripts += sizes.responseBodySize;
  });
  await page.goto(site.address(path), { waitUntil: 'networkidle' });
  return { page, weight };
}

async function scrollToEnd(page: Page): Promise<void> {
  for (let isEnd = false; !isEnd; ) {
    isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight / 2);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
}

for (const path of pages) {
  await row(`${path}, scripts before any scroll`, '≤ 140 KB', async () => {
    const { page, weight } = await openPage(path, PHONE);
    await page.context().close();
    return atMost(weight.scripts, GOAL.scripts, kilobytes(weight.scripts));
  });
}
for (const path of args.length > 0 ? args : [HOME]) {
  for (const [name, view] of Object.entries({ phone: PHONE, desk: DESKTOP })) {
    await row(`${path}, ${name}, without scrolling and whole`, '≤ 450 KB, ≤ 950 KB', async () => {
      const { page, weight } = await openPage(path, view);
      const still = weight.all;
      await scrollToEnd(page);
      await page.context().close();
      return {
        figure: `${kilobytes(still)}, ${kilobytes(weight.all)}`,
        met: still <= GOAL.still && weight.all <= GOAL.whole,
      };
    });
  }
}
await browser.close();
finish();
