import type { Locator, Page } from 'playwright-core';
import { CANONICAL_PAGES } from '#shared/pages.ts';
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

/** Time to rest before and after a press, ms: the driver's own questions run in the page and would be measured too. */
const REST = 400;

/** Presses the middle of `target` by finger or by mouse, as the device does: nothing else happens in the page then. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST);
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to press: ${target}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!hasTouch) await page.mouse.move(x, y);
  await page.waitForTimeout(REST);
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForTimeout(REST);
}

type Interaction = {
  what: string;
  path: string;
  view?: typeof DESK;
  /** What is pressed in turn. */
  presses: (page: Page) => Locator[];
  types?: string;
};

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menus = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const filters = (page: Page) => page.getByRole('group', { name: 'Show projects in' }).getByRole('button');

const interactions: Interaction[] = [
  {
    what: 'menu, phone',
    path: HOME,
    presses: (page) => [
      page.getByRole('button', { name: 'Open menu' }),
      menu(page).getByRole('button', { name: 'Services' }),
      menu(page).getByRole('button', { name: 'Close menu' }),
    ],
  },
  {
    what: 'menu, desk',
    path: HOME,
    view: DESK,
    presses: (page) => [
      menus(page).getByRole('button', { name: 'Products menu' }),
      menus(page).getByRole('button', { name: 'Industries menu' }),
    ],
  },
  {
    what: 'tabs',
    path: HOME,
    presses: (page) => [page.getByRole('tab').nth(1), page.getByRole('tab').nth(2)],
  },
  {
    what: 'filter of projects',
    path: PORTFOLIO,
    presses: (page) => [filters(page).nth(1), filters(page).nth(0)],
  },
  {
    what: 'search of jobs',
    path: CAREER,
    presses: (page) => [page.getByRole('searchbox')],
    types: 'firm',
  },
  {
    what: 'application form, opened and refused',
    path: OPENING,
    presses: (page) => [
      page.getByRole('link', { name: 'Apply Now' }).first(),
      page.getByRole('dialog').getByRole('button', { name: 'Submit' }),
    ],
  },
  {
    what: 'way to another page',
    path: PRODUCTS,
    view: DESK,
    presses: (page) => [page.locator(`footer a[href="${CLIENTS}"]`)],
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
  await page.goto(site.address(path), { waitUntil: 'load' });
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
for (const { what, path, view = PHONE, presses, types } of interactions) {
  await measure(`next paint, ${what}`, async () => {
    const slowest = await repeated(async () => {
      const page = await opened(path, view);
      for (const target of presses(page)) await press(page, target);
      if (types) await page.keyboard.type(types, { delay: 150 });
      return Math.max(16, ...(await noted(page)).interactions);
    });
    return { figure: `${slowest} ms`, goal: `≤ ${NEXT_PAINT} ms`, met: slowest <= NEXT_PAINT };
  });
}
printTable();
await browser.close();
await site.stop();
process.exit();
