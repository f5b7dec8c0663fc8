// behaviour: O19
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { notFound } from '#content/frame/not-found-copy.ts';
import { buildTyped, fillIn, submit, toastOf } from '../support/browser/application-form.ts';
import { browserOfWorker, hydrated, listen } from '../support/browser/browser.ts';
import { eventually, textOf } from '../support/browser/eventually.ts';
import { PATIENCE } from '../support/patience.ts';
import { startDevelopment } from './development-copy.ts';

let site: Awaited<ReturnType<typeof startDevelopment>>;
/** For all tabs: each would load the same few hundred modules anew. */
let developer: BrowserContext;
beforeAll(async () => {
  site = await startDevelopment();
  developer = await (await browserOfWorker()).newContext({ baseURL: site.origin });
  await site.serving();
});
afterAll(async () => {
  await developer.close();
  await site.remove();
});

const COPY = 'content/contact/contact-copy.ts';
const COMPONENT = 'client/contact/contact-page.tsx';
const STYLE = 'client/contact/contact-page.css';
const SERVER = 'server/http/health.ts';
const JOB_FILE = 'content/jobs/bench-technician.json';

const job = {
  title: 'Bench Technician',
  experience: '1 to 2 years',
  location: 'Indore, Madhya Pradesh',
  isActive: true,
  jobSummary: 'You will test boards.',
  keyResponsibilities: ['Test boards.'],
  requiredSkillsQualifications: ['A steady hand.'],
  preferredQualifications: ['An oscilloscope at home.'],
  jobType: 'Full time, on site',
  salary: '₹3 to 4 lakh a year',
};
const saveJob = (change: Partial<typeof job> = {}) =>
  site.write(JOB_FILE, JSON.stringify({ ...job, ...change }, undefined, 2));

/** A new tab at `path`, which hears of what is saved from now on, and how often it was loaded. */
async function open(path: string) {
  const page = await developer.newPage();
  onTestFinished(() => page.close());
  page.setDefaultTimeout(PATIENCE);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(path);
  await Promise.all([connected, hydrated(page)]);
  return { page, loads: () => loads };
}

/** As `open`, where nothing is wrong: the test fails on an error or a warning in the console. */
async function openSilent(path: string) {
  const opened = await open(path);
  const wasSilent = listen(opened.page, undefined);
  onTestFinished(wasSilent);
  return opened;
}

const heading = (page: Page) => textOf(page.getByRole('heading', { level: 1 }));
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });
/** What Vite's overlay says. */
const overlay = (page: Page) => page.locator('vite-error-overlay');
const colourOfHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color);

describe('npm run dev on a fresh clone', () => {
  it('streams pages that read in full without JavaScript', async () => {
    const answer = await fetch(`${site.origin}/contact-us`);
    expect(answer.headers.get('transfer-encoding')).toBe('chunked');
    expect(await answer.text()).toContain('Tell us what it has to do</h1>');
  });

  it('takes a message, and loads the page once', async () => {
    const { page, loads } = await openSilent('/contact-us');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ravi Nair');
    await page.getByRole('textbox', { name: 'Email' }).fill('ravi@workshop.example');
    await messageField(page).fill('Do you sell relays in bulk?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Reference', { exact: true }).waitFor();
    // A request of each module would bury what matters.
    expect(site.output()).not.toContain('"path":"/client/');
    // Vite loads a page again where it comes upon a package that it has not prepared.
    expect(loads()).toBe(1);
  });

  it('shows a job file that is saved on a page that is open, tells of a mistake in it once, in red, in the terminal, and takes an application with a resume', async () => {
    const { page } = await openSilent('/career');
    await saveJob();
    await page.getByText('Bench Technician').first().waitFor();
    await site.write(JOB_FILE, '{ "title": }');
    const where = 'jobs/bench-technician.json:1:12';
    await eventually(() => site.output().includes(`\u001B[31m${where}`), true);
    await saveJob({ title: 'Bench Engineer' });
    await page.getByText('Bench Engineer').first().waitFor();
    expect(site.output().split(where)).toHaveLength(2);

    await page.goto('/careers/bench-technician');
    await hydrated(page);
    await page.getByRole('link', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply: Bench Engineer' });
    await fillIn(dialog, buildTyped());
    await submit(dialog);
    await toastOf(page, 'Application submitted successfully!').waitFor();
  });
});

it('what is saved shows on pages that are the same for all addresses, too', async () => {
  const nowhere = async () => (await fetch(`${site.origin}/applications/${'A'.repeat(32)}`)).text();
  expect(await nowhere()).toContain(notFound.title);
  await site.edit('content/frame/not-found-copy.ts', notFound.title, 'Nothing is here');
  await eventually(async () => (await nowhere()).includes('Nothing is here'), true);
});

describe('What is saved while a page is open', () => {
  it('shows without a reload where it is a component, a style or copy, and what was typed stays', async () => {
    const { page, loads } = await openSilent('/contact-us');
    await messageField(page).fill('Half a sentence');

    const component = await site.edit(COMPONENT, '{contact.heading}', '{contact.heading} today');
    await eventually(() => heading(page), 'Tell us what it has to do today');
    const style = await site.edit(STYLE, '@layer pages {', '@layer pages { main h1 { color: rgb(1, 2, 3); }');
    await eventually(() => colourOfHeading(page), 'rgb(1, 2, 3)');
    const copy = await site.edit(COPY, 'Tell us what it has to do', 'Say what it has to do');
    await eventually(() => heading(page), 'Say what it has to do today');

    expect(await messageField(page).inputValue()).toBe('Half a sentence');
    expect(loads()).toBe(1);

    // The server's page and the browser's are the same: React would report a mismatch in the console.
    await page.reload();
    await hydrated(page);
    expect(await heading(page)).toBe('Say what it has to do today');
    expect(await colourOfHeading(page)).toBe('rgb(1, 2, 3)');
    await component.undo();
    await eventually(() => heading(page), 'Say what it has to do');
    await style.undo();
    await copy.undo();
    await eventually(() => heading(page), 'Tell us what it has to do');
  });

  it('is named on it where it is a mistake in a component, with its file after a reload, and gone once it is mended', async () => {
    const { page } = await open('/contact-us');
    for (const [wrong, words] of [
      // As it is written, and while it is rendered.
      ['export function Page( {', COMPONENT],
      ['export function Page() {\n  nowhere();', 'nowhere is not defined'],
    ] as const) {
      const { undo } = await site.edit(COMPONENT, 'export function Page() {', wrong);
      await eventually(() => overlay(page).getByText(words).count().then(Boolean), true);
      await page.reload();
      await eventually(() => overlay(page).getByText(COMPONENT).count().then(Boolean), true);
      expect(await page.getByText('Something went wrong').count()).toBe(0);
      await undo();
      await eventually(() => heading(page), 'Tell us what it has to do');
      expect(await overlay(page).count()).toBe(0);
    }
  });

  it('restarts the server where it is of the server, and the page comes back by itself; Ctrl-C ends all of it', async () => {
    const { loads } = await open('/contact-us');
    await site.edit(SERVER, "status: 'ok'", "status: 'restarted'");
    await eventually(loads, 2);
    expect(await (await fetch(`${site.origin}/healthz`)).json()).toEqual({ status: 'restarted' });
    await site.pressCtrlC();
    expect(site.isRunning()).toBe(false);
  });
});
