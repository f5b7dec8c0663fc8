// behaviour: J251
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { TODAY } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';
import { installClock, passTime, pauseClock } from '../../support/browser/moving.ts';
import { publishManyJobs } from '../../support/site/content.ts';

const browser = useBrowser({ clock: () => TODAY });

const ALL = /^\d+ jobs$/;
const TWO = /^2 of \d+ jobs$/;
const ONE = /^1 of \d+ jobs$/;
/** Of the pause in typing after which is searched, and of that after which another search begins; ms. */
const SEARCHES = 200;
const RESTS = 1500;

const field = (page: Page) => page.getByRole('searchbox');
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

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

describe('Back takes the visitor to what was on the screen', () => {
  it('where a filter was chosen while the list of the typed letters was loading', async () => {
    const page = await career();
    await type(page, 'flu');
    await shows(page, 'q=flu', TWO);
    const answer = await holdAnswers(page, '/api/getAlljob*');
    await type(page, 'flutter');
    await choose(page, 'Workplace', 'remote');
    await answer();
    await shows(page, 'q=flutter&workplace=remote', ONE);
    await goesBackTo(page, 'q=flutter', TWO);
    await goesBackTo(page, '', ALL);
  });

  it('where letters were typed and a filter chosen while the list of a filter was loading', async () => {
    const page = await career();
    const answer = await holdAnswers(page, '/api/getAlljob*');
    await choose(page, 'Workplace', 'remote');
    await type(page, 'flutter');
    await choose(page, 'Your experience', '3');
    await answer();
    await shows(page, 'q=flutter&experience=3&workplace=remote', ONE);
    await goesBackTo(page, 'q=flutter&workplace=remote', ONE);
    await goesBackTo(page, 'workplace=remote', /^\d of \d+ jobs$/);
    await goesBackTo(page, '', ALL);
  });

  it.each([
    ['their list was loading', SEARCHES],
    ['they were not yet searched for', 0],
  ])('where a link was followed while %s', async (_case, passed) => {
    const page = await career();
    const answer = await holdAnswers(page, '/api/getAlljob*');
    await field(page).fill('flutter');
    await passTime(page, passed);
    await link(page, 'Blogs').click();
    await page.waitForURL('**/blogs');
    await answer();
    await goesBackTo(page, 'q=flutter', TWO);
    await goesBackTo(page, '', ALL);
  });

  it('where Back was pressed while the list of the typed letters was loading', async () => {
    const page = await career();
    const answer = await holdAnswers(page, '/api/getAlljob*');
    await type(page, 'flutter');
    await page.goBack();
    await answer();
    await shows(page, '', ALL);
    await page.goForward();
    await shows(page, 'q=flutter', TWO);
    await choose(page, 'Workplace', 'remote');
    await shows(page, 'q=flutter&workplace=remote', ONE);
    await goesBackTo(page, 'q=flutter', TWO);
  });

  it('where Enter was pressed before the last letters were searched for', async () => {
    const page = await career();
    await type(page, 'flu');
    await field(page).fill('flutter');
    await field(page).press('Enter');
    await shows(page, 'q=flutter', TWO);
    await type(page, 'astronaut');
    await shows(page, 'q=astronaut', /^0 of \d+ jobs$/);
    await goesBackTo(page, 'q=flutter', TWO);
    await goesBackTo(page, '', ALL);
  });

  it('where all jobs were asked for while the list of the typed letters was loading', async () => {
    const page = await career();
    await type(page, 'astronaut');
    await shows(page, 'q=astronaut', /^0 of \d+ jobs$/);
    await passTime(page, RESTS);
    const answer = await holdAnswers(page, '/api/getAlljob*');
    await type(page, 'flutter');
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await answer();
    await shows(page, '', ALL);
    await type(page, 'flu');
    await shows(page, 'q=flu', TWO);
    await goesBackTo(page, '', ALL);
    await goesBackTo(page, 'q=flutter', TWO);
    await goesBackTo(page, 'q=astronaut', /^0 of \d+ jobs$/);
  });

  it('where another page of the list was asked for while that of the typed letters was loading', async () => {
    await publishManyJobs(browser.site);
    const page = await career();
    const answer = await holdAnswers(page, '/api/getAlljob*');
    await type(page, 'sensor engineer');
    await page.getByRole('link', { name: 'Page 2' }).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await answer();
    await shows(page, 'q=sensor+engineer&page=2', /^\d\d of \d+ jobs$/);
    await page.getByRole('heading', { name: 'Sensor Engineer' }).first().waitFor();
    await eventually(() => focused(page), 'Open jobs');
    await page.getByRole('link', { name: 'Page 1' }).focus();
    await goesBackTo(page, 'q=sensor+engineer', /^\d\d of \d+ jobs$/);
    await eventually(() => page.evaluate(() => scrollY), scrolled);
    await goesBackTo(page, '', ALL);
  });
});
