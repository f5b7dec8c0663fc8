// behaviour: X31
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { useBrowser } from '../support/browser.ts';

const { visit } = useBrowser();

const PATHS = [
  '/',
  '/products',
  '/about',
  '/career',
  jobPath('nodejs-developer'),
  '/leadership',
  '/clients',
  '/culture',
  '/portfolio',
  '/industries/healthcare',
  '/web-development',
  '/web-development/reactjs-development',
  '/mobile-app-development',
  '/mobile-app-development/flutter-app-development',
  '/digital-evolution',
  '/digital-evolution/iot-development',
  '/contact-us',
  '/blogs',
];

/** What a visitor can read and press. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    words: document.body.innerText.replace(/\s+/g, ' '),
    buttons: [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((button) => button.textContent || button.ariaLabel),
  }));

it.each(PATHS)('%s is as good as without scripts where they are allowed but do not come', async (path) => {
  const [without, lost, half] = await Promise.all([
    visit(path, { javaScriptEnabled: false }),
    visit(path, { scripts: 'none', expects: /Failed to load resource/ }),
    visit(path, { scripts: 'first', expects: /Failed to load resource|Failed to fetch/ }),
  ]);
  const wanted = await seen(without);
  expect(await seen(lost)).toEqual(wanted);
  // The first one came and found that no other does.
  await expect.poll(() => half.evaluate(() => document.documentElement.dataset.scripts)).toBeUndefined();
  expect(await seen(half)).toEqual(wanted);
});
