// behaviour: Q1
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { JOB, TODAY } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';

const browser = useBrowser({ clock: () => TODAY });

const titles = (page: Page) => page.getByRole('heading', { level: 4 }).allTextContents();
const found = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Title, skill or place' });

it('The list of jobs is searched while typing and filtered at a choice, without a reload, keeps the focus and can be shared', async () => {
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
  await page.getByText('No open job matches your search').waitFor();
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await eventually(async () => (await titles(page)).length, total);
  await eventually(() => search(page).inputValue(), '');
  await eventually(() => focused(page), 'Title, skill or place');
  await page.getByText('Filter', { exact: true }).click();
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
  await page.getByText('Filter (1)').click();
  await workplace.selectOption('');
  await eventually(async () => (await titles(page)).length, total);
  await eventually(() => page.locator('meta[name="robots"]').count(), 0);
});

it('A button, which counts the filters in use, opens them, and stays where it is', async () => {
  const page = await browser.look('/career?workplace=remote', { width: 390 });
  expect(await page.getByLabel('Workplace').isVisible()).toBe(false);
  const filter = page.getByText('Filter (1)');
  const place = await filter.boundingBox();
  await filter.click();
  expect(await filter.boundingBox()).toEqual(place);
  await page.getByLabel('Workplace').selectOption('');
  await page.getByText('Filter', { exact: true }).waitFor();
});
