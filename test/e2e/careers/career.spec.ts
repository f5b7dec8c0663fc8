// behaviour: J1 J2 J3 J4
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { JOB, TODAY } from '../../support/browser/application-form.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';

const browser = useBrowser({ clock: () => TODAY });

const LIST = '/api/getAlljob*';
const openings = (page: Page) =>
  page
    .getByRole('region', { name: 'Open jobs' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const titles = (page: Page) => openings(page).getByRole('heading').allTextContents();

/** From another page of the site, so that the browser itself asks for the jobs. */
const goToCareer = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career', exact: true }).click();
const goToJob = (page: Page) =>
  openings(page).filter({ hasText: JOB.title }).getByRole('link', { name: 'View Details' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('The list of jobs', () => {
  it('says Loading jobs... while the answer is on its way, Error: Failed to fetch job data where it fails, and shows the jobs once trying again has worked', async () => {
    const page = await browser.look('/contact-us', { expects: /status of 500/ });
    await page.route(`**${LIST}`, (route) => route.fulfill({ status: 500, json: { success: false } }));
    const answer = await holdAnswers(page, LIST);
    await goToCareer(page);
    await page.getByText('Loading jobs...', { exact: true }).waitFor();
    expect(await openings(page).count()).toBe(0);
    await answer();
    const alert = page.getByRole('alert').getByText('Error: Failed to fetch job data', { exact: true });
    await alert.waitFor();
    expect(await page.getByText('Loading jobs...').count()).toBe(0);
    // A second failure is announced like the first.
    const again = await holdAnswers(page, LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Loading jobs...', { exact: true }).waitFor();
    expect(await alert.count()).toBe(0);
    await again();
    await alert.waitFor();
    await page.unroute(`**${LIST}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await openings(page).first().waitFor();
    expect(await openings(page).count()).toBe((await browser.site.content.jobs()).length);
    await eventually(() => page.getByText('Error: Failed to fetch job data').count(), 0);
    await eventually(() => focused(page), 'Open jobs');
  });

  it('never shows a job that is not active, whatever the answer holds', async () => {
    const [job] = await browser.site.content.jobs();
    for (const isActive of [true, false]) {
      const page = await browser.look('/contact-us');
      const data = [
        { ...job, _id: 'asleep', title: 'Asleep', isActive: false },
        // With what a card shows alone: what else a job has may be missing in the answer.
        { _id: 'awake', title: 'Awake', experience: '1 year', location: 'Indore', isActive },
        { ...job, _id: 'unsaid', title: 'Unsaid', isActive: undefined },
      ];
      await page.route(`**${LIST}`, (route) => route.fulfill({ json: { success: true, data } }));
      await goToCareer(page);
      await page.getByText(isActive ? '1 job' : 'No job openings currently.', { exact: true }).waitFor();
      expect(await titles(page)).toEqual(isActive ? ['Awake'] : []);
    }
  });
});

describe('A job', () => {
  it('is Job not found or server error where the answer is not OK, with the open jobs below; No job found where it has no data; a job where it has a part of one', async () => {
    const page = await browser.look('/career', { expects: /status of 500/ });
    const fails = (route: Route) => route.fulfill({ status: 500, json: { success: false } });
    await page.route('**/api/getJob/*', fails);
    await goToJob(page);
    await page.locator('main').getByText('Job not found or server error', { exact: true }).waitFor();
    await page.getByRole('link', { name: `View Details : ${JOB.title}` }).waitFor();
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
    await page.goBack();
    await heading(page, 'Work where the board is on your desk').waitFor();
    await page.route('**/api/getJob/*', (route) => route.fulfill({ json: { success: true } }));
    await goToJob(page);
    await heading(page, 'No job found').waitFor();
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
    // An answer is kept for a while.
    await page.goto('/career');
    await hydrated(page);
    const partial = { success: true, data: { _id: JOB.id, title: 'Part of a job', isActive: true } };
    await page.route('**/api/getJob/*', (route) => route.fulfill({ json: partial }));
    await goToJob(page);
    await heading(page, 'Part of a job').waitFor();
  });

  it('says that it is loading until the answer is here, and leads one step back to the list as it was, by a double click too, and to the list for who came from elsewhere', async () => {
    const page = await browser.look('/career?q=firmware+oscilloscope');
    const answer = await holdAnswers(page, `/api/getJob/${JOB.id}`);
    await goToJob(page);
    await heading(page, 'Loading job...').waitFor();
    await answer();
    await heading(page, JOB.title).waitFor();
    await eventually(() => page.title(), `${JOB.title} | Tamra Works`);
    await page.getByRole('link', { name: 'Back to Careers' }).dblclick();
    await page.waitForURL('**/career?q=firmware+oscilloscope');
    await eventually(() => titles(page), [JOB.title]);

    await page.goto(`/careers/${JOB.id}`);
    await page.getByRole('link', { name: 'Back to Careers' }).click();
    await page.waitForURL('**/career');
  });
});
