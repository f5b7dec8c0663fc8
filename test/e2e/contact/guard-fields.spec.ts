// behaviour: M8 U9
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { buildTyped, fillIn, submit } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { postsTo } from '../../support/browser/held-answers.ts';
import { inNoTime, installClock, pauseClock } from '../../support/browser/moving.ts';
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
  const posts = postsTo(slow, '/api/contact');
  const trap = slow.locator('form input[name="subject"]');
  expect(await slow.getByRole('textbox', { name: 'leave this empty' }).count()).toBe(0);
  expect(await trap.evaluate((input: HTMLInputElement) => [input.tabIndex, input.value])).toEqual([-1, '']);
  await write(slow, 'Slow Person');
  expect(posts.map((body) => Object.keys(JSON.parse(body)))).toEqual([['fullName', 'email', 'message']]);
  const stored = async (name: string) =>
    (await messagesIn(browser.site.stores)).find(({ fullName }) => fullName === name);
  expect((await stored('Slow Person'))?.quarantine).toBeUndefined();

  const fast = await browser.visit('/contact-us', { before: inNoTime });
  await write(fast, 'Fast Program');
  expect((await stored('Fast Program'))?.quarantine).toBe('it was sent 0.0 s after the form was shown');
});

it('sends of an application what the specification lists, and no letter where none was written', async () => {
  const page = await browser.visit(jobPath(OPEN_APPLICATION), {
    before: async (page) => {
      await installClock(page);
      await page.addInitScript(recordParts);
    },
  });
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, buildTyped({ coverLetter: '' }));
  await pauseClock(page);
  await submit(dialog);
  await dialog.getByRole('heading', { name: /^Your reference A-/ }).waitFor();
  const parts = await page.evaluate(() => document.documentElement.dataset.parts);
  expect(parts?.split(' ').toSorted()).toEqual(['email', 'jobId', 'name', 'phone', 'resume']);
});

/** Writes the names of what is uploaded to the document: the browser does not tell of a body that holds a file. */
function recordParts() {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData) document.documentElement.dataset.parts = [...body.keys()].join(' ');
    send.call(this, body);
  };
}
