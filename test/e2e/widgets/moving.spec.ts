// behaviour: X4 X5
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_LOGO_STRIP, HERO, TESTIMONIAL_CAROUSEL } from '../../../client/home/motion.ts';
import { eventually } from '../../support/browser/eventually.ts';
import {
  finishMovement,
  installClock,
  leftmostLogo,
  passTime,
  pauseClock,
  pausedSlides,
  restartWait,
} from '../../support/browser/moving.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench?.close());

const SLIDES = '.slide, .hero-slider__slide';
/** Names of the slides that can be reached. */
const inView = (carousel: Locator) =>
  carousel
    .locator(SLIDES)
    .evaluateAll((slides) =>
      slides.filter((slide) => !(slide as HTMLElement).inert).map((slide) => slide.ariaLabel),
    );

async function testimonials(page: Page): Promise<Locator> {
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await carousel.locator('[data-live]').waitFor();
  return carousel;
}

/** The same, where the clock stands still and the carousel's wait has just begun. */
async function pausedTestimonials(): Promise<{ page: Page; carousel: Locator }> {
  const page = await workbench.open({ before: installClock });
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await pausedSlides(carousel);
  return { page, carousel };
}

describe('a carousel', () => {
  it('moves on by itself, keeps what is out of view out of reach and goes back to the start', async () => {
    const { page, carousel } = await pausedTestimonials();
    const names = await inView(carousel);
    const views = [
      ['Kavita Rao', 'Imran Sheikh', 'Neha Joshi'],
      ['Imran Sheikh', 'Neha Joshi', 'Arun Das'],
      ['Neha Joshi', 'Arun Das', 'Leela Nair'],
    ];
    // It may have moved before the clock stood still.
    const start = views.findIndex(([first]) => first === names[0]);
    for (let moves = 0; moves < 4; moves++) {
      expect(await inView(carousel)).toEqual(views[(start + moves) % views.length]);
      await passTime(page, TESTIMONIAL_CAROUSEL.autoplay);
      await finishMovement(page);
      await restartWait(carousel);
    }
  });

  it('is reached by keyboard in the order pause, previous, next, slides', async () => {
    const page = await workbench.open({ reducedMotion: 'reduce' });
    const carousel = await testimonials(page);
    await carousel.getByRole('button').first().focus();
    const names: (string | null)[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      names.push(
        await page.evaluate(
          () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? null,
        ),
      );
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual([
      'Play Testimonials',
      'Previous, Testimonials',
      'Next, Testimonials',
      '...Read all of what Kavita Rao said',
      '...Read all of what Imran Sheikh said',
      '...Read all of what Neha Joshi said',
    ]);
  });

  it('stands still while the focus is inside, and says aloud what the visitor brings up', async () => {
    const { page, carousel } = await pausedTestimonials();
    const track = carousel.locator('.slide-row__track');
    expect(await track.getAttribute('aria-live')).toBe('off');
    await carousel.getByRole('button', { name: 'Next' }).focus();
    await eventually(() => track.getAttribute('aria-live'), 'polite');
    const before = await inView(carousel);
    await passTime(page, 20_000);
    expect(await inView(carousel)).toEqual(before);
    await page.keyboard.press('Enter');
    await finishMovement(page);
    expect(await inView(carousel)).not.toEqual(before);
  });

  it('stands still while the mouse is over it, and after its pause button', async () => {
    const { page, carousel } = await pausedTestimonials();
    await carousel.locator('h2').hover();
    const hovered = await inView(carousel);
    await passTime(page, 0);
    await passTime(page, 20_000);
    expect(await inView(carousel)).toEqual(hovered);
    await carousel.getByRole('button', { name: 'Pause Testimonials' }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(2, 2);
    await passTime(page, 20_000);
    expect(await inView(carousel)).toEqual(hovered);
    expect(await carousel.getByRole('button', { name: 'Play Testimonials' }).count()).toBe(1);
  });

  it('hands the focus of a slide that leaves to its first button', async () => {
    const page = await workbench.open({ reducedMotion: 'reduce' });
    const carousel = await testimonials(page);
    await carousel.locator('.slide button').first().focus();
    await carousel.getByRole('button', { name: 'Next' }).evaluate((next) => (next as HTMLElement).click());
    await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel), 'Play Testimonials');
  });

  it('follows the mouse or a finger, and a drag that ends on something clickable is no click on it', async () => {
    const page = await workbench.open({ reducedMotion: 'reduce' });
    const carousel = await testimonials(page);
    const button = carousel.locator('.slide:not([inert]) button').nth(1);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const slide = await carousel.locator('.slide').first().boundingBox();
    if (!box || !slide) throw new Error('The second slide has no button');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - slide.width / 2, y, { steps: 4 });
    await page.mouse.move(x - slide.width * 0.8, y, { steps: 4 });
    await page.waitForTimeout(300);
    await page.mouse.move(x - slide.width * 0.8 - 1, y);
    await page.mouse.up();
    await eventually(() => inView(carousel), ['Imran Sheikh', 'Neha Joshi', 'Arun Das']);
    expect(await carousel.locator('.slide [aria-expanded=true]').count()).toBe(0);
  });

  it('stays where it is under a mouse whose button was let go beside it', async () => {
    const page = await workbench.open({ reducedMotion: 'reduce' });
    const carousel = await testimonials(page);
    const row = carousel.locator('.slide-row');
    const box = await row.boundingBox();
    if (!box) throw new Error('The carousel is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const place = () => row.locator('.slide-row__track').evaluate((track) => track.getBoundingClientRect().x);
    const before = await place();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, box.y - 20, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x, y);
    await page.mouse.move(x - 200, y, { steps: 4 });
    expect(await place()).toBe(before);
  });

  it('takes a press of a key after a swipe', async () => {
    const page = await workbench.open({ reducedMotion: 'reduce', hasTouch: true });
    const carousel = await testimonials(page);
    const box = await carousel.locator('.slide-row').boundingBox();
    if (!box) throw new Error('The carousel is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', x);
    for (const by of [20, 60, 120, 200, 280, 340]) await touch('touchMove', x - by);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await eventually(async () => (await inView(carousel))[0] === 'Kavita Rao', false);
    const button = carousel.locator('.slide:not([inert]) button').first();
    await button.press('Enter');
    await eventually(() => button.getAttribute('aria-expanded'), 'true');
  });

  it('shows no controls where all slides fit', async () => {
    const page = await workbench.open();
    const services = page.getByRole('region', { name: 'Services' });
    await services.scrollIntoViewIfNeeded();
    await services.locator('[data-live]').waitFor();
    await eventually(() => services.getByRole('button').count(), 0);
    await page.setViewportSize({ width: 800, height: 800 });
    await eventually(() => services.getByRole('button', { name: /^(?:Web|Mobile|AI|Digital)$/ }).count(), 3);
  });

  it('keeps every slide where the server put it when the script takes over', async () => {
    const page = await workbench.open({ viewport: { width: 1100, height: 800 }, reducedMotion: 'reduce' });
    const read = () =>
      page.locator('.slide').evaluateAll((slides) =>
        slides.map((slide) => {
          const { left, width, height } = slide.getBoundingClientRect();
          return [left, width, height].map(Math.round).join(' ');
        }),
      );
    const fresh = await workbench.open({ viewport: { width: 1100, height: 800 }, javaScriptEnabled: false });
    const lefts = await fresh
      .locator('.carousel .slide')
      .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().left)));
    await testimonials(page);
    const after = (await read()).slice(-9).map((box) => Number(box.split(' ')[0]));
    expect(after).toEqual(lefts);
  });
});

