// behaviour: J3 J6 J8 Q6 X11 L10
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  buildTyped,
  fillIn,
  JOB,
  JOB_PAGE,
  openDialog,
  realResume,
  resumeFile,
  submit,
  TODAY,
  toastOf,
  typedIn,
} from '../../support/browser/application-form.ts';
import { axe } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, isInWindow, textOf } from '../../support/browser/eventually.ts';
import { holdAnswers, postsTo } from '../../support/browser/held-answers.ts';
import { installClock, passTime, pauseClock } from '../../support/browser/moving.ts';
import { buildPdf } from '../../support/pdf/pdf.ts';

const browser = useBrowser({ clock: () => TODAY });

const API = '/api/apply';
const SUCCESS = 'Application submitted successfully!';
/** What the dialog is headed by when it is sent. */
const REFERENCE = /^Your reference\s+A-\w{4}-\w{4}$/;

/** An application sent while the clock stands still, the window that says so, and the message of its success. */
async function sent(page: Page) {
  const dialog = await openDialog(page);
  await fillIn(dialog, buildTyped());
  await pauseClock(page);
  await submit(dialog);
  await dialog.getByRole('heading', { name: REFERENCE }).waitFor();
  await passTime(page, 100);
  const toast = toastOf(page, SUCCESS);
  await toast.waitFor();
  return { dialog, toast };
}

const referenceIn = (page: Page) => textOf(page.getByText(/^A-\w{4}-\w{4}$/).last());

describe('Applying for a job', () => {
  it('leads from the list of jobs to a stored application, its resume byte for byte', async () => {
    const page = await browser.visit('/career', { before: installClock, reducedMotion: 'reduce' });
    await page.getByRole('link', { name: `View Details : ${JOB.title}` }).click();
    await page.getByRole('heading', { level: 1, name: JOB.title }).waitFor();
    const dialog = await openDialog(page);
    const typed = buildTyped({ resume: realResume() });
    await fillIn(dialog, typed);
    await dialog.getByText(/^Chosen: .+, /).waitFor();
    await pauseClock(page);
    await submit(dialog);

    await dialog.getByRole('heading', { name: REFERENCE }).waitFor();
    await eventually(async () => REFERENCE.test(await focused(page)), true);
    const reference = await referenceIn(page);
    // The region of messages is given a moment before words come into it, or nothing would read them out.
    await passTime(page, 100);
    const toast = toastOf(page, SUCCESS);
    await toast.waitFor();
    const corner = await toast.boundingBox();
    // Where it is once the dialog has closed: below the header.
    expect(corner?.y).toBeLessThan(100);
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeGreaterThan(1280 - 60);
    expect(await axe(page)).toEqual([]);

    await passTime(page, 1899);
    expect(await dialog.isVisible()).toBe(true);
    await passTime(page, 1);
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => focused(page), 'Apply Now');
    await page
      .getByRole('status')
      .filter({ hasText: `You applied for this job. Reference ${reference}` })
      .waitFor();
    expect(await axe(page)).toEqual([]);

    await passTime(page, 1099);
    expect(await toast.isVisible()).toBe(true);
    await passTime(page, 1);
    await toast.waitFor({ state: 'detached' });

    const { name, email, phone, coverLetter, resume } = typed;
    const { applications } = browser.site.stores;
    const stored = { jobTitle: JOB.title, name, email, phone, coverLetter };
    expect(await applications.find(reference)).toMatchObject(stored);
    expect(Buffer.from((await applications.resumeBytes(reference)) ?? []).equals(resume.buffer)).toBe(true);
  });

  it('shows its message clear of all that the window says, keeps it while the pointer is on it, and leaves what it said on the screen of a phone', async () => {
    const page = await browser.visit(JOB_PAGE, { before: installClock });
    const { dialog, toast } = await sent(page);
    const covered = () =>
      toast.evaluate((shown) => {
        const card = shown.getBoundingClientRect();
        const parts = document.querySelectorAll('dialog :is(h2, p, dl, a, button:not([aria-label]))');
        const others = [...parts].filter((part) => !shown.contains(part));
        return others.filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
        }).length;
      });
    for (const width of [1280, 844, 320, 390]) {
      await page.setViewportSize({ width, height: 600 });
      // It comes in from above.
      await eventually(covered, 0);
    }
    await toast.hover();
    await passTime(page, 1500);
    expect(await toast.isVisible()).toBe(true);
    // Meanwhile the dialog closes, and the message moves out of it without leaving the pointer.
    await passTime(page, 8500);
    await dialog.waitFor({ state: 'hidden' });
    await toast.waitFor();
    const said = page.getByRole('status').filter({ hasText: 'You applied for this job.' });
    expect(await said.innerText()).toContain('A person on our hiring team reads every application');
    await eventually(() => isInWindow(said), true);
    await page.mouse.move(10, 590);
    await passTime(page, 2999);
    expect(await toast.isVisible()).toBe(true);
    await passTime(page, 1);
    await toast.waitFor({ state: 'detached' });
  });
});

