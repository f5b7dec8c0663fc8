// behaviour: Q3
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TODAY } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';
import { installClock, passTime, pauseClock } from '../../support/browser/moving.ts';
import { publishManyJobs } from '../../support/site/content.ts';

const browser = useBrowser({ clock: () => TODAY });

const ALL = /^\d+ jobs$/;
const SOME = /^\d of \d+ jobs$/;
const TWO = /^2 of \d+ jobs$/;
const ONE = /^1 of \d+ jobs$/;
const NONE = /^0 of \d+ jobs$/;
/** The pause in typing after which is searched, ms. */
const SEARCHES = 200;

const field = (page: Page) => page.getByRole('searchbox');
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** The list, on a clock that stands still, come to from another page. */
async function career(): Promise<Page> {
  const page = await browser.visit('/blogs', { before: installClock });
  await link(page, 'Career').click();
  await shows(page, '', ALL);
  await pauseClock(page);
  return page;
}

async function type(page: Page, letters: string): Promise<void> {
  await field(page).fill(letters);
  await passTime(page, SEARCHES);
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  if (!(await page.getByLabel(label).isVisible())) await page.getByText(/^Filter/).click();
  await page.getByLabel(label).focus();
  await page.getByLabel(label).selectOption(value);
}

/** Expects an entry of the history with this query: in the address, in the fields and in the list. */
async function shows(page: Page, query: string, found: RegExp): Promise<void> {
  await eventually(() => new URL(page.url()).search, query && `?${query}`);
  await eventually(
    () =>
      page.locator('search form').evaluate((form: HTMLFormElement) => {
        const given = [...new FormData(form)].filter(([, value]) => value !== '');
        return String(new URLSearchParams(given as [string, string][]));
      }),
    query.replace(/&?page=\d+/, ''),
  );
  await page.getByRole('status').filter({ hasText: found }).waitFor();
}

async function goesBackTo(page: Page, query: string, found: RegExp): Promise<void> {
  await page.goBack();
  await shows(page, query, found);
}

it('Back takes the visitor over filters and whole words to each list that was on the screen, and Forward to what came after', async () => {
  const page = await career();
  await type(page, 'flu');
  await type(page, 'flutter');
  await choose(page, 'Workplace', 'remote');
  await shows(page, 'q=flutter&workplace=remote', ONE);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const place = await scrolled(page);
  await goesBackTo(page, 'q=flutter', TWO);
  await goesBackTo(page, '', ALL);
  await page.goForward();
  await shows(page, 'q=flutter', TWO);
  await page.goForward();
  await shows(page, 'q=flutter&workplace=remote', ONE);
  await eventually(() => scrolled(page), place);
  await goesBackTo(page, 'q=flutter', TWO);

  // Letters behind a filter.
  await choose(page, 'Your experience', '3');
  await type(page, 'developer');
  await shows(page, 'q=developer&experience=3', SOME);
  await goesBackTo(page, 'q=flutter&experience=3', SOME);
  await goesBackTo(page, 'q=flutter', TWO);
  await field(page).focus();
  await goesBackTo(page, '', ALL);
  await eventually(() => focused(page), 'Title, skill or place');
  await page.goBack();
  await page.waitForURL('**/blogs');
});

it('Back takes the visitor to the whole search where Enter was pressed, or a link followed, before its last letters were searched for', async () => {
  const page = await career();
  await type(page, 'flu');
  await field(page).fill('flutter');
  await field(page).press('Enter');
  await shows(page, 'q=flutter', TWO);
  // All jobs are asked for behind a search that found none.
  await type(page, 'astronaut');
  await shows(page, 'q=astronaut', NONE);
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await shows(page, '', ALL);
  await field(page).fill('flutter');
  await link(page, 'Blogs').click();
  await page.waitForURL('**/blogs');
  await goesBackTo(page, 'q=flutter', TWO);
  await goesBackTo(page, '', ALL);
  await goesBackTo(page, 'q=astronaut', NONE);
  await goesBackTo(page, 'q=flutter', TWO);
  await goesBackTo(page, '', ALL);
});

it('Back takes the visitor to a list that was left before it had come', async () => {
  const page = await browser.look('/blogs');
  const answer = await holdAnswers(page, '/api/getAlljob');
  await link(page, 'Career').click();
  await page.getByText('Loading jobs...').waitFor();
  await field(page).fill('flutter');
  await page.waitForURL('**/career?q=flutter');
  await link(page, 'Blogs').click();
  await page.waitForURL('**/blogs');
  await answer();
  await goesBackTo(page, 'q=flutter', TWO);
  await goesBackTo(page, '', ALL);
});

it('A list of many is asked for once, searched in the browser and shown step by step, and Back takes a step back', async () => {
  await publishManyJobs(browser.site);
  const page = await browser.look('/blogs');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  const titles = () => page.getByRole('heading', { level: 4 }).allTextContents();
  await link(page, 'Career').click();
  await shows(page, '', ALL);
  await field(page).fill('sensor engineer');
  await shows(page, 'q=sensor+engineer', /^\d\d of \d+ jobs$/);
  await eventually(async () => (await titles()).length, 50);
  const first = await titles();
  const more = page.getByRole('link', { name: /^Show more/ });
  // Where the visitor is when it is pressed: until shortly before the list may still be held in its place.
  const pressedAt = more.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        link.addEventListener('click', () => resolve(scrollY), { once: true });
      }),
  );
  await more.click();
  const place = await pressedAt;
  await shows(page, 'q=sensor+engineer&page=2', /^\d\d of \d+ jobs$/);
  await eventually(async () => (await titles()).slice(0, 50), first);
  const total = Number.parseInt(await page.getByText(/^\d\d of \d+ jobs$/).innerText(), 10);
  expect(await titles()).toHaveLength(total);
  await eventually(() => focused(page), `View Details: ${(await titles())[50]}`);
  expect(await more.count()).toBe(0);
  await goesBackTo(page, 'q=sensor+engineer', /^\d\d of \d+ jobs$/);
  await eventually(() => scrolled(page), place);
  await goesBackTo(page, '', ALL);
  expect(asked).toEqual(['/api/getAlljob']);
});