describe('the hero', () => {
  it('goes round, and jumps to the slide of a dot', async () => {
    const page = await workbench.open({ before: installClock });
    await page.mouse.move(2, 798);
    await pauseClock(page);
    const hero = page.locator('.hero-slider');
    const [first] = await inView(hero);
    await passTime(page, 2 * HERO.autoplay);
    await finishMovement(page);
    expect(await inView(hero)).not.toEqual([first]);
    await hero.getByRole('button', { name: 'Slide 4: Cloud' }).click();
    await finishMovement(page);
    expect(await inView(hero)).toEqual(['4 of 4']);
  });

  it('tilts after the mouse, and lies flat again when the mouse has left', async () => {
    const page = await workbench.open();
    const picture = page.locator('.hero-slider__slide[data-active] .hero-slider__tilt');
    const transform = () => picture.evaluate((element) => getComputedStyle(element).transform);
    const flat = await transform();
    await page.mouse.move(900, 300);
    await eventually(async () => (await transform()) === flat, false);
    await page.mouse.move(2, 798);
    await page.mouse.wheel(0, 700);
    await eventually(transform, flat);
  });
});

describe('under reduced motion', () => {
  it('nothing starts, and what runs stops when the wish comes later', async () => {
    const page = await workbench.open({ reducedMotion: 'reduce', before: installClock, paints: true });
    const hero = page.locator('.hero-slider');
    await page.mouse.move(2, 798);
    expect(await hero.getByRole('button', { name: 'Play highlights' }).count()).toBe(1);
    // A busy machine paints the last pictures late; what moves never comes to rest.
    const restsForSixSeconds = async () => {
      const still = await page.screenshot();
      await page.waitForTimeout(6000);
      return (await page.screenshot()).equals(still);
    };
    await eventually(restsForSixSeconds, true);

    await pauseClock(page);
    expect(await inView(hero)).toEqual(['1 of 4']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await hero.getByRole('button', { name: 'Pause highlights' }).waitFor();
    await passTime(page, HERO.autoplay);
    await finishMovement(page);
    expect(await inView(hero)).toEqual(['2 of 4']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hero.getByRole('button', { name: 'Play highlights' }).waitFor();
    await passTime(page, 20_000);
    expect(await inView(hero)).toEqual(['2 of 4']);
  });

  it('a typed line stands whole', async () => {
    const page = await workbench.open({ reducedMotion: 'reduce' });
    expect(await page.locator('.typed__line').textContent()).toBe('We build it together.');
  });
});

describe('the logo strip', () => {
  it('goes round with ten logos, each in the list once', async () => {
    const page = await workbench.open({ before: installClock });
    const strip = page.getByRole('region', { name: 'Clients we work with' });
    await pausedSlides(strip);
    const seen: (string | undefined)[] = [];
    for (let moves = 0; moves < 10; moves++) {
      seen.push(await leftmostLogo(strip));
      await passTime(page, CLIENT_LOGO_STRIP.autoplay);
      await finishMovement(page);
      await restartWait(strip);
    }
    expect(await leftmostLogo(strip)).toBe(seen[0]);
    const all = Array.from({ length: 10 }, (_, at) => `client logo ${at + 1}`);
    const first = all.indexOf(seen[0] ?? '');
    expect(seen).toEqual([...all.slice(first), ...all.slice(0, first)]);
    expect(await strip.getByRole('img').count()).toBe(10);
    await strip.getByRole('button', { name: 'Pause client logos' }).click();
    await strip.getByRole('button', { name: 'Play client logos' }).waitFor();
  });
});

it('no widget broke the policy, warned or failed to hydrate', () => {
  expect(workbench.complaints).toEqual([]);
});
