import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

const browser = useBrowser();

const phone = { width: 390, height: 844, arriving: true };
/** px that rounding may move a part by. */
const ROUNDING = 2;

/** How far below the top of the window the last band of the page begins, px. */
const lastBand = (page: Page) =>
  page.locator('.cta-band').evaluate((band) => band.getBoundingClientRect().top);

async function scrolledToLastBand(page: Page): Promise<number> {
  await eventually(() => folded(page), 0);
  await page.evaluate(() =>
    scrollTo(0, document.querySelector('.cta-band')?.getBoundingClientRect().top ?? 0),
  );
  return lastBand(page);
}

/** Parts of the page that are laid out only when they come near the view. */
const folded = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#main > *')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  );

describe('Parts below the first view (laid out after it)', () => {
  it('are laid out soon, without a visitor scrolling to them', async () => {
    const page = await browser.visit('/', phone);
    await eventually(() => folded(page), 0);
  });

  it('are laid out soon on the next page as well', async () => {
    const page = await browser.visit('/products', phone);
    await page.locator('.site-footer').getByRole('link', { name: 'Portfolio' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(() => folded(page), 0);
  });

  it('are not folded where scripts are off, so that a page can be printed and copied whole', async () => {
    const page = await browser.visit('/', { ...phone, javaScriptEnabled: false });
    expect(await folded(page)).toBe(0);
  });

  it('do not move the place a visitor reloads', async () => {
    const page = await browser.visit('/web-development', phone);
    const before = await scrolledToLastBand(page);
    await page.reload();
    await eventually(async () => Math.abs((await lastBand(page)) - before) <= ROUNDING, true);
  });

  it('do not move the place a visitor comes back to', async () => {
    const page = await browser.visit('/web-development', phone);
    const before = await scrolledToLastBand(page);
    // From where the page stands: a click by pointer would scroll to the link first.
    await page.locator('.site-footer a[href="/portfolio"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/portfolio');
    await page.goBack();
    await page.waitForURL('**/web-development');
    await eventually(async () => Math.abs((await lastBand(page)) - before) <= ROUNDING, true);
  });

  it('do not move a place that an address names', async () => {
    const page = await browser.visit('/products#rf', phone);
    const top = () => page.locator('#rf').evaluate((part) => part.getBoundingClientRect().top);
    await eventually(() => folded(page), 0);
    const first = await top();
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(200);
  });
});
