// behaviour: W4 W5 F5 F6 F7 F8 F13 U14
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { holdAnswers, postsTo } from '../../support/browser/held-answers.ts';
import { takenOver } from '../../support/browser/moving.ts';

const browser = useBrowser();
const API = '/api/contact';
const SENT = '✅ Message sent successfully!';

const enquiry = {
  'Full name': 'Meera Joshi',
  Email: 'meera@clinic.example',
  Phone: '0000000000',
  Project: 'Ward monitoring',
  Message: 'Forty beds, two floors.\nNo network in the lift.',
};
const empty = Object.fromEntries(Object.keys(enquiry).map((label) => [label, '']));

const formOf = (page: Page) => page.getByRole('region', { name: 'Send an enquiry' });
const field = (page: Page, label: string) => formOf(page).getByRole('textbox', { name: label });
const alerts = (page: Page) => formOf(page).getByRole('alert');
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send Message' }).click();

async function fillIn(page: Page, typed: Partial<typeof enquiry> = enquiry): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
}

async function typedIn(page: Page): Promise<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const label of Object.keys(enquiry)) typed[label] = await field(page, label).inputValue();
  return typed;
}

/** What is said under the field, if anything. */
const errorUnder = (control: Locator) =>
  control.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = ids
      .map((id) => document.getElementById(id))
      .find((each) => each?.className === 'field__error');
    const isUnder = error && error.getBoundingClientRect().top >= element.getBoundingClientRect().bottom;
    return element.ariaInvalid === 'true' && isUnder ? error.textContent : undefined;
  });

async function portfolio(sight: Parameters<typeof browser.look>[1] = {}): Promise<Page> {
  const page = await browser.look('/portfolio', { reducedMotion: 'reduce', ...sight });
  await takenOver(formOf(page));
  return page;
}

it('The rules of the enquiry are told under each field, in the words of the specification, and nothing is sent', async () => {
  const page = await portfolio();
  const sent = postsTo(page, API);
  const isRefused = async (words: Partial<typeof enquiry>) => {
    await send(page);
    await eventually(() => alerts(page).getByRole('link').allTextContents(), Object.values(words));
    for (const [label, error] of Object.entries(words))
      await eventually(() => errorUnder(field(page, label)), error);
  };
  await isRefused({
    'Full name': 'Name is required',
    Email: 'Email is required',
    Phone: 'Phone number is required',
    Project: 'Project is required',
    Message: 'Message is required',
  });
  await alerts(page).getByRole('link', { name: 'Project is required' }).click();
  await eventually(() => focused(page), 'Project');
  await fillIn(page, { ...enquiry, Email: 'meera@clinic', Phone: '000000000', Project: '  ab  ' });
  await isRefused({
    Email: 'Invalid email format',
    Phone: 'Phone must be 10 digits',
    Project: 'Project name must be at least 3 characters',
  });
  await fillIn(page, { ...enquiry, Phone: '+910000000000' });
  await isRefused({ Phone: 'Phone must be 10 digits' });
  await fillIn(page);
  await eventually(() => alerts(page).count(), 0);
  expect(sent).toEqual([]);
});

describe('Portfolio: sending an enquiry', () => {
  it('says Sending..., then that it was sent; it is stored, and form and errors are cleared', async () => {
    const page = await portfolio();
    const sent = postsTo(page, API);
    await fillIn(page, { ...enquiry, Project: 'ab' });
    await send(page);
    await eventually(() => errorUnder(field(page, 'Project')), 'Project name must be at least 3 characters');
    const answer = await holdAnswers(page, API);
    await fillIn(page);
    await send(page);
    const button = formOf(page).getByRole('button', { name: 'Sending...' });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await answer();

    const outcome = formOf(page).getByRole('status').filter({ hasText: SENT });
    await outcome.waitFor();
    expect(sent).toHaveLength(1);
    await eventually(() => typedIn(page), empty);
    await eventually(() => alerts(page).count(), 0);
    await expect.poll(() => page.title()).not.toMatch(/^Error: /);
    const reference = await outcome.getByText(/^E-/).innerText();
    expect(await browser.site.stores.messages.find(reference)).toMatchObject({
      kind: 'enquiry',
      fullName: 'Meera Joshi',
      email: 'meera@clinic.example',
      contact: '0000000000',
      project: 'Ward monitoring',
      message: 'Forty beds, two floors.\nNo network in the lift.',
    });
  });

  const FAILED = '❌ Failed to send. Try again.';
  const UNREACHABLE = '❌ Something went wrong.';
  it('says so in an alert each time it fails; what was typed stays and can be sent again', async () => {
    const page = await portfolio({ expects: /status of (422|500|502)|ERR_FAILED/ });
    await fillIn(page);
    for (const [words, answer] of [
      [FAILED, { status: 200, json: { success: false } }],
      [UNREACHABLE, { status: 200, body: '<h1>Hello</h1>' }],
      [FAILED, { status: 422, json: { success: false, error: 'No.' } }],
      [UNREACHABLE, undefined],
      [FAILED, { status: 500, json: { success: false } }],
      [UNREACHABLE, { status: 502, body: '<h1>Bad Gateway</h1>' }],
    ] as const) {
      await page.route(`**${API}`, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
      await send(page);
      await alerts(page).getByText(words, { exact: true }).waitFor();
      // One mark for the eye, which every device has: the glyph is read out, and not drawn beside the icon.
      const glyph = await alerts(page).getByText('❌', { exact: true }).boundingBox();
      expect(glyph?.width).toBeLessThanOrEqual(1);
      expect(await typedIn(page)).toEqual(enquiry);
    }
    await send(page);
    await formOf(page).getByText(SENT).waitFor();
    await eventually(() => alerts(page).count(), 0);
  });
});

it('takes a telephone number as an input method composes it, once', async () => {
  const page = await browser.look('/portfolio');
  const phone = field(page, 'Phone');
  await phone.click();
  await takenOver(formOf(page));
  const method = await page.context().newCDPSession(page);
  for (const text of ['９', '９８', '９８７']) {
    const selectionStart = text.length;
    await method.send('Input.imeSetComposition', { text, selectionStart, selectionEnd: selectionStart });
    await eventually(() => phone.inputValue(), text);
  }
  await method.send('Input.insertText', { text: '９８７' });
  await eventually(() => phone.inputValue(), '987');
  await method.detach();
});
