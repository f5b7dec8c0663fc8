// behaviour: Q8 U6 D6
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

const browser = useBrowser({ clock: () => TODAY });

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
    const stored = await browser.site.stores.applications.resumeBytes(reference);
    expect(Buffer.from(stored ?? []).equals(resume.buffer)).toBe(true);

    await page.reload();
    await page.getByText(reference).waitFor();
  });

  it('has no finding of axe with errors on show, in both themes', async () => {
    const page = await browser.look(`${JOB_PAGE}?apply`, {
      expects: /status of 422/,
      reducedMotion: 'reduce',
    });
    const form = page.getByRole('region', { name: 'Apply for this job' });
    await submit(form);
    await summaryOf(form).waitFor();
    expect(await axeEverywhere(page, [390])).toEqual({});
  });
});
