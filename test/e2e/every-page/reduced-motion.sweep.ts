// behaviour: X4
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { loadPictures, readToTheEnd } from '../../support/browser/whole-page.ts';
import { OPEN_JOB, PAGE_PATHS, TODAY } from '../../support/site/routes.ts';

const browser = useBrowser({ clock: TODAY }, { paints: true });

/** Names of the animations that go on for ever or for more than five seconds (WCAG 2.2.2). */
const lasting = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 5000)
      .map((animation) => (animation as Partial<CSSAnimation>).animationName ?? animation.id),
  );

/** Whether the page comes to look the same for six seconds: a busy machine paints late, but what moves never rests. */
async function comesToRest(page: Page, tries = 6): Promise<boolean> {
  // The whole page but the clock, whose purpose is to move.
  const mask = [page.locator('time[datetime*=":"]')];
  const picture = () => page.screenshot({ fullPage: true, type: 'jpeg', quality: 70, mask });
  const before = await picture();
  await page.waitForTimeout(6000);
  return before.equals(await picture()) || (tries > 1 && comesToRest(page, tries - 1));
}

it.each([...PAGE_PATHS, OPEN_JOB, '/nowhere'])(
  'With reduced motion (WCAG 2.2.2, 2.3.3) %s comes to rest, and nothing that can be paused plays',
  async (path) => {
    const page = await browser.visit(path, {
      width: 800,
      reducedMotion: 'reduce',
      expects: /404/,
    });
    await readToTheEnd(page);
    await loadPictures(page);
    expect(await lasting(page)).toEqual([]);
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Pause / })
        .count(),
    ).toBe(0);
    expect(await comesToRest(page)).toBe(true);
  },
);
