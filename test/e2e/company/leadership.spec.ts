// behaviour: C4 T18 T20 X10
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, hasTheFocus } from '../../support/browser/eventually.ts';

const browser = useBrowser();

const buttons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^About / });
const isOpen = (button: Locator) => button.getAttribute('aria-expanded');
/** The card around a button. */
const cardOf = (button: Locator) => button.locator('xpath=..');
/** What of a card can be seen and read, each text once; a face that is turned away is not. */
const readable = (button: Locator) =>
  cardOf(button)
    .locator('p, h3')
    .evaluateAll((all) =>
      all.flatMap((each) => (getComputedStyle(each).visibility === 'visible' ? [each.textContent] : [])),
    );

const leadership = () => browser.look('/leadership', { reducedMotion: 'reduce' });

describe('Leadership', () => {
  it('turns a card, whose two faces can be read, by keyboard and by hover', async () => {
    const page = await leadership();
    const button = buttons(page).nth(7);
    const front = await readable(button);
    expect(front).toHaveLength(2);
    await button.focus();
    await page.keyboard.press('Enter');
    await eventually(async () => (await readable(button)).length, 3);
    expect((await readable(button)).slice(0, 2)).toEqual(front);
    await eventually(() => isOpen(button), 'true');
    await page.keyboard.press('Escape');
    await eventually(() => readable(button), front);
    await hasTheFocus(button);

    const other = buttons(page).nth(5);
    await other.hover();
    await eventually(() => isOpen(other), 'true');
    // The focus is elsewhere.
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(other), 'false');
  });

  it('shows every face on a phone, the turned card as high as its text', async () => {
    const page = await browser.visit('/leadership', { width: 320, reducedMotion: 'reduce', hasTouch: true });
    const button = buttons(page).first();
    await button.tap();
    await eventually(() => isOpen(button), 'true');
    const isCut = () =>
      cardOf(button).evaluate((card) =>
        [...card.querySelectorAll('p, h3')].some((each) => {
          const text = each.getBoundingClientRect();
          return text.height > 0 && text.bottom > card.getBoundingClientRect().bottom;
        }),
      );
    await eventually(isCut, false);
    await button.tap();
    await eventually(() => isOpen(button), 'false');
  });

  it('prints both faces of every card', async () => {
    const page = await browser.look('/leadership');
    const texts = page.locator('main p:visible').filter({ hasText: /^Started the company at/ });
    await expect.poll(() => texts.count()).toBe(0);
    for (const [event, shown] of [['beforeprint', 1] as const, ['afterprint', 0] as const]) {
      await page.evaluate((type) => dispatchEvent(new Event(type)), event);
      await expect.poll(() => texts.count()).toBe(shown);
    }
  });

  it('turns by a press of the mouse that is over it in a narrow window, and back by the next', async () => {
    const page = await browser.look('/leadership', { width: 390, reducedMotion: 'reduce' });
    const button = buttons(page).nth(5);
    await button.hover();
    await page.mouse.down();
    await page.mouse.up();
    await eventually(() => isOpen(button), 'true');
    await button.click();
    await eventually(() => isOpen(button), 'false');
  });

  it('puts the groups beside their people where the window has room, and scrolls nowhere sideways', async () => {
    const page = await browser.look('/leadership', { width: 1920 });
    const left = (locator: Locator) => locator.evaluate((each) => each.getBoundingClientRect().left);
    const title = page.getByRole('heading', { level: 2, name: 'Direction' });
    const card = page.locator('main li:has(h3)').first();
    expect(await left(title)).toBeGreaterThan(0);
    expect(await left(title)).toBeLessThan((await left(card)) - 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
