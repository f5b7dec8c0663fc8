// behaviour: X12
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';

const browser = useBrowser();

type Watched = { moved: (string | null | undefined)[][] };

/** Notes what each view transition of the page moves, from its first to its last. */
async function watchTransitions(page: Page) {
  await page.evaluate(() => {
    const moved: Watched['moved'] = [];
    (window as never as Watched).moved = moved;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect | null);
        moved.push(effects.map((effect) => effect?.pseudoElement));
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as never as Watched).moved);
}

const openSecondJob = async (page: Page) => {
  const link = page.getByRole('link', { name: 'View Details' }).nth(1);
  const answer = page.waitForResponse('**/api/getJob/*');
  await link.hover();
  await answer;
  await link.click();
  await page.getByRole('link', { name: 'Apply Now' }).waitFor();
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe('From a list to one entry', () => {
  it('moves the title of a job over and back, with the focus on each page heading', async () => {
    const page = await browser.look('/career');
    const moved = await watchTransitions(page);
    await openSecondJob(page);
    await eventually(async () => (await moved()).length, 1);
    expect((await moved())[0]).toContain('::view-transition-group(travels)');
    await eventually(() => focused(page), 'H1');
    await page.getByRole('link', { name: 'Back to Careers' }).click();
    await eventually(async () => (await moved()).length, 2);
    expect((await moved())[1]).toContain('::view-transition-group(travels)');
    await eventually(() => focused(page), 'H1');
    expect(new URL(page.url()).pathname).toBe('/career');
  });

  it('moves the picture of a project into its case, and back', async () => {
    const page = await browser.look('/portfolio');
    const moved = await watchTransitions(page);
    await page.getByRole('link', { name: 'A clinic day on one screen' }).click();
    await page.waitForURL('**/portfolio/clinic-day');
    await eventually(async () => (await moved())[0]?.includes('::view-transition-group(travels)'), true);
    await page.goBack();
    await eventually(async () => (await moved())[1]?.includes('::view-transition-group(travels)'), true);
  });

  it('moves nothing for who asks for less motion', async () => {
    const page = await browser.look('/career', { reducedMotion: 'reduce' });
    const moved = await watchTransitions(page);
    await openSecondJob(page);
    await eventually(() => focused(page), 'H1');
    expect(await moved()).toEqual([]);
  });
});
