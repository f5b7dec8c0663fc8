// behaviour: H1 H2 L2 L3 X4
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HERO } from '../../../client/home/motion.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { installClock, letGo, passTime, pauseClock } from '../../support/browser/moving.ts';

const browser = useBrowser();
const HEADINGS = [
  'Tamra Works',
  'IoT & Embedded Systems',
  'Empowering Digital Transformation',
  'Cloud Solutions',
];

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
  const hero = page.getByRole('region', { name: 'What we do' });
  await pauseClock(page);
  await dotOf(hero, 1).click();
  await letGo(page);
  await passTime(page, 0);
  expect(await shown(hero)).toBe('Tamra Works');
  return { page, hero };
}

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
const FLAT = { scale: 1, isTurned: false, light: 0 };
const toCorner = async (page: Page, hero: Locator) => {
  const box = await picture(hero).boundingBox();
  if (!box) throw new Error('The picture is not on show');
  await page.mouse.move(box.x + box.width - 20, box.y + 20);
  await passTime(page, 0);
};

describe('Home: hero', () => {
  it('moves on every 5000 ms and goes round; a dot jumps to its slide, which waits as long from there; it stands still while hovered, while it has the focus, and after its pause button; tilts after the mouse to a scale of 1.03, a twelfth of the way every 20 ms, with a light, and lies flat again', async () => {
    expect(HERO).toEqual(
      expect.objectContaining({ autoplay: 5000, tiltScale: 1.03, tiltEaseDivisor: 12, tiltEaseEvery: 20 }),
    );
    const { page, hero } = await pausedHero();
    for (const heading of [...HEADINGS.slice(1), 'Tamra Works']) {
      const before = await shown(hero);
      await passTime(page, 4999);
      expect(await shown(hero)).toBe(before);
      await passTime(page, 1);
      expect(await shown(hero)).toBe(heading);
    }
    await passTime(page, 3000);
    await dotOf(hero, 3).click();
    expect(await shown(hero)).toBe('Empowering Digital Transformation');
    await letGo(page);
    await passTime(page, 4999);
    expect(await shown(hero)).toBe('Empowering Digital Transformation');
    await passTime(page, 1);
    expect(await shown(hero)).toBe('Cloud Solutions');

    await dotOf(hero, 1).click();
    const stands = async () => {
      await passTime(page, 20_000);
      expect(await shown(hero)).toBe('Tamra Works');
    };
    await hero.hover();
    await stands();
    await letGo(page);
    await hero.getByRole('link', { name: 'Start a project' }).first().focus();
    await stands();
    await hero.getByRole('button', { name: 'Pause what we do' }).click();
    await letGo(page);
    await stands();
    await hero.getByRole('button', { name: 'Play what we do' }).click();
    await letGo(page);
    await passTime(page, 5000);
    expect(await shown(hero)).toBe('IoT & Embedded Systems');

    await dotOf(hero, 1).click();
    await letGo(page);
    await passTime(page, 5000 - 20); // An earlier hover has worn off.
    expect(await tilt(hero)).toEqual(FLAT);
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
    await page.mouse.move(0, 0);
    await passTime(page, 20);
    expect((await tilt(hero)).scale).toBeCloseTo(1.03 - 0.03 / 12, 3);
    await passTime(page, 3000);
    expect(await tilt(hero)).toEqual(FLAT);
  });

  it('neither moves nor tilts by itself where less motion is asked for, also later, but its dots work', async () => {
    const { page, hero } = await pausedHero({ reducedMotion: 'reduce' });
    expect(await hero.getByRole('button', { name: 'Play what we do' }).count()).toBe(1);
    await toCorner(page, hero);
    await passTime(page, 3000);
    expect(await tilt(hero)).toEqual(FLAT);
    await letGo(page);
    await passTime(page, 60_000);
    expect(await shown(hero)).toBe('Tamra Works');
    await dotOf(hero, 4).click();
    expect(await shown(hero)).toBe('Cloud Solutions');

    await letGo(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await hero.getByRole('button', { name: 'Pause what we do' }).waitFor();
    await passTime(page, 5000);
    expect(await shown(hero)).toBe('Tamra Works');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hero.getByRole('button', { name: 'Play what we do' }).waitFor();
    await passTime(page, 20_000);
    expect(await shown(hero)).toBe('Tamra Works');
  });
});
