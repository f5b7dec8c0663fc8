import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../patience.ts';

/** Passes as soon as `read` answers `wanted`; fails when it has not after a while. */
export async function eventually<T>(read: () => Promise<T> | T, wanted: T): Promise<void> {
  await expect.poll(read, { timeout: PATIENCE, interval: 30 }).toEqual(wanted);
}

/** The text of what has the focus, or of its label or name for what holds no text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '(nothing)';
    const labels = (element as Partial<HTMLInputElement>).labels;
    const text = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return text.replace(/\s+/g, ' ').trim();
  });
}

/** Passes once the focus is on `locator` itself. */
export async function hasTheFocus(locator: Locator): Promise<void> {
  await eventually(() => locator.evaluate((element) => element === document.activeElement), true);
}

/** Whether all of `locator` lies in the window, not merely somewhere in the page. */
export function isInWindow(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

/** What `locator` says, hidden or not. */
export async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent())?.replace(/\s+/g, ' ').trim() ?? '';
}
