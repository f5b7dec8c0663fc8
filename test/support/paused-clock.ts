import type { Page } from 'playwright-core';

const OPENED = new Date('2026-11-20T06:00:00Z');

/** For `before` of a visit whose test counts milliseconds: from `pauseClock` on, time moves by `passTime` alone. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: OPENED });
}

export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(OPENED.getTime() + 10 * 60_000));
}

/** Lets `milliseconds` pass, once the page has done all that it has to do before. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await idle(page);
  await page.clock.runFor(milliseconds);
  await idle(page);
}

/** Rendering and its effects run as messages that queue up; behind a few rounds of them nothing is left to do. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 8; round++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}
