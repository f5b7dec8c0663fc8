// behaviour: T23
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, textOf } from '../../support/browser/eventually.ts';

const browser = useBrowser();

const board = (page: Page) => page.getByRole('group', { name: 'This board works' });
const input = (page: Page, name: string) => board(page).getByRole('checkbox', { name });
/** What the page says of the motor, without the states that do not hold. */
const said = (page: Page) => board(page).getByRole('status').innerText();
const stall = (page: Page) => page.getByRole('checkbox', { name: 'Stall the motor' });
const about = (page: Page) => page.getByRole('region', { name: /^One team/ });
/** How visible the marks on each layer are, from the board up. */
const marks = (page: Page) =>
  about(page)
    .locator('div:has(> picture) > svg')
    .evaluateAll((all) => all.map((mark) => Number(getComputedStyle(mark).opacity)));

describe('Home: the board in the hero', () => {
  it('can be switched: its motor does what the table of /products says', async () => {
    const page = await browser.visit('/');
    await eventually(() => said(page), 'M1 coasts.');
    await input(page, 'EN1').check();
    await eventually(() => said(page), 'M1 turns forward.');
    await input(page, 'IN2').check();
    await eventually(() => said(page), 'M1 brakes.');
    await input(page, 'IN1').uncheck();
    await eventually(() => said(page), 'M1 turns back.');
    await input(page, 'EN1').uncheck();
    await eventually(() => said(page), 'M1 coasts.');
  });

  it('is switched by keyboard, and stays while somebody does', async () => {
    const page = await browser.visit('/');
    await input(page, 'EN1').focus();
    await page.keyboard.press('Space');
    await eventually(() => said(page), 'M1 turns forward.');
    const slides = page.getByRole('region', { name: 'What we do' }).locator('[aria-live]');
    expect(await slides.getAttribute('aria-live')).toBe('polite');
  });

  it.each([320, 390, 768, 1280])('has switches large enough for a thumb, at %i px', async (width) => {
    const page = await browser.look('/', { width });
    for (const name of ['EN1', 'IN1', 'IN2']) {
      const box = await board(page).locator('label', { hasText: name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  it('is a still without JavaScript, with nothing to press that does nothing', async () => {
    const page = await browser.look('/', { javaScriptEnabled: false });
    await page.getByRole('img', { name: /^From the circuit board to the cloud/ }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});

describe('Home: a motor that stalls', () => {
  it.each([390, 1280])('is told by all four layers after one press, at %i px', async (width) => {
    const page = await browser.visit('/', { width });
    await stall(page).check();
    await eventually(() => marks(page), [1, 1, 1, 1]);
    expect(await textOf(about(page).getByRole('status'))).toContain('stalled at 09:41:07');
    await stall(page).uncheck();
    await eventually(() => marks(page), [0, 0, 0, 0]);
  });

  it('is told at once where less motion is asked for', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    await stall(page).check();
    expect(await marks(page)).toEqual([1, 1, 1, 1]);
    await stall(page).uncheck();
  });
});
