import type { Page } from 'playwright-core';

const OPENED = new Date('2026-11-20T06:00:00Z');

/** For `before` of a visit whose test counts milliseconds: from `pauseClock` on, time moves by `runFor` alone. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: OPENED });
}

export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(OPENED.getTime() + 10 * 60_000));
}
