// behaviour: H3 H4 X4 X5 L4 L5 L6
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLIENT_LOGO_STRIP, SERVICES_CAROUSEL, TESTIMONIAL_CAROUSEL } from '../../../client/home/motion.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import {
  finishMovement,
  geometry,
  installClock,
  inView,
  leftmostLogo,
  letGo,
  movedOnAfter,
  passTime,
  pausedSlides,
  restartWait,
  slides,
} from '../../support/browser/moving.ts';

const browser = useBrowser();

const rowsOf = (page: Page) => ({
  logos: page.getByRole('region', { name: 'Clients we work with' }),
  services: page.getByRole('region', { name: 'Our Services' }),
  testimonials: page.getByRole('region', { name: 'Testimonials' }),
});

/** Where nothing moves by itself. */
async function still(): Promise<{ page: Page; carousel: Locator }> {
  const page = await browser.look('/', { reducedMotion: 'reduce' });
  const carousel = rowsOf(page).testimonials;
  await slides(carousel);
  await page.mouse.move(2, 2);
  return { page, carousel };
}

async function middleOf(part: Locator): Promise<{ x: number; y: number; width: number; top: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, top: box.y };
}

const QUOTED = ['Meera Kulkarni', 'Dr. Arvind Solanki', 'Farah Qureshi', 'Dinesh Agrawal'];

