// behaviour: Q12 Q14 Q15 Q16 Q17
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  buildTyped,
  fillIn,
  JOB,
  JOB_PAGE,
  openDialog,
  resumeFile,
  submit,
  TODAY,
} from '../../support/browser/application-form.ts';
import { axe } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, textOf } from '../../support/browser/eventually.ts';
import { buildPdf } from '../../support/pdf/pdf.ts';

const browser = useBrowser({ clock: () => TODAY });
const OPEN_PAGE = { name: 'Open your application' };

const second = () => resumeFile(buildPdf({ text: 'Second' }), 'second.pdf');

/** Applies in the dialog and follows the link of its confirmation. */
async function ownPage(page: Page): Promise<string> {
  const dialog = await openDialog(page);
  await fillIn(dialog, buildTyped());
  await submit(dialog);
  await page.getByRole('link', OPEN_PAGE).first().click();
  await page.getByRole('heading', { level: 1, name: JOB.title }).waitFor();
  return referenceOn(page);
}

const referenceOn = (page: Page) => textOf(page.getByText(/^A-\w{4}-\w{4}$/));

const APPLIED = 'You applied for this job.';

describe('An applicant who comes back to the opening', () => {
  it('is told that they applied and led to their own page, where they replace the resume, until they withdraw', async () => {
    const page = await browser.look(JOB_PAGE);
    const reference = await ownPage(page);
    await page.goto('/career');
    await page
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${JOB.title}.*You applied`) })
      .waitFor();
    await page.goto(JOB_PAGE);
    const applied = page.getByRole('status').filter({ hasText: `${APPLIED} Reference ${reference}` });
    await applied.getByRole('link', OPEN_PAGE).click();
    await eventually(() => page.title(), 'Your application | Tamra Works');
    await page.getByText('Replace the resume', { exact: true }).click();
    await page.getByLabel('Resume', { exact: true }).setInputFiles(second());
    await page.getByRole('button', { name: 'Replace Resume' }).click();
    await page.getByText('Your new resume has replaced the first one.').waitFor();
    expect((await browser.site.stores.applications.find(reference))?.resume.fileName).toBe('second.pdf');

    await page.getByText('Withdraw the application', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, Withdraw It' }).click();
    await page.getByRole('heading', { name: 'Withdrawn' }).waitFor();
    await eventually(() => page.evaluate(() => localStorage.applied), '{}');
    await page.goto(JOB_PAGE);
    await page.getByRole('link', { name: 'Apply Now' }).waitFor();
    expect(await page.getByText(APPLIED).count()).toBe(0);
  });

  it('is told so too where they applied without scripts, and not after they have erased it', async () => {
    const page = await browser.look(`${JOB_PAGE}?apply`);
    await fillIn(page.getByRole('region', { name: 'Apply for this job' }), buildTyped());
    // As a browser does that has no script: not through the page's own code.
    await Promise.all([
      page.waitForURL('**/applications/*'),
      page.locator('#apply form').evaluate((form) => (form as HTMLFormElement).submit()),
    ]);
    await eventually(() => page.title(), 'Application received | Tamra Works');
    const reference = await referenceOn(page);
    await eventually(() => page.evaluate(() => 'applied' in localStorage), true);
    await page.goto(JOB_PAGE);
    await page.getByText(APPLIED).waitFor();
    // As where they erase it in another tab, or go Back to this page by the back/forward cache.
    await page.evaluate(() => {
      const { applied } = localStorage;
      localStorage.removeItem('applied');
      dispatchEvent(new Event('pageshow'));
      localStorage.applied = applied;
    });
    await page.getByText(APPLIED).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('link', OPEN_PAGE).click();
    await page.getByText('Erase everything', { exact: true }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Erase Everything' }).click();
    await page.getByRole('heading', { level: 1, name: 'Erased' }).waitFor();
    await eventually(() => page.evaluate(() => localStorage.applied), '{}');
    expect(await browser.site.stores.applications.find(reference)).toBeUndefined();
  });
});

describe('The page of an application', () => {
  it('is not found, in words, under a link that is wrong or was erased', async () => {
    const expects = /the server responded with a status of 404/;
    const page = await browser.look(`/applications/${'x'.repeat(32)}`, { expects });
    const title = page.getByRole('heading', { level: 1, name: 'Page not found' });
    await title.waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL('**/');
    await page.goBack();
    await title.waitFor();
    await eventually(() => page.title(), 'Page not found | Tamra Works');
  });

  it('has no finding of axe with an action open, and comes back from the server after a visit elsewhere within the site', async () => {
    const page = await browser.look(JOB_PAGE, { reducedMotion: 'reduce' });
    const reference = await ownPage(page);
    await page.getByText('Erase everything', { exact: true }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Career', exact: true }).first().click();
    await page.getByRole('link', { name: `View Details : ${JOB.title}` }).waitFor();
    await browser.site.stores.applicant.withdraw(reference);
    await page.goBack();
    await page.getByRole('heading', { name: 'Withdrawn' }).waitFor();
  });
});
