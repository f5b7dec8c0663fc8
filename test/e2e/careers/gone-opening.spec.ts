// behaviour: Q7 U15
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildTyped,
  fillIn,
  JOB_PAGE,
  openDialog,
  submit,
  summaryOf,
  TODAY,
  toastOf,
  typedIn,
} from '../../support/browser/application-form.ts';
import { axe } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, hasTheFocus, textOf } from '../../support/browser/eventually.ts';

/** After the last day of every opening that has one. */
const AFTERWARDS = new Date('2028-01-02T06:00:00Z');
let now = TODAY;
beforeEach(() => {
  now = TODAY;
});

const browser = useBrowser({ clock: () => now });
const CLOSED = 'The last day to apply for this job has passed.';
const HEADING = 'Applications for this opening have closed';
const expects = /status of 410/;

describe('An opening that closes while somebody fills in its form', () => {
  it('says so in the dialog, where everything typed and the chosen file stay; its link leads on to a form for an open application with it', async () => {
    const page = await browser.look(JOB_PAGE, { expects });
    const dialog = await openDialog(page);
    const { resume, ...words } = buildTyped();
    await fillIn(dialog, { ...words, resume });
    now = AFTERWARDS;
    await submit(dialog);
    await toastOf(page, CLOSED).waitFor();
    await summaryOf(dialog).getByText(CLOSED).waitFor();
    await eventually(() => focused(page), expect.stringContaining(CLOSED));
    expect(await typedIn(dialog)).toEqual(words);
    await dialog.getByText('Chosen: asha-verma.pdf').waitFor();

    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `${CLOSED} What you typed is still in the form.` })
      .waitFor();
    await openDialog(page);
    expect(await typedIn(dialog)).toEqual(words);

    await dialog.getByRole('link', { name: 'Go on with what you typed' }).click();
    const form = page.getByRole('region', { name: 'Your application was not sent' });
    await form.getByText('We kept what you typed here.').waitFor();
    expect(await typedIn(form)).toEqual(words);
  });

  it('lets a script that came late take the form over and send it', async () => {
    const page = await browser.look(`${JOB_PAGE}?apply`, { expects, reducedMotion: 'reduce' });
    const { resume, ...words } = buildTyped();
    await fillIn(page.getByRole('region', { name: 'Apply for this job' }), { ...words, resume });
    now = AFTERWARDS;
    // As a browser does that has no script: not through the page's own code.
    await Promise.all([
      page.waitForNavigation(),
      page.locator('#apply form').evaluate((form) => (form as HTMLFormElement).submit()),
    ]);
    const form = page.getByRole('region', { name: 'Your application was not sent' });
    await hasTheFocus(summaryOf(form));
    expect(await page.title()).toBe(`Error: ${HEADING} | Tamra Works`);
    expect(await typedIn(form)).toEqual(words);
    expect(await axe(page)).toEqual([]);

    await fillIn(form, { resume });
    await submit(form);
    await form.getByRole('heading', { name: 'Application submitted successfully!' }).waitFor();
    const reference = await textOf(form.getByText(/^A-\w{4}-\w{4}$/));
    const application = await browser.site.stores.applications.find(reference);
    expect(application).toMatchObject({ email: words.email, jobId: 'open-application' });
  });
});
