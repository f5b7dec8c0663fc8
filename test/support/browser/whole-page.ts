import type { Page } from 'playwright-core';

/** Goes down the page as a reader does and comes back up, so that what waits for a visitor or for the view happens. */
export async function readToTheEnd(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => document.fonts.status === 'loaded', null, { polling: 50 });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser that is busy with other tabs may leave one without frames: nothing waits for one without end.
    const frame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
        setTimeout(resolve, 1000);
      });
    const step = window.innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
}

/** Loads every picture and frame, in view or not. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe'))
      picture.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete), null, {
    polling: 50,
  });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('iframe')].every(
        ({ src }) => performance.getEntriesByName(src).length > 0,
      ),
    null,
    { polling: 50 },
  );
  // What is loaded is drawn by the next frame once it is decoded, which may never be told where no frame is drawn.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled([...document.images].map((picture) => picture.decode())),
      new Promise((resolve) => setTimeout(resolve, 10_000)),
    ]).then(() => {}),
  );
}

/** What stands out of the window to the right, or would make it scroll sideways. Empty where the page fits. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 1000);
    });
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
