// behaviour: Q3
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
/** The pause in typing after which is searched, ms. */
const SEARCHES = 200;

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
  it('where a filter was chosen behind the typed letters, and letters behind a filter', async () => {
    const page = await career();
    await type(page, 'flu');
    await type(page, 'flutter');
    await choose(page, 'Workplace', 'remote');
    await shows(page, 'q=flutter&workplace=remote', ONE);
    await goesBackTo(page, 'q=flutter', TWO);
    await choose(page, 'Your experience', '3');
    await type(page, 'developer');
    await shows(page, 'q=developer&experience=3', /^\d of \d+ jobs$/);
    await goesBackTo(page, 'q=flutter&experience=3', /^\d of \d+ jobs$/);
    await goesBackTo(page, 'q=flutter', TWO);
    await goesBackTo(page, '', ALL);
  });

  it('where the list was left before it had come', async () => {
    const page = await browser.visit('/blogs');
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

  it('where a link was followed before the typed letters were searched for', async () => {
    const page = await career();
    await field(page).fill('flutter');
    await link(page, 'Blogs').click();
    await page.waitForURL('**/blogs');
    await goesBackTo(page, 'q=flutter', TWO);
    await goesBackTo(page, '', ALL);
  });

  it('and Forward to what came after it', async () => {
    const page = await career();
    await type(page, 'flutter');
    await goesBackTo(page, '', ALL);
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

  it('where all jobs were asked for behind a search that found none', async () => {
    const page = await career();
    await type(page, 'astronaut');
    await shows(page, 'q=astronaut', /^0 of \d+ jobs$/);
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await shows(page, '', ALL);
    await type(page, 'flu');
    await shows(page, 'q=flu', TWO);
    await goesBackTo(page, '', ALL);
    await goesBackTo(page, 'q=astronaut', /^0 of \d+ jobs$/);
  });

  it('where more of the list was shown', async () => {
    await publishManyJobs(browser.site);
    const page = await career();
    await type(page, 'sensor engineer');
    const more = page.getByRole('link', { name: /^Show more/ });
    await more.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await more.click();
    await shows(page, 'q=sensor+engineer&page=2', /^\d\d of \d+ jobs$/);
    await expect.poll(() => focused(page)).toMatch(/^View Details: Sensor Engineer \d+$/);
    await goesBackTo(page, 'q=sensor+engineer', /^\d\d of \d+ jobs$/);
    await eventually(() => page.evaluate(() => scrollY), scrolled);
    await goesBackTo(page, '', ALL);
  });
});
