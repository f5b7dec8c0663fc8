import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { within } from '../patience.ts';

const OPENED = new Date('2026-11-20T06:00:00Z');

/** For `before` of a visit whose test counts milliseconds: from `pauseClock` on, time moves by `passTime` alone. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: OPENED });
}

export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(OPENED.getTime() + 10 * 60_000));
}

/** For `before` of a visit in which all is done in no time: the clock stands still where the page begins. */
export const inNoTime = (page: Page) =>
  page.addInitScript(() => {
    performance.now = () => 1;
  });

/** Lets `milliseconds` pass, once the page has done all that it has to do before. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await idle(page);
  await page.clock.runFor(milliseconds);
  await idle(page);
}

/** Rendering and its effects run as messages that queue up; behind a few rounds of them nothing is left to do. */
async function idle(page: Page): Promise<void> {
  const rounds = page.evaluate(async () => {
    for (let round = 0; round < 8; round++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
  await within('the messages of the page', rounds);
}

/** Brings a row of slides into view and resolves when the code that moves them is there. */
export async function slides(section: Locator): Promise<void> {
  await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await section.locator('[data-live]').waitFor();
}

/** The pointer leaves everything that moves, and so does the focus. */
export async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
}

/** On a paused clock: holds what moves and lets go of it, so that its wait begins now. */
export async function restartWait(section: Locator): Promise<void> {
  const page = section.page();
  await section.hover();
  await passTime(page, 0);
  await letGo(page);
  await passTime(page, 0);
}

/** Stops the clock at a row of slides that lies still, its wait just begun. */
export async function pausedSlides(section: Locator): Promise<void> {
  const page = section.page();
  await slides(section);
  await pauseClock(page);
  // What a new row does with the next pictures on the screen, such as to measure itself, lies behind it then.
  for (let frame = 0; frame < 2; frame++) {
    await nextFrame(page);
    await passTime(page, 50);
  }
  await finishMovement(page);
  await restartWait(section);
}

/** The page's own frames stand still with its clock; those of an observer do not. */
function nextFrame(page: Page): Promise<void> {
  const frame = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );
  return within('the next frame', frame);
}

/** Ends the movements that are under way: they take their time on the screen, whatever the clock says. */
export async function finishMovement(page: Page): Promise<void> {
  const ends = page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // Whoever waits for the end of one hears of it with the next picture on the screen, not at once.
    const ends = moving.map(
      (animation) =>
        new Promise((resolve) => {
          animation.onfinish = resolve;
          animation.oncancel = resolve;
        }),
    );
    for (const animation of moving) animation.finish();
    await Promise.all(ends);
  });
  await within('the movements to end', ends);
  await passTime(page, 0);
}

/** Names of the slides that can be seen and reached, the first on the left first. */
export function inView(section: Locator): Promise<(string | null)[]> {
  return section.locator('[aria-roledescription=slide]').evaluateAll((all) =>
    all
      .filter((slide) => !(slide as HTMLElement).inert)
      .map((slide) => ({ name: slide.ariaLabel, left: slide.getBoundingClientRect().left }))
      .sort((a, b) => a.left - b.left)
      .map(({ name }) => name),
  );
}

/** How a row of slides lies at the window's width: how many are in view, and the px between two of them. */
export function geometry(row: Locator, slide: string): Promise<{ perView: number; gap: number }> {
  return row.evaluate((element, selector) => {
    const boxes = [...element.querySelectorAll(selector)]
      .map((each) => each.getBoundingClientRect())
      .sort((a, b) => a.left - b.left);
    const [first, second] = boxes;
    if (!first || !second) return { perView: boxes.length, gap: 0 };
    const gap = second.left - first.right;
    return {
      perView: Math.round((element.clientWidth + gap) / (first.width + gap)),
      gap: Math.round(gap),
    };
  }, slide);
}

/** On a paused clock: expects a move after exactly `delay` ms, and gives the slides in view before and after it. */
export async function movedOnAfter(section: Locator, delay: number) {
  const page = section.page();
  const before = await inView(section);
  await passTime(page, delay - 1);
  expect(await inView(section)).toEqual(before);
  await passTime(page, 1);
  await finishMovement(page);
  return { before, after: await inView(section) };
}

/** The logo that stands at the left edge of a strip. */
export function leftmostLogo(strip: Locator): Promise<string | undefined> {
  return strip.evaluate((element) => {
    const edge = element.getBoundingClientRect().left;
    const logos = [...element.querySelectorAll('li')];
    const first = logos.find((logo) => Math.abs(logo.getBoundingClientRect().left - edge) < 2);
    return first?.querySelector('img')?.alt;
  });
}

/** Clicks the title of a panel, once the one before it is no longer held where it stood in the window. */
export async function clickTitle(summary: Locator): Promise<void> {
  // Any key ends that, as scrolling does; the test's own scrolling would be taken back.
  await summary.page().keyboard.press('Shift');
  await summary.click();
}
