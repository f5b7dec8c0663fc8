// behaviour: C2 C3 L7
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { culture } from '#content/company/culture-copy.ts';
import { CULTURE_BANNER, PHOTO_SLIDER, TYPING } from '../../../client/company/culture/motion.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import {
  finishMovement,
  geometry,
  installClock,
  inView,
  letGo,
  movedOnAfter,
  passTime,
  pauseClock,
  pausedSlides,
  restartWait,
  slides,
} from '../../support/browser/moving.ts';

const browser = useBrowser();
const { taglines } = culture.banner;

const bannerOf = (page: Page) =>
  page.getByRole('region', { name: 'Pictures of the office and its festivals' });
const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos around the office' });
/** Which picture is on show, from 0; all others are hidden from assistive technology. */
const pictureOn = (page: Page) =>
  bannerOf(page)
    .locator('[aria-hidden]:has(picture)')
    .evaluateAll((all) => all.flatMap((each, at) => (each.ariaHidden === 'false' ? [at] : [])));
/** What of the tagline is typed at the moment. */
const typed = (page: Page) => bannerOf(page).locator('[data-line] ~ :not([data-line])').textContent();

async function pausedCulture(visit: { reducedMotion?: 'reduce' } = {}): Promise<Page> {
  const page = await browser.visit('/culture', { before: installClock, ...visit });
  await pauseClock(page);
  return page;
}

it('Culture shows a picture for 4000 ms, fades for 1000 ms, and begins again after the last; types a character every 60 ms, holds the whole line for 1200 ms and deletes one every 40 ms; and stands still while hovered and after its pause button', async () => {
  expect(CULTURE_BANNER).toEqual({ autoplay: 4000, fade: 1000 });
  expect(TYPING).toEqual({ type: 60, delete: 40, hold: 1200 });
  const page = await pausedCulture();
  const banner = bannerOf(page);
  await restartWait(banner);
  const [first = 0] = await pictureOn(page);
  const next = (steps: number) => [(first + steps) % 4];
  for (const [steps, wait] of [4000, 5000, 5000, 5000].entries()) {
    await passTime(page, wait - 1);
    expect(await pictureOn(page)).toEqual(next(steps));
    await passTime(page, 1);
    expect(await pictureOn(page)).toEqual(next(steps + 1));
  }
  const fade = banner.locator('[aria-hidden]:has(picture)').first();
  expect(await fade.evaluate((each) => getComputedStyle(each).transitionDuration)).toBe('1s');

  await banner.hover();
  await passTime(page, 0);
  const now = async () => [await pictureOn(page), await typed(page)];
  const held = await now();
  await passTime(page, 20_000);
  expect(await now()).toEqual(held);
  await banner.getByRole('button', { name: /^Pause / }).click();
  await letGo(page);
  await passTime(page, 20_000);
  expect(await now()).toEqual(held);
  await banner.getByRole('button', { name: /^Play / }).click();
  await letGo(page);
  await passTime(page, 4000);
  expect(await pictureOn(page)).not.toEqual(held[0]);
  expect(await typed(page)).not.toBe(held[1]);

  // Where it is in the first line depends on when the clock was stopped.
  const left = async () => (await typed(page))?.length ?? 0;
  for (let letters = await left(); letters > 0; letters = await left())
    await passTime(page, Math.max(20, (letters - 2) * TYPING.delete));
  const line = taglines[1];
  /** Lets `ms` pass, of which the last one changes the text to `text`. */
  const changesAfter = async (ms: number, text: string) => {
    const before = await typed(page);
    await passTime(page, ms - 1);
    expect(await typed(page)).toBe(before);
    await passTime(page, 1);
    expect(await typed(page)).toBe(text);
  };
  // The last letter is deleted for as long as the others.
  await passTime(page, 40);
  for (let shown = 1; shown < 4; shown++) await changesAfter(60, line.slice(0, shown));
  for (let shown = 4; shown <= line.length; shown++) await passTime(page, 60);
  expect(await typed(page)).toBe(line);
  await changesAfter(1200, line.slice(0, -1));
  for (const left of [-2, -3]) await changesAfter(40, line.slice(0, left));
});

it('Culture stands still where less motion is asked for, with a whole tagline', async () => {
  const page = await pausedCulture({ reducedMotion: 'reduce' });
  const now = async () => [await pictureOn(page), await typed(page)];
  const before = await now();
  expect(before[1]).toBe(taglines[0]);
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .count(),
  ).toBe(2);
  await bannerOf(page).scrollIntoViewIfNeeded();
  await passTime(page, 60_000);
  expect(await now()).toEqual(before);
});

it('Culture moves its photos on after 2500 ms and goes round', async () => {
  expect(PHOTO_SLIDER.autoplay).toBe(2500);
  const page = await browser.visit('/culture', { before: installClock });
  const photos = photosOf(page);
  await pausedSlides(photos);
  const { before: first, after: second } = await movedOnAfter(photos, 2500);
  expect(second.slice(0, 4)).toEqual(first.slice(1));
  for (const _ of culture.photos.list) {
    await photos.getByRole('button', { name: /^Next/ }).press('Enter');
    await finishMovement(page);
  }
  expect(await inView(photos)).toEqual(second);
});

it('Culture shows 1, 2 and 5 photos as the window widens', async () => {
  const page = await browser.look('/culture', { reducedMotion: 'reduce' });
  const photos = photosOf(page);
  await slides(photos);
  for (const [width, perView] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(async () => (await inView(photos)).length, perView);
    await eventually(async () => (await geometry(photos.locator('.slide-row'), '.slide')).perView, perView);
  }
});

it('Culture opens the pictures of each story, those that it does not show among them', async () => {
  const page = await browser.look('/culture', { reducedMotion: 'reduce' });
  for (const { title, pictures } of culture.events.list) {
    const name = `Pictures of ${title}`;
    const links = page.getByRole('list', { name, exact: true }).getByRole('link');
    // Where the name of a festival lies over its picture, too.
    await links.first().click({ position: { x: 60, y: 340 }, trial: true });
    await links.last().click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    const shows = (at: number) =>
      eventually(
        () => dialog.getByRole('status').textContent(),
        `Picture ${at + 1} of ${pictures.length}: ${pictures[at]?.caption}`,
      );
    const shown = await links.count();
    await shows(shown - 1);
    for (let at = shown; at <= pictures.length; at += 1) {
      await page.keyboard.press('ArrowRight');
      await shows(at % pictures.length);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});
