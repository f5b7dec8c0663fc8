import type { Page } from 'playwright-core';
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
