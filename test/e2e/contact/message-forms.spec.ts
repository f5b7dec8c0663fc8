// behaviour: K1 K2 K3 W4 W5 F1 F2 F3 F4 F5 F6 F7 F8 F13 U9 L10
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { errorOf, summaryOf } from '../../support/browser/application-form.ts';
import { axe } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, hasTheFocus, isInWindow, textOf } from '../../support/browser/eventually.ts';
import { holdAnswers, postsTo } from '../../support/browser/held-answers.ts';
import { installClock, passTime, pauseClock } from '../../support/browser/moving.ts';

const browser = useBrowser();
const API = '/api/contact';

/** By the label of their field. */
type Words = Record<string, string>;
/** What comes of a post; none where the network fails. */
type Answer = { status: number; json?: object; body?: string } | undefined;

const MESSAGE: Words = {
  'Full name': 'Ravi Nair',
  Email: 'ravi@workshop.example',
  Phone: '+49 (30) 000-000',
  Message: 'Do you sell relays in bulk?\nForty a month.',
};
const ENQUIRY: Words = {
  'Full name': 'Meera Joshi',
  Email: 'meera@clinic.example',
  Phone: '0000000000',
  Project: 'Ward monitoring',
  Message: 'Forty beds, two floors.\nNo network in the lift.',
};
const NO_JSON = '<h1>Bad Gateway</h1>';

const FORMS: {
  path: string;
  typed: Words;
  errorsOfNothing: Words;
  wrong: Words;
  errors: Words;
  failures: [words: string, answer: Answer][];
  sent: string;
}[] = [
  {
    path: '/contact-us',
    typed: MESSAGE,
    errorsOfNothing: {
      'Full name': 'Name is required',
      Email: 'Email is required',
      Message: 'Message is required',
    },
    wrong: { Email: 'ravi@workshop', Phone: '0731 CALL US', Message: 'Nine char' },
    errors: {
      'Full name': 'Name is required',
      Email: 'Email is invalid',
      Phone: 'Phone number is invalid',
      Message: 'Message should be at least 10 characters',
    },
    failures: [
      [
        'Please call us instead.',
        { status: 422, json: { success: false, error: 'Please call us instead.' } },
      ],
      ['Failed to send message.', { status: 500, json: { success: false } }],
      ['An error occurred. Please try again.', undefined],
      ['Failed to send message.', { status: 502, body: NO_JSON }],
    ],
    sent: 'Message Sent!',
  },
  {
    path: '/portfolio',
    typed: ENQUIRY,
    errorsOfNothing: {
      'Full name': 'Name is required',
      Email: 'Email is required',
      Phone: 'Phone number is required',
      Project: 'Project is required',
      Message: 'Message is required',
    },
    wrong: {
      'Full name': 'Meera',
      Email: 'meera@clinic',
      Phone: '+910000000000',
      Project: '  ab  ',
      Message: ' \n ',
    },
    errors: {
      Email: 'Invalid email format',
      Phone: 'Phone must be 10 digits',
      Project: 'Project name must be at least 3 characters',
      Message: 'Message is required',
    },
    failures: [
      ['❌ Failed to send. Try again.', { status: 200, json: { success: false } }],
      ['❌ Something went wrong.', { status: 200, body: NO_JSON }],
      ['❌ Failed to send. Try again.', { status: 422, json: { success: false, error: 'No.' } }],
      ['❌ Something went wrong.', undefined],
    ],
    sent: '✅ Message sent successfully!',
  },
];

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function fillIn(page: Page, typed: Words): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
}

async function typedIn(page: Page, labels: string[]): Promise<Words> {
  const typed: Words = {};
  for (const label of labels) typed[label] = await field(page, label).inputValue();
  return typed;
}

/** Sends the form, and expects these errors beside the fields and in the summary, which has the focus. */
async function isRefused(page: Page, errors: Words): Promise<void> {
  await send(page);
  await eventually(() => summaryOf(page).getByRole('link').allTextContents(), Object.values(errors));
  for (const [label, words] of Object.entries(errors))
    await eventually(() => errorOf(field(page, label)), words);
  await hasTheFocus(summaryOf(page));
}

