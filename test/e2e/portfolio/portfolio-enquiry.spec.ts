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

async function portfolio(visit: Parameters<typeof browser.visit>[1] = {}): Promise<Page> {
  const page = await browser.visit('/portfolio', { reducedMotion: 'reduce', ...visit });
  await takenOver(formOf(page));
  return page;
}

describe('Portfolio: rules of the enquiry', () => {
  it('are told under each field, in the words of the specification, and nothing is sent', async () => {
    const page = await portfolio();
    const sent = postsTo(page, API);
    await fillIn(page);
    const cases = [
      ['Full name', '', 'Name is required'],
      ['Full name', '   ', 'Name is required'],
      ['Email', '', 'Email is required'],
      ['Email', 'meera@clinic', 'Invalid email format'],
      ['Email', 'meera clinic.example', 'Invalid email format'],
      ['Phone', '', 'Phone number is required'],
      ['Phone', '000000000', 'Phone must be 10 digits'],
      ['Phone', '00000000000', 'Phone must be 10 digits'],
      ['Phone', '+910000000000', 'Phone must be 10 digits'],
      ['Phone', '00000-0000', 'Phone must be 10 digits'],
      ['Message', '', 'Message is required'],
      ['Message', ' \n ', 'Message is required'],
      ['Project', '', 'Project is required'],
      ['Project', 'ab', 'Project name must be at least 3 characters'],
      ['Project', '  ab  ', 'Project name must be at least 3 characters'],
    ] as const;
    for (const [label, value, words] of cases) {
      await fillIn(page, { [label]: value });
      await send(page);
      await eventually(() => errorUnder(field(page, label)), words);
      await eventually(() => alerts(page).getByRole('link').allTextContents(), [words]);
      await fillIn(page, { [label]: enquiry[label] });
      await eventually(() => alerts(page).count(), 0);
    }
    expect(sent).toEqual([]);
  });

  it('are all told at once of an empty form', async () => {
    const page = await portfolio();
    await send(page);
    await eventually(
      () => alerts(page).getByRole('link').allTextContents(),
      [
        'Name is required',
        'Email is required',
        'Phone number is required',
        'Project is required',
        'Message is required',
      ],
    );
    await alerts(page).getByRole('link', { name: 'Project is required' }).click();
    await eventually(() => focused(page), 'Project');
  });
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
  it.each([
    ['success is false', { status: 200, json: { success: false } }, FAILED],
    ['it is refused', { status: 422, json: { success: false, error: 'No.' } }, FAILED],
    ['the server fails and says so', { status: 500, json: { success: false } }, FAILED],
    ['the answer is no JSON', { status: 200, body: '<h1>Hello</h1>' }, UNREACHABLE],
    ['the answer is an error page', { status: 502, body: '<h1>Bad Gateway</h1>' }, UNREACHABLE],
    ['the network fails', 'abort', UNREACHABLE],
  ] as const)(
    'says so in an alert where %s; what was typed stays and can be sent again',
    async (_case, answer, words) => {
      const page = await portfolio({ expects: /status of (422|500|502)|ERR_FAILED/ });
      await page.route(`**${API}`, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await fillIn(page);
      await send(page);
      await alerts(page).getByText(words, { exact: true }).waitFor();
      // One mark for the eye, which every device has: the glyph is read out, and not drawn beside the icon.
      const glyph = await alerts(page).getByText('❌', { exact: true }).boundingBox();
      expect(glyph?.width).toBeLessThanOrEqual(1);
      expect(await typedIn(page)).toEqual(enquiry);
      await page.unroute(`**${API}`);
      await send(page);
      await formOf(page).getByText(SENT).waitFor();
      await eventually(() => alerts(page).count(), 0);
    },
  );
});

describe('Portfolio: an enquiry without JavaScript', () => {
  it('comes back refused with 422 and what was typed, then is accepted', async () => {
    const page = await browser.look('/portfolio', { javaScriptEnabled: false, expects: /status of 422/ });
    await fillIn(page, { ...enquiry, Phone: '12345', Project: 'ab' });
    const [refused] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      send(page),
    ]);
    expect(refused.status()).toBe(422);
    await page.waitForLoadState();
    await eventually(() => errorUnder(field(page, 'Phone')), 'Phone must be 10 digits');
    expect(await errorUnder(field(page, 'Project'))).toBe('Project name must be at least 3 characters');
    expect(await typedIn(page)).toEqual({ ...enquiry, Phone: '12345', Project: 'ab' });
    expect(await page.title()).toMatch(/^Error: /);

    await fillIn(page, { Phone: enquiry.Phone, Project: enquiry.Project });
    const [accepted] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      send(page),
    ]);
    expect(accepted.status()).toBe(303);
    await formOf(page).getByText(SENT).waitFor();
    const reference = await formOf(page).getByText(/^E-/).innerText();
    expect(await browser.site.stores.messages.find(reference)).toMatchObject({
      kind: 'enquiry',
      project: 'Ward monitoring',
    });
    await eventually(() => typedIn(page), empty);
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
