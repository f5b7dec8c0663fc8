// behaviour: X14
import type { Page, Route } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { PATIENCE } from '../../support/patience.ts';
import { OPEN_JOB, PAGE_PATHS, TODAY } from '../../support/site/routes.ts';

const browser = useBrowser({ clock: TODAY });

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

/**
 * Presses each button that is on show and does nothing without scripts, once, from the top down; or those that are
 * named, shown or not. Says which. Buttons that pause what moves by itself have a test of their own.
 */
const press = (page: Page, names?: string[]) =>
  page.evaluate((wanted) => {
    const selector =
      'button[type=button]:not([popovertarget], [aria-label^="Pause "], [aria-label^="Play "])';
    const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
    const named = buttons.map((button) => ({ button, name: button.ariaLabel ?? button.textContent ?? '' }));
    const chosen = named.filter(({ button, name }) =>
      wanted ? wanted.includes(name) : button.checkVisibility({ visibilityProperty: true }),
    );
    for (const { button } of chosen) button.click();
    return chosen.map(({ name }) => name);
  }, names);

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
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main .slide-row:not([data-live])')].every(
      (row) => row.getBoundingClientRect().top >= innerHeight,
    ),
  );
  await page.waitForLoadState('networkidle');
  return stateOf(page);
}

/** A page whose scripts come when its buttons have been pressed. */
async function visitSlowly<T>(
  path: string,
  pressEarly: (page: Page) => Promise<T>,
  motion: 'reduce' | 'no-preference',
) {
  const scripts = slowScripts();
  let pressed: Promise<T> | undefined;
  const page = await browser.visit(path, {
    reducedMotion: motion,
    before: async (page) => {
      await scripts.hold(page);
      page.on('domcontentloaded', async () => {
        pressed = pressEarly(page);
        await pressed;
        await scripts.letGo();
      });
    },
  });
  return { page, pressed: await pressed };
}

/** A page whose scripts were there first, all of its parts included: they come at the first press of a key. */
async function visitPromptly(path: string) {
  const page = await browser.look(path, { reducedMotion: 'reduce' });
  await page.keyboard.press('Shift');
  return { page, before: await settled(page) };
}

describe.each([...PAGE_PATHS, OPEN_JOB])('%s', (path) => {
  it('loses no press on any of its buttons, however late its scripts come', async () => {
    const [{ page: slow, pressed = [] }, { page: prompt, before }] = await Promise.all([
      visitSlowly(path, press, 'reduce'),
      visitPromptly(path),
    ]);
    await press(prompt, pressed);
    const changed = async () => JSON.stringify(await settled(prompt)) !== JSON.stringify(before);
    await eventually(changed, pressed.length > 0);
    // What a press begins may last, on either page.
    const areEqual = async () => expect(await settled(slow)).toEqual(await settled(prompt));
    await vi.waitFor(areEqual, { timeout: PATIENCE });
  });
});

it('a press on a pause button holds too, where things move by themselves', async () => {
  const pause = (page: Page) => page.getByRole('button', { name: 'Pause what we do' }).click();
  const { page } = await visitSlowly('/', pause, 'no-preference');
  await page.getByRole('button', { name: 'Play what we do' }).waitFor();
});
