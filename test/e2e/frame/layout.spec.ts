// behaviour: N5 N13 N17 L11 X11 X19 Z6
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  buildTyped,
  fillIn,
  JOB_PAGE,
  openDialog,
  submit,
  summaryOf,
  TODAY,
} from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, hasTheFocus, textOf } from '../../support/browser/eventually.ts';

const browser = useBrowser({ clock: () => TODAY });

it.each(['/', '/career', '/no-such-page'])(
  'has title, what to press and the picture of home in the first view of a phone on its side: %s',
  async (path) => {
    const page = await browser.look(path, { expects: /404/ });
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height, `header at ${width} px`).toBeLessThan(height / 5);
      const press = await page.locator('main h1 ~ * a:visible').first().boundingBox();
      expect((press?.y ?? height) + (press?.height ?? 0), `${width} px`).toBeLessThan(height);
    }
    if (path !== '/') return;
    await page.setViewportSize({ width: 844, height: 390 });
    const picture = await page.locator('main picture:visible').first().boundingBox();
    const [top, bottom] = [picture?.y ?? 390, (picture?.y ?? 390) + (picture?.height ?? 0)];
    expect(top).toBeGreaterThan(50);
    expect(bottom).toBeLessThan(390);
  },
);

it('A visit to another page ends at a page of its own for an address that does not exist, which leads to the one that was meant', async () => {
  const page = await browser.look('/company/prodcuts', {
    expects: /status of 404/,
    reducedMotion: 'reduce',
  });
  await page.getByText('404', { exact: true }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const meant = page.getByText('Did you mean').getByRole('link');
  await eventually(() => meant.getAttribute('href'), '/products');
});

it('A link that is pressed offline leads to words and a way to try again, not to a page of the browser', async () => {
  const page = await browser.visit('/about', {
    expects: /INTERNET_DISCONNECTED|imported module|preload CSS/,
  });
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await hasTheFocus(page.getByRole('heading', { name: 'Something went wrong' }));
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Reload this page' }).click();
  await page.getByRole('heading', { name: 'What we store' }).waitFor();
});

describe('What floats over the page', () => {
  it('leads back to the top once the page is scrolled by more than 300 px', async () => {
    const page = await browser.look('/contact-us', { height: 600, reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: 'Back to top' });
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(301);
    await button.waitFor();
    await scrollTo(300);
    await button.waitFor({ state: 'hidden' });
    await scrollTo(301);
    await button.focus();
    await page.keyboard.press('Home');
    await eventually(() => page.evaluate(() => scrollY), 0);
    await eventually(() => focused(page), 'Back to top');
    await page.keyboard.press('Tab');
    await button.waitFor({ state: 'hidden' });
    // It goes there smoothly where motion is welcome.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await scrollTo(1500);
    await button.waitFor();
    // Once it has come in.
    const size = async () => {
      const box = await button.boundingBox();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    };
    await expect.poll(size).toBeGreaterThanOrEqual(44);
    await button.click();
    await eventually(() => page.evaluate(() => window.scrollY), 0);
    await eventually(() => focused(page), await textOf(page.getByRole('heading', { level: 1 })));
  });

  it('says a message of failure in an alert, which its button closes without losing the focus', async () => {
    const page = await browser.look(JOB_PAGE, { expects: /ERR_/ });
    await page.route('**/api/apply', (route) => route.abort());
    const dialog = await openDialog(page);
    await fillIn(dialog, buildTyped());
    await submit(dialog);
    const messages = page.getByRole('region', { name: 'Messages' });
    const message = messages.getByRole('alert').getByText('Something went wrong.');
    await message.waitFor();
    const close = messages.getByRole('button', { name: 'Close message' });
    await close.focus();
    await page.keyboard.press('Enter');
    await message.waitFor({ state: 'detached' });
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await hasTheFocus(summaryOf(dialog));
  });
});

describe("The footer's reviews", () => {
  const review = (page: Page) => page.frameLocator('footer iframe').first().locator('#review-widget > a');
  const toFooter = (page: Page) => page.locator('footer iframe').first().scrollIntoViewIfNeeded();

  it.each(['', '127.0.0.1'])(
    'are drawn by the script of the review site, by any name of this machine: %s',
    async (host) => {
      const { origin, port } = browser.site;
      const page = await browser.look(`${host ? `http://${host}:${port}` : origin}/contact-us`);
      await toFooter(page);
      await eventually(() => textOf(review(page)), '4.8 of 531 reviewsFirmscope');
    },
  );

  it('stay a link to the review site where its script cannot be had', async () => {
    let asked: Promise<unknown> | undefined;
    const before = async (page: Page) => {
      await page.route('**/widgets/stand-in-*', (route) => route.abort());
      asked = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/widgets/draw.js'));
    };
    const page = await browser.look('/contact-us', { expects: /ERR_/, before });
    await toFooter(page);
    await asked;
    await eventually(() => textOf(review(page)), 'Firmscope');
  });
});
