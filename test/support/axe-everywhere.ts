import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type AxeFinding, axe } from './browser.ts';

/**
 * What axe finds on the page as it stands, in both themes and at each width, by `theme at width`; only those with
 * findings. Open the page with reduced motion, or it is looked at while colours are still changing.
 */
export async function axeEverywhere(page: Page, widths = [390, 1440]): Promise<Record<string, AxeFinding[]>> {
  const found: Record<string, AxeFinding[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const findings = await axe(page);
      if (findings.length > 0) found[`${colorScheme} at ${width}`] = findings;
    }
  }
  return found;
}

/** As `axeEverywhere`, where time stands still: the little that axe itself waits for is let pass. */
export async function axeOnPausedClock(page: Page): Promise<Record<string, AxeFinding[]>> {
  let isDone = false;
  const looked = axeEverywhere(page).finally(() => {
    isDone = true;
  });
  const tick = async () => {
    await page.clock.runFor(1);
    return isDone;
  };
  await expect.poll(tick, { timeout: 30_000, interval: 20 }).toBe(true);
  return looked;
}
