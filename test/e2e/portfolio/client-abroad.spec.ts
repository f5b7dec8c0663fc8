// behaviour: M8 U5
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { textOf } from '../../support/browser/eventually.ts';
import { inNoTime } from '../../support/browser/moving.ts';

const browser = useBrowser();

const typed = {
  'Full name': 'Ines Brandt',
  Email: 'ines@nordlicht.example',
  Phone: '+49 30 1234567',
  Project: 'Ward monitoring',
  Message: 'Forty beds, two floors.\nNo network in the lift.',
};
const message = `Project: ${typed.Project}\n\n${typed.Message}`;

const enquiry = (page: Page) => page.getByRole('region', { name: 'Send an enquiry' });
const letter = (page: Page) => page.getByRole('region', { name: 'Write to us' });

it('A client abroad goes on from the enquiry to the contact form with everything typed', async () => {
  const page = await browser.visit('/portfolio', { before: inNoTime });
  for (const [label, value] of Object.entries(typed))
    await enquiry(page).getByRole('textbox', { name: label }).fill(value);
  await enquiry(page).getByRole('button', { name: 'Send Message' }).click();
  await enquiry(page).getByRole('button', { name: 'go on at the contact form' }).click();
  await page.waitForURL('**/contact-us#write');
  await letter(page).getByText('Everything you typed is here').waitFor();
  const { Project: _project, ...others } = { ...typed, Message: message };
  for (const [label, value] of Object.entries(others)) {
    expect(await letter(page).getByRole('textbox', { name: label }).inputValue()).toBe(value);
  }
  expect(page.context().pages()).toHaveLength(1);

  await letter(page).getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
  const reference = await textOf(page.getByText(/^C-\w{4}-\w{4}$/));
  const stored = await browser.site.stores.messages.find(reference);
  expect(stored).toMatchObject({ fullName: 'Ines Brandt', contact: '+49 30 1234567', message });
  // Sent at once, since everything was there: no program's, and nobody waits for an answer in vain.
  expect(stored?.quarantine).toBeUndefined();
});
