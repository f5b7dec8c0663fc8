import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { ROUTES } from '../support/routes.ts';
import { readToTheEnd } from '../support/whole-page.ts';

const browser = useBrowser();

/** Holds every script but the page's first until it is told to let them go, as a very slow network would. */
function slowScripts() {
  const held: Route[] = [];
  let isOpen = false;
  return {
    hold: (page: Page) =>
      page.route('**/assets/*.js', (route) => {
        if (isOpen || /\/start-/.test(route.request().url())) return route.continue();
        held.push(route);
      }),
    async letGo() {
      isOpen = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Presses each button that is on show and does nothing without scripts, once, from the top down. Says how many. */
const pressAll = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button[type=button]:not([popovertarget])')];
    const shown = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }));
    for (const button of shown) button.click();
    return shown.length;
  });

/** What a press can change: states, names, what is open, out of reach or chosen. */
const stateOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, dialog')].flatMap((element) => {
      const { ariaExpanded, ariaSelected, ariaPressed, ariaCurrent } = element;
      const { inert, hidden } = element as HTMLElement;
      const told = { ariaExpanded, ariaSelected, ariaPressed, ariaCurrent, inert, hidden };
      const name = element.tagName === 'BUTTON' ? element.ariaLabel : null;
      const isOpen = element instanceof HTMLDialogElement && element.open;
      const isTold = Object.values(told).some((value) => value !== null && value !== false);
      return isTold || name || isOpen ? [JSON.stringify({ ...told, name, isOpen })] : [];
    }),
  );

/** The state once every part of the page answers and rows of slides have measured themselves. */
async function settled(page: Page) {
  await page.waitForFunction(() => !document.querySelector('[data-waiting]'));
  await page.waitForFunction(() => !document.querySelector('main .slide-row:not([data-live])'));
  await page.waitForLoadState('networkidle');
  return stateOf(page);
}

describe.each(ROUTES)('%s', (path) => {
  it('loses no press on any of its buttons, however late its scripts come', async () => {
    const prompt = await browser.visit(path, { reducedMotion: 'reduce' });
    await readToTheEnd(prompt);
    const before = await settled(prompt);
    const count = await pressAll(prompt);
    const scripts = slowScripts();
    let early = 0;
    const slow = await browser.visit(path, {
      reducedMotion: 'reduce',
      before: async (page) => {
        await scripts.hold(page);
        page.on('domcontentloaded', async () => {
          early = await pressAll(page);
          await scripts.letGo();
        });
      },
    });
    expect(early).toBe(count);
    await expect.poll(() => settled(slow), { timeout: 10_000 }).toEqual(await settled(prompt));
    if (count > 0) expect(await settled(prompt)).not.toEqual(before);
  });
});
