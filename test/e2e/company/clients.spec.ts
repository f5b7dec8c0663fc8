// behaviour: C5 C6 T19 L8 L10
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLIENTS_CAROUSEL, FILTER_DELAY } from '../../../client/company/clients/motion.ts';
import { axe } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import {
  finishMovement,
  geometry,
  installClock,
  leftmostLogo,
  passTime,
  pausedSlides,
  slides,
} from '../../support/browser/moving.ts';

const browser = useBrowser();
const LOADING = 'Loading testimonials...';

const listOf = (page: Page) => page.getByRole('region', { name: 'Testimonials', exact: true });
const cards = (page: Page) => listOf(page).getByRole('listitem');
const statusOf = (page: Page) => listOf(page).getByRole('status').innerText();
const filter = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Filter testimonials by rating' }).getByRole('button', { name });

const stripOf = (page: Page) => page.getByRole('region', { name: 'Clients we work with' });

describe('Client Testimonials', () => {
  it('rest their logos for 4500 ms and move them for as long; on each change of the filter say for 1000 ms that they load, then show the list and how many it holds', async () => {
    expect(CLIENTS_CAROUSEL).toMatchObject({ autoplay: 4500, speed: 4500 });
    expect(FILTER_DELAY).toBe(1000);
    const page = await browser.visit('/clients', { before: installClock });
    const strip = stripOf(page);
    await pausedSlides(strip);
    const first = await leftmostLogo(strip);
    await passTime(page, 4499);
    expect(await leftmostLogo(strip)).toBe(first);
    await passTime(page, 1);
    expect(await strip.locator('ul').evaluate((track) => getComputedStyle(track).transitionDuration)).toBe(
      '4.5s',
    );
    await finishMovement(page);
    expect(await leftmostLogo(strip)).not.toBe(first);

    expect(await statusOf(page)).toBe('Showing 9 of 9 testimonials');
    for (const [name, count] of [
      [/^5 stars/, 7],
      [/^4 stars and up/, 8],
      [/^All/, 9],
      [/^5 stars/, 7],
    ] as const) {
      await filter(page, name).click();
      await eventually(() => statusOf(page), LOADING);
      expect(await filter(page, name).getAttribute('aria-pressed')).toBe('true');
      expect(await page.locator('[aria-pressed=true]').count()).toBe(1);
      expect(await listOf(page).getByRole('list').getAttribute('aria-busy')).toBe('true');
      await passTime(page, 999);
      expect(await statusOf(page)).toBe(LOADING);
      // What is on show meanwhile can be read.
      if (count === 8) expect(await axe(page, ['color-contrast'])).toEqual([]);
      await passTime(page, 1);
      expect(await statusOf(page)).toBe(`Showing ${count} of 9 testimonials`);
      expect(await cards(page).count()).toBe(count);
      await expect.poll(() => focused(page)).toMatch(name);
    }
    // From the last change, also where that goes back to what was on show.
    await filter(page, /^All/).click();
    await eventually(() => filter(page, /^All/).getAttribute('aria-pressed'), 'true');
    await passTime(page, 600);
    await filter(page, /^5 stars/).click();
    await eventually(() => filter(page, /^5 stars/).getAttribute('aria-pressed'), 'true');
    await passTime(page, 999);
    expect(await statusOf(page)).toBe(LOADING);
    await passTime(page, 1);
    expect(await statusOf(page)).toBe('Showing 7 of 9 testimonials');
    // Pressed again it changes nothing.
    await filter(page, /^5 stars/).click();
    expect(await statusOf(page)).toBe('Showing 7 of 9 testimonials');
  });

  it('keep the rating in the address, for Back, a reload and coming back from another page', async () => {
    const page = await browser.look('/clients');
    const shows = async (search: string, count: number) => {
      await eventually(() => new URL(page.url()).search, search);
      await eventually(() => statusOf(page), `Showing ${count} of 9 testimonials`);
      expect(await cards(page).count()).toBe(count);
    };
    await filter(page, /^4 stars and up/).click();
    await filter(page, /^5 stars/).click();
    await filter(page, /^5 stars/).click();
    await shows('?rating=5', 7);
    await page.reload();
    await shows('?rating=5', 7);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await page.waitForURL('**/contact-us');
    await page.goBack();
    await shows('?rating=5', 7);
    await page.goBack();
    await shows('?rating=4', 8);
    await page.goBack();
    await shows('', 9);
    await eventually(() => filter(page, /^All/).getAttribute('aria-pressed'), 'true');
  });

  it('stand still while the filter loads, for who prefers reduced motion', async () => {
    const page = await browser.visit('/clients', { reducedMotion: 'reduce', before: installClock });
    await filter(page, /^5 stars/).click();
    await eventually(() => statusOf(page), LOADING);
    expect(await listOf(page).evaluate((list) => list.getAnimations({ subtree: true }).length)).toBe(0);
  });

  it('show 2, 3, 4 and 6 logos from 0, 500, 600 and 800 px', async () => {
    const page = await browser.look('/clients', { reducedMotion: 'reduce' });
    await slides(stripOf(page));
    for (const [width, perView] of [
      [499, 2],
      [500, 3],
      [599, 3],
      [600, 4],
      [799, 4],
      [800, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(
        async () => (await geometry(stripOf(page).locator(':has(> ul)'), 'li')).perView,
        perView,
      );
    }
  });
});
