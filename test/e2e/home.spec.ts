import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BACK_TO_TOP_THRESHOLD_PX, CLIENT_LOGO_STRIP, HERO, SERVICES_CAROUSEL } from '#shared/constants.ts';
import { useBrowser } from '../support/browser.ts';
import { eventually, focused } from '../support/eventually.ts';
import {
  finishMovement,
  geometry,
  installClock,
  inView,
  leftmostLogo,
  letGo,
  passTime,
  pauseClock,
  restartWait,
  slides,
} from '../support/moving.ts';

const browser = useBrowser();
const HEADINGS = [
  'Tamra Works',
  'IoT & Embedded Systems',
  'Empowering Digital Transformation',
  'Cloud Solutions',
];

const heroOf = (page: Page) => page.getByRole('region', { name: 'What we do' });
const dotOf = (hero: Locator, number: number) =>
  hero.getByRole('button', { name: `Slide ${number}: ${HEADINGS[number - 1]}` });

/** The heading on show, and the number of its dot. */
async function shown(hero: Locator): Promise<string> {
  const heading = await hero.locator('[aria-roledescription=slide]:not([inert])').getByRole('heading').innerText();
  const dot = await hero.locator('.dots [aria-current=true]').getAttribute('aria-label');
  expect(dot).toBe(`Slide ${HEADINGS.indexOf(heading) + 1}: ${heading}`);
  return heading;
}

/** The hero on a clock that stands still, its first slide on show and its wait at the beginning. */
async function pausedHero(visit: { reducedMotion?: 'reduce' } = {}): Promise<{ page: Page; hero: Locator }> {
  const page = await browser.visit('/', { before: installClock, ...visit });
  const hero = heroOf(page);
  await pauseClock(page);
  await dotOf(hero, 1).click();
  await letGo(page);
  await passTime(page, 0);
  expect(await shown(hero)).toBe('Tamra Works');
  return { page, hero };
}

describe('Home: hero (spec sections 2, 4, 9)', () => {
  it('has four slides, each with its heading and a short paragraph', async () => {
    const page = await browser.visit('/', { reducedMotion: 'reduce' });
    const all = heroOf(page).locator('[aria-roledescription=slide]');
    expect(await all.count()).toBe(4);
    expect(HERO.slides).toBe(4);
    for (const [at, heading] of HEADINGS.entries()) {
      expect(await all.nth(at).locator('h1, h2').textContent()).toBe(heading);
      expect((await all.nth(at).locator('p').textContent())?.length).toBeGreaterThan(20);
    }
  });

  it('moves on every 5000 ms, and after the last slide begins again', async () => {
    expect(HERO.autoplay).toBe(5000);
    const { page, hero } = await pausedHero();
    for (const heading of [...HEADINGS.slice(1), ...HEADINGS.slice(0, 2)]) {
      const before = await shown(hero);
      await passTime(page, 4999);
      expect(await shown(hero)).toBe(before);
      await passTime(page, 1);
      expect(await shown(hero)).toBe(heading);
    }
  });

  it('jumps to the slide of a dot, and waits the whole 5000 ms from there', async () => {
    const { page, hero } = await pausedHero();
    await passTime(page, 3000);
    await dotOf(hero, 3).click();
    expect(await shown(hero)).toBe('Empowering Digital Transformation');
    await letGo(page);
    await passTime(page, 4999);
    expect(await shown(hero)).toBe('Empowering Digital Transformation');
    await passTime(page, 1);
    expect(await shown(hero)).toBe('Cloud Solutions');
    await dotOf(hero, 2).click();
    expect(await shown(hero)).toBe('IoT & Embedded Systems');
  });

  it('stands still while hovered, while it has the focus, and after its pause button', async () => {
    const { page, hero } = await pausedHero();
    await hero.hover();
    await passTime(page, 20_000);
    expect(await shown(hero)).toBe('Tamra Works');
    await letGo(page);
    await hero.getByRole('link', { name: 'Start a project' }).first().focus();
    await passTime(page, 20_000);
    expect(await shown(hero)).toBe('Tamra Works');
    await hero.getByRole('button', { name: 'Pause what we do' }).click();
    await letGo(page);
    await passTime(page, 20_000);
    expect(await shown(hero)).toBe('Tamra Works');
    await hero.getByRole('button', { name: 'Play what we do' }).click();
    await letGo(page);
    await passTime(page, 5000);
    expect(await shown(hero)).toBe('IoT & Embedded Systems');
  });

  it('never moves by itself where less motion is asked for, but its dots work', async () => {
    const { page, hero } = await pausedHero({ reducedMotion: 'reduce' });
    expect(await hero.getByRole('button', { name: 'Play what we do' }).count()).toBe(1);
    await passTime(page, 60_000);
    expect(await shown(hero)).toBe('Tamra Works');
    await dotOf(hero, 4).click();
    expect(await shown(hero)).toBe('Cloud Solutions');
  });

  it('is a row to scroll without JavaScript, with all four slides to read', async () => {
    const page = await browser.visit('/', { javaScriptEnabled: false });
    for (const heading of HEADINGS) {
      await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
      expect(await page.getByRole('heading', { name: heading, exact: true }).isVisible()).toBe(true);
    }
  });
});

