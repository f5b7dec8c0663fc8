// behaviour: X4 X5
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLIENT_LOGO_STRIP, HERO, TESTIMONIAL_CAROUSEL } from '../../../client/home/motion.ts';
import { useBrowserAt } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import {
  finishMovement,
  installClock,
  inView,
  leftmostLogo,
  letGo,
  passTime,
  pauseClock,
  pausedSlides,
  restartWait,
  slides,
} from '../../support/browser/moving.ts';
import { serveWorkbench } from './workbench.ts';

const browser = useBrowserAt(serveWorkbench);

const testimonialsOf = (page: Page) => page.getByRole('region', { name: 'Testimonials' });

/** Where nothing moves by itself. */
async function testimonials(): Promise<{ page: Page; carousel: Locator }> {
  const page = await browser.look('/', { reducedMotion: 'reduce' });
  const carousel = testimonialsOf(page);
  await slides(carousel);
  await page.mouse.move(2, 2);
  return { page, carousel };
}

/** Where the clock stands still and the carousel's wait has just begun. */
async function pausedTestimonials(): Promise<{ page: Page; carousel: Locator }> {
  const page = await browser.visit('/', { before: installClock });
  const carousel = testimonialsOf(page);
  await pausedSlides(carousel);
  return { page, carousel };
}

async function middleOf(part: Locator): Promise<{ x: number; y: number; width: number; top: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, top: box.y };
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

  it('stands still while hovered, while the focus is inside, and after its pause button; says aloud what the visitor brings up', async () => {
    const { page, carousel } = await pausedTestimonials();
    const track = carousel.locator('[aria-live]');
    expect(await track.getAttribute('aria-live')).toBe('off');
    const first = await inView(carousel);
    const stands = async () => {
      await passTime(page, 20_000);
      expect(await inView(carousel)).toEqual(first);
    };
    await carousel.getByRole('heading').hover();
    await passTime(page, 0);
    await stands();
    await letGo(page);
    await carousel.getByRole('button', { name: 'Next' }).focus();
    await eventually(() => track.getAttribute('aria-live'), 'polite');
    await stands();
    await carousel.getByRole('button', { name: 'Pause Testimonials' }).click();
    await letGo(page);
    await stands();
    expect(await carousel.getByRole('button', { name: 'Play Testimonials' }).count()).toBe(1);
    await carousel.getByRole('button', { name: 'Next' }).press('Enter');
    await finishMovement(page);
    expect(await inView(carousel)).not.toEqual(first);
  });

  it('is reached by keyboard in the order pause, previous, next, slides; a slide that leaves hands its focus to the first button', async () => {
    const { page, carousel } = await testimonials();
    const focused = () =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    await carousel.getByRole('button').first().focus();
    for (const name of [
      'Play Testimonials',
      'Previous, Testimonials',
      'Next, Testimonials',
      '...Read all of what Kavita Rao said',
      '...Read all of what Imran Sheikh said',
      '...Read all of what Neha Joshi said',
    ]) {
      expect(await focused()).toBe(name);
      await page.keyboard.press('Tab');
    }
    await carousel.getByRole('group').getByRole('button').first().focus();
    await carousel.getByRole('button', { name: 'Next' }).evaluate((next) => (next as HTMLElement).click());
    await eventually(focused, 'Play Testimonials');
  });

  it('stays where it is under a mouse whose button was let go beside it; follows a drag, which is no click on what it ends on', async () => {
    const { page, carousel } = await testimonials();
    const row = await middleOf(carousel.locator('.slide-row'));
    const place = () =>
      carousel.locator('.slide-row__track').evaluate((track) => track.getBoundingClientRect().x);
    const before = await place();
    await page.mouse.move(row.x, row.y);
    await page.mouse.down();
    await page.mouse.move(row.x, row.top - 20, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(row.x, row.y);
    await page.mouse.move(row.x - 200, row.y, { steps: 4 });
    expect(await place()).toBe(before);

    const { x, y } = await middleOf(carousel.locator('.slide:not([inert]) button').nth(1));
    const { width } = await middleOf(carousel.locator('.slide').first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - width / 2, y, { steps: 4 });
    await page.mouse.move(x - width * 0.8, y, { steps: 4 });
    // Longer than a flick: the row goes where it was dragged, not where it was thrown.
    await page.waitForTimeout(300);
    await page.mouse.move(x - width * 0.8 - 1, y);
    await page.mouse.up();
    await eventually(() => inView(carousel), ['Imran Sheikh', 'Neha Joshi', 'Arun Das']);
    expect(await carousel.locator('[aria-expanded=true]').count()).toBe(0);
  });

  it('takes a press of a key after a swipe', async () => {
    const page = await browser.visit('/', { reducedMotion: 'reduce', hasTouch: true });
    const carousel = testimonialsOf(page);
    await slides(carousel);
    const { x, y } = await middleOf(carousel.locator('.slide-row'));
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

  it('moves by its arrows and dots, and shows no controls where all slides fit', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const services = page.getByRole('region', { name: 'Services' });
    await slides(services);
    await eventually(() => services.getByRole('button').count(), 0);
    await page.setViewportSize({ width: 800, height: 800 });
    for (const [button, ...shown] of [
      ['Next, Services', 'Mobile', 'AI'],
      ['Previous, Services', 'Web', 'Mobile'],
      ['AI', 'AI', 'Digital'],
      ['Next, Services', 'Web', 'Mobile'],
    ] as const) {
      await services.getByRole('button', { name: button, exact: true }).click();
      await eventually(() => inView(services), shown);
    }
  });

  it('keeps every slide where the server put it when the script takes over', async () => {
    const lefts = (page: Page) =>
      testimonialsOf(page)
        .locator('.slide')
        .evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().left)));
    const served = await lefts(await browser.look('/', { javaScriptEnabled: false }));
    const { page } = await testimonials();
    expect(await lefts(page)).toEqual(served);
  });
});

describe('under reduced motion', () => {
  it('nothing starts, and what runs stops when the wish comes later', async () => {
    const page = await browser.visit('/', { reducedMotion: 'reduce', before: installClock });
    const hero = page.getByRole('region', { name: 'Highlights' });
    const waits = async (shown: string) => {
      await passTime(page, 20_000);
      await finishMovement(page);
      expect(await inView(hero)).toEqual([shown]);
    };
    await page.mouse.move(2, 798);
    await pauseClock(page);
    await waits('1 of 4');
    expect(await page.locator('.typed__line').textContent()).toBe('We build it together.');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await hero.getByRole('button', { name: 'Pause highlights' }).waitFor();
    await passTime(page, HERO.autoplay);
    await finishMovement(page);
    expect(await inView(hero)).toEqual(['2 of 4']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hero.getByRole('button', { name: 'Play highlights' }).waitFor();
    await waits('2 of 4');
  });
});

describe('the logo strip', () => {
  it('goes round with ten logos, each in the list once; stands still while hovered and after its pause button', async () => {
    const page = await browser.visit('/', { before: installClock });
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

    await strip.hover();
    await passTime(page, 30_000);
    expect(await leftmostLogo(strip)).toBe(seen[0]);
    await strip.getByRole('button', { name: 'Pause client logos' }).click();
    await letGo(page);
    await passTime(page, 30_000);
    expect(await leftmostLogo(strip)).toBe(seen[0]);
  });
});
