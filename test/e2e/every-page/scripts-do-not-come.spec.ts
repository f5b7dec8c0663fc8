// behaviour: X14 X15 X16 X17
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';
import { sampled } from '../../support/site/routes.ts';

const { look, visit } = useBrowser();

/** A page of each kind that scripts change: lists, forms, carousels, galleries, panels. */
const PATHS = [
  '/',
  '/products',
  '/career',
  jobPath('nodejs-developer'),
  '/clients',
  '/culture',
  '/portfolio',
  '/industries/healthcare',
  '/mobile-app-development',
  '/mobile-app-development/flutter-app-development',
  '/digital-evolution',
  '/contact-us',
  '/blogs',
];
/** Where not even the first script comes, pages do not differ in what is lost. */
const WITHOUT_ANY = ['/', jobPath('nodejs-developer'), '/contact-us'];

/** What a visitor can read and press. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    words: document.body.innerText.replace(/\s+/g, ' '),
    buttons: [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((button) => button.textContent || button.ariaLabel),
  }));

it.each(sampled(PATHS, ['/']))(
  '%s is as good as without scripts where the first of them comes alone',
  async (path) => {
    const [without, half] = await Promise.all([
      look(path, { javaScriptEnabled: false }),
      visit(path, { scripts: 'first', expects: /Failed to load resource|Failed to fetch/ }),
    ]);
    // It came and found that no other does.
    await expect.poll(() => half.evaluate(() => document.documentElement.dataset.scripts)).toBeUndefined();
    expect(await seen(half)).toEqual(await seen(without));
  },
);

it.each(sampled(WITHOUT_ANY, ['/contact-us']))(
  '%s is so too where they are allowed but none comes',
  async (path) => {
    const [without, lost] = await Promise.all([
      look(path, { javaScriptEnabled: false }),
      visit(path, { scripts: 'none', expects: /Failed to load resource/ }),
    ]);
    expect(await seen(lost)).toEqual(await seen(without));
  },
);

it('shows a page whose script is gone after a release, from the server, and keeps what was typed', async () => {
  const page = await look('/contact-us', { expects: /Failed to load resource|Failed to fetch/ });
  await page.locator('#contact-form-message').fill('Forty cold rooms.');
  await page.route(/privacy-page.*\.js/, (route) => route.fulfill({ status: 404 }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true });
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'What we do with what you send us' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/contact-us');
  await expect.poll(() => page.locator('#contact-form-message').inputValue()).toBe('Forty cold rooms.');
});

it('shows everything where the scripts hang, and answers when they come at last', async () => {
  const without = await look('/leadership', { javaScriptEnabled: false });
  const page = await visit('/leadership', { before: (page) => page.clock.install() });
  const letGo = await holdAnswers(page, /\/assets\/(?!start).*\.js$/);
  const asked = page.waitForRequest(/\/assets\/entry-client/);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await expect
    .poll(async () => (await seen(page)).words.length)
    .toBeLessThan((await seen(without)).words.length);
  await page.clock.fastForward(16_000);
  await expect.poll(() => seen(page)).toEqual(await seen(without));
  await letGo();
  await hydrated(page);
  const turn = page.getByRole('button', { name: /^About / }).first();
  await turn.click();
  await eventually(() => turn.getAttribute('aria-expanded'), 'true');
});

it('is as without scripts in a browser older than the styles', async () => {
  const without = await look('/career', { javaScriptEnabled: false });
  const page = await visit('/privacy');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript("if (location.pathname === '/career') delete Map.groupBy");
  await page.goto('/career');
  await expect.poll(() => seen(page)).toEqual(await seen(without));
  expect(asked.filter((url) => url.includes('entry-client'))).toEqual([]);
});

const HANGING: [what: string, path: string, link: RegExp, file: RegExp, leadsTo: RegExp][] = [
  ['the form', jobPath('nodejs-developer'), /^Apply Now$/, /apply-dialog/, /nodejs-developer\?apply#apply$/],
  ['the picture', '/about', /pictures$/, /lightbox/, /\.webp$/],
  ['the article', '/blogs', /^What a sensor/, /assets\/ai-ml-in-iot/, /blogs\/ai-ml-in-iot$/],
];
it.each(HANGING)(
  'leads to %s in a page of its own where a script of it hangs',
  async (_, path, link, file, leadsTo) => {
    // The browser's own page around a picture has styles that the policy refuses.
    const expects = /Nothing came in|inline style/;
    const page = await visit(path, { expects, before: (page) => page.clock.install() });
    const asked = Promise.withResolvers<void>();
    await page.route(file, () => asked.resolve());
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await asked.promise;
    const arrived = page.waitForEvent('load');
    await page.clock.fastForward(16_000);
    await arrived;
    expect(page.url()).toMatch(leadsTo);
  },
);

const PRESSES: [path: string, button: string, pressed: string][] = [
  ['/', '[role=tab]:nth-child(3)', '[role=tab]:nth-child(3)[aria-selected=true]'],
  ['/', '[aria-label="Pause what we do"]', '[aria-label="Play what we do"]'],
  ['/blogs', 'article button', 'article button[aria-expanded=true]'],
  ['/leadership', 'main li button', 'main li button[aria-expanded=true]'],
];
it.each(sampled(PRESSES, PRESSES.slice(0, 2)))(
  'loses no press that comes before the scripts: %s, %s',
  async (path, button, pressed) => {
    const page = await look('/privacy');
    const letGo = await holdAnswers(page, /\/assets\/(?!start).*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    // The first script listens.
    await page.locator('html[data-scripts]').waitFor({ state: 'attached' });
    await page.locator(button).first().dispatchEvent('click');
    expect(await page.locator('#root[data-waiting]').count()).toBe(1);
    await letGo();
    await page.locator(pressed).first().waitFor({ state: 'attached' });
  },
);