describe('An application on its way', () => {
  it('shows how far it is, takes no second one, loses nothing and can be cancelled', async () => {
    const page = await browser.look(JOB_PAGE, { expects: /ERR_/ });
    const sent = postsTo(page, API);
    const answer = await holdAnswers(page, API);
    const dialog = await openDialog(page);
    const typed = buildTyped();
    await fillIn(dialog, typed);
    await submit(dialog);
    await dialog.getByRole('progressbar', { name: 'Uploading asha-verma.pdf' }).waitFor();
    const button = dialog.getByRole('button', { name: 'Sending...' });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.click({ force: true });
    await dialog.getByLabel('Email').press('Enter');
    const { resume: _file, ...words } = typed;
    expect(await typedIn(dialog)).toEqual(words);

    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await dialog.getByText('Upload cancelled. What you typed is still here.').waitFor();
    await eventually(() => focused(page), 'Submit Application');
    await dialog.getByText(/^Chosen: .+, /).waitFor();
    expect(await typedIn(dialog)).toEqual(words);
    expect(sent).toHaveLength(1);

    await answer();
    await submit(dialog);
    await dialog.getByRole('heading', { name: REFERENCE }).waitFor();
    expect(sent).toHaveLength(2);
  });

  it('is of one job alone, also for who goes back to another past the list', async () => {
    const page = await browser.look(JOB_PAGE);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Career', exact: true })
      .click();
    const other = page.getByRole('link', { name: 'View Details : Node.js Developer' });
    // Pointed at, its data comes before the click, and its page opens as that of the first job did.
    const [data] = await Promise.all([page.waitForResponse('**/api/getJob/*'), other.hover()]);
    await data.finished();
    await other.click();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, buildTyped());
    await submit(dialog);
    const applied = page.getByText('You applied for this job.');
    await applied.waitFor();
    await page.evaluate(() => history.go(-2));
    await page.getByRole('heading', { level: 1, name: JOB.title }).waitFor();
    expect(await applied.count()).toBe(0);
  });

  it('is not closed again by the second click of a double click', async () => {
    const page = await browser.look(JOB_PAGE);
    const link = page.getByRole('link', { name: 'Apply Now' });
    // By then the code of the dialog is there, which opens between the clicks.
    await (await openDialog(page)).press('Escape');
    await link.dblclick({ delay: 40 });
    await page.getByRole('dialog').waitFor();
  });

  it('opens the same dialog from the end of the text', async () => {
    const page = await browser.look(JOB_PAGE);
    const end = page.getByRole('link', { name: 'Apply for this job' });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await end.getAttribute('href')).toBe(
      await page.getByRole('link', { name: 'Apply Now' }).getAttribute('href'),
    );
    const dialog = await openDialog(page);
    await fillIn(dialog, buildTyped());
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await end.click();
    await dialog.waitFor();
    await submit(dialog);
    await dialog.getByRole('heading', { name: REFERENCE }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => focused(page), 'Apply for this job');
    const applied = page.getByText('You applied for this job.');
    await applied.waitFor();
    // The reference is shown once: a window that is turned keeps it.
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await applied.isVisible()).toBe(true);
  });

  it('moves its bar with the bytes that have left on a slow line, goes on while its window is closed, and the page says what became of it', async () => {
    const page = await browser.look(JOB_PAGE);
    const dialog = await openDialog(page);
    await fillIn(dialog, buildTyped({ resume: resumeFile(buildPdf({ bytes: 800_000 })) }));
    const line = await page.context().newCDPSession(page);
    onTestFinished(() => line.detach());
    const slowTo = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await line.send('Network.enable');
    await slowTo(100_000);
    await submit(dialog);
    const bar = dialog.getByRole('progressbar');
    await expect
      .poll(() => bar.evaluate((it) => (it as HTMLProgressElement).value), { interval: 20 })
      .toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await page.getByRole('status').filter({ hasText: 'Your application is on its way.' }).waitFor();
    await slowTo(-1);
    await page
      .getByRole('status')
      .filter({ hasText: /You applied for this job. Reference A-/ })
      .waitFor();
    await toastOf(page, SUCCESS).waitFor();
    // The next application begins with an empty form.
    await openDialog(page);
    expect(await typedIn(dialog)).toEqual({ name: '', email: '', phone: '', coverLetter: '' });
  });
});
