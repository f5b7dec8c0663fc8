// behaviour: T1
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';

const browser = useBrowser();
const WIDTHS = [390, 1280];

const about = (page: Page) => page.getByRole('region', { name: /^One team/ });
/** How visible each layer is and how high it stands, from the board up. */
const layers = (page: Page) =>
  about(page)
    .locator('div:has(> picture)')
    .evaluateAll((all) =>
      all.map((layer) => ({
        opacity: Number(getComputedStyle(layer).opacity),
        top: Math.round(layer.getBoundingClientRect().top),
      })),
    );

async function standStacked(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const all = await layers(page);
    expect(all.map(({ opacity }) => opacity)).toEqual([1, 1, 1, 1]);
    for (const [at, { top }] of all.entries()) {
      if (at > 0) expect((all[at - 1]?.top ?? 0) - top).toBeGreaterThan(40);
    }
  }
}

it('The four layers stand stacked where less motion is asked for', async () => {
  await standStacked(await browser.look('/', { reducedMotion: 'reduce' }));
});

it('The four layers stand stacked where the browser does not tie animations to scrolling', async () => {
  // A visitor of its own: the browser would keep the sheets.
  const page = await browser.visit('/', {
    before: (page) =>
      page.route(/\.css$/, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll(
          /animation-timeline:\s*view\(\)/g,
          'no-timeline:view()',
        );
        await route.fulfill({ response: answer, body });
      }),
  });
  await standStacked(page);
});

it('The four layers come apart as the page scrolls, from the board alone', async () => {
  const page = await browser.look('/', { height: 800 });
  const opacities = async () => (await layers(page)).map(({ opacity }) => Math.round(opacity));
  const scrollStageTo = (place: number) =>
    about(page)
      .locator('div:has(+ div + ol)')
      .evaluate((stage, top) => {
        scrollTo({ top: stage.getBoundingClientRect().top + scrollY - top, behavior: 'instant' });
      }, place);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await scrollStageTo(640);
    await eventually(opacities, [1, 0, 0, 0]);
    await scrollStageTo(40);
    await eventually(opacities, [1, 1, 1, 1]);
  }
});
