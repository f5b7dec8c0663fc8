// behaviour: J9 Q7 U15
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildTyped,
  errorOf,
  fillIn,
  JOB_PAGE,
  openDialog,
  submit,
  summaryOf,
  TODAY,
  toastOf,
  typedIn,
} from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, hasTheFocus, textOf } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';
import { pageBomb } from '../../support/pdf/pdf.ts';

/** After the last day of every opening that has one. */
const AFTERWARDS = new Date('2028-01-02T06:00:00Z');
let now = TODAY;
beforeEach(() => {
  now = TODAY;
});

const browser = useBrowser({ clock: () => now });
const CLOSED = 'The last day to apply for this job has passed.';
const expects = /status of 410/;
const API = '/api/apply';

describe('An application that fails', () => {
  it('shows the words of the server beside the resume, in the summary and as a message, which leaves the summary clear on a phone, and goes when the applicant tries again', async () => {
    const page = await browser.look(JOB_PAGE, { expects: /status of 422/ });
    const dialog = await openDialog(page);
    const { resume, ...words } = buildTyped();
    await fillIn(dialog, { ...words, resume: { ...resume, buffer: pageBomb() } });
    await submit(dialog);
    const toast = toastOf(page, /too many pages/);
    await toast.waitFor();
    await toast.hover();
    const field = dialog.getByLabel('Resume');
    await expect.poll(() => errorOf(field)).toMatch(/too many pages/);
    await summaryOf(dialog).getByText('too many pages').waitFor();
    const clearance = async () => {
      const [summary, card] = [await summaryOf(dialog).boundingBox(), await toast.boundingBox()];
      return summary && card ? summary.y - card.y - card.height : 0;
    };
    for (const height of [844, 700]) {
      await page.setViewportSize({ width: 390, height });
      // It stays while the pointer is on it.
      await toast.hover();
      await expect.poll(clearance).toBeGreaterThan(0);
    }
    expect(await typedIn(dialog)).toEqual(words);
    expect(await field.evaluate((it: HTMLInputElement) => it.files?.length)).toBe(1);

    const answer = await holdAnswers(page, API);
    await fillIn(dialog, { resume });
    await eventually(() => errorOf(field), undefined);
    await submit(dialog);
    await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
    expect(await toast.count()).toBe(0);
    await answer();
    await dialog.getByRole('heading', { name: /^Your reference A-/ }).waitFor();
  });

  it('says so in a message and in the form each time, keeps what was typed, and is sent at last', async () => {
    const page = await browser.look(JOB_PAGE, { expects: /status of 50|ERR_/ });
    const dialog = await openDialog(page);
    const { resume, ...words } = buildTyped();
    await fillIn(dialog, { ...words, resume });
    const FAILED = 'Application failed. Please try again.';
    for (const [message, answer] of [
      [
        'Busy. Try in a minute.',
        { status: 503, json: { success: false, message: 'Busy. Try in a minute.' } },
      ],
      [FAILED, { status: 500, json: { success: false } }],
      ['Something went wrong. Please check your connection and try again.', undefined],
      [FAILED, { status: 500, body: '<h1>Bad</h1>' }],
      // Although its status is good.
      [FAILED, { status: 200, json: { success: false } }],
    ] as const) {
      await page.route(`**${API}`, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
      const asked = page.waitForRequest(`**${API}`);
      await submit(dialog);
      await (await asked).response();
      await toastOf(page, message).waitFor();
      const summary = summaryOf(dialog);
      await summary.getByRole('alert').getByText(message, { exact: true }).waitFor();
      await hasTheFocus(summary);
      expect(await typedIn(dialog)).toEqual(words);
      const files = dialog.getByLabel('Resume').evaluate((it: HTMLInputElement) => it.files?.length);
      expect(await files).toBe(1);
    }
    const json = { success: true, message: 'Thank you, Asha.' };
    await page.route(`**${API}`, (route) => route.fulfill({ json }));
    await submit(dialog);
    await toastOf(page, json.message).waitFor();
  });
});

it('An opening that closes while somebody fills in its form says so in the dialog, where everything typed and the chosen file stay; its link leads on to a form that sends it as an open application', async () => {
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
  await dialog.getByText(/^Chosen: .+, /).waitFor();

  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: `${CLOSED} What you typed is still in the form.` })
    .waitFor();
  await openDialog(page);
  await eventually(() => typedIn(dialog), words);

  await dialog.getByRole('link', { name: 'Go on with what you typed' }).click();
  const form = page.getByRole('region', { name: 'Your application was not sent' });
  await form.getByText('We kept what you typed here.').waitFor();
  await eventually(() => typedIn(form), words);
  await fillIn(form, { resume });
  await submit(form);
  await form.getByRole('heading', { name: /^Your reference A-/ }).waitFor();
  const reference = await textOf(form.getByText(/^A-\w{4}-\w{4}$/));
  const application = await browser.site.stores.applications.find(reference);
  expect(application).toMatchObject({ email: words.email, jobId: 'open-application' });
});