describe('Home: tilt of the hero (spec sections 2, 9)', () => {
  const picture = (hero: Locator) =>
    hero.locator('[aria-roledescription=slide]:not([inert]) .hero-slider__tilt');
  /** What the transform does: its size, and whether it turns. */
  const tilt = (hero: Locator) =>
    picture(hero).evaluate((element) => {
      const { m11, m12, m13, m23 } = new DOMMatrix(getComputedStyle(element).transform);
      const light = element.querySelector('.hero-slider__light');
      return {
        scale: Math.hypot(m11, m12, m13),
        isTurned: Math.abs(m13) + Math.abs(m23) > 0.001,
        light: Number(light && getComputedStyle(light).opacity),
      };
    });
  const toCorner = async (page: Page, hero: Locator) => {
    const box = await picture(hero).boundingBox();
    if (!box) throw new Error('The picture is not on show');
    await page.mouse.move(box.x + box.width - 20, box.y + 20);
    await passTime(page, 0);
  };

  it('follows the mouse to a scale of 1.03, a twelfth of the way every 20 ms, with a light', async () => {
    expect(HERO).toMatchObject({ tiltScale: 1.03, tiltEaseDivisor: 12, tiltEaseEvery: 20 });
    const { page, hero } = await pausedHero();
    await passTime(page, 5000 - 20); // An earlier hover has worn off.
    expect(await tilt(hero)).toEqual({ scale: 1, isTurned: false, light: 0 });
    await toCorner(page, hero);
    let left = 0.03;
    for (let step = 0; step < 3; step++) {
      await passTime(page, 20);
      left -= left / 12;
      expect((await tilt(hero)).scale).toBeCloseTo(1.03 - left, 3);
    }
    await passTime(page, 3000);
    const whole = await tilt(hero);
    expect(whole.scale).toBeCloseTo(1.03, 4);
    expect(whole.isTurned).toBe(true);
    expect(whole.light).toBeGreaterThan(0);
  });

  it('lies flat again after the mouse has left', async () => {
    const { page, hero } = await pausedHero();
    await toCorner(page, hero);
    await passTime(page, 3000);
    await page.mouse.move(0, 0);
    await passTime(page, 20);
    expect((await tilt(hero)).scale).toBeCloseTo(1.03 - 0.03 / 12, 3);
    await passTime(page, 3000);
    expect(await tilt(hero)).toEqual({ scale: 1, isTurned: false, light: 0 });
  });

  it('does not happen where less motion is asked for', async () => {
    const { page, hero } = await pausedHero({ reducedMotion: 'reduce' });
    await toCorner(page, hero);
    await passTime(page, 3000);
    expect(await tilt(hero)).toEqual({ scale: 1, isTurned: false, light: 0 });
  });
});

