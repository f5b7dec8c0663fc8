// behaviour: X4
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { OPEN_JOB, PAGE_PATHS, TODAY } from '../support/routes.ts';
import { loadPictures, readToTheEnd } from '../support/whole-page.ts';

const browser = useBrowser({ clock: TODAY });

/** Pages that are looked at side by side, so that their six seconds pass at once. */
const AT_ONCE = 6;
const routes = [...PAGE_PATHS, OPEN_JOB, '/nowhere'];
const groups = Array.from({ length: Math.ceil(routes.length / AT_ONCE) }, (_, at) =>
  routes.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
);

/** The whole page but the clock, whose purpose is to move. */
const picture = (page: Page) =>
  page.screenshot({
    fullPage: true,
    type: 'jpeg',
    quality: 70,
    mask: [page.locator('.office__clock')],
    timeout: 60_000,
  });

/** A page that was read to its end. */
async function read(path: string, width: number, visits = 2): Promise<Page> {
  const page = await browser.visit(path, { width, reducedMotion: 'reduce', expects: /404/ });
  try {
    await readToTheEnd(page);
    return page;
  } catch (error) {
    // One still page in fifty is never painted again by a busy headless browser; a fault of ours is there each time.
    if (visits === 1) throw error;
    await page.close();
    return read(path, width, visits - 1);
  }
}

/** Whether the page looks the same after six seconds. What a busy machine paints late may still come before a second try. */
async function comesToRest(page: Page, tries = 2): Promise<boolean> {
  const before = await picture(page);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const isSame = before.equals(await picture(page));
  return isSame || (tries > 1 && comesToRest(page, tries - 1));
}

/** Names of the animations that go on for ever or for more than five seconds (WCAG 2.2.2). */
const lasting = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 5000)
      .map((animation) => (animation as Partial<CSSAnimation>).animationName ?? animation.id),
  );

describe('With reduced motion (WCAG 2.2.2, 2.3.3)', () => {
  it.each(groups)(
    '%s and its neighbours look the same after six seconds',
    async (...paths) => {
      const moving = await Promise.all(
        paths.map(async (path) => {
          const page = await read(path, 800);
          await loadPictures(page);
          const isSame = await comesToRest(page);
          return { path, isSame, lasting: await lasting(page) };
        }),
      );
      expect(moving).toEqual(paths.map((path) => ({ path, isSame: true, lasting: [] })));
    },
    180_000,
  );

  it('nothing that can be paused plays', async () => {
    for (const path of ['/', '/clients', '/culture']) {
      const page = await read(path, 1280);
      const names = await page
        .locator('.rotation-button')
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(/^Play/);
    }
  });
});
