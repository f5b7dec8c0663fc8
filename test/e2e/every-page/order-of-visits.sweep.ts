// behaviour: V7
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { readToTheEnd } from '../../support/browser/whole-page.ts';
import { OPEN_JOB, TODAY } from '../../support/site/routes.ts';

const browser = useBrowser({ clock: TODAY });

/** One page of each kind: each brings a stylesheet, which stays. */
const WALK = [
  '/',
  '/products',
  '/about',
  '/career',
  OPEN_JOB,
  '/leadership',
  '/clients',
  '/culture',
  '/portfolio',
  '/contact-us',
  '/industries/banking',
  '/web-development',
  '/web-development/reactjs-development',
  '/mobile-app-development',
  '/mobile-app-development/ios-app-development',
  '/digital-evolution',
  '/digital-evolution/digital-commerce',
  '/blogs',
];
const visit = (path: string) =>
  browser.visit(path, {
    reducedMotion: 'reduce',
    before: (page) => page.clock.setFixedTime(TODAY()),
  });

/** Follows a link to `path` inside the page, wherever it stands: without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  // Openings are linked from the list of them alone.
  if (path === OPEN_JOB) await follow(page, '/career');
  await page.waitForFunction((to) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const link = links.find(({ pathname, search }) => pathname.toLowerCase() === to && search === '');
    link?.click();
    return link !== undefined;
  }, path);
  await page.waitForFunction((to) => location.pathname.toLowerCase() === to, path);
}

/** Properties in which a rule that came too late, or from another page, would be seen. */
const PROPERTIES = `
  display position order visibility opacity overflow-x overflow-y z-index cursor margin-top margin-bottom padding
  border-top border-right border-bottom border-left border-start-start-radius background-color background-image
  box-shadow color fill stroke stroke-width mask-image font-family font-size font-weight line-height letter-spacing
  text-align text-transform text-decoration-line white-space overflow-wrap list-style-type transform content
  grid-template-columns grid-column grid-row gap flex flex-wrap align-items align-self justify-content justify-items
  justify-self align-content object-fit aspect-ratio max-width min-height`
  .trim()
  .split(/\s+/);

/** Each element of the main part, its pseudo-elements included, once the page has come to rest: name, box in px, style. */
async function looksOf(page: Page): Promise<string[]> {
  // Before its scripts answer, a page lacks what only they know, as the time at the office.
  await hydrated(page);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    // Nothing is caught on its way from one colour to another.
    still.replaceSync('main, main * { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
  await readToTheEnd(page);
  // The sizes of a picture differ in their ratios by a fraction of a pixel, and which of them is shown depends on
  // what has been visited.
  await page.evaluate(() => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('main source')) source.sizes = '100vw';
    for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) picture.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every(({ complete }) => complete),
  );
  // Scrolling has asked for a sheet.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  // A row of slides is taken over once a reader who has the scripts sees it.
  await page.waitForFunction(() => {
    const row = document.querySelector('main .slide-row:not([data-live])');
    row?.scrollIntoView({ behavior: 'instant' });
    return !row;
  });
  return page.evaluate((properties) => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const styleOf = (element: Element, part: '' | '::before' | '::after') => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      const values = properties.map((property) => `${part}${property}: ${style.getPropertyValue(property)}`);
      // The colour of a border that is not there is irrelevant.
      return values.map((value) => value.replace(/: 0px none .*/, ': none'));
    };
    return [...document.querySelectorAll('main, main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
      const style = (['', '::before', '::after'] as const).flatMap((part) => styleOf(element, part));
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')} at ${box}: ${style.join('; ')}`;
    });
  }, PROPERTIES);
}

it('What pages look like does not depend on the way by which a visitor came, whose sheets stay in force', async () => {
  const wanted = new Map<string, string[]>();
  const direct = await visit('/');
  for (const path of WALK) {
    await direct.goto(path, { waitUntil: 'domcontentloaded' });
    wanted.set(path, await looksOf(direct));
  }

  for (const walk of [WALK, WALK.toReversed()]) {
    const page = await visit(walk[0] ?? '/');
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    for (const path of walk.slice(1)) await follow(page, path);
    for (const path of walk) {
      await follow(page, path);
      // The first look may come before the page has its data.
      await expect
        .poll(() => looksOf(page), { message: `${path}, from ${walk[0]} on` })
        .toEqual(wanted.get(path));
    }
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  }
}, 600_000);