describe('Home: its rows of slides', () => {
  it('show as many as fit the window, and controls only where more follow: arrows and dots', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const { logos, services, testimonials } = rowsOf(page);
    for (const row of [logos, services, testimonials]) await slides(row);
    const lies = async () => [
      ...Object.values(await geometry(logos.locator('.slide-row'), 'li')),
      ...Object.values(await geometry(services.locator('.slide-row'), '.slide')),
      (await geometry(testimonials.locator('.slide-row'), '.slide')).perView,
    ];
    for (const [width, ...wanted] of [
      [320, 2, 10, 1, 20, 1],
      [479, 2, 10, 1, 20, 1],
      [480, 3, 15, 1, 20, 1],
      [767, 3, 15, 1, 20, 1],
      [768, 4, 20, 2, 20, 2],
      [991, 4, 20, 2, 20, 2],
      [992, 4, 20, 3, 20, 2],
      [1023, 4, 20, 3, 20, 2],
      [1024, 5, 25, 3, 20, 3],
      [1199, 5, 25, 3, 20, 3],
      [1200, 6, 30, 4, 20, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(lies, wanted);
      const perView = wanted[2];
      await eventually(async () => (await inView(services)).length, perView);
      // Pause, two arrows and a dot for each place that can be moved to.
      await eventually(() => services.getByRole('button').count(), perView === 4 ? 0 : 3 + 5 - perView);
    }
    await page.setViewportSize({ width: 800, height: 900 });
    for (const [button, ...shown] of [
      ['Next, Our Services', 'Mobile Development', 'AI/ML Collection'],
      ['Previous, Our Services', 'Web Development', 'Mobile Development'],
      ['AI/ML Collection', 'AI/ML Collection', 'Digital Evolution'],
      ['Next, Our Services', 'Web Development', 'Mobile Development'],
    ] as const) {
      await services.getByRole('button', { name: button, exact: true }).click();
      await eventually(() => inView(services), shown);
    }
  });

  it('move on after their time and go round: logos after 3000 ms for 2000 ms, services after 3000 ms, testimonials after 2500 ms; stand still while hovered, while the focus is inside, and after their pause button; what the visitor brings up is said aloud', async () => {
    expect(CLIENT_LOGO_STRIP).toEqual({ autoplay: 3000, speed: 2000 });
    expect([SERVICES_CAROUSEL.autoplay, TESTIMONIAL_CAROUSEL.autoplay]).toEqual([3000, 2500]);
    const page = await browser.visit('/', { width: 800, before: installClock });
    const { logos, services, testimonials } = rowsOf(page);
    await slides(services);
    await slides(testimonials);
    await pausedSlides(logos);
    const number = async () => Number((await leftmostLogo(logos))?.replace('client logo ', ''));
    const first = await number();
    await passTime(page, 2999);
    expect(await number()).toBe(first);
    await passTime(page, 1);
    expect(await logos.locator('ul').evaluate((track) => getComputedStyle(track).transitionDuration)).toBe(
      '2s',
    );
    for (let moves = 1; moves <= 10; moves += 1) {
      await finishMovement(page);
      expect(await number()).toBe(((first + moves - 1) % 10) + 1);
      await restartWait(logos);
      await passTime(page, 3000);
    }
    expect(await logos.getByRole('img').count()).toBe(10);

    await restartWait(testimonials);
    const { before, after } = await movedOnAfter(testimonials, 2500);
    expect(after).toHaveLength(2);
    expect(after[0]).toBe(before[1]);
    await restartWait(services);
    const start = await inView(services);
    const seen = [start.join()];
    for (let moves = 0; moves < 3; moves += 1) {
      const { after } = await movedOnAfter(services, 3000);
      expect(after).toHaveLength(2);
      seen.push(after.join());
      await restartWait(services);
    }
    // Four services, two in view.
    expect(new Set(seen).size).toBe(3);
    expect(seen.at(-1)).toBe(seen[0]);

    await letGo(page);
    await finishMovement(page);
    await restartWait(testimonials);
    const track = testimonials.locator('[aria-live]');
    expect(await track.getAttribute('aria-live')).toBe('off');
    const held = await inView(testimonials);
    const stands = async () => {
      await passTime(page, 20_000);
      expect(await inView(testimonials)).toEqual(held);
    };
    await testimonials.getByRole('heading').hover();
    await passTime(page, 0);
    await stands();
    await letGo(page);
    await testimonials.getByRole('button', { name: 'Next' }).focus();
    await eventually(() => track.getAttribute('aria-live'), 'polite');
    await stands();
    await testimonials.getByRole('button', { name: 'Pause Testimonials' }).click();
    await letGo(page);
    await stands();
    expect(await testimonials.getByRole('button', { name: 'Play Testimonials' }).count()).toBe(1);
    await testimonials.getByRole('button', { name: 'Next' }).press('Enter');
    await finishMovement(page);
    expect(await inView(testimonials)).not.toEqual(held);

    await logos.hover();
    await finishMovement(page);
    const logo = await leftmostLogo(logos);
    await passTime(page, 30_000);
    expect(await leftmostLogo(logos)).toBe(logo);
    await logos.getByRole('button', { name: 'Pause client logos' }).click();
    await letGo(page);
    await passTime(page, 30_000);
    expect(await leftmostLogo(logos)).toBe(logo);
  });

  it('keep every slide where the server put it when the script takes over; are reached by keyboard in the order pause, previous, next, slides; a slide that leaves hands its focus to the first button; stay where they are under a mouse whose button was let go beside them; follow a drag, which is no click on what it ends on', async () => {
    const lefts = (page: Page) =>
      rowsOf(page)
        .testimonials.locator('.slide')
        .evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().left)));
    const served = await lefts(await browser.look('/', { javaScriptEnabled: false }));
    const { page, carousel } = await still();
    expect(await lefts(page)).toEqual(served);
    const focused = () =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    await carousel.getByRole('button').first().focus();
    // The third client's words fit.
    const quotes = QUOTED.slice(0, 2).map((name) =>
      expect.stringMatching(new RegExp(`^\\.\\.\\..*by ${name}$`)),
    );
    for (const name of ['Play Testimonials', 'Previous, Testimonials', 'Next, Testimonials', ...quotes]) {
      expect(await focused()).toEqual(name);
      await page.keyboard.press('Tab');
    }
    await carousel.getByRole('group').getByRole('button').first().focus();
    await carousel.getByRole('button', { name: 'Next' }).evaluate((next) => (next as HTMLElement).click());
    await eventually(focused, 'Play Testimonials');
    await carousel.getByRole('button', { name: 'Previous' }).click();
    await eventually(async () => (await inView(carousel))[0], QUOTED[0]);
    await letGo(page);

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
    await eventually(() => inView(carousel), QUOTED.slice(1));
    expect(await carousel.locator('[aria-expanded=true]').count()).toBe(0);
  });

  it('take a press of a key after a swipe', async () => {
    const page = await browser.visit('/', { reducedMotion: 'reduce', hasTouch: true });
    const carousel = rowsOf(page).testimonials;
    await slides(carousel);
    const { x, y } = await middleOf(carousel.locator('.slide-row'));
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', x);
    for (const by of [20, 60, 120, 200, 280, 340]) await touch('touchMove', x - by);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await eventually(async () => (await inView(carousel))[0] === QUOTED[0], false);
    const button = carousel.locator('.slide:not([inert]) button').first();
    await button.press('Enter');
    await eventually(() => button.getAttribute('aria-expanded'), 'true');
  });
});
