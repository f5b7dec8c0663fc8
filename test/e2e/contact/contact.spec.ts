// behaviour: K1 K2 K3 F1 F2 F3 F4 F13 L10
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../support/browser/application-form.ts';
import { axeEverywhere } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, hasTheFocus, textOf } from '../../support/browser/eventually.ts';
import { holdAnswers, postsTo } from '../../support/browser/held-answers.ts';
import { installClock, passTime, pauseClock } from '../../support/browser/moving.ts';

const browser = useBrowser();

const API = '/api/contact';
const message = {
  'Full name': 'Ravi Nair',
  Email: 'ravi@workshop.example',
  Phone: '+49 (30) 000-000',
  Message: 'Do you sell relays in bulk?\nForty a month.',
};

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const summary = (page: Page) => summaryOf(page);
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function fillIn(page: Page, typed: Partial<typeof message> = message): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
}

async function typedIn(page: Page): Promise<Record<string, string>> {
  const labels = Object.keys(message);
  return Object.fromEntries(
    await Promise.all(labels.map(async (label) => [label, await field(page, label).inputValue()])),
  );
}

/** What is said beside the field, if anything. */
const errorBeside = (control: Locator) =>
  control.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = ids
      .map((id) => document.getElementById(id))
      .find((each) => each?.className === 'field__error');
    return element.ariaInvalid === 'true' ? error?.textContent : undefined;
  });

describe('The rules of the contact form', () => {
  it('are told beside each field, in the words of the specification, and nothing is sent', async () => {
    const page = await browser.look('/contact-us');
    const sent = postsTo(page, API);
    const isRefused = async (words: Partial<typeof message>) => {
      await send(page);
      await eventually(() => summary(page).getByRole('link').allTextContents(), Object.values(words));
      for (const [label, error] of Object.entries(words))
        await eventually(() => errorBeside(field(page, label)), error);
    };
    await isRefused({
      'Full name': 'Name is required',
      Email: 'Email is required',
      Message: 'Message is required',
    });
    await fillIn(page, { Email: 'ravi@workshop', Phone: '0731 CALL US', Message: 'Nine char' });
    await isRefused({
      'Full name': 'Name is required',
      Email: 'Email is invalid',
      Phone: 'Phone number is invalid',
      Message: 'Message should be at least 10 characters',
    });
    expect(sent).toEqual([]);
  });

  it('lead from a focused summary to the fields, and let go of each as soon as it is edited', async () => {
    const page = await browser.look('/contact-us');
    await send(page);
    await summary(page).getByText('There are 3 problems').waitFor();
    await hasTheFocus(summary(page));
    expect(await summary(page).getByRole('alert').count()).toBe(1);
    // Or each field that is mended would have the whole of the summary read out over the typing.
    expect(await summary(page).getByRole('alert').getAttribute('aria-relevant')).toBe('additions');
    await expect.poll(() => page.title()).toMatch(/^Error: /);

    await summary(page).getByRole('link', { name: 'Email is required' }).click();
    await eventually(() => focused(page), 'Email');
    await page.keyboard.type('r');
    await summary(page).getByText('There are 2 problems').waitFor();
    await eventually(() => errorBeside(field(page, 'Email')), undefined);
    expect(await summary(page).getByRole('link').allTextContents()).toEqual([
      'Name is required',
      'Message is required',
    ]);

    await fillIn(page, { 'Full name': 'Ravi', Message: 'T' });
    await summary(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).not.toMatch(/^Error: /);
  });
});

