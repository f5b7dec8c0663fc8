// behaviour: M8

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { installClock, pauseClock } from '../../support/browser/moving.ts';
import { messagesIn } from '../../support/stores/all-submissions.ts';

const browser = useBrowser();

it('tells how long a message was written, and nobody comes to the field for programs by keyboard', async () => {
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

async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    performance.now = () => 1;
  });
}
