// behaviour: M8
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { installClock, passTime, pauseClock } from '../support/paused-clock.ts';

const browser = useBrowser();

it('tells how long a message was written, and nobody comes to the field for programs by keyboard', async () => {
  const page = await browser.visit('/contact-us', { before: installClock });
  await pauseClock(page);
  const fill = async (name: string) => {
    await page.getByRole('textbox', { name: 'Full name' }).fill(name);
    await page.getByRole('textbox', { name: 'Email' }).fill('ravi@workshop.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('Do you sell relays in bulk?');
    await page.getByRole('button', { name: 'Send Message' }).click();
  };
  const trap = page.locator('form input[name="subject"]');
  expect(await page.getByRole('textbox', { name: 'leave this empty' }).count()).toBe(0);
  expect(await trap.evaluate((input: HTMLInputElement) => [input.tabIndex, input.value])).toEqual([-1, '']);
  await passTime(page, 5000);
  await fill('Slow Person');
  await eventually(() => page.getByText('Message Sent!').count(), 1);
  await passTime(page, 3100);
  await fill('Fast Program');
  const stored = async () =>
    (await browser.site.stores.messages.list()).map(({ fullName, quarantine }) => [
      fullName,
      quarantine?.replace(/[\d.]+/, 'N'),
    ]);
  await eventually(stored, [
    ['Fast Program', 'it was sent N s after the form was shown'],
    ['Slow Person', undefined],
  ]);
});
