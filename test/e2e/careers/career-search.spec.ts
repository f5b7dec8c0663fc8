// behaviour: Q1 Q3
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TODAY } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, isInWindow } from '../../support/browser/eventually.ts';
import { installClock, passTime, pauseClock } from '../../support/browser/moving.ts';
import { publishManyJobs } from '../../support/site/content.ts';

const browser = useBrowser({ clock: () => TODAY });

const titles = (page: Page) => page.getByRole('heading', { level: 4 }).allTextContents();
const groups = (page: Page) =>
  page
    .getByRole('region', { name: 'Open jobs' })
    .getByRole('heading', { level: 3 })
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent?.trim()));
const found = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();

describe('The list of jobs', () => {
  it('stands in groups, newest first within each, "Open Application" at the very end', async () => {
    const page = await browser.look('/career');
    expect(await groups(page)).toEqual(['Software', 'Hardware and firmware', 'Business and people', 'Other']);
    const days = new Map((await browser.site.content.jobs()).map(({ title, postedAt }) => [title, postedAt]));
    for (const group of await page.getByRole('main').locator('ul:has(h4)').all()) {
      const posted = (await group.getByRole('heading').allTextContents()).map((title) => days.get(title));
      expect(posted).toEqual(posted.toSorted().reverse());
    }
    expect((await titles(page)).at(-1)).toBe('Open Application');
  });

  it('is filtered at a choice, without a reload, keeps the focus and can be shared', async () => {
    const page = await browser.look('/career');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const workplace = page.getByLabel('Workplace');
    await workplace.focus();
    await workplace.selectOption({ label: 'Remote (1)' });
    await eventually(() => titles(page), ['Flutter Developer']);
    await found(page, /^1 of \d+ jobs$/);
    await expect.poll(() => focused(page)).toContain('Workplace');
    await page.getByRole('searchbox').fill('kotlin teapot');
    await page.getByText('No open job matches your search.').waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await eventually(() => new URL(page.url()).search, '?q=kotlin+teapot&workplace=remote');
    await eventually(() => page.locator('meta[name="robots"]').getAttribute('content'), 'noindex');

    await browser.look('/career?workplace=remote');
    expect(await titles(page)).toEqual(['Flutter Developer']);
    expect(await workplace.inputValue()).toBe('remote');
    await workplace.selectOption('');
    await eventually(async () => (await titles(page)).length > 5, true);
    await eventually(() => page.locator('meta[name="robots"]').count(), 0);
  });

  it.each([true, false])(
    'that an address filters is on the first screen of a phone (scripts: %s)',
    async (javaScriptEnabled) => {
      const page = await browser.look('/career?q=react', { width: 390, javaScriptEnabled });
      const card = page.getByRole('heading', { name: 'React.js Developer' });
      expect(await isInWindow(card)).toBe(true);
      await page.getByRole('link', { name: 'Show all jobs' }).click();
      await eventually(async () => (await titles(page)).length > 5, true);
      expect(new URL(page.url()).search).toBe('');
    },
  );

  it('says a job seeker what an address asks for, and shows all jobs by one press and one step of the history', async () => {
    const page = await browser.visit('/career?q=flutter&workplace=remote', { before: installClock });
    const asked = page.getByText('“flutter”, Remote Show all jobs');
    await asked.waitFor();
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await found(page, /^\d+ jobs$/);
    expect(await asked.count()).toBe(0);
    // As long as letters that were typed at first would belong to one search.
    await pauseClock(page);
    await passTime(page, 2000);
    expect(await steps()).toBe(before + 1);
    await page.goBack();
    await asked.waitFor();
  });

  it('is sorted by the day that is asked for, without groups', async () => {
    const jobs = await browser.site.content.jobs();
    const page = await browser.look('/career');
    await page.getByLabel('Sort by').selectOption('Newest first');
    const shown = () => page.locator('#openings h3').allTextContents();
    await eventually(
      shown,
      jobs.map(({ title }) => title),
    );
    await page.getByLabel('Sort by').selectOption('Closing soonest');
    const lastDays = new Map(jobs.map(({ title, closesAt }) => [title, closesAt ?? 'never']));
    await eventually(
      async () => (await shown()).map((title) => lastDays.get(title)),
      [...lastDays.values()].toSorted(),
    );
    await eventually(() => new URL(page.url()).search, '?order=closing');
  });

  it('says on each card what the job pays and when it closes', async () => {
    const page = await browser.look('/career');
    const card = page.getByRole('listitem').filter({ hasText: 'Node.js Developer' });
    expect(await card.innerText()).toMatch(
      /₹6 to 10 lakh a year\s+Posted 12 Nov 2026\s+Apply by 31 Dec 2027/,
    );
  });

  it('follows what was typed and chosen before the scripts came', async () => {
    let letGo = () => {};
    const page = await browser.visit('/career', {
      before: async (page) => {
        const open = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route(/entry-client/, async (route) => {
          await open;
          await route.continue();
        });
        page.once('domcontentloaded', async () => {
          await page.getByRole('searchbox').fill('developer');
          await page.getByLabel('Workplace').selectOption('remote');
          await page.getByLabel('Experience').focus();
          letGo();
        });
      },
    });
    await eventually(() => titles(page), ['Flutter Developer']);
    expect(new URL(page.url()).search).toBe('?q=developer&workplace=remote');
    expect(await page.getByRole('searchbox').inputValue()).toBe('developer');
  });

  it('takes back the last filter, then the whole search that was typed, at Back', async () => {
    const page = await browser.visit('/contact-us', { before: installClock });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Career', exact: true })
      .click();
    const search = page.getByRole('searchbox');
    const workplace = page.getByLabel('Workplace');
    await found(page, /^\d+ jobs$/);
    const all = await titles(page);
    await pauseClock(page);
    for (const letters of ['flu', 'tter']) {
      await search.pressSequentially(letters);
      await passTime(page, 200);
    }
    // The list is the same at "flu": only the address tells that the rest has been searched for as well.
    await eventually(() => new URL(page.url()).search, '?q=flutter');
    await found(page, /^2 of \d+ jobs$/);
    const both = await titles(page);
    await workplace.selectOption({ label: 'Remote (1)' });
    await eventually(() => new URL(page.url()).search, '?q=flutter&workplace=remote');
    await eventually(() => titles(page), ['Flutter Developer']);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    const scrolled = await page.evaluate(() => scrollY);

    await page.goBack();
    await eventually(() => titles(page), both);
    await eventually(() => workplace.inputValue(), '');
    await eventually(() => search.inputValue(), 'flutter');
    await search.focus();
    await page.goBack();
    await eventually(() => titles(page), all);
    await eventually(() => search.inputValue(), '');
    await eventually(() => focused(page), 'Title, skill or place');
    expect(new URL(page.url()).search).toBe('');
    await page.goForward();
    await page.goForward();
    await eventually(() => workplace.inputValue(), 'remote');
    await eventually(() => search.inputValue(), 'flutter');
    await eventually(() => page.evaluate(() => scrollY), scrolled);
    for (let steps = 0; steps < 3; steps++) await page.goBack();
    await page.waitForURL('**/contact-us');
  });

  it('is filtered without JavaScript', async () => {
    const page = await browser.look('/career', { javaScriptEnabled: false });
    await page.getByLabel('Your experience').selectOption({ index: 1 });
    await page.getByLabel('Department').selectOption('Hardware and firmware');
    await page.getByRole('button', { name: 'Search' }).click();
    await eventually(() => titles(page), ['Hardware Test Intern']);
    expect(await page.getByLabel('Department').inputValue()).toBe('Hardware and firmware');
  });

  it.each([390, 1280])('has every place on one line at %i px', async (width) => {
    const page = await browser.look('/career', { width });
    const heights = await page
      .locator('main li:has(h4) li:last-child')
      .evaluateAll((all) => all.map((place) => place.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    expect(Math.max(...heights)).toBeLessThan(30);
  });

  it('asks for the jobs once, searches them in the browser, and shows many step by step', async () => {
    await publishManyJobs(browser.site);
    const page = await browser.visit('/contact-us');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Career', exact: true })
      .click();
    await page.getByLabel('Workplace').selectOption('remote');
    await eventually(() => titles(page), ['Flutter Developer']);
    await page.getByLabel('Workplace').selectOption('');
    await page.getByRole('searchbox').fill('engineer');
    await found(page, /^\d\d of \d\d jobs$/);
    const total = Number((await page.getByText(/^\d\d of \d\d jobs$/).textContent())?.slice(0, 2));
    await eventually(async () => (await titles(page)).length, 50);
    const first = await titles(page);
    await page.getByRole('link', { name: `Show more (${total - 50})` }).click();
    await page.waitForURL('**/career?q=engineer&page=2');
    await eventually(async () => (await titles(page)).length, total);
    expect((await titles(page)).slice(0, 50)).toEqual(first);
    await eventually(() => focused(page), `View Details: ${(await titles(page))[50]}`);
    expect(await page.getByRole('link', { name: /^Show more/ }).count()).toBe(0);
    expect(asked).toEqual(['/api/getAlljob']);
  });

  it('shows many step by step without JavaScript', async () => {
    await publishManyJobs(browser.site);
    const page = await browser.look('/career', { javaScriptEnabled: false });
    expect(await titles(page)).toHaveLength(50);
    await page.getByRole('link', { name: /^Show more/ }).click();
    await eventually(async () => (await titles(page)).length > 60, true);
  });
});
