// behaviour: T1
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';

const browser = useBrowser();
const LAYERS = ['Board', 'Firmware', 'Cloud', 'App'];

const about = (page: Page) => page.getByRole('region', { name: /^One team/ });
/** How visible each layer is and how high it stands, from the board up. */
const layers = (page: Page) =>
  about(page)
    .locator('div:has(> picture)')
    .evaluateAll((all) =>
      all.map((layer) => ({
        opacity: Number(getComputedStyle(layer).opacity),
        top: Math.round(layer.getBoundingClientRect().top),
        pictures: layer.querySelectorAll('img[alt]:not([alt=""])').length,
      })),
    );

async function standStacked(page: Page): Promise<void> {
  const all = await layers(page);
  expect(all.map(({ opacity, pictures }) => [opacity, pictures])).toEqual(Array(4).fill([1, 1]));
  for (const [at, { top }] of all.entries()) {
    if (at > 0) expect((all[at - 1]?.top ?? 0) - top).toBeGreaterThan(40);
  }
  for (const name of LAYERS) {
    await about(page).getByRole('list').getByRole('heading', { name, exact: true }).waitFor();
  }
}

/** As a browser would read the style sheets that does not tie animations to scrolling. */
async function withoutTimelines(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/animation-timeline:\s*view\(\)/g, 'no-timeline:view()');
    await route.fulfill({ response: answer, body });
  });
}

describe('Home: one product in four layers', () => {
  it.each([390, 1280])('shows all four stacked where less motion is asked for, at %i px', async (width) => {
    await standStacked(await browser.look('/', { width, reducedMotion: 'reduce' }));
  });

  it.each([390, 1280])('shows all four stacked without scroll timelines, at %i px', async (width) => {
    const page = await browser.visit('/', { width, before: withoutTimelines });
    await standStacked(page);
  });

  it.each([390, 1280])('comes apart as the page scrolls, from the board alone, at %i px', async (width) => {
    const page = await browser.look('/', { width, height: 800 });
    const opacities = async () => (await layers(page)).map(({ opacity }) => Math.round(opacity));
    const scrollStageTo = (place: number) =>
      about(page)
        .locator('div:has(+ div + ol)')
        .evaluate((stage, top) => {
          scrollTo({ top: stage.getBoundingClientRect().top + scrollY - top, behavior: 'instant' });
        }, place);
    await scrollStageTo(640);
    await eventually(opacities, [1, 0, 0, 0]);
    await scrollStageTo(40);
    await eventually(opacities, [1, 1, 1, 1]);
  });
});
