// behaviour: N12 J1 J2 Q1 J3 J4 J5 D2 R22
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { JOB, TODAY } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
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
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the last job of the list; gives how far the list was scrolled before. */
async function openLast(page: Page): Promise<number> {
  const link = openings(page).last().getByRole('link', { name: 'View Details' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await page.getByRole('link', { name: 'Apply Now' }).waitFor();
  return before;
}

/** From another page of the site, so that the browser itself asks for the jobs. */
const goToCareer = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career', exact: true }).click();

/** In any order: the list stands in groups (test/e2e/careers/career-search.spec.ts). */
const openJobs = async () => (await browser.site.content.jobs()).map(({ title }) => title).toSorted();
const shown = async (page: Page) => (await titles(page)).toSorted();

/** The fixed words, but where the file of a job gives the fact. */
const wordsOf = ({ _id }: { _id: string }) =>
  ({
    'flutter-developer': ['Remote - Full Time', '01 Openings'],
    'machine-learning-engineer': ['Hybrid - Full Time', '01 Openings'],
    'hardware-test-intern': ['On Site - Internship', '02 Openings'],
  })[_id] ?? ['On Site - Full Time', '01 Openings'];

describe('The list of jobs', () => {
  it('shows of every open job its title, experience, place and the fixed words, and leads to it', async () => {
    const page = await browser.look('/career');
    const jobs = await browser.site.content.jobs();
    expect(await shown(page)).toEqual(await openJobs());
    expect(jobs.length).toBeGreaterThan(5);
    for (const job of jobs) {
      const card = openings(page).filter({
        has: page.getByRole('heading', { name: job.title, exact: true }),
      });
      for (const words of [...wordsOf(job), job.title, job.experience, job.location]) {
        expect(await card.getByText(words, { exact: true }).isVisible()).toBe(true);
      }
      const link = card.getByRole('link', { name: 'View Details' });
      expect(await link.getAttribute('href')).toBe(`/careers/${job._id}`);
    }
    // One is switched off, one is past its last day.
    expect(await titles(page)).not.toContain('DevOps Engineer');
    expect(await titles(page)).not.toContain('Android Developer');
  });

  it('has every title and place on one line at a desk', async () => {
    const page = await browser.look('/career');
    for (const width of [1152, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of ['h4, h3', 'li:last-child']) {
        const lines = await openings(page)
          .locator(part)
          .evaluateAll((all) =>
            all.map((each) => {
              const text = document.createRange();
              text.selectNodeContents(each);
              return text.getClientRects().length;
            }),
          );
        expect(new Set(lines), `${part} at ${width} px`).toEqual(new Set([1]));
      }
    }
  });

  it('says Loading jobs... while the answer is on its way', async () => {
    const page = await browser.visit('/contact-us');
    const answer = await holdAnswers(page, LIST);
    await goToCareer(page);
    await page.getByText('Loading jobs...', { exact: true }).waitFor();
    expect(await openings(page).count()).toBe(0);
    await answer();
    await openings(page).first().waitFor();
    expect(await page.getByText('Loading jobs...').count()).toBe(0);
  });

  it('says Error: Failed to fetch job data, and shows the jobs once trying again has worked', async () => {
    const page = await browser.visit('/contact-us', { expects: /status of 500/ });
    await page.route(`**${LIST}`, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await goToCareer(page);
    await page.getByRole('alert').getByText('Error: Failed to fetch job data', { exact: true }).waitFor();
    await page.unroute(`**${LIST}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await openings(page).first().waitFor();
    expect(await shown(page)).toEqual(await openJobs());
    await eventually(() => page.getByText('Error: Failed to fetch job data').count(), 0);
    await eventually(() => focused(page), 'Open jobs');
  });

  it('says No job openings currently. where there is none', async () => {
    const page = await browser.visit('/contact-us');
    await page.route(`**${LIST}`, (route) => route.fulfill({ json: { success: true, data: [] } }));
    await goToCareer(page);
    await page.getByText('No job openings currently.', { exact: true }).waitFor();
    expect(await openings(page).count()).toBe(0);
  });

  it('never shows a job that is not active, whatever the answer holds', async () => {
    const page = await browser.visit('/contact-us');
    const [job] = await browser.site.content.jobs();
    const data = [
      { ...job, _id: 'asleep', title: 'Asleep', isActive: false },
      { ...job, _id: 'awake', title: 'Awake' },
      { ...job, _id: 'unsaid', title: 'Unsaid', isActive: undefined },
    ];
    await page.route(`**${LIST}`, (route) => route.fulfill({ json: { success: true, data } }));
    await goToCareer(page);
    await eventually(() => titles(page), ['Awake']);
    await page.getByText('1 job', { exact: true }).waitFor();
  });

  it('is searched by title while typing, keeps the focus there, and is whole again at a click', async () => {
    const page = await browser.look('/career');
    const total = (await openJobs()).length;
    const field = page.getByRole('searchbox', { name: 'Title, skill or place' });
    await field.pressSequentially('dev ASTRO');
    await page.getByText('No open job matches your search.').waitFor();
    await eventually(() => focused(page), 'Title, skill or place');
    await field.fill('embed firm eng');
    await eventually(() => titles(page), [JOB.title]);
    await page
      .getByRole('status')
      .filter({ hasText: `1 of ${total} jobs` })
      .waitFor();
    await eventually(() => new URL(page.url()).searchParams.get('q'), 'embed firm eng');
    await field.fill('astronaut');
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await eventually(() => shown(page), await openJobs());
    await eventually(() => field.inputValue(), '');
    await eventually(() => focused(page), 'Title, skill or place');
  });

  it('is searched without JavaScript', async () => {
    const page = await browser.look('/career', { javaScriptEnabled: false });
    const search = async (text: string) => {
      await page.getByRole('searchbox', { name: 'Title, skill or place' }).fill(text);
      await page.getByRole('button', { name: 'Search' }).click();
    };
    await search('firmware oscilloscope');
    await eventually(() => titles(page), [JOB.title]);
    await search('astronaut');
    await page.getByText('No open job matches your search.').waitFor();
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await eventually(() => shown(page), await openJobs());
  });

  it('is where it was left for somebody whose visit began at the list', async () => {
    const page = await browser.look('/career', { height: 600 });
    const before = await openLast(page);
    await page.goBack();
    await eventually(() => scrolled(page), before);
  });

  it('is where it was left after a look at a job', async () => {
    const page = await browser.look('/contact-us', { height: 600 });
    await goToCareer(page);
    await openings(page).first().waitFor();
    const before = await openLast(page);
    await eventually(() => scrolled(page), 0);
    await page.goBack();
    await eventually(() => scrolled(page), before);
  });
});

describe('A job', () => {
  const goToJob = async (page: Page) =>
    openings(page).filter({ hasText: JOB.title }).getByRole('link', { name: 'View Details' }).click();
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  it('says that it is loading until the answer is here', async () => {
    const page = await browser.visit('/career');
    const answer = await holdAnswers(page, `/api/getJob/${JOB.id}`);
    await goToJob(page);
    await heading(page, 'Loading job...').waitFor();
    await answer();
    await heading(page, JOB.title).waitFor();
    await eventually(() => page.title(), `${JOB.title} | Tamra Works`);
  });

  it.each([404, 410, 500])(
    'is Job not found or server error where the answer is %i, with the open jobs below',
    async (status) => {
      const page = await browser.visit('/career', { expects: /status of (404|410|500)/ });
      await page.route('**/api/getJob/*', (route) => route.fulfill({ status, json: { success: false } }));
      await goToJob(page);
      await page.locator('main').getByText('Job not found or server error', { exact: true }).waitFor();
      await page
        .getByRole('heading', { name: /^(Open jobs|Other open jobs|Similar openings)$/ })
        .first()
        .waitFor();
      await page.getByRole('link', { name: `View Details : ${JOB.title}` }).waitFor();
      expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
    },
  );

  it('fetches no face for a character that the face has not: the ² of I²C', async () => {
    const page = await browser.look('/careers/embedded-firmware-engineer');
    await page.getByText('I²C').waitFor();
    const fetched = await page.evaluate(async () => {
      const faces = await document.fonts.ready;
      return [...faces].filter(({ status }) => status !== 'unloaded').map((face) => face.unicodeRange);
    });
    expect(fetched.filter((range) => range.includes('U+20-7E'))).toHaveLength(2);
    expect(fetched.filter((range) => range.includes('U+2122'))).toEqual([]);
  });

  it('is No job found where the answer has no data', async () => {
    const page = await browser.visit('/career');
    await page.route('**/api/getJob/*', (route) => route.fulfill({ json: { success: true } }));
    await goToJob(page);
    await heading(page, 'No job found').waitFor();
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
  });

  it.each([
    ['unknown', 'astronaut', 404],
    ['past its last day', 'android-developer', 410],
    ['never published', 'devops-engineer', 404],
  ])('that is %s has an address that answers with the error and the open jobs', async (_case, id, status) => {
    const response = await fetch(`${browser.site.origin}/careers/${id}`);
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(page).toContain('Job not found or server error');
    expect(page).toContain(JOB.title);
    expect(page).not.toContain('Apply Now');
  });

  it('leads one step back to the list as it was, by a double click too, and to the list for who came from elsewhere', async () => {
    const page = await browser.look('/career?q=firmware+oscilloscope');
    await goToJob(page);
    await heading(page, JOB.title).waitFor();
    await page.getByRole('link', { name: 'Back to Careers' }).dblclick();
    await page.waitForURL('**/career?q=firmware+oscilloscope');
    await eventually(() => titles(page), [JOB.title]);

    await page.goto(`/careers/${JOB.id}`);
    await page.getByRole('link', { name: 'Back to Careers' }).click();
    await page.waitForURL('**/career');
  });
});

describe('A job file', () => {
  it('that is saved appears on the page, and stays as it was while it is broken', async () => {
    const jobs = path.join(browser.site.contentDirectory, 'jobs');
    const file = path.join(jobs, 'antenna-engineer.json');
    const sample = await readFile(path.join(jobs, `${JOB.id}.json`), 'utf8');
    const good = sample.replace(JOB.title, 'Antenna Engineer');
    const listed = async () => (await fetch(`${browser.site.origin}/career`)).text();

    await writeFile(file, good);
    await expect.poll(listed).toContain('Antenna Engineer');
    const page = await browser.look('/career?q=antenna+engineer+firmware');
    await openings(page).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name: 'Antenna Engineer' }).waitFor();

    await writeFile(file, good.replace('"isActive": true', '"isActive": yes'));
    const warnings = () => browser.site.log.filter(({ level }) => Number(level) >= 40).map(({ msg }) => msg);
    await expect
      .poll(warnings)
      .toContainEqual(
        expect.stringMatching(
          /^jobs\/antenna-engineer\.json:6:\d+ .*the last good version stays in service$/,
        ),
      );
    expect(await listed()).toContain('Antenna Engineer');

    await writeFile(file, good.replace('Antenna Engineer', 'Aerial Engineer'));
    await expect.poll(listed).toContain('Aerial Engineer');
    expect(await listed()).not.toContain('Antenna Engineer');
  });
});