describe.each(FORMS)(
  'The form of $path',
  ({ path, typed, errorsOfNothing, wrong, errors, failures, sent }) => {
    const labels = Object.keys(typed);

    it('tells its rules beside each field, leads there from a focused summary, lets go of each that is edited, and sends nothing; says in an alert each time why sending failed, keeps what was typed, and is sent at last', async () => {
      const page = await browser.look(path, { expects: /status of (422|500|502)|ERR_/ });
      const posts = postsTo(page, API);
      await isRefused(page, errorsOfNothing);
      const summary = summaryOf(page);
      expect(await summary.getByRole('alert').count()).toBe(1);
      // Or each field that is mended would have the whole of the summary read out over the typing.
      expect(await summary.getByRole('alert').getAttribute('aria-relevant')).toBe('additions');
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await summary.getByRole('link', { name: 'Email is required' }).click();
      await eventually(() => focused(page), 'Email');
      await page.keyboard.type('r');
      await eventually(() => errorOf(field(page, 'Email')), undefined);
      await expect.poll(() => page.title()).toMatch(/^Error: /);
      const { Email: _, ...others } = errorsOfNothing;
      expect(await summary.getByRole('link').allTextContents()).toEqual(Object.values(others));

      await fillIn(page, wrong);
      await isRefused(page, errors);
      await fillIn(page, typed);
      await summary.waitFor({ state: 'detached' });
      await expect.poll(() => page.title()).not.toMatch(/^Error: /);
      expect(posts).toEqual([]);

      for (const [words, answer] of failures) {
        await page.route(`**${API}`, (route) => (answer ? route.fulfill(answer) : route.abort()), {
          times: 1,
        });
        await send(page);
        await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
        await hasTheFocus(summaryOf(page));
        expect(await typedIn(page, labels)).toEqual(typed);
      }
      // One mark for the eye, which every device has: the glyph is read out, and not drawn beside the icon.
      for (const glyph of await page.getByRole('alert').getByText('❌', { exact: true }).all())
        expect((await glyph.boundingBox())?.width).toBeLessThanOrEqual(1);
      await send(page);
      await page.getByText(sent).first().waitFor();
    });

    it('says Sending..., stores what was sent, once, confirms it with a reference, and is empty again', async () => {
      const page = await browser.visit(path, { before: installClock });
      const posts = postsTo(page, API);
      const answer = await holdAnswers(page, API);
      await fillIn(page, typed);
      await pauseClock(page);
      await send(page);
      const button = page.getByRole('button', { name: 'Sending...' });
      await button.waitFor();
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      await eventually(() => focused(page), 'Sending...');
      await page.keyboard.press('Enter');
      await field(page, 'Email').press('Enter');
      await answer();

      const panel = page.getByRole('status').filter({ hasText: sent });
      const reference = await textOf(panel.getByText(/^[CE]-\w{4}-\w{4}$/));
      await eventually(() => isInWindow(panel), true);
      const names = ['fullName', 'email', 'contact', ...(typed.Project ? ['project'] : []), 'message'];
      expect(posts.map((body) => Object.keys(JSON.parse(body)))).toEqual([names]);
      expect(await browser.site.stores.messages.find(reference)).toMatchObject({
        kind: typed === ENQUIRY ? 'enquiry' : 'contact',
        fullName: typed['Full name'],
        email: typed.Email,
        contact: typed.Phone,
        message: typed.Message,
        ...(typed.Project && { project: typed.Project }),
      });
      if (typed === MESSAGE) {
        await panel.getByText("Thank you for reaching out. We'll be in touch soon.").waitFor();
        await eventually(() => focused(page), sent);
        await passTime(page, 2999);
        expect(await panel.isVisible()).toBe(true);
        await passTime(page, 1);
        await panel.waitFor({ state: 'detached' });
        await passTime(page, 50);
        await eventually(() => focused(page), expect.stringContaining(`was sent. Reference ${reference}`));
        const said = page.getByRole('status').filter({ hasText: 'answers within two working days' });
        await said.getByRole('button', { name: 'Close message' }).press('Enter');
        await said.waitFor({ state: 'detached' });
        await eventually(() => focused(page), 'Write to us');
      }
      await eventually(() => typedIn(page, labels), Object.fromEntries(labels.map((label) => [label, ''])));
    });
  },
);

it('The message form leaves the judgement to the server where its rules never come, and shows beside a field what it has against it', async () => {
  const page = await browser.visit('/contact-us', {
    expects: /status of 422/,
    reducedMotion: 'reduce',
    async before(page) {
      await page.clock.install();
      await page.route(/\/contact-[\w-]{7,8}\.js$/, () => {});
    },
  });
  const typed = { ...MESSAGE, Email: 'ravi@workshop', Phone: '+91 (731) 000-0000' };
  // A phone number in the digits of any script.
  await fillIn(page, { ...typed, Phone: '+९१ (७३१) ०००-००००' });
  await send(page);
  await page.clock.fastForward(20_000);
  await eventually(() => errorOf(field(page, 'Email')), 'Email is invalid');
  await hasTheFocus(summaryOf(page));
  expect(await typedIn(page, Object.keys(typed))).toEqual(typed);
  expect(await axe(page)).toEqual([]);
});

it('The clock of the office shows the time in Indore to a visitor anywhere, anew each 1000 ms, and no other place', async () => {
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