describe('Sending a message', () => {
  it('says Sending..., stores it, confirms it with a reference, and is an empty form again after 3000 ms', async () => {
    const page = await browser.visit('/contact-us', { before: installClock });
    const sent = postsTo(page, API);
    const answer = await holdAnswers(page, API);
    await fillIn(page);
    await pauseClock(page);
    await send(page);
    const button = page.getByRole('button', { name: 'Sending...' });
    await button.waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await eventually(() => focused(page), 'Sending...');
    await page.keyboard.press('Enter');
    await field(page, 'Email').press('Enter');
    await answer();

    const panel = page.getByRole('status').filter({ hasText: 'Message Sent!' });
    await panel.getByText("Thank you for reaching out. We'll be in touch soon.").waitFor();
    await eventually(() => focused(page), 'Message Sent!');
    expect(sent).toHaveLength(1);
    const reference = await textOf(panel.locator('dd').first());
    expect(await browser.site.stores.messages.find(reference)).toMatchObject({
      fullName: 'Ravi Nair',
      contact: '+49 (30) 000-000',
      message: 'Do you sell relays in bulk?\nForty a month.',
    });

    await passTime(page, 2999);
    expect(await panel.isVisible()).toBe(true);
    await passTime(page, 1);
    await panel.waitFor({ state: 'detached' });
    expect(await typedIn(page)).toEqual({ 'Full name': '', Email: '', Phone: '', Message: '' });
    await passTime(page, 50);
    await eventually(() => focused(page), `Your message was sent. Reference ${reference}`);
  });

  it('says in an alert each time why it failed; what was typed stays and can be sent again', async () => {
    const page = await browser.look('/contact-us', { expects: /status of (422|500|502)|ERR_/ });
    await fillIn(page);
    const FAILED = 'Failed to send message.';
    for (const [words, answer] of [
      [
        'Please call us instead.',
        { status: 422, json: { success: false, error: 'Please call us instead.' } },
      ],
      [FAILED, { status: 500, json: { success: false } }],
      ['An error occurred. Please try again.', undefined],
      [FAILED, { status: 502, body: '<h1>Bad Gateway</h1>' }],
    ] as const) {
      await page.route(`**${API}`, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
      await send(page);
      await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
      await hasTheFocus(summary(page));
      expect(await typedIn(page)).toEqual(message);
    }
    await send(page);
    await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
  });

  it('leaves the judgement to the server where its rules never come, and shows beside a field what it has against it', async () => {
    const page = await browser.look('/contact-us', {
      expects: /status of 422/,
      before: (page) => page.route('**/contact-rules*.js', () => {}),
    });
    await fillIn(page, { ...message, Email: 'ravi@workshop' });
    await send(page);
    await eventually(() => errorBeside(field(page, 'Email')), 'Email is invalid');
    expect(await typedIn(page)).toEqual({ ...message, Email: 'ravi@workshop' });
  });

  it('takes a phone number in the digits of any script', async () => {
    const page = await browser.look('/contact-us');
    await fillIn(page, { ...message, Phone: '+९१ (७३१) ०००-००००' });
    await eventually(() => field(page, 'Phone').inputValue(), '+91 (731) 000-0000');
  });

  it('has no finding of axe with errors on show, in both themes', async () => {
    const page = await browser.look('/contact-us', { reducedMotion: 'reduce' });
    await send(page);
    await summary(page).waitFor();
    expect(await axeEverywhere(page, [390])).toEqual({});
  });
});

describe('The clock of the office', () => {
  it('shows the time in Indore to a visitor anywhere, anew each 1000 ms, and no other place', async () => {
    const page = await browser.visit('/contact-us', { before: installClock, timezoneId: 'America/New_York' });
    await pauseClock(page);
    // 06:10 in Greenwich is 11:40 in Asia/Kolkata and 17:10 in Australia/Sydney.
    const clock = page.getByRole('time');
    await eventually(() => textOf(clock), '11:40:00');
    await passTime(page, 1000);
    await eventually(() => textOf(clock), '11:40:01');
    await page.clock.fastForward(59_000);
    await eventually(() => textOf(clock), '11:41:00');
    expect(await clock.count()).toBe(1);
    expect(await page.locator('html').innerHTML()).not.toMatch(/Sydney|17:1\d/i);
  });
});
