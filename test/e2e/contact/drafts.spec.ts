// behaviour: U11 U12 U13
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const { look, visit } = useBrowser();

const FIELD = '#contact-form-message';
const DRAFT = 'draft contact-form /contact-us';
const typed = (page: Page) => page.locator(FIELD).inputValue();
const kept = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), DRAFT);

async function fillIn(page: Page) {
  await page.fill('#contact-form-fullName', 'Asha Verma');
  await page.fill('#contact-form-email', 'asha@mail.example');
  await page.fill(FIELD, 'Please call me about forty cold rooms.');
}

/** To another page by a link of the site, and back. */
async function leaveAndReturn(page: Page) {
  await leave(page);
  await page.goBack();
  await page.locator(FIELD).waitFor();
}

async function leave(page: Page) {
  await page.click('footer a[href="/about"]');
  await page.waitForURL('**/about');
}

it('keeps what was typed last where the storage of the tab has no more room', async () => {
  const page = await look('/contact-us');
  await page.fill(FIELD, 'Forty');
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size /= 2) {
      try {
        for (let part = 0; ; part += 1) sessionStorage.setItem(`other ${size} ${part}`, 'x'.repeat(size));
      } catch {
        // The next smaller one may still have room.
      }
    }
  });
  await page.fill(FIELD, 'Forty cold rooms in three towns');
  await leaveAndReturn(page);
  await expect.poll(() => typed(page)).toBe('Forty cold rooms in three towns');
});

it('keeps what was typed where the tab has no storage at all', async () => {
  const page = await visit('/contact-us', {
    async before(page) {
      await page.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Storage is switched off.', 'SecurityError');
            },
          });
        }
      });
    },
  });
  await page.fill(FIELD, 'Forty cold rooms');
  await leaveAndReturn(page);
  await expect.poll(() => typed(page)).toBe('Forty cold rooms');
});

it('shows an empty form where what the tab holds is no draft', async () => {
  const page = await look('/contact-us');
  for (const text of ['null', '{broken', '{"message":{"a":1}}']) {
    await page.evaluate(([key = '', value = '']) => sessionStorage.setItem(key, value), [DRAFT, text]);
    await page.reload();
    await hydrated(page);
    expect(await typed(page), text).toBe('');
    expect(await page.getByText('We kept what you typed here.').count()).toBe(0);
  }
});

it('says to whoever has left the form what became of it, and again when they come back, and forgets what was sent', async () => {
  const page = await look('/contact-us', { expects: /ERR_/ });
  // What becomes of the first one and of the second.
  const ends = [Promise.withResolvers<'abort' | 'continue'>(), Promise.withResolvers<'abort' | 'continue'>()];
  let sent = 0;
  await page.route('**/api/contact', async (route) => {
    const end = ends[sent];
    sent += 1;
    await route[(await end?.promise) ?? 'abort']();
  });
  const sending = page.getByRole('button', { name: 'Sending...' });
  const messages = page.getByRole('region', { name: 'Messages' });
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await sending.waitFor();

  // On its way, it is not sent a second time.
  await leaveAndReturn(page);
  await sending.waitFor();
  await page.locator(FIELD).press('Control+Enter');
  await page.locator('#contact-form-email').press('Enter');
  await leave(page);
  const failure = messages.getByText('What you typed is still in the form you left.').waitFor();
  ends[0]?.resolve('abort');
  await failure;
  await page.goBack();
  await page.getByRole('alert').getByText('An error occurred. Please try again.', { exact: true }).waitFor();
  expect(await typed(page)).toBe('Please call me about forty cold rooms.');
  expect(sent).toBe(1);

  await page.getByRole('button', { name: 'Send Message' }).click();
  await sending.waitFor();
  await leave(page);
  const success = messages.getByText(/^Message Sent! Reference C-/).waitFor();
  expect(await kept(page)).not.toBeNull();
  ends[1]?.resolve('continue');
  await success;
  await expect.poll(() => kept(page)).toBeNull();
  await Promise.all([page.getByRole('heading', { name: 'Message Sent!' }).waitFor(), page.goBack()]);
  await page.getByText(/^C-\w{4}-\w{4}$/).waitFor();
});

it('forgets what was typed with scripts and sent without them, and what a link began a message with', async () => {
  const page = await look('/contact-us', { expects: /Failed to fetch|Failed to load resource/ });
  await fillIn(page);
  expect(await kept(page)).not.toBeNull();
  await page.route(/entry-client/, (route) => route.abort());
  await page.reload();
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent!').waitFor();
  await page.unroute(/entry-client/);
  await page.reload();
  await hydrated(page);
  for (const about of ['relay', 'ir']) {
    await page.goto(`/contact-us?about=${about}`);
    await hydrated(page);
  }
  expect(await typed(page)).toBe('About the IR sensor module:\n\n');
});
