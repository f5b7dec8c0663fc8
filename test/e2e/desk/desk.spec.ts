// behaviour: O16 O17
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '../../support/browser/axe.ts';
import { sampled } from '../../support/site/routes.ts';
import { buildApplication, buildMessage } from '../../support/stores/database.ts';
import { HOSTILE, undrawable, useDesk } from '../../support/stores/desk.ts';

/** As long as what can be stored. */
const LONG_LETTER = '<b>long</b> '.repeat(400) + HOSTILE;
const LONG_RESUME = `${'<b>long</b> '.repeat(16_000)}the end`;
const bytes = new Uint8Array(readFileSync('test/fixtures/latex-hyperref.pdf'));
const references: Record<string, string> = {};

const desk = useDesk(async (stores) => {
  const add = async (name: string, overrides: Parameters<typeof buildApplication>[0]) => {
    references[name] = (await stores.applications.add(buildApplication({ name, ...overrides }))).reference;
  };
  for (let number = 1; number <= 55; number += 1) {
    await stores.messages.add('contact', buildMessage({ fullName: `Writer ${number}` }));
  }
  await add('Asha Verma', {
    coverLetter: 'I have written firmware\n\nfor six years.',
    resume: { fileName: 'Asha Verma.pdf', bytes, pages: 1, text: 'Linux kernel drivers' },
  });
  await add('Hostile', {
    name: HOSTILE,
    email: `x@y.example?bcc=${HOSTILE}`,
    phone: HOSTILE,
    coverLetter: LONG_LETTER,
    resume: { fileName: `../${HOSTILE}.pdf`, bytes: undrawable(), text: LONG_RESUME },
  });
});

const sheet = (name: string) => `/submissions/${references[name]}`;
const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

it('axe finds nothing, every page fits a phone, and nothing of what was typed runs', async () => {
  const page = await desk.look('/', { width: 390, expects: /404|422/ });
  const own = sheet('Asha Verma');
  const all = ['/?all=1', '/?q=zzzz', '/letters', '/statistics', '/name', '/submissions/A-0000-0000'];
  for (const path of [
    ...sampled(all, ['/?all=1', '/submissions/A-0000-0000']),
    own,
    `${own}/answer?tell=1`,
  ]) {
    await page.goto(path);
    expect(await axe(page), path).toEqual([]);
    expect(await widest(page), path).toBeLessThanOrEqual(0);
  }
  // The table itself, which could scroll in its frame.
  await page.goto('/statistics');
  const table = page.getByRole('group', { name: 'By opening' });
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);

  await page.goto(sheet('Hostile'));
  expect(await widest(page)).toBeLessThanOrEqual(0);
  await page.getByText('Text of the resume').click();
  await page.getByText('the end').waitFor();
  // What would run by itself has had its time.
  await delay(100);
  expect(await page.title()).toContain('<script>');

  await page.goto(`${own}/erase`);
  await page.getByRole('button', { name: 'Erase' }).click();
  const words = page.getByText('Nothing was erased.');
  await words.waitFor();
  const [above, below] = [await words.boundingBox(), await page.getByRole('checkbox').boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
  expect(await axe(page)).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', own]) {
    await page.goto(path);
    expect(await axe(page, ['color-contrast']), path).toEqual([]);
  }
});

it('goes by keyboard: /, j, k, Enter, from one submission to the next too, unless switched off', async () => {
  const page = await desk.look('/?unread=1&kind=contact');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  /** Waits for the page, its keys included. */
  const heading = async (name: string) => {
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForLoadState();
  };
  await page.keyboard.press('/');
  await page.keyboard.type('jk/');
  expect(await page.getByLabel('Search names').inputValue()).toBe('jk/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  expect(await focused()).toBe('Writer 55');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  expect(await focused()).toBe('Writer 54');
  await page.keyboard.press('Enter');
  await heading('Writer 54');
  // Read, it has left the list that it was opened from.
  await page.keyboard.press('j');
  await heading('Writer 53');
  await page.keyboard.press('k');
  await heading('Writer 55');

  await page.goto('/');
  await page.getByRole('button', { name: 'Use keys' }).click();
  await page.reload();
  await page.keyboard.press('j');
  expect(await page.locator('[data-row]:focus').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Use keys' }).getAttribute('aria-pressed')).toBe('false');
});
