import type { Page } from 'playwright-core';
import { CANONICAL_PAGES } from '#content/pages.ts';
import {
  CAREER,
  CLIENTS,
  CONTACT,
  CULTURE,
  jobPath,
  LEADERSHIP,
  PORTFOLIO,
  PRODUCTS,
} from '#shared/paths.ts';
import {
  buildTyped,
  fillIn,
  JOB_PAGE,
  openDialog,
  submit,
} from '../test/support/browser/application-form.ts';

export type State = {
  /** What the picture shows: its caption on the sheet, and its file name. */
  name: string;
  path: string;
  /** Brings the page into the state. */
  reach?: (page: Page, width: number) => Promise<unknown>;
  /** Captures the full page instead of the viewport; the default if there is no `reach`. */
  isWhole?: true;
};

/** Every page, and its states after a click, a mistake or on a slow connection. */
export const STATES: readonly State[] = [
  ...[...CANONICAL_PAGES, JOB_PAGE].map((path) => ({
    name: path.slice(1).replaceAll('/', '-') || 'home',
    path,
  })),
  { name: 'not-found', path: '/no-such-page' },
  { name: 'opening-unknown', path: jobPath('no-such-opening') },
  { name: 'career-nothing-found', path: `${CAREER}?q=zeppelin` },
  { name: 'career-filtered', path: `${CAREER}?q=firmware` },
  {
    name: 'career-loading',
    path: '/about',
    async reach(page) {
      await page.route('**/api/getAlljob*', () => {});
      // On a phone the footer is collapsed.
      await page.locator(`footer a[href="${CAREER}"]`).first().dispatchEvent('click');
      await page.locator('main [role="status"]').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'career-failed',
    path: '/about',
    async reach(page) {
      await page.route('**/api/getAlljob*', (route) => route.abort());
      // On a phone the footer is collapsed.
      await page.locator(`footer a[href="${CAREER}"]`).first().dispatchEvent('click');
      await page.getByText('Failed to fetch job data').first().scrollIntoViewIfNeeded();
    },
  },
  { name: 'menu', path: '/', reach: openMenu },
  { name: 'dialog', path: JOB_PAGE, reach: openDialog },
  {
    name: 'dialog-mistakes',
    path: JOB_PAGE,
    async reach(page) {
      const dialog = await openDialog(page);
      await submit(dialog);
      await dialog.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'dialog-sending',
    path: JOB_PAGE,
    async reach(page) {
      await page.route('**/api/apply', () => {});
      await sendApplication(page);
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'dialog-sent',
    path: JOB_PAGE,
    async reach(page) {
      await sendApplication(page);
      await page.getByText('Application submitted successfully!').first().waitFor();
    },
  },
  {
    name: 'application',
    path: JOB_PAGE,
    isWhole: true,
    async reach(page) {
      await sendApplication(page);
      await page.locator('dialog a[href*="/applications/"]').click();
      await page.waitForURL('**/applications/*');
    },
  },
  {
    name: 'dialog-not-sent',
    path: JOB_PAGE,
    async reach(page) {
      await page.route('**/api/apply', (route) => route.abort());
      await sendApplication(page);
      await page.locator('dialog[open] [role="alert"]').first().waitFor();
    },
  },
  { name: 'contact-mistakes', path: CONTACT, reach: (page) => sendEmpty(page, 'main form') },
  {
    name: 'enquiry-mistakes',
    path: PORTFOLIO,
    reach: (page) => sendEmpty(page, 'main form:has([name="project"])'),
  },
  {
    name: 'clients-filtering',
    path: CLIENTS,
    async reach(page) {
      await page
        .getByRole('radio', { name: /5/ })
        .or(page.getByRole('button', { name: /5/ }))
        .first()
        .click();
      await page.locator('[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'leadership-turned',
    path: LEADERSHIP,
    async reach(page) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^About / })
        .first()
        .click();
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'lightbox',
    path: CULTURE,
    async reach(page) {
      await page.locator('main a[aria-haspopup="dialog"]').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'products-l293d-tried',
    path: PRODUCTS,
    async reach(page) {
      const trial = page.locator('main fieldset').first();
      await trial.scrollIntoViewIfNeeded();
      for (const label of await trial.locator('label').all()) await label.click();
    },
  },
];

async function openMenu(page: Page, width: number): Promise<void> {
  if (width < 1024) await page.locator('header button').last().click();
  else await page.locator('header').getByRole('button', { name: 'Services' }).click();
  await page.waitForTimeout(400);
}

async function sendApplication(page: Page): Promise<void> {
  const dialog = await openDialog(page);
  await fillIn(dialog, buildTyped());
  await submit(dialog);
}

async function sendEmpty(page: Page, form: string): Promise<void> {
  // Before hydration the form would be posted to the server.
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  await page.locator(form).getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
}
