// behaviour: Q1
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { JOB, TODAY } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, isInWindow } from '../../support/browser/eventually.ts';
import { installClock, passTime, pauseClock } from '../../support/browser/moving.ts';

const browser = useBrowser({ clock: () => TODAY });

const openings = (page: Page) => page.getByRole('region', { name: 'Open jobs' });
const titles = (page: Page) => page.getByRole('heading', { level: 4 }).allTextContents();
const found = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Title, skill or place' });

describe('The list of jobs', () => {
  it('stands in groups, newest first within each, or sorted by the day that is asked for', async () => {
    const page = await browser.look('/career');
    const groups = openings(page).getByRole('heading', { level: 3 });
    expect(await groups.evaluateAll((all) => all.map((one) => one.firstChild?.textContent?.trim()))).toEqual([
      'Software',
      'Hardware and firmware',
      'Business and people',
      'Other',
    ]);
    const jobs = await browser.site.content.jobs();
    const days = new Map(jobs.map(({ title, postedAt }) => [title, postedAt]));
    for (const group of await page.getByRole('main').locator('ul:has(h4)').all()) {
      const posted = (await group.getByRole('heading').allTextContents()).map((title) => days.get(title));
      expect(posted).toEqual(posted.toSorted().reverse());
    }
    expect((await titles(page)).at(-1)).toBe('Open Application');

    const sorted = () => openings(page).getByRole('heading', { level: 3 }).allTextContents();
    await page.getByLabel('Sort by').selectOption('Newest first');
    await eventually(
      sorted,
      jobs.map(({ title }) => title),
    );
    await page.getByLabel('Sort by').selectOption('Closing soonest');
    const lastDays = new Map(jobs.map(({ title, closesAt }) => [title, closesAt ?? 'never']));
    await eventually(
      async () => (await sorted()).map((title) => lastDays.get(title)),
      [...lastDays.values()].toSorted(),
    );
    await eventually(() => new URL(page.url()).search, '?order=closing');
  });

  it('is searched while typing and filtered at a choice, without a reload, keeps the focus and can be shared', async () => {
    const page = await browser.look('/career');
    const total = (await browser.site.content.jobs()).length;
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await search(page).pressSequentially('dev ASTRO');
    await page.getByText('No open job matches your search').waitFor();
    await eventually(() => focused(page), 'Title, skill or place');
    await search(page).fill('embed firm eng');
    await eventually(() => titles(page), [JOB.title]);
    await found(page, new RegExp(`^1 of ${total} jobs$`));
    await search(page).fill('astronaut');
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await eventually(async () => (await titles(page)).length, total);
    await eventually(() => search(page).inputValue(), '');
    await eventually(() => focused(page), 'Title, skill or place');

    const workplace = page.getByLabel('Workplace');
    await workplace.focus();
    await workplace.selectOption({ label: 'Remote (1)' });
    await eventually(() => titles(page), ['Flutter Developer']);
    await found(page, /^1 of \d+ jobs$/);
    await expect.poll(() => focused(page)).toContain('Workplace');
    await search(page).fill('kotlin teapot');
    await page.getByText('No open job matches your search').waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await eventually(() => new URL(page.url()).search, '?q=kotlin+teapot&workplace=remote');
    await eventually(() => page.locator('meta[name="robots"]').getAttribute('content'), 'noindex');

    await page.goto('/career?workplace=remote');
    expect(await titles(page)).toEqual(['Flutter Developer']);
    expect(await workplace.inputValue()).toBe('remote');
    await workplace.selectOption('');
    await eventually(async () => (await titles(page)).length, total);
    await eventually(() => page.locator('meta[name="robots"]').count(), 0);
  });

  it('says a job seeker what an address asks for, has what that filters on the first screen of a phone, and shows all jobs by one press and one step of the history', async () => {
    const page = await browser.visit('/career?q=flutter&workplace=remote', {
      width: 390,
      before: installClock,
    });
    expect(await isInWindow(page.getByRole('heading', { name: 'Flutter Developer' }))).toBe(true);
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
});
