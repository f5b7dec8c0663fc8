// behaviour: X21 X24 X23 X22
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { iotDevelopment } from '#content/services/digital-types/iot-development.ts';
import { jobPath } from '#shared/paths.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';
import { readToTheEnd } from '../../support/browser/whole-page.ts';
import { sampled } from '../../support/site/routes.ts';

const { look } = useBrowser();
const HERO = '[aria-label="What we do"]';
const JOB = jobPath('nodejs-developer');
const IOT = '/digital-evolution/iot-development';

/** WCAG 1.4.12, as a reader's own stylesheet sets it. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Through the debugger: the policy of the page refuses what its own document adds. */
const setSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

it('stays within a window of 320 px with wider spacing of the text', async () => {
  const page = await look('/about', { width: 320, height: 800 });
  const all = ['/', '/products', '/about', '/leadership', '/career', '/contact-us', JOB, IOT];
  for (const path of sampled(all, ['/', JOB, IOT])) {
    await page.goto(path);
    await setSpacing(page);
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const out = [...document.querySelectorAll('header :is(a, button), .cta *')].filter(
        (control) => control.checkVisibility() && control.getBoundingClientRect().right > innerWidth,
      );
      return {
        by: scrollWidth - clientWidth,
        out: out.map((control) => control.ariaLabel ?? control.textContent),
      };
    });
    expect({ path, ...sideways }).toEqual({ path, by: 0, out: [] });
  }
});

it.each([
  ['/contact-us', 1280, '.office__time'],
  ['/blogs/l293d-brown-out', 1280, '.figure-note strong'],
  ['/portfolio', 320, '.project__result strong'],
  ['/portfolio/workshop-diagnosis', 320, '.stage__figure'],
  ['/web-development/nodejs-development', 320, '.letters h3'],
])('shows all of what is set large on %s at %i px with wider spacing', async (path, width, large) => {
  const page = await look(path, { width, height: 800 });
  await setSpacing(page);
  const cut = await page.locator(large).evaluateAll((all) =>
    all.filter((it) => {
      const text = document.createRange();
      text.selectNodeContents(it);
      const { right = 0 } = it.parentElement?.getBoundingClientRect() ?? {};
      return text.getBoundingClientRect().right > Math.min(right, innerWidth) + 1;
    }),
  );
  expect(cut).toEqual([]);
});

it('lets a table that wider spacing makes too wide for a phone be scrolled', async () => {
  const page = await look('/mobile-app-development/android-app-development', { width: 320, height: 800 });
  const figure = page.locator('figure:has(table)');
  await figure.scrollIntoViewIfNeeded();
  await setSpacing(page);
  await expect
    .poll(() => figure.evaluate((it) => it.scrollWidth > it.clientWidth && getComputedStyle(it).overflowX))
    .toBe('auto');
});

const BESIDE: [what: string, path: string, selector: string][] = [
  ['the button beside a job', JOB, 'main aside a:text-is("Apply Now")'],
  ['the last call of the list beside the API', '/api/docs', 'main nav a >> nth=-1'],
];
it.each(sampled(BESIDE, BESIDE.slice(0, 1)))(
  'shows %s in a low window when it has the focus',
  async (_, path, what) => {
    const page = await look(path, { width: 1280, height: 400 });
    await page.locator(what).focus();
    await expect
      .poll(() =>
        page.locator(what).evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  },
);

it('tells what is chosen, and shows what a drawing says, where the reader sets the colours', async () => {
  const page = await look('/digital-evolution/iot-development');
  await page.emulateMedia({ forcedColors: 'active' });
  const styles = (selector: string, property: 'backgroundColor' | 'borderBottomColor' | 'fill') =>
    page
      .locator(selector)
      .evaluateAll((all, name) => [...new Set(all.map((each) => getComputedStyle(each)[name]))], property);
  const ground = await styles('body', 'backgroundColor');
  expect(await styles('fieldset label:has(:checked)', 'backgroundColor')).not.toEqual(ground);
  expect(await styles('[role=tab][aria-selected="false"]', 'borderBottomColor')).toEqual(ground);
  expect(await styles('[role=tab][aria-selected="true"]', 'borderBottomColor')).not.toEqual(ground);
  await page.goto('/industries/healthcare');
  // On the board that is dark otherwise, and on the page.
  expect(await styles('svg[role=img] text', 'fill')).toEqual(
    expect.arrayContaining(await styles('#solutions svg text', 'fill')),
  );
});

it('shows faces on their ground where a reader forces the colours', async () => {
  const page = await look('/leadership', { reducedMotion: 'reduce' });
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [path, face] of [
    ['/leadership', 'main div:has(> img:visible)'],
    ['/', 'figcaption img'],
  ] as const) {
    if (path === '/') await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect([await ground('body'), 'rgba(0, 0, 0, 0)']).not.toContain(await ground(face));
    }
  }
});

