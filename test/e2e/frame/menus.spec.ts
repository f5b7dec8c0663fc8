// behaviour: N8 N10 N11 X1 X9 L1
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, axeEverywhere } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';

const browser = useBrowser();

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const chevron = (page: Page, name: string) => mainMenu(page).getByRole('button', { name: `${name} menu` });
const topLink = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true });
/** Which menus are open. */
const opened = (page: Page) =>
  mainMenu(page)
    .locator('[aria-expanded=true]')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
/** The panel below the button of the menu that is open. */
const openPanel = (page: Page) => page.locator('header nav li:has([aria-expanded=true]) > :last-child');
describe('The menus of a wide window', () => {
  it('open on hover, one at a time, and close when the pointer leaves, and on Escape; axe finds nothing meanwhile', async () => {
    const page = await browser.look('/contact-us', { width: 1440, reducedMotion: 'reduce' });
    for (const name of ['Services', 'Products', 'About Us', 'Industries']) {
      await topLink(page, name).hover();
      await eventually(() => opened(page), [`${name} menu`]);
    }
    await page.keyboard.press('Escape');
    await eventually(() => opened(page), []);
    await topLink(page, 'Products').hover();
    await eventually(() => opened(page), ['Products menu']);
    await eventually(() => openPanel(page).locator('img:visible').count(), 4);
    await openPanel(page).getByText('Relay module').hover();
    expect(await opened(page)).toEqual(['Products menu']);
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page, ['color-contrast'])).toEqual([]);
    await topLink(page, 'Services').hover();
    await eventually(() => opened(page), ['Services menu']);
    expect(await axe(page)).toEqual([]);
    await page.mouse.move(720, 880);
    await eventually(() => opened(page), []);
  });

  it('open by Enter and Space, never by focus alone, and give the focus back on Escape', async () => {
    const page = await browser.look('/contact-us');
    await chevron(page, 'Services').focus();
    await page.keyboard.press('Tab');
    await eventually(() => focused(page), 'Products');
    await page.keyboard.press('Tab');
    await eventually(() => focused(page), 'Products menu');
    expect(await opened(page)).toEqual([]);

    await page.keyboard.press('Enter');
    await eventually(() => opened(page), ['Products menu']);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toContain('L293D motor driver module');
    await page.keyboard.press('Escape');
    await eventually(() => opened(page), []);
    await eventually(() => focused(page), 'Products menu');

    await chevron(page, 'Industries').focus();
    await page.keyboard.press('Space');
    await eventually(() => opened(page), ['Industries menu']);
    await page.keyboard.press('Space');
    await eventually(() => opened(page), []);
    await page.keyboard.press('Tab');
    await eventually(() => focused(page), 'Portfolio');
  });

  it('open on the first tap of a finger, and follow the link on the second; take Enter on it for a visit, although a finger had begun to scroll there', async () => {
    const page = await browser.visit('/contact-us', { hasTouch: true });
    await topLink(page, 'Products').tap();
    await eventually(() => opened(page), ['Products menu']);
    expect(new URL(page.url()).pathname).toBe('/contact-us');
    await topLink(page, 'Products').tap();
    await page.waitForURL('**/products');
    await eventually(() => opened(page), []);

    const link = topLink(page, 'Industries');
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not shown');
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await link.press('Enter');
    await page.waitForURL('**/industries/*');
  });
});

describe('The menu of a narrow window', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    return menu;
  };

  it('stands in for the main menu at 768 px and below, takes the focus, keeps the page behind it still and out of reach, and gives the focus back on Escape', async () => {
    const page = await browser.look('/contact-us', { width: 769 });
    const button = page.getByRole('button', { name: 'Open menu' });
    expect(await mainMenu(page).isVisible()).toBe(true);
    expect(await button.isVisible()).toBe(false);
    await page.setViewportSize({ width: 768, height: 900 });
    await button.waitFor();
    expect(await mainMenu(page).isVisible()).toBe(false);

    await page.setViewportSize({ width: 390, height: 900 });
    const menu = await open(page);
    await eventually(() => focused(page), 'Close menu');
    for (const x of [8, 380]) {
      await page.mouse.move(x, 500);
      await page.mouse.wheel(0, 500);
    }
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press('Tab');
      const isOutside = await menu.evaluate(
        (box) => document.activeElement !== document.body && !box.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await eventually(() => focused(page), 'Open menu');
  });

  it('opens its submenus one at a time, and all closed; axe finds nothing meanwhile; closes with the visit that its link begins, and by a tap beside it', async () => {
    const page = await browser.look('/contact-us', { width: 390, reducedMotion: 'reduce' });
    const menu = await open(page);
    const openSubmenus = () =>
      menu
        .locator('[aria-expanded=true]')
        .evaluateAll((buttons) => buttons.map((button) => button.textContent));
    expect(await openSubmenus()).toEqual([]);
    for (const name of ['Services', 'Products', 'About Us', 'Industries']) {
      await menu.getByRole('button', { name }).click();
      await eventually(openSubmenus, [name]);
    }
    expect(await menu.getByRole('link', { name: 'Banking' }).isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: 'Leadership' }).isVisible()).toBe(false);
    expect(await axeEverywhere(page, [390])).toEqual({});
    await menu.getByRole('button', { name: 'Industries' }).click();
    await eventually(openSubmenus, []);
    await menu.getByRole('button', { name: 'Services' }).click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await menu.waitFor({ state: 'hidden' });
    await open(page);
    await eventually(openSubmenus, []);

    await page.mouse.click(8, 500);
    await menu.waitFor({ state: 'hidden' });
    await open(page);
    expect(await menu.getByRole('link', { name: 'Blogs' }).getAttribute('href')).toBe('/blogs');
    await menu.getByRole('button', { name: 'About Us' }).click();
    await menu.getByRole('link', { name: 'Leadership' }).click();
    await page.waitForURL('**/leadership');
    await menu.waitFor({ state: 'hidden' });
    // The address changes a moment before the page does.
    const heading = 'The people who sign the work';
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await eventually(() => focused(page), heading);
    // Nor does the menu take it back when it has closed.
    await page.waitForLoadState('networkidle');
    expect(await focused(page)).toBe(heading);
  });

  it('is closed by a finger beside it, which presses nothing there', async () => {
    const page = await browser.visit('/blogs', { width: 390, hasTouch: true });
    const menu = await open(page);
    const point = await page.locator('main').getByRole('link').first().boundingBox();
    await page.touchscreen.tap(8, (point?.y ?? 0) + 10);
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/blogs');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.waitFor();
  });

  it('opens where no script runs, with all its links in sight', async () => {
    const page = await browser.look('/contact-us', { width: 390, javaScriptEnabled: false });
    const menu = page.locator('#site-menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const name of ['Services', 'Flutter', 'IR sensor module', 'Leadership', 'Banking', 'Career']) {
      expect(await menu.getByRole('link', { name }).first().isVisible()).toBe(true);
    }
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await menu.waitFor({ state: 'hidden' });
  });
});
