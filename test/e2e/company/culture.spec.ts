// behaviour: C2 C3 L7
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { culture } from '#content/company/culture-copy.ts';
import { CULTURE_BANNER, PHOTO_SLIDER, TYPING } from '../../../client/company/culture/motion.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { walkThroughPictures } from '../../support/browser/lightbox.ts';
import {
  expectPerView,
  finishMovement,
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

describe('Culture: banner', () => {
  it('shows a picture for 4000 ms, fades for 1000 ms, and begins again after the last', async () => {
    expect(CULTURE_BANNER).toEqual({ autoplay: 4000, fade: 1000 });
    const page = await pausedCulture();
    await restartWait(bannerOf(page));
    const [first = 0] = await pictureOn(page);
    const next = (steps: number) => [(first + steps) % 4];
    await passTime(page, 3999);
    expect(await pictureOn(page)).toEqual(next(0));
    await passTime(page, 1);
    expect(await pictureOn(page)).toEqual(next(1));
    const fade = bannerOf(page).locator('[aria-hidden]:has(picture)').first();
    expect(await fade.evaluate((each) => getComputedStyle(each).transitionDuration)).toBe('1s');
    for (const steps of [1, 2, 3]) {
      await passTime(page, 4999);
      expect(await pictureOn(page)).toEqual(next(steps));
      await passTime(page, 1);
      expect(await pictureOn(page)).toEqual(next(steps + 1));
    }
  });

  it('stands still with its tagline while hovered and after its pause button', async () => {
    const page = await pausedCulture();
    const banner = bannerOf(page);
    await banner.hover();
    await passTime(page, 0);
    const held = [await pictureOn(page), await typed(page)];
    await passTime(page, 20_000);
    expect([await pictureOn(page), await typed(page)]).toEqual(held);
    await banner.getByRole('button', { name: /^Pause / }).click();
    await letGo(page);
    await passTime(page, 20_000);
    expect([await pictureOn(page), await typed(page)]).toEqual(held);
    await banner.getByRole('button', { name: /^Play / }).click();
    await letGo(page);
    await passTime(page, 4000);
    expect(await pictureOn(page)).not.toEqual(held[0]);
    expect(await typed(page)).not.toBe(held[1]);
  });

  it('types a character every 60 ms, holds the whole line for 1200 ms and deletes one every 40 ms', async () => {
    expect(TYPING).toEqual({ type: 60, delete: 40, hold: 1200 });
    const page = await pausedCulture();
    await restartWait(bannerOf(page));
    // How long each text stood, in order: from the start, through the first whole line after it, to the next start.
    const stood: { text: string; ms: number }[] = [];
    let isSeen = false;
    while (stood.length < 400) {
      const text = (await typed(page)) ?? '';
      const last = stood.at(-1);
      if (last?.text === text) last.ms += 20;
      else stood.push({ text, ms: 20 });
      if (isSeen && text === '') break;
      isSeen ||= text.length > 1 && taglines.some((line) => line === text) && stood.length > 2;
      await passTime(page, 20);
    }
    const whole = stood.findIndex(({ text }, at) => at > 2 && taglines.some((line) => line === text));
    const line = stood[whole]?.text ?? '';
    expect(stood[whole]?.ms).toBe(1200);
    const typing = stood.slice(whole - line.length + 1, whole);
    expect(typing.map(({ text }) => text)).toEqual(
      Array.from(line.slice(0, -1), (_, at) => line.slice(0, at + 1)),
    );
    expect(new Set(typing.map(({ ms }) => ms))).toEqual(new Set([60]));
    const deleting = stood.slice(whole + 1, -1);
    expect(deleting).toHaveLength(line.length - 1);
    expect(new Set(deleting.map(({ ms }) => ms))).toEqual(new Set([40]));
  });

  it('gives assistive technology the taglines as sentences, and hides the typing from it', async () => {
    const page = await browser.look('/culture');
    const snapshot = await bannerOf(page).ariaSnapshot();
    for (const line of taglines) expect(snapshot).toContain(line);
    expect(await bannerOf(page).locator(':has(> [data-line])').getAttribute('aria-hidden')).toBe('true');
  });

  it('stands still, with a whole tagline, where less motion is asked for', async () => {
    const page = await pausedCulture({ reducedMotion: 'reduce' });
    await slides(photosOf(page));
    const now = async () => [await pictureOn(page), await typed(page), await inView(photosOf(page))];
    const before = await now();
    expect(await typed(page)).toBe(taglines[0]);
    expect(
      await bannerOf(page)
        .getByRole('button', { name: /^Play / })
        .count(),
    ).toBe(1);
    expect(
      await photosOf(page)
        .getByRole('button', { name: /^Play / })
        .count(),
    ).toBe(1);
    await passTime(page, 60_000);
    expect(await now()).toEqual(before);
    await bannerOf(page).scrollIntoViewIfNeeded();
    await passTime(page, 60_000);
    expect(await now()).toEqual(before);
  });
});

describe('Culture: photo slider', () => {
  it('moves on after 2500 ms and goes round; it stands still while hovered', async () => {
    expect(PHOTO_SLIDER.autoplay).toBe(2500);
    const page = await browser.visit('/culture', { before: installClock });
    const photos = photosOf(page);
    await pausedSlides(photos);
    const { before: first, after: second } = await movedOnAfter(photos, 2500);
    expect(second.slice(0, 4)).toEqual(first.slice(1));
    await photos.hover();
    await passTime(page, 20_000);
    expect(await inView(photos)).toEqual(second);
    for (let move = 0; move < 8; move++) {
      await photos.getByRole('button', { name: /^Next/ }).press('Enter');
      await finishMovement(page);
    }
    expect(await inView(photos)).toEqual(second);
  });

  it('shows 1, 2 and 5 photos as the window widens', async () => {
    const page = await browser.look('/culture', { reducedMotion: 'reduce' });
    const photos = photosOf(page);
    await slides(photos);
    await expectPerView(photos, [
      [390, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 5],
      [1600, 5],
    ]);
  });
});

describe('Culture: stories of the year', () => {
  it('leads each story with a picture that runs off the right and left edge by turns, the others lying on it', async () => {
    const page = await browser.look('/culture', { width: 1280 });
    const sides = await page.getByRole('list', { name: /^Pictures of / }).evaluateAll((galleries) =>
      galleries.map((gallery) => {
        const [large, ...others] = [...gallery.children].map((each) => each.getBoundingClientRect());
        if (!large || large.width < 800) return 'small';
        const areOnIt = others.every(({ left, right, top, bottom }) =>
          [left > large.left, right < large.right, top > large.top, bottom < large.bottom].every(Boolean),
        );
        if (others.length < 2 || !areOnIt) return 'elsewhere';
        return large.left === 0 ? 'left' : large.right === document.documentElement.clientWidth && 'right';
      }),
    );
    expect(sides).toEqual(['right', 'left', 'right', 'left']);
  });

  it('tells four festivals and six benefits, and leads to /career', async () => {
    const page = await browser.look('/culture', { javaScriptEnabled: false });
    for (const name of ['Ganesh Chaturthi', 'Diwali', 'Independence Day', 'Holi']) {
      const story = page.getByRole('region', { name, exact: true });
      expect(await story.locator('p').count()).toBeGreaterThan(1);
      expect(await story.getByRole('list').getByRole('link').count()).toBeGreaterThan(1);
    }
    const benefits = page.getByRole('region', { name: 'What you get besides the salary' });
    expect(await benefits.getByRole('listitem').count()).toBe(6);
    const join = page.getByRole('link', { name: 'Join Our Team' });
    expect(await join.getAttribute('href')).toBe('/career');
  });

  it.each(
    culture.events.list.map(
      ({ title, pictures }) => [title, pictures.map(({ caption }) => caption)] as const,
    ),
  )('opens the pictures of %s, goes through them and comes back', async (title, captions) => {
    const page = await browser.look('/culture', { reducedMotion: 'reduce' });
    await walkThroughPictures(page, `Pictures of ${title}`, captions);
  });
});