it('prints what a press would show, and no controls', async () => {
  const page = await look('/products');
  await page.emulateMedia({ media: 'print' });
  // Panels open in a moment of their own.
  const unseen = () =>
    page.locator('main details').evaluateAll((all) =>
      all
        .flatMap((each) => [...each.querySelectorAll(':scope > :not(summary)')])
        .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
        .map((part) => part.textContent?.slice(0, 40)),
    );
  await eventually(unseen, []);

  // Whoever prints before the scripts have come gets as much.
  const letGo = await holdAnswers(page, /entry-client/);
  await page.goto('/mobile-app-development', { waitUntil: 'domcontentloaded' });
  await expectEveryPanel(page);
  await letGo();
  await hydrated(page);
  await expectEveryPanel(page);
  await expect.poll(() => page.locator('[role="tab"]:visible').count()).toBe(0);
  await page.goto('/blogs');
  expect(
    await page.getByRole('region', { name: 'Recent Posts' }).getByRole('listitem').last().isVisible(),
  ).toBe(true);
  await page.goto('/digital-evolution/iot-development');
  const { before, after } = iotDevelopment.change;
  for (const { said } of [before, after]) await page.getByText(said, { exact: true }).waitFor();
});

/** Grounds and drawings that say something, although they are backgrounds. */
const BACKGROUNDS: [path: string, ...parts: [selector: string, part: string][]][] = [
  [
    '/',
    // The marks of quotes; the posts between the layers, else white boxes on what lies below; the drawings of services.
    ['figure:has(blockquote)', '::before'],
    ['div:has(+ div + ol) div:has(> picture)', ''],
    ['#services [aria-roledescription=slide] > *', '::before'],
  ],
  // The ticks of an opening.
  [JOB, ['main .ticks > li', '::before']],
  // The ground of white initials.
  ['/clients', ['figcaption img', '']],
  // The board under each person.
  ['/leadership', ['main div:has(> img:visible)', '']],
  ['/blogs'],
  ['/digital-evolution'],
];
it.each(sampled(BACKGROUNDS, BACKGROUNDS.slice(0, 2)))(
  'prints the whole of every text that is cut on %s, what says something although a background, no empty frame and no buttons',
  async (path, ...parts) => {
    const page = await look(path);
    // Parts that come later have to be there first, as for whoever has read the page.
    await readToTheEnd(page);
    await page.emulateMedia({ media: 'print' });
    const texts = page.locator('main p:has(> span:first-child)');
    await expect
      .poll(async () => (await texts.allInnerTexts()).filter((text) => /\.\.\.$/.test(text)))
      .toEqual([]);
    expect(await page.locator('main button:visible').count()).toBe(0);
    const slides = () =>
      page
        .locator(`${HERO} [aria-roledescription=slide]`)
        .evaluateAll((all) =>
          all.map((slide) => slide.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
        );
    await expect.poll(slides).not.toContain(false);
    const cut = await page.locator('[data-live]').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { left, right } = row.getBoundingClientRect();
        const boxes = [...row.querySelectorAll(':scope > * > *')].map((each) => each.getBoundingClientRect());
        return boxes.filter((box) => box.left < left - 1 || box.right > right + 1);
      }),
    );
    expect(cut).toEqual([]);
    // Of the hero the first picture alone: those of the others are not loaded, and their boxes were blank.
    const framed = page.locator(`${HERO} [aria-roledescription=slide]:has(div:has(> picture):visible)`);
    expect(await framed.count()).toBe(path === '/' ? 1 : 0);
    for (const [selector, part] of parts) {
      const adjust = await page
        .locator(selector)
        .evaluateAll(
          (all, pseudo) => all.map((each) => getComputedStyle(each, pseudo).printColorAdjust),
          part,
        );
      expect(new Set(adjust), selector).toEqual(new Set(['exact']));
    }
  },
);

async function expectEveryPanel(page: Page): Promise<void> {
  const panels = page.locator(':has(> [role=tablist]) > :not([role=tablist])');
  expect(await panels.count()).toBeGreaterThan(5);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
}

it('prints the whole of what was typed into a form', async () => {
  const page = await look('/contact-us');
  const message = page.locator('#contact-form-message');
  await message.fill('One of forty lines\n'.repeat(40));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => message.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
});
