// behaviour: X31
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { useBrowser } from '../support/browser.ts';

const { look, visit } = useBrowser();

/** A page of each kind that scripts change: lists, forms, carousels, galleries, panels. */
const PATHS = [
  '/',
  '/products',
  '/career',
  jobPath('nodejs-developer'),
  '/clients',
  '/culture',
  '/portfolio',
  '/industries/healthcare',
  '/mobile-app-development',
  '/mobile-app-development/flutter-app-development',
  '/digital-evolution',
  '/contact-us',
  '/blogs',
];
/** Where not even the first script comes, pages do not differ in what is lost. */
const WITHOUT_ANY = ['/', jobPath('nodejs-developer'), '/contact-us'];

/** What a visitor can read and press. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    words: document.body.innerText.replace(/\s+/g, ' '),
    buttons: [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((button) => button.textContent || button.ariaLabel),
  }));

it.each(PATHS)('%s is as good as without scripts where the first of them comes alone', async (path) => {
  const [without, half] = await Promise.all([
    look(path, { javaScriptEnabled: false }),
    visit(path, { scripts: 'first', expects: /Failed to load resource|Failed to fetch/ }),
  ]);
  // It came and found that no other does.
  await expect.poll(() => half.evaluate(() => document.documentElement.dataset.scripts)).toBeUndefined();
  expect(await seen(half)).toEqual(await seen(without));
});

it.each(WITHOUT_ANY)('%s is so too where they are allowed but none comes', async (path) => {
  const [without, lost] = await Promise.all([
    look(path, { javaScriptEnabled: false }),
    visit(path, { scripts: 'none', expects: /Failed to load resource/ }),
  ]);
  expect(await seen(lost)).toEqual(await seen(without));
});
