import type { Page } from 'playwright-core';
import { CANONICAL_PAGES } from '#shared/canonical.ts';
import { CAREER, CLIENTS, HOME, jobPath, PORTFOLIO, PRODUCTS } from '#shared/paths.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { measure, median, printTable } from './report.ts';
import { startSite } from './site.ts';

/**
 * `npm run response`: a phone with a processor slowed four times. The longest task while each page loads and is read
 * to its end, and for each interaction the time to the next paint (Event Timing, which counts in steps of 8 ms).
 */
const SLOWED = 4;
const LONGEST_TASK = 50;
const NEXT_PAINT = 100;
const ROUNDS = 3;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESK = { viewport: { width: 1280, height: 900 } };
const OPENING = jobPath('embedded-firmware-engineer');

/** What the browser has noted since the page began, ms. */
type Noted = { tasks: number[]; interactions: number[] };

const interactions: { what: string; path: string; view?: typeof DESK; act: (page: Page) => Promise<void> }[] =
  [
    {
      what: 'menu, phone',
      path: HOME,
      act: async (page) => {
        await page.getByRole('button', { name: 'Open menu' }).tap();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await menu.getByRole('button', { name: 'Services' }).tap();
        await menu.getByRole('button', { name: 'Close menu' }).tap();
      },
    },
    {
      what: 'menu, desk',
      path: HOME,
      view: DESK,
      act: async (page) => {
        const menus = page.getByRole('navigation', { name: 'Main' });
        await menus.getByRole('button', { name: 'Products menu' }).click();
        await menus.getByRole('button', { name: 'Industries menu' }).click();
      },
    },
    {
      what: 'tabs',
      path: HOME,
      act: async (page) => {
        const tabs = page.getByRole('tab');
        await tabs.nth(1).tap();
        await tabs.nth(2).tap();
      },
    },
    {
      what: 'filter of projects',
      path: PORTFOLIO,
      act: async (page) => {
        const filters = page.getByRole('group', { name: 'Show projects in' }).getByRole('button');
        await filters.nth(1).tap();
        await filters.nth(0).tap();
      },
    },
    {
      what: 'search of jobs',
      path: CAREER,
      act: (page) => page.getByRole('searchbox').pressSequentially('firm', { delay: 150 }),
    },
    {
      what: 'application form, opened and refused',
      path: OPENING,
      act: async (page) => {
        await page.getByRole('link', { name: 'Apply Now' }).first().tap();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Submit' }).tap();
      },
    },
    {
      what: 'way to another page',
      path: PRODUCTS,
      view: DESK,
      act: async (page) => {
        await page.locator(`footer a[href="${CLIENTS}"]`).click();
        await page.waitForURL(`**${CLIENTS}`);
      },
    },
  ];

const site = await startSite();
const browser = await launchChromium();

async function opened(path: string, view: typeof DESK | typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ ...view, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const noted: Noted = { tasks: [], interactions: [] };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        // A pointer that passes is an event as well, and no interaction.
        if (entry.interactionId) noted.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const debug = await context.newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  // By the name of the public origin, or the frames' policy refuses their own files.
  await page.goto(`http://localhost:${site.port}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  return page;
}

/** What was noted, once nothing happens any more; the page is closed. */
async function noted(page: Page): Promise<Noted> {
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  await page.context().close();
  return found;
}

async function readToTheEnd(page: Page): Promise<void> {
  for (let isEnd = false; !isEnd; ) {
    isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight / 2);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(200);
  }
}

async function repeated(look: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await look());
  return median(values);
}

const asked = process.argv.slice(2);
for (const path of asked.length > 0 ? asked : [...CANONICAL_PAGES, OPENING]) {
  await measure(`longest task, ${path}`, async () => {
    const longest = await repeated(async () => {
      const page = await opened(path, PHONE);
      await readToTheEnd(page);
      return Math.max(0, ...(await noted(page)).tasks);
    });
    const figure = longest === 0 ? 'none over 50 ms' : `${Math.round(longest)} ms`;
    return { figure, goal: `≤ ${LONGEST_TASK} ms`, met: longest <= LONGEST_TASK };
  });
}
for (const { what, path, view = PHONE, act } of interactions) {
  await measure(`next paint, ${what}`, async () => {
    const slowest = await repeated(async () => {
      const page = await opened(path, view);
      await act(page);
      return Math.max(16, ...(await noted(page)).interactions);
    });
    return { figure: `${slowest} ms`, goal: `≤ ${NEXT_PAINT} ms`, met: slowest <= NEXT_PAINT };
  });
}
printTable();
await browser.close();
await site.stop();
process.exit();
