// behaviour: G3 T1 T23
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, isInWindow, textOf } from '../../support/browser/eventually.ts';

const browser = useBrowser();

const board = (page: Page) => page.getByRole('group', { name: 'This board works' });
const about = (page: Page) => page.getByRole('region', { name: /^One team/ });
/** How visible the marks on each layer are, from the board up. */
const marks = (page: Page) =>
  about(page)
    .locator('div:has(> picture) > svg')
    .evaluateAll((all) => all.map((mark) => Number(getComputedStyle(mark).opacity)));

it('The board in the hero does what the table of /products says, by keyboard too, and stays meanwhile', async () => {
  const page = await browser.look('/');
  const input = (name: string) => board(page).getByRole('checkbox', { name });
  /** What the page says of the motor, without the states that do not hold. */
  const says = (words: string) => eventually(() => board(page).getByRole('status').innerText(), words);
  await says('M1 coasts.');
  await input('EN1').focus();
  await page.keyboard.press('Space');
  await says('M1 turns forward.');
  const slides = page.getByRole('region', { name: 'What we do' }).locator('[aria-live]');
  expect(await slides.getAttribute('aria-live')).toBe('polite');
  await input('IN2').check();
  await says('M1 brakes.');
  await input('IN1').uncheck();
  await says('M1 turns back.');
  await input('EN1').uncheck();
  await says('M1 coasts.');
  // Large enough for a thumb.
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const hasText of ['EN1', 'IN1', 'IN2']) {
      const box = await board(page).locator('label', { hasText }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

it('Home reads in full without JavaScript, the board in its hero a still, with nothing to press that does nothing', async () => {
  const page = await browser.look('/', { javaScriptEnabled: false });
  await page.getByRole('img', { name: /^From the circuit board to the cloud/ }).waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  const posts = page.getByRole('region', { name: 'Latest Blogs' }).getByRole('listitem');
  for (const shown of [
    page.getByRole('heading', { name: 'Cloud Solutions' }),
    page.getByText('which door was left open.'),
    ...(await page.locator('[role=tabpanel]').all()),
    posts.last(),
  ])
    expect(await shown.isVisible()).toBe(true);
});

/** Stalls the motor of the page, and expects all four layers to tell of it, each after `waits`. */
async function stallMotor(page: Page, waits: string[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const stall = page.getByRole('checkbox', { name: 'Stall the motor' });
  await stall.check();
  const phone = about(page).locator('div:has(> picture)').last();
  await eventually(() => isInWindow(phone), true);
  if (waits.at(-1) === '0s') expect(await marks(page)).toEqual([1, 1, 1, 1]);
  await eventually(() => marks(page), [1, 1, 1, 1]);
  const told = about(page).getByRole('status').locator('span');
  for (const words of await told.all()) expect(await words.isVisible()).toBe(true);
  expect(await textOf(told.nth(2))).toBe('The shift is told');
  const delays = await told.evaluateAll((all) => all.map((words) => getComputedStyle(words).animationDelay));
  expect(delays).toEqual(waits);
  await stall.uncheck();
  await eventually(() => marks(page), [0, 0, 0, 0]);
}

const WIDTHS = [390, 1280];

/** How visible each layer is and how high it stands, from the board up. */
const layers = (page: Page) =>
  about(page)
    .locator('div:has(> picture)')
    .evaluateAll((all) =>
      all.map((layer) => ({
        opacity: Number(getComputedStyle(layer).opacity),
        top: Math.round(layer.getBoundingClientRect().top),
      })),
    );

async function standStacked(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const all = await layers(page);
    expect(all.map(({ opacity }) => opacity)).toEqual([1, 1, 1, 1]);
    for (const [at, { top }] of all.entries()) {
      if (at > 0) expect((all[at - 1]?.top ?? 0) - top).toBeGreaterThan(40);
    }
  }
}

it('The four layers stand stacked where less motion is asked for, and tell at once of a motor that stalls, after one press', async () => {
  const page = await browser.look('/', { reducedMotion: 'reduce' });
  await standStacked(page);
  await stallMotor(page, ['0s', '0s', '0s', '0s']);
});

it('The four layers stand stacked where the browser does not tie animations to scrolling', async () => {
  // A visitor of its own: the browser would keep the sheets.
  const page = await browser.visit('/', {
    before: (page) =>
      page.route(/\.css$/, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll(
          /animation-timeline:\s*view\(\)/g,
          'no-timeline:view()',
        );
        await route.fulfill({ response: answer, body });
      }),
  });
  await standStacked(page);
});

it('The four layers come apart as the page scrolls, from the board alone, and tell one after the other of a motor that stalls, after one press; on a desk they stand still meanwhile, in a low window as on a phone', async () => {
  const page = await browser.look('/', { height: 800 });
  const opacities = async () => (await layers(page)).map(({ opacity }) => Math.round(opacity));
  const stage = about(page).locator('div:has(+ div + ol)');
  const top = () => stage.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  /** Scrolls until the section that holds the layers is so far below the window's top. */
  const scrollSectionTo = (place: number) =>
    about(page).evaluate((section, place) => {
      scrollTo({ top: section.getBoundingClientRect().top + scrollY - place, behavior: 'instant' });
    }, place);
  const scrollStageTo = async (place: number) => {
    await scrollSectionTo(0);
    await scrollSectionTo(place - (await top()));
  };
  for (const [width, height] of [
    [390, 800],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollStageTo(height - 60);
    await eventually(opacities, [1, 0, 0, 0]);
    await scrollStageTo(-160);
    await eventually(opacities, [1, 1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await scrollStageTo(0);
  await eventually(opacities, [1, 0, 0, 0]);
  const pinned = await top();
  expect(pinned).toBeGreaterThan(60);
  await scrollSectionTo(
    (await about(page).evaluate((section) => section.getBoundingClientRect().top)) - 1100,
  );
  await eventually(opacities, [1, 1, 1, 1]);
  expect(await top()).toBe(pinned);
  await stallMotor(page, ['0s', '0.26s', '0.52s', '0.78s']);
});
