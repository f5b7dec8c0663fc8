// behaviour: H3 H4 X5 L4 L5 L6
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CLIENT_LOGO_STRIP, SERVICES_CAROUSEL, TESTIMONIAL_CAROUSEL } from '../../../client/home/motion.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import {
  finishMovement,
  geometry,
  installClock,
  inView,
  leftmostLogo,
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

it('Home shows as many logos, services and testimonials as fit its window, and controls only where more follow', async () => {
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
});

it('Home moves its logos on after 3000 ms for 2000 ms, services after 3000 ms, testimonials after 2500 ms', async () => {
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
  await finishMovement(page);
  expect(await number()).toBe((first % 10) + 1);

  for (const [row, delay] of [
    [services, 3000],
    [testimonials, 2500],
  ] as const) {
    await restartWait(row);
    const { before, after } = await movedOnAfter(row, delay);
    expect(after).toHaveLength(2);
    expect(after[0]).toBe(before[1]);
  }
});
