// behaviour: P1 P2 P3 P4
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { clickTitle, hasFocus, takenOver } from '../../support/browser/moving.ts';

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

async function products(): Promise<Page> {
  const page = await browser.look('/products', { reducedMotion: 'reduce' });
  for (const name of MODULES) await takenOver(sectionOf(page, name));
  return page;
}

describe('Products: panels', () => {
  it('has a specification and features in each of four sections', async () => {
    const page = await products();
    for (const name of MODULES) {
      expect(await sectionOf(page, name).locator('summary').allInnerTexts()).toEqual([
        'Specification',
        'Features',
      ]);
      expect(await sectionOf(page, name).locator('figure img').first().isVisible()).toBe(true);
    }
  });

  it('keeps one panel open in a section, and closes the open one when it is clicked', async () => {
    const page = await products();
    for (const [at, name] of MODULES.entries()) {
      const others = (await opened(page)).toSpliced(at, 1);
      for (const [panel, wanted] of [
        ['Features', 'Features'],
        ['Specification', 'Specification'],
        ['Specification', null],
        ['Features', 'Features'],
        ['Features', null],
      ] as const) {
        await clickTitle(summaryOf(page, name, panel));
        await eventually(async () => (await opened(page))[at], wanted);
        expect((await opened(page)).toSpliced(at, 1)).toEqual(others);
        expect(await hasFocus(page)).toBe(true);
        await eventually(() => focused(page), panel);
      }
    }
  });

  it('opens the panels of the IR sensor by its own state, never by that of the relay', async () => {
    const page = await products();
    await clickTitle(summaryOf(page, RELAY, 'Features'));
    await eventually(() => opened(page), ['Specification', 'Features', 'Specification', 'Specification']);
    await clickTitle(summaryOf(page, IR, 'Specification'));
    await eventually(() => opened(page), ['Specification', 'Features', null, 'Specification']);
    await clickTitle(summaryOf(page, RELAY, 'Features'));
    await eventually(() => opened(page), ['Specification', null, null, 'Specification']);
    await clickTitle(summaryOf(page, IR, 'Features'));
    await eventually(() => opened(page), ['Specification', null, 'Features', 'Specification']);
    expect(await sectionOf(page, IR).getByText('Range of 2 to 80 cm').isVisible()).toBe(true);
  });

  it('opens and closes by keyboard, the focus staying on the title', async () => {
    const page = await products();
    await summaryOf(page, RF, 'Features').focus();
    await page.keyboard.press('Enter');
    await eventually(async () => (await opened(page))[3], 'Features');
    await eventually(() => focused(page), 'Features');
    await page.keyboard.press(' ');
    await eventually(async () => (await opened(page))[3], null);
    await eventually(() => focused(page), 'Features');
  });

  it('works without JavaScript', async () => {
    const page = await browser.look('/products', { javaScriptEnabled: false });
    await clickTitle(summaryOf(page, L293D, 'Features'));
    await eventually(async () => (await opened(page))[0], 'Features');
    await clickTitle(summaryOf(page, L293D, 'Features'));
    await eventually(async () => (await opened(page))[0], null);
  });
});

describe('Products: figures', () => {
  const rows = (section: Locator) =>
    section
      .getByRole('table')
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(': ')));

  it('names two figures, and leads to /contact-us', async () => {
    const page = await browser.look('/products');
    const main = page.getByRole('main');
    for (const figure of ['240+', '92%'])
      expect(await main.getByText(figure, { exact: true }).isVisible()).toBe(true);
    const start = main.getByRole('link', { name: 'Get Started' });
    expect(await start.first().getAttribute('href')).toBe('/contact-us');
  });

  it.each([
    [L293D, ['5 V to 36 V', '600 mA per channel', '42 × 35 mm'], []],
    [RELAY, ['1-, 2- and 4-channel', '5 V DC', '10 A', '240 V AC'], ['1-, 2- and 4-channel versions']],
    [IR, ['LM358', '3.3 V to 5 V', '2.15 to 30 cm', '35°'], ['2 to 80 cm']],
    [
      RF,
      ['433 MHz (315 MHz also available)', '5 V to 12 V', '60 m', '4', '2 A, dual'],
      ['2 A dual motor driver'],
    ],
  ])('gives the values of the %s in a table', async (name, values, inFeatures) => {
    const page = await browser.look('/products', { javaScriptEnabled: false });
    // A unit does not break from its number.
    const found = (await rows(sectionOf(page, name))).map((row) => row.replace(/\s/g, ' '));
    expect(found.map((row) => row.split(': ')[1])).toEqual(expect.arrayContaining(values));
    const features = await sectionOf(page, name).locator('details').nth(1).textContent();
    for (const words of inFeatures) expect(features?.replace(/\s/g, ' ')).toContain(words);
  });
});
