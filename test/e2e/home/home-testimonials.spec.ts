// behaviour: H7 A3
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';

const browser = useBrowser();
const API = '/api/testimonials';
const LOADING = 'Loading testimonials...';

const testimonialsOf = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const slideOf = (page: Page, name: string) =>
  testimonialsOf(page).locator(`[aria-roledescription=slide][aria-label="${name}"]`);
/** Comes to the home page from another one, so that the browser itself asks for the testimonials. */
const comeHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tamra Works' }).click();

it('Home says Loading testimonials... until the answer is there, and shows none where it fails, which it notes in the console once, or is an empty list', async () => {
  const expects = /^Failed to fetch testimonials$|status of 500|ERR_FAILED/;
  const page = await browser.look('/contact-us', { expects, reducedMotion: 'reduce' });
  const noted: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Failed to fetch testimonials')) noted.push(message.text());
  });
  const answers: [answer: (route: Route) => Promise<void>, notes: number][] = [
    [(route) => route.fulfill({ status: 500, json: { success: false } }), 1],
    [(route) => route.abort(), 2],
    [(route) => route.fulfill({ json: { success: true } }), 3],
    [(route) => route.fulfill({ json: [] }), 3],
  ];
  for (const [answer, notes] of answers) {
    await page.route(`**${API}`, answer);
    await comeHome(page);
    await page.getByRole('heading', { name: 'How We Can Help You' }).waitFor();
    await eventually(() => noted.length, notes);
    await eventually(() => page.getByText(LOADING).count(), 0);
    expect(await page.getByRole('heading', { name: 'What clients say once it runs' }).count()).toBe(0);
    expect(await testimonialsOf(page).count()).toBe(0);
    expect(await page.getByRole('alert').getByText(/./).count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/contact-us');
  }

  await page.unroute(`**${API}`);
  // What was answered is remembered for a while.
  await page.reload();
  await hydrated(page);
  const answer = await holdAnswers(page, API);
  await comeHome(page);
  await page.getByText(LOADING, { exact: true }).first().waitFor();
  expect(await testimonialsOf(page).count()).toBe(0);
  await answer();
  await slideOf(page, 'Meera Kulkarni').waitFor();
  await eventually(() => page.getByText(LOADING).count(), 0);
});
