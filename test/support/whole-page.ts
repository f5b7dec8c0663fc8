import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Lays out all parts at once, which the page itself does in idle moments (client/start.ts). */
export function unfold(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
}

/**
 * Goes down the page as a reader does and comes back up, so that what waits to be near the view happens: React takes
 * over every section. Once more where a slow machine watched a section only after it was passed; fails where React
 * never takes one over.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await eventually(async () => {
    await scrollThrough(page);
    return isTakenOver(page);
  }, true);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, img)')];
    return words.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  });
}

/** Loads every picture and frame, in view or not. */
export async function loadPictures(page: Page): Promise<void> {
  await unfold(page);
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of [...pictures, ...document.querySelectorAll('iframe')]) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every(({ src }) => performance.getEntriesByName(src).length > 0),
  );
}

/** What stands out of the window to the right, or would make it scroll sideways. Empty where the page fits. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.documentElement) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
    };
    const guilty = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element),
    );
    const names = guilty
      .slice(0, 8)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`);
    return [`${scrollWidth} px in a window of ${clientWidth} px`, ...names];
  });
}
