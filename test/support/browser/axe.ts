import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE, within } from '../patience.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeFinding = { id: string; nodes: string[] };

/** WCAG 2.2 AA and best practices. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those that read a colour, which is all that a theme changes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, by these rules or tags of rules. */
export async function axe(page: Page, rules = EVERY_RULE): Promise<AxeFinding[]> {
  // Once a document, through the debugger: the policy of our pages would refuse a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource};0`);
  const findings = page.evaluate(async (runOnly) => {
    const { violations } = await (
      window as never as {
        axe: {
          run(options: object): Promise<{
            violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
          }>;
        };
      }
    ).axe.run({
      runOnly,
      // Off unless it is asked for.
      ...(runOnly.includes('wcag22aa') ? { rules: { 'target-size': { enabled: true } } } : {}),
      resultTypes: ['violations'],
      // It cannot look into the frames of the footer, and would wait for each of them to answer.
      iframes: false,
    });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    }));
  }, rules);
  return within('axe to have looked at the page', findings);
}

/**
 * What axe finds on the page as it stands, at each width and in both themes, by `theme at width`; only those with
 * findings. Open the page with reduced motion, or it is looked at while colours are still changing.
 */
export async function axeEverywhere(page: Page, widths = [390, 1440]): Promise<Record<string, AxeFinding[]>> {
  const found: Record<string, AxeFinding[]> = {};
  const themes: ('light' | 'dark')[] = ['light', 'dark'];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const findings = await axe(page, colorScheme === 'light' ? EVERY_RULE : OF_COLOURS);
      if (findings.length > 0) found[`${colorScheme} at ${width}`] = findings;
    }
    // The next width begins with the theme that is on: to change it lays the whole page out again.
    themes.reverse();
  }
  return found;
}

/** What `look` finds where time stands still: the little that axe itself waits for is let pass. */
export async function onPausedClock<T>(page: Page, look: Promise<T>): Promise<T> {
  let isDone = false;
  const looked = look.finally(() => {
    isDone = true;
  });
  const tick = async () => {
    await page.clock.runFor(1);
    return isDone;
  };
  await expect.poll(tick, { timeout: 2 * PATIENCE, interval: 20 }).toBe(true);
  return looked;
}
