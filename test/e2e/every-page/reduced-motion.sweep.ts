// behaviour: X4
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { loadPictures, readToTheEnd } from '../../support/browser/whole-page.ts';
import { PATIENCE, within } from '../../support/patience.ts';
import { OPEN_JOB, PAGE_PATHS, TODAY } from '../../support/site/routes.ts';

const browser = useBrowser({ clock: TODAY }, { paints: true });

const ROUTES = [...PAGE_PATHS, OPEN_JOB, '/nowhere'];
/** Pages that are looked at side by side, so that their six seconds pass at once. */
const AT_ONCE = 6;

/** The whole page but the clock, whose purpose is to move. */
const picture = (page: Page) =>
  page.screenshot({
    fullPage: true,
    type: 'jpeg',
    quality: 70,
    mask: [page.locator('time[datetime*=":"]')],
  });

/** Whether the page comes to look the same for six seconds: a busy machine paints late, but what moves never rests. */
async function comesToRest(page: Page, tries = 6): Promise<boolean> {
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

type Look<T> = (page: Page, path: string) => Promise<T>;

/** A tab for each page: one that goes on right after a picture of its whole page may never get a frame again. */
async function inNewTab<T>(visitor: BrowserContext, path: string, look: Look<T>): Promise<T> {
  const page = await visitor.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(path);
  await hydrated(page);
  const seen = await within(`${path} to be looked at`, look(page, path));
  await page.close();
  return seen;
}

/** Calls `look` for each route, so many side by side. */
async function inTabs<T>(look: Look<T>): Promise<T[]> {
  const left = [...ROUTES];
  const seen: T[] = [];
  const goRound = async () => {
    // What moves does so in half the pixels too, which take half the time to paint.
    const screen = { width: 800, deviceScaleFactor: 0.5 };
    const newVisitor = async () =>
      (await browser.visit('/privacy', { ...screen, reducedMotion: 'reduce' })).context();
    let visitor = await newVisitor();
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const route = path;
      const again = async () => {
        visitor = await newVisitor();
        return inNewTab(visitor, route, look);
      };
      // A tab of which Chromium draws no more frames answers nothing, and may keep the connections that the next one
      // of its visitor waits for: such a page is opened once more by another.
      seen.push(await inNewTab(visitor, route, look).catch(again));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goRound));
  return seen;
}

describe('With reduced motion (WCAG 2.2.2, 2.3.3)', () => {
  it('every page comes to rest', async () => {
    const seen = await inTabs(async (page, path) => {
      await readToTheEnd(page);
      await loadPictures(page);
      return { path, isSame: await comesToRest(page), lasting: await lasting(page) };
    });
    expect(seen).toHaveLength(ROUTES.length);
    expect(seen.filter(({ isSame, lasting }) => !isSame || lasting.length > 0)).toEqual([]);
  }, 900_000);

  it('nothing that can be paused plays', async () => {
    for (const path of ['/', '/clients', '/culture']) {
      const page = await browser.look(path, { reducedMotion: 'reduce' });
      await readToTheEnd(page);
      const names = await page
        .getByRole('main')
        .getByRole('button', { name: /^(?:Pause|Play) / })
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(/^Play/);
    }
  });
});
