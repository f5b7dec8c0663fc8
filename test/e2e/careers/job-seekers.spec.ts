// behaviour: Q8 Q9 U6 D6
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  buildTyped,
  errorOf,
  fieldsOf,
  fillIn,
  JOB,
  realResume,
  submit,
  TODAY,
  typedIn,
} from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, isInWindow, textOf } from '../../support/browser/eventually.ts';

const browser = useBrowser({ clock: () => TODAY });

/** Presses Tab until what has the focus is called `name`, and fails if it never is or the focus is lost on the way. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) {
      await eventually(() => isInWindow(page.locator(':focus')), true);
      return;
    }
    passed.push(here);
  }
  throw new Error(`Tab never came to ${name}, but to ${passed.join(' | ')}`);
}

it('A job seeker who uses the keyboard alone finds a job, applies for it and is back where the application began (WCAG 2.1.1, 2.4.3, 2.4.11)', async () => {
  const page = await browser.look('/');
  await page.keyboard.press('Tab');
  await eventually(() => focused(page), 'Skip to content');
  await tabTo(page, 'Career');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'Work where the board is on your desk');

  await tabTo(page, 'Title, skill or place');
  await page.keyboard.type('embedded firmware');
  await page.getByText('1 of ').waitFor();
  await eventually(() => focused(page), 'Title, skill or place');
  await tabTo(page, /^View Details/);
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), JOB.title);

  await tabTo(page, 'Apply Now');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Appl(y|ied): / });
  await eventually(() => focused(page), 'Name');
  const typed = buildTyped();
  await page.keyboard.type(typed.name);
  await tabTo(page, 'Email');
  await page.keyboard.type(typed.email);
  await tabTo(page, 'Phone');
  await page.keyboard.type('12');
  await tabTo(page, 'Resume');
  await fieldsOf(dialog).resume.setInputFiles(typed.resume);
  await tabTo(page, /^Cover letter/);
  await page.keyboard.type('By keyboard.');
  await tabTo(page, 'Submit Application');
  await page.keyboard.press('Space');

  await eventually(() => focused(page), 'There is 1 problemEnter a valid 10-digit phone number');
  await tabTo(page, 'Enter a valid 10-digit phone number');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'Phone');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typed.phone);
  await page.keyboard.press('Enter');
  await eventually(async () => (await focused(page)).startsWith('Your reference'), true);
  const reference = await textOf(dialog.getByText(/^A-\w{4}-\w{4}$/));
  expect(await browser.site.stores.applications.find(reference)).toMatchObject({
    name: typed.name,
    email: typed.email,
    phone: typed.phone,
    coverLetter: 'By keyboard.',
  });
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => focused(page), 'Apply Now');
});

it('A job seeker without JavaScript comes from the list of jobs over a refusal that keeps what was typed to a stored application', async () => {
  const page = await browser.look('/career', {
    width: 390,
    javaScriptEnabled: false,
    expects: /status of 422/,
  });
  await page.getByRole('searchbox', { name: 'Title, skill or place' }).fill('embedded firmware');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 of ').waitFor();
  // What was found is in the first view of a phone.
  await eventually(() => isInWindow(page.getByRole('heading', { name: JOB.title })), true);
  await page.getByRole('link', { name: /^View Details/ }).click();
  await page.getByRole('link', { name: 'Apply Now' }).click();
  const form = page.getByRole('region', { name: 'Apply for this job' });
  const { resume, ...words } = buildTyped({ resume: realResume() });

  await fillIn(form, { ...words, phone: '12345', name: '', resume });
  await submit(form);
  await eventually(() => page.title(), `Error: ${JOB.title} | Tamra Works`);
  await page.waitForLoadState();
  expect(await errorOf(fieldsOf(form).name)).toBe('Name is required.');
  expect(await errorOf(fieldsOf(form).phone)).toBe('Enter a valid 10-digit phone number');
  expect(await typedIn(form)).toEqual({ ...words, name: '', phone: '12345' });
  await form.getByText('Please choose your resume again.').waitFor();
  await form.getByRole('link', { name: 'Name is required.' }).click();
  await eventually(() => new URL(page.url()).hash, '#application-name');

  await fillIn(form, { name: words.name, phone: words.phone, resume });
  await page.setViewportSize({ width: 390, height: 844 });
  await submit(form);
  const confirmation = page.getByText('Application submitted successfully!');
  await confirmation.waitFor();
  // In the first view of a phone.
  await eventually(() => isInWindow(confirmation), true);
  expect(await page.title()).toBe('Application received | Tamra Works');
  const reference = await textOf(page.getByText(/^A-\w{4}-\w{4}$/));
  // A browser sends line breaks as CR LF (HTML, "Constructing the entry list"); one kind is stored.
  const application = await browser.site.stores.applications.find(reference);
  expect(application).toMatchObject({ ...words, jobId: JOB.id });
  const stored = await browser.site.stores.applications.resumeBytes(reference);
  expect(Buffer.from(stored ?? []).equals(resume.buffer)).toBe(true);

  await page.reload();
  await page.getByText(reference).waitFor();
});
