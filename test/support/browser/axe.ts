import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { within } from '../patience.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe, which goes on by a message where it would by a timer of 0 ms: such a timer stands still where a clock does. */
const AXE = `((setTimeout) => { ${axeSource} })((call, ms) => {
  if (ms) return window.setTimeout(call, ms);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = call;
  port2.postMessage(0);
});0`;

type AxeFinding = { id: string; nodes: string[] };

/** WCAG 2.2 AA and best practices. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those that read a colour, which is all that a theme changes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, by these rules or tags of rules. */
export async function axe(page: Page, rules = EVERY_RULE): Promise<AxeFinding[]> {
  // Once a document, through the debugger: the policy of our pages would refuse a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
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