describe('Home: strip of client logos (spec sections 2, 9)', () => {
  const stripOf = (page: Page) => page.getByRole('region', { name: 'Clients we work with' });
  const number = (alt: string | undefined) => Number(alt?.replace('client logo ', ''));

  it('shows ten logos under their alternative texts, also without JavaScript', async () => {
    expect(CLIENT_LOGO_STRIP.logos).toBe(10);
    const alts = Array.from({ length: 10 }, (_, at) => `client logo ${at + 1}`);
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.visit('/', { javaScriptEnabled });
      const logos = stripOf(page).getByRole('img');
      const found = await logos.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
      expect(found.toSorted((a, b) => number(a) - number(b))).toEqual(alts);
    }
  });

  it('rests 3000 ms, moves for 2000 ms and goes round', async () => {
    expect(CLIENT_LOGO_STRIP).toMatchObject({ autoplay: 3000, speed: 2000 });
    const page = await browser.visit('/', { before: installClock });
    const strip = stripOf(page);
    await slides(strip);
    await pauseClock(page);
    await finishMovement(page);
    await restartWait(strip);
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
    await slides(strip);
    await pauseClock(page);
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
    await passTime(page, 30_000);
    expect(await leftmostLogo(strip)).toBe(before);
  });

  it('shows 2, 3, 4, 5 and 6 logos from 320, 480, 768, 1024 and 1200 px, with their gaps', async () => {
    const page = await browser.visit('/', { reducedMotion: 'reduce' });
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

describe('Home: Our Services (spec sections 2, 9)', () => {
  const servicesOf = (page: Page) => page.getByRole('region', { name: 'Our Services' });
  const TARGETS = {
    'Web Development': '/web-development',
    'Mobile Development': '/mobile-app-development',
    'AI/ML Collection': '/web-development',
    'Digital Evolution': '/web-development',
  };

  it('has four cards whose Explore More leads where the specification says, under four names', async () => {
    const page = await browser.visit('/');
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
    const page = await browser.visit('/', { reducedMotion: 'reduce' });
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
      await eventually(() => geometry(services.locator('.slide-row'), '.slide-row__slide'), wanted);
      await eventually(async () => (await inView(services)).length, perView);
      // Pause, two arrows and a dot for each place that can be moved to.
      await eventually(() => services.getByRole('button').count(), perView === 4 ? 0 : 3 + 5 - perView);
    }
  });

  it('moves on every 3000 ms at 800 px, and by its arrows and dots', async () => {
    expect(SERVICES_CAROUSEL.autoplay).toBe(3000);
    const page = await browser.visit('/', { width: 800, before: installClock });
    const services = servicesOf(page);
    await slides(services);
    await pauseClock(page);
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

describe('Home: order, and the way back up (spec sections 2, 9)', () => {
  it('has its sections in the order of the specification, and Contact Us leads to /contact-us', async () => {
    const page = await browser.visit('/', { javaScriptEnabled: false });
    const headings = await page.getByRole('main').locator('h2').allTextContents();
    expect(headings.filter((heading) => !HEADINGS.includes(heading))).toEqual([
      'Our Services',
      'One team, from the circuit board to the app store',
      'What clients say once it runs',
      'How We Can Help You',
      'Why Choose the Team',
      'Bring the board, the bug or the idea',
      'Latest Blogs',
    ]);
    const link = page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true });
    expect(await link.getAttribute('href')).toBe('/contact-us');
  });

  it('offers an arrow once scrolled more than 300 px, which scrolls to the top and takes the focus along', async () => {
    expect(BACK_TO_TOP_THRESHOLD_PX).toBe(300);
    const page = await browser.visit('/');
    const arrow = page.getByRole('button', { name: 'Back to top' });
    const scrollTo = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await scrollTo(300);
    await eventually(() => page.evaluate(() => scrollY), 300);
    expect(await arrow.isVisible()).toBe(false);
    await scrollTo(301);
    await arrow.waitFor();
    await scrollTo(1500);
    await arrow.click();
    await eventually(() => page.evaluate(() => scrollY), 0);
    await arrow.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Tamra Works');
  });
});
