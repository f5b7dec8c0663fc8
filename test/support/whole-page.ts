import type { Page } from 'playwright-core';

/**
 * Goes down the page as a reader does and comes back up, so that what waits to be near the view is there: pictures
 * are loaded and React has taken over every section. Fails where one of them never is.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, img)')];
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((img) => img.checkVisibility() && isNearView(img));
    return words.every(isTaken) && pictures.every((img) => img.complete);

    function isNearView(img: Element) {
      const { left, right } = img.getBoundingClientRect();
      return right > 0 && left < window.innerWidth;
    }
  });
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
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
    const names = guilty.slice(0, 8).map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`);
    return [`${scrollWidth} px in a window of ${clientWidth} px`, ...names];
  });
}
