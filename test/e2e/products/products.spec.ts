// behaviour: P3
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { clickTitle, takenOver } from '../../support/browser/moving.ts';

const browser = useBrowser();

const L293D = 'L293D motor driver module';
const RELAY = 'Relay module';
const IR = 'IR sensor module';
const RF = 'RF module';
const MODULES = [L293D, RELAY, IR, RF];

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const summaryOf = (page: Page, name: string, panel: 'Specification' | 'Features') =>
  sectionOf(page, name).locator('summary').filter({ hasText: panel });
/** Title of the open panel of each section, or null. */
const opened = (page: Page) =>
  Promise.all(
    MODULES.map((name) =>
      sectionOf(page, name).evaluate((section) => {
        const open = [...section.querySelectorAll('details[open] > summary')];
        return open.length > 1 ? 'several' : (open[0]?.textContent ?? null);
      }),
    ),
  );

it('Products keeps one panel of a section open, each section on its own, and closes the open one when it is pressed', async () => {
  const page = await browser.look('/products', { reducedMotion: 'reduce' });
  for (const name of MODULES) await takenOver(sectionOf(page, name));
  await eventually(() => opened(page), ['Specification', 'Specification', 'Specification', 'Specification']);
  for (const [name, panel, wanted] of [
    [RELAY, 'Features', ['Specification', 'Features', 'Specification', 'Specification']],
    [IR, 'Specification', ['Specification', 'Features', null, 'Specification']],
    [RELAY, 'Features', ['Specification', null, null, 'Specification']],
    [IR, 'Features', ['Specification', null, 'Features', 'Specification']],
  ] satisfies [string, 'Specification' | 'Features', (string | null)[]][]) {
    await clickTitle(summaryOf(page, name, panel));
    await eventually(() => opened(page), wanted);
    await eventually(() => focused(page), panel);
  }
  expect(await sectionOf(page, IR).getByText('Range of 2 to 80 cm').isVisible()).toBe(true);
});
