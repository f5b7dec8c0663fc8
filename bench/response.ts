import type { Locator, Page } from 'playwright-core';
import { launchChromium } from '../test/support/browser/chromium.ts';
import { finish, PHONE, pages, row } from './report.ts';
import { startSite } from './servers.ts';

/**
 * `npm run response`: time from press to next paint on a phone with 4 × CPU throttling, for all controls of
 * all pages or of those named, as in `npm run response -- / /career` (Event Timing, steps of 8 ms).
 */
const CPU_SLOWDOWN = 4;
const GOAL = 150;
/** Without links to other pages, whose cost belongs to the other page. */
const CONTROLS = 'button, summary, [role=tab], input, select, textarea, a[href^="#"]';
/** Pause before and after a press, ms: the driver's own calls run in the page and would be measured too. */
const PAUSE = 300;

declare global {
  interface Window {
    /** Durations of the interactions so far, ms. */
    interactions: number[];
  }
}

const site = await startSite();
const browser = await launchChromium();

async function openPage(path: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        // A passing pointer is an event too, but no interaction.
        if (entry.interactionId) window.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const debug = await context.newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(site.address(path), { waitUntil: 'networkidle' });
  return page;
}

/** Time from a press on the middle of `control` to the next paint, ms; undefined if it is not pressable. */
async function press(page: Page, control: Locator): Promise<number | undefined> {
  if (!(await control.isVisible().catch(() => false))) return undefined;
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE);
  const box = await control.boundingBox();
  if (!box) return undefined;
  await page.evaluate(() => window.interactions.splice(0));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(2 * PAUSE);
  const times = await page.evaluate(() => window.interactions.splice(0));
  return Math.max(0, ...times);
}

type Press = { time: number; name: string };

async function pressesOn(path: string): Promise<Press[]> {
  const page = await openPage(path);
  const presses: Press[] = [];
  const controls = page.locator(CONTROLS);
  const count = await controls.count();
  for (let at = 0; at < count; at += 1) {
    const control = controls.nth(at);
    const name = await control
      .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName)
      .catch(() => '');
    const time = await press(page, control).catch(() => undefined);
    if (time !== undefined) presses.push({ time, name: name.trim().slice(0, 30) });
    // Closes whatever has opened.
    await page.keyboard.press('Escape');
  }
  await page.context().close();
  return presses;
}

for (const path of pages) {
  await row(path, `≤ ${GOAL} ms`, async () => {
    const presses = await pressesOn(path);
    const slowest = presses.reduce((most, one) => (one.time > most.time ? one : most), { time: 0, name: '' });
    return {
      figure: `${slowest.time} ms (${slowest.name}), ${presses.length} controls`,
      met: slowest.time <= GOAL,
    };
  });
}
await browser.close();
finish();
