// behaviour: H3 H4 X5 L4 L5
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLIENT_LOGO_STRIP, SERVICES_CAROUSEL } from '../../../client/home/motion.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import {
  finishMovement,
  geometry,
  installClock,
  inView,
  leftmostLogo,
  letGo,
  passTime,
  pausedSlides,
  slides,
} from '../../support/browser/moving.ts';

const browser = useBrowser();

describe('Home: strip of client logos', () => {
  const stripOf = (page: Page) => page.getByRole('region', { name: 'Clients we work with' });
  const number = (alt: string | undefined) => Number(alt?.replace('client logo ', ''));

  it('shows ten logos under their alternative texts, also without JavaScript', async () => {
    const alts = Array.from({ length: 10 }, (_, at) => `client logo ${at + 1}`);
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.look('/', { javaScriptEnabled });
      const logos = stripOf(page).getByRole('img');
      const found = await logos.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
      expect(found.toSorted((a, b) => number(a) - number(b))).toEqual(alts);
    }
  });

  it('rests 3000 ms, moves for 2000 ms and goes round', async () => {
    expect(CLIENT_LOGO_STRIP).toMatchObject({ autoplay: 3000, speed: 2000 });
    const page = await browser.visit('/', { before: installClock });
    const strip = stripOf(page);
    await pausedSlides(strip);
    const first = number(await leftmostLogo(strip));
    await passTime(page, 2999);
    expect(number(await leftmostLogo(strip))).toBe(first);
    await passTime(page, 1);
    const moving = await strip.locator('ul').evaluate((track) => getComputedStyle(track).transitionDuration);
    expect(moving).toBe('2s');
    const seen: number[] = [];
    for (let move = 0; move < 11; move++) {
      await finishMovement(page);
      seen.push(number(await leftmostLogo(strip)));
      await passTime(page, 2000 + 3000);
    }
    expect(seen).toEqual(Array.from({ length: 11 }, (_, at) => ((first + at) % 10) + 1));
  });

  it('stands still while hovered, after its pause button, and where less motion is asked for', async () => {
    const page = await browser.visit('/', { before: installClock });
    const strip = stripOf(page);
    await pausedSlides(strip);
    await strip.hover();
    await finishMovement(page);
    const before = await leftmostLogo(strip);
    await passTime(page, 30_000);
    await finishMovement(page);
    expect(await leftmostLogo(strip)).toBe(before);
    await strip.getByRole('button', { name: 'Pause client logos' }).click();
    await letGo(page);
    await passTime(page, 30_000);
    await finishMovement(page);
    expect(await leftmostLogo(strip)).toBe(before);
    await strip.getByRole('button', { name: 'Play client logos' }).click();
    await letGo(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await strip.getByRole('button', { name: 'Play client logos' }).waitFor();
    await passTime(page, 30_000);
    expect(await leftmostLogo(strip)).toBe(before);
  });

  it('shows 2, 3, 4, 5 and 6 logos from 320, 480, 768, 1024 and 1200 px, with their gaps', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const row = stripOf(page).locator('.slide-row');
    await slides(stripOf(page));
    for (const [width, perView, gap] of [
      [320, 2, 10],
      [479, 2, 10],
      [480, 3, 15],
      [767, 3, 15],
      [768, 4, 20],
      [1023, 4, 20],
      [1024, 5, 25],
      [1199, 5, 25],
      [1200, 6, 30],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => geometry(row, 'li'), { perView, gap });
    }
  });
});

describe('Home: Our Services', () => {
  const servicesOf = (page: Page) => page.getByRole('region', { name: 'Our Services' });
  const TARGETS = {
    'Web Development': '/web-development',
    'Mobile Development': '/mobile-app-development',
    'AI/ML Collection': '/web-development',
    'Digital Evolution': '/web-development',
  };

  it('has four cards whose Explore More leads where the specification says, under four names', async () => {
    const page = await browser.look('/');
    const line = 'We provide innovative solutions to help you build a truly digital workplace.';
    expect(await servicesOf(page).getByText(line, { exact: true }).count()).toBe(1);
    const links = servicesOf(page).getByRole('link', { name: 'Explore More' });
    expect(await links.count()).toBe(4);
    for (const [title, target] of Object.entries(TARGETS)) {
      const link = servicesOf(page).getByRole('link', { name: new RegExp(`^Explore More ?: ${title}$`) });
      expect(await link.getAttribute('href')).toBe(target);
    }
  });

  it('shows 1, 2, 3 and 4 cards from 576, 768, 992 and 1200 px, 20 px apart, and controls only where more follow', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const services = servicesOf(page);
    await slides(services);
    for (const [width, perView] of [
      [400, 1],
      [576, 1],
      [767, 1],
      [768, 2],
      [991, 2],
      [992, 3],
      [1199, 3],
      [1200, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const wanted = { perView, gap: 20 };
      await eventually(() => geometry(services.locator('.slide-row'), '.slide'), wanted);
      await eventually(async () => (await inView(services)).length, perView);
      // Pause, two arrows and a dot for each place that can be moved to.
      await eventually(() => services.getByRole('button').count(), perView === 4 ? 0 : 3 + 5 - perView);
    }
  });

  it('moves on every 3000 ms at 800 px, and by its arrows and dots', async () => {
    expect(SERVICES_CAROUSEL.autoplay).toBe(3000);
    const page = await browser.visit('/', { width: 800, before: installClock });
    const services = servicesOf(page);
    await pausedSlides(services);
    const press = async (name: string) => {
      await services.getByRole('button', { name, exact: true }).click();
      await finishMovement(page);
    };
    await press('Web Development');
    expect(await inView(services)).toEqual(['Web Development', 'Mobile Development']);
    await letGo(page);
    await passTime(page, 2999);
    expect(await inView(services)).toEqual(['Web Development', 'Mobile Development']);
    await passTime(page, 1);
    await finishMovement(page);
    expect(await inView(services)).toEqual(['Mobile Development', 'AI/ML Collection']);
    await press('Next, Our Services');
    expect(await inView(services)).toEqual(['AI/ML Collection', 'Digital Evolution']);
    await press('Previous, Our Services');
    expect(await inView(services)).toEqual(['Mobile Development', 'AI/ML Collection']);
    await press('AI/ML Collection');
    expect(await inView(services)).toEqual(['AI/ML Collection', 'Digital Evolution']);
    await letGo(page);
    await passTime(page, 3000);
    await finishMovement(page);
    expect(await inView(services)).toEqual(['Web Development', 'Mobile Development']);
  });
});
