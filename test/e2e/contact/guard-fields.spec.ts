// behaviour: M8 U9

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { buildTyped, fillIn, submit } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { postsTo } from '../../support/browser/held-answers.ts';
import { installClock, pauseClock } from '../../support/browser/moving.ts';
import { messagesIn } from '../../support/stores/all-submissions.ts';

const browser = useBrowser();

it('tells that a message was written in no time, and nobody comes to the field for programs by keyboard', async () => {
  const write = async (page: Page, name: string) => {
    await page.getByRole('textbox', { name: 'Full name' }).fill(name);
    await page.getByRole('textbox', { name: 'Email' }).fill('ravi@workshop.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('Do you sell relays in bulk?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await eventually(() => page.getByText('Message Sent!').count(), 1);
  };
  const slow = await browser.visit('/contact-us', { before: installClock });
  await pauseClock(slow);
  const trap = slow.locator('form input[name="subject"]');
  expect(await slow.getByRole('textbox', { name: 'leave this empty' }).count()).toBe(0);
  expect(await trap.evaluate((input: HTMLInputElement) => [input.tabIndex, input.value])).toEqual([-1, '']);
  await write(slow, 'Slow Person');
  const stored = async (name: string) =>
    (await messagesIn(browser.site.stores)).find(({ fullName }) => fullName === name);
  expect((await stored('Slow Person'))?.quarantine).toBeUndefined();

  // A clock that stands still where the page begins: written in no time.
  const fast = await browser.visit('/contact-us', { before: stopClock });
  await write(fast, 'Fast Program');
  expect((await stored('Fast Program'))?.quarantine).toBe('it was sent 0 s after the form was shown');
});

const CONTACT = { 'Full name': 'Ravi Nair', Email: 'ravi@workshop.example', Message: 'Do you sell relays?' };
const ENQUIRY = { ...CONTACT, Phone: '0000000000', Project: 'Ward monitoring' };

it.each<[string, Record<string, string>, string[]]>([
  ['/contact-us', CONTACT, ['fullName', 'email', 'contact', 'message']],
  ['/portfolio', ENQUIRY, ['fullName', 'email', 'contact', 'project', 'message']],
])('sends from %s exactly what the specification lists', async (address, typed, names) => {
  const page = await browser.visit(address, { before: installClock });
  const posts = postsTo(page, '/api/contact');
  for (const [name, value] of Object.entries(typed))
    await page.getByRole('textbox', { name, exact: name !== 'Phone' }).fill(value);
  await pauseClock(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText(/Reference/).waitFor();
  expect(posts.map((body) => Object.keys(JSON.parse(body)))).toEqual([names]);
});

it.each([
  ['a letter', { coverLetter: 'Six years of firmware.' }, ['coverLetter']],
  ['no letter', { coverLetter: '' }, []],
])('sends an application with %s as the specification lists it', async (_case, change, more) => {
  const page = await browser.visit(jobPath(OPEN_APPLICATION), {
    before: async (page) => {
      await installClock(page);
      await page.addInitScript(recordParts);
    },
  });
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, buildTyped(change));
  await pauseClock(page);
  await submit(dialog);
  await dialog.getByRole('heading', { name: 'Application submitted successfully!' }).waitFor();
  const parts = await page.evaluate(() => document.documentElement.dataset.parts);
  expect(parts?.split(' ').toSorted()).toEqual(
    ['jobId', 'name', 'email', 'phone', 'resume', ...more].toSorted(),
  );
});

/** Writes the names of what is uploaded to the document: the browser does not tell of a body that holds a file. */
function recordParts() {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData) document.documentElement.dataset.parts = [...body.keys()].join(' ');
    send.call(this, body);
  };
}

async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    performance.now = () => 1;
  });
}
