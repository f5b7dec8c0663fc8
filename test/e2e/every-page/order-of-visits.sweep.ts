// behaviour: V7
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { OPEN_JOB, TODAY } from '../../support/site/routes.ts';
import { looksOf } from './looks.ts';

const browser = useBrowser({ clock: TODAY });

/** One page of each kind: each brings a stylesheet, which stays. */
const WALK = [
  '/',
  '/products',
  '/about',
  '/career',
  OPEN_JOB,
  '/leadership',
  '/clients',
  '/culture',
  '/portfolio',
  '/contact-us',
  '/industries/banking',
  '/web-development',
  '/web-development/reactjs-development',
  '/mobile-app-development',
  '/mobile-app-development/ios-app-development',
  '/digital-evolution',
  '/digital-evolution/digital-commerce',
  '/blogs',
];
const visit = (path: string) =>
  browser.visit(path, {
    reducedMotion: 'reduce',
    before: (page) => page.clock.setFixedTime(TODAY()),
  });

/** Follows a link to `path` inside the page, wherever it stands: without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  // Openings are linked from the list of them alone.
  if (path === OPEN_JOB) await follow(page, '/career');
  await page.waitForFunction((to) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const link = links.find(({ pathname, search }) => pathname.toLowerCase() === to && search === '');
    link?.click();
    return link !== undefined;
  }, path);
  await page.waitForFunction((to) => location.pathname.toLowerCase() === to, path);
}

describe('What pages look like (the sheet of every page that was visited stays in force)', () => {
  it('does not depend on the way by which a visitor came', async () => {
    const wanted = new Map<string, string[]>();
    const direct = await visit('/');
    for (const path of WALK) {
      await direct.goto(path, { waitUntil: 'domcontentloaded' });
      wanted.set(path, await looksOf(direct));
    }

    for (const walk of [WALK, WALK.toReversed()]) {
      const page = await visit(walk[0] ?? '/');
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      for (const path of walk.slice(1)) await follow(page, path);
      for (const path of walk) {
        await follow(page, path);
        // The first look may come before the page has its data.
        await expect
          .poll(() => looksOf(page), { message: `${path}, from ${walk[0]} on` })
          .toEqual(wanted.get(path));
      }
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    }
  }, 600_000);
});
