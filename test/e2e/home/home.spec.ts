// behaviour: N13 H1 H2 H5 L2 L3 L11
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HERO } from '../../../client/home/motion.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { installClock, letGo, passTime, pauseClock } from '../../support/browser/moving.ts';

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
  const heading = await hero
    .locator('[aria-roledescription=slide]:not([inert])')
    .getByRole('heading')
    .innerText();
  const dot = await hero.locator('[aria-current=true]').getAttribute('aria-label');
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

describe('Home: hero', () => {
  it('has four slides, each with its heading and a short paragraph', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const all = heroOf(page).locator('[aria-roledescription=slide]');
    expect(await all.count()).toBe(4);
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
    const page = await browser.look('/', { javaScriptEnabled: false });
    for (const heading of HEADINGS) {
      await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
      expect(await page.getByRole('heading', { name: heading, exact: true }).isVisible()).toBe(true);
    }
  });
});

describe('Home: tilt of the hero', () => {
  const picture = (hero: Locator) =>
    hero.locator('[aria-roledescription=slide]:not([inert]) div:has(> picture)');
  /** What the transform does: its size, and whether it turns. */
  const tilt = (hero: Locator) =>
    picture(hero).evaluate((element) => {
      const { m11, m12, m13, m23 } = new DOMMatrix(getComputedStyle(element).transform);
      const light = element.querySelector('picture + [aria-hidden]');
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

describe('Home: order, and the way back up', () => {
  it('has its sections in the order of the specification, and Contact Us leads to /contact-us', async () => {
    const page = await browser.look('/', { javaScriptEnabled: false });
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
    const page = await browser.look('/');
    const arrow = page.getByRole('button', { name: 'Back to top' });
    const scrollDown = (top: number) =>
      page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await scrollDown(300);
    await eventually(() => page.evaluate(() => scrollY), 300);
    expect(await arrow.isVisible()).toBe(false);
    await scrollDown(301);
    await arrow.waitFor();
    await scrollDown(1500);
    await arrow.click();
    await eventually(() => page.evaluate(() => scrollY), 0);
    await arrow.waitFor({ state: 'hidden' });
    await eventually(() => focused(page), 'Tamra Works');
  });
});
