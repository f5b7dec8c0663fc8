// behaviour: N12
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { parseHtml } from '../../support/site/html.ts';
import { sampled, TITLES, TODAY } from '../../support/site/routes.ts';

const browser = useBrowser({ clock: TODAY });

/** What a page is, whether the server sent it or the browser made it. */
type Shown = { title: string; description: string; canonical: string; headings: string[] };

async function served(page: Page, path: string): Promise<Shown> {
  const document = parseHtml(await (await page.request.get(path)).text());
  const content = (selector: string, name: string) => document.all(selector)[0]?.get(name) ?? '';
  return {
    title: document.one('head title').text,
    description: content('meta[name="description"]', 'content'),
    canonical: content('link[rel="canonical"]', 'href'),
    headings: document
      .one('main')
      .descendants.filter(({ tag }) => /^h[1-6]$/.test(tag))
      .map(({ text }) => text),
  };
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    headings: [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((heading) =>
      (heading.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ),
  }));

const withoutSpaces = ({ headings, ...head }: Shown) => ({
  ...head,
  headings: headings.map((heading) => heading.replace(/\s/g, '')),
});

/** Where every link of the header leads, in order, each once: of its bar and its panels. */
const menuLinks = (page: Page) =>
  page
    .locator('header a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

/** Follows a link of the header the way a pointer does: by its menu where it is in one. */
async function follow(page: Page, href: string): Promise<void> {
  const bar = page.locator('header').locator(`a[href="${href}"]:visible`).first();
  if ((await bar.count()) > 0) return bar.click();
  // The pointer may still rest where the last menu was, and resting opens none.
  await page.mouse.move(720, 880);
  const item = page
    .locator('header nav > ul > li:has(button)')
    .filter({ has: page.locator(`[hidden] a[href="${href}"]`) });
  // Once it is open it is hidden no more, and has to be known by its id.
  const panel = await item.locator('> :last-child').getAttribute('id');
  await item.locator('a').first().hover();
  await page.locator(`#${panel} a[href="${href}"]`).first().click();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const announced = (page: Page) => page.locator('p[aria-live=polite]').textContent();

it('From home, by the links of the menus, every page comes as the server would send it, at its top, with the menu closed, the focus on its heading, its title announced and a silent console; so does an opening from the list, and the list behind it', async () => {
  const page = await browser.look('/', { width: 1440, reducedMotion: 'reduce' });
  // None of it on the first load.
  expect([await focused(page), await announced(page)]).toEqual(['BODY', '']);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const links = (await menuLinks(page)).filter((href) => href !== '/');
  const spelled = links.map((href) => href.toLowerCase());
  // The home page is where they start from; jobs are linked from /career, articles from /blogs, cases from /portfolio, privacy from forms and the footer.
  const elsewhere = /^\/(?:privacy|blogs\/.*|portfolio\/.*)?$/;
  expect([...spelled].sort()).toEqual(
    Object.keys(TITLES)
      .filter((path) => !elsewhere.test(path))
      .sort(),
  );
  const few = links.filter((href) => /^\/(?:products|blogs|web-development)$|healthCare|ios-/.test(href));
  for (const href of sampled([...links, '/'], [...few, '/'])) {
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await follow(page, href);
    await page.waitForURL(`**${href}`);
    const wanted = await served(page, href);
    await eventually(async () => withoutSpaces(await shown(page)), withoutSpaces(wanted));
    await eventually(() => page.evaluate(() => window.scrollY), 0);
    await eventually(() => focused(page), 'H1');
    await eventually(() => announced(page), wanted.title);
    await eventually(() => page.locator('header [aria-expanded="true"]').count(), 0);
  }

  await follow(page, '/career');
  const first = page.getByRole('link', { name: /^View Details/ }).first();
  const href = (await first.getAttribute('href')) ?? '';
  await first.click();
  const wanted = await served(page, href);
  await eventually(async () => withoutSpaces(await shown(page)), withoutSpaces(wanted));
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await page.waitForURL('**/career');
  await eventually(() => page.title(), (await served(page, '/career')).title);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
}, 600_000);
