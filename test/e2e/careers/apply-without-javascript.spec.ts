// behaviour: Q8 U6 D6 R18
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  buildTyped,
  errorOf,
  fieldsOf,
  fillIn,
  JOB,
  JOB_PAGE,
  realResume,
  submit,
  summaryOf,
  TODAY,
  typedIn,
} from '../../support/browser/application-form.ts';
import { axeEverywhere } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, textOf } from '../../support/browser/eventually.ts';
import { pageBomb } from '../../support/pdf/pdf.ts';

const browser = useBrowser({ clock: () => TODAY });

const stored = async (reference: string) => {
  const bytes = await browser.site.stores.applications.resumeBytes(reference);
  return Buffer.from(bytes ?? []);
};

describe('Applying without JavaScript', () => {
  it('leads from the list of jobs over a refusal that keeps what was typed to a stored application', async () => {
    const page = await browser.look('/career', { javaScriptEnabled: false, expects: /status of 422/ });
    await page.getByRole('searchbox', { name: 'Title, skill or place' }).fill('embedded firmware');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('1 of ').waitFor();
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
    await submit(form);
    await page.getByText('Application submitted successfully!').waitFor();
    const reference = await textOf(page.getByText(/^A-\w{4}-\w{4}$/));
    // A browser sends line breaks as CR LF (HTML, "Constructing the entry list"); one kind is stored.
    const application = await browser.site.stores.applications.find(reference);
    expect(application).toMatchObject({ ...words, jobId: JOB.id });
    expect((await stored(reference)).equals(resume.buffer)).toBe(true);

    await page.reload();
    await page.getByText(reference).waitFor();
  });

  it('says beside the resume why it was refused', async () => {
    const page = await browser.look(`${JOB_PAGE}?apply`, {
      javaScriptEnabled: false,
      expects: /status of 422/,
    });
    const form = page.getByRole('region', { name: 'Apply for this job' });
    const typed = buildTyped();
    await fillIn(form, { ...typed, resume: { ...typed.resume, buffer: pageBomb() } });
    await submit(form);
    await expect.poll(() => errorOf(fieldsOf(form).resume)).toMatch(/too many pages/);
    await fillIn(form, { resume: typed.resume });
    await submit(form);
    await page.getByText('Application submitted successfully!').waitFor();
  });

  it('has no finding of axe with errors on show, in both themes and at both widths', async () => {
    const page = await browser.look(`${JOB_PAGE}?apply`, {
      expects: /status of 422/,
      reducedMotion: 'reduce',
    });
    const form = page.getByRole('region', { name: 'Apply for this job' });
    await submit(form);
    await summaryOf(form).waitFor();
    expect(await axeEverywhere(page)).toEqual({});
  });
});

describe('Applying by a program of one’s own', () => {
  it.each(['latex-hyperref', 'libreoffice', 'scan-jpeg'])('stores every byte of %s.pdf', async (fixture) => {
    const bytes = readFileSync(`test/fixtures/${fixture}.pdf`);
    const { name, email, phone, coverLetter } = buildTyped();
    const form = new FormData();
    for (const [key, value] of Object.entries({ jobId: JOB.id, name, email, phone, coverLetter }))
      form.set(key, value);
    form.set('resume', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${fixture}.pdf`);
    const response = await fetch(`${browser.site.origin}/api/apply`, { method: 'POST', body: form });
    expect(response.status).toBe(201);
    const { success, message, reference } = (await response.json()) as Record<string, string>;
    expect({ success, message }).toEqual({ success: true, message: 'Application submitted successfully!' });
    expect((await stored(reference ?? '')).equals(bytes)).toBe(true);
  });
});
