// behaviour: O16 O17 O18 R28
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '../../support/browser/axe.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { pdfWithJavaScript } from '../../support/pdf/pdf.ts';
import { buildApplication, buildEnquiry, buildMessage } from '../../support/stores/database.ts';
import { undrawable, useDesk } from '../../support/stores/desk.ts';

const HOSTILE =
  '"><script>document.title="owned"</script><img src=x onerror=alert(1)> \u202egnihtemos \u0007';
/** As long as what can be stored. */
const LONG_LETTER = '<b>long</b> '.repeat(400) + HOSTILE;
const LONG_RESUME = `${'<b>long</b> '.repeat(16_000)}the end`;
const resume = new Uint8Array(readFileSync('test/fixtures/latex-hyperref.pdf'));
const references: Record<string, string> = {};

const desk = useDesk(async (stores) => {
  const add = async (name: string, overrides: Parameters<typeof buildApplication>[0]) => {
    references[name] = (await stores.applications.add(buildApplication({ name, ...overrides }))).reference;
  };
  for (let number = 1; number <= 55; number += 1) {
    await stores.messages.add('contact', buildMessage({ fullName: `Writer ${number}` }));
  }
  await stores.messages.add('enquiry', buildEnquiry());
  await stores.messages.add('contact', buildMessage(), 'a field was filled in that people do not see');
  const file = { fileName: 'Asha Verma.pdf', bytes: resume, pages: 1, text: 'Linux kernel drivers' };
  await add('Asha Verma', { resume: file });
  await add('Asha Verma again', { resume: file, email: 'ASHA.verma@mail.example' });
  await add('Script', {
    email: 'b@mail.example',
    coverLetter: 'I have written firmware\n\nfor six years.',
    resume: { ...file, bytes: pdfWithJavaScript() },
  });
  await add('Hostile', {
    name: HOSTILE,
    email: `x@y.example?bcc=${HOSTILE}`,
    phone: HOSTILE,
    coverLetter: LONG_LETTER,
    resume: { fileName: `../${HOSTILE}\r\nSet-Cookie: x=1.pdf`, bytes: undrawable(), text: LONG_RESUME },
  });
  for (const line of await stores.outbox.claim(100, 60)) {
    if (line.reference === references['Asha Verma']) {
      await stores.outbox.giveUp(line.id, `550 ${HOSTILE}`);
    }
  }
});

const sheet = (name: string) => `/submissions/${references[name]}`;
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Submissions, newest first' }).getByRole('listitem');
const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

it('lists what was sent, newest first, fifty a page, and finds it by words and choices without JavaScript', async () => {
  const page = await desk.look('/', { javaScriptEnabled: false });
  expect(await rows(page).count()).toBe(50);
  expect(await page.getByText('1 to 50 of 60').count()).toBe(1);
  await page.getByRole('link', { name: 'Older' }).click();
  await eventually(() => rows(page).count(), 10);

  await page.goto('/');
  await page.getByLabel('Search names').fill('KERNEL asha.verma');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Kind').selectOption('Applications');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 to 2 of 2').waitFor();
  await eventually(
    () => rows(page).allInnerTexts(),
    [
      expect.stringContaining('Asha Verma again'),
      expect.stringContaining('an earlier one of the same person'),
    ],
  );
  expect(await page.getByLabel('Search names').inputValue()).toBe('KERNEL asha.verma');
  await page.getByLabel('Stage', { exact: true }).selectOption('Hired');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Nothing matches.').waitFor();
  await page.getByRole('link', { name: 'Show all' }).click();
  await eventually(() => rows(page).count(), 50);
});

it('shows one submission with its resume as a picture; stage, notes and letters change without JavaScript', async () => {
  const page = await desk.look(sheet('Asha Verma'), { javaScriptEnabled: false });
  const picture = page.getByRole('img', { name: /Page 1 of the resume of Asha Verma/ });
  await picture.scrollIntoViewIfNeeded();
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
  expect(answer.headers()['content-type']).toBe('image/png');
  expect(await page.getByRole('list', { name: 'Other applications' }).innerText()).toContain(
    'Asha Verma again',
  );

  await page.getByLabel('Stage', { exact: true }).selectOption('Interview');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await page.getByText('The stage is set.').waitFor();
  await expect
    .poll(() => page.getByRole('list', { name: 'History, newest first' }).innerText())
    .toMatch(/^Interview .*\n*New /s);
  await page.getByLabel('New note').fill('First <i>line</i>\nsecond');
  await page.getByRole('button', { name: 'Add note' }).click();
  // Lines break once the style sheet has come.
  await expect
    .poll(() => page.getByRole('list', { name: 'Notes, newest first' }).innerText())
    .toContain('First <i>line</i>\nsecond');
  await page.getByRole('button', { name: 'Delete the note' }).click();
  await page.getByText('The note is deleted.').waitFor();

  await page.getByRole('link', { name: 'Letters' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Everything was delivered').waitFor();
  expect(await desk.stores.outbox.failed()).toEqual([]);

  await page.goto(sheet('Asha Verma'));
  await page.getByRole('button', { name: 'Mark unread' }).click();
  await page.getByText(`Marked as unread: ${references['Asha Verma']}`).waitFor();
  expect((await desk.stores.applications.find(references['Asha Verma'] ?? ''))?.readAt).toBeUndefined();
});

it('shows whatever was typed as text, at any width, and hostile resumes do nothing', async () => {
  const page = await desk.look(sheet('Hostile'), { width: 390 });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('<script>');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('\\u202e');
  expect(await page.title()).not.toBe('owned');
  expect(await page.locator('script').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Answer', exact: true }).count()).toBe(0);
  expect(await widest(page)).toBeLessThanOrEqual(0);
  const picture = page.getByRole('img', { name: /Page 1 of the resume/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByText('Text of the resume').click();
  await page.getByText('the end').waitFor();
  const file = await page.request.get(`${sheet('Hostile')}/resume-as-sent.pdf`);
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename=A-[\w-]+-as-sent\.pdf$/);
  expect(file.headers()['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(file.headers()['set-cookie']).toBeUndefined();

  const none = await page.request.get(`${sheet('Hostile')}/resume.pdf`);
  expect(none.status()).toBe(422);
  expect(await none.text()).toContain('No safe copy can be made');

  await page.goto(sheet('Script'));
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download a safe copy' }).click(),
  ]);
  const saved = readFileSync(await copy.path(), 'latin1');
  expect(saved).toMatch(/^%PDF-/);
  expect(saved).not.toContain('/JavaScript');
  await page.getByRole('link', { name: 'Download the file as it was sent' }).waitFor();
  await page.getByRole('img', { name: /Page 1 of the resume/ }).scrollIntoViewIfNeeded();
  await page.goto('/');
  expect(await widest(page)).toBeLessThanOrEqual(0);
  // What would run by itself has had its time.
  await delay(100);
  expect(await page.title()).toBe('Inbox | Desk');
});

it('folds its filters until one is chosen; on a phone a line says who, when, for what, and how it begins', async () => {
  const page = await desk.look('/', { width: 390, javaScriptEnabled: false });
  const kind = page.getByLabel('Kind');
  expect(await kind.isVisible()).toBe(false);
  expect(await rows(page).first().innerText()).toMatch(/Embedded Firmware Engineer/);
  expect(await rows(page).nth(1).innerText()).toContain('I have written firmware for six years.');
  expect(await rows(page).nth(1).getByText('@').isVisible()).toBe(false);
  await page.getByText('Filters', { exact: true }).click();
  await kind.selectOption('Enquiries');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('1 to 1 of 1').waitFor();
  await kind.waitFor();
  expect(await widest(page)).toBeLessThanOrEqual(0);

  await page.goto('/statistics');
  const table = page.getByRole('group', { name: 'By opening' });
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  expect(await table.innerText()).toContain('Embedded Firmware Engineer');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  expect(await kind.isVisible()).toBe(false);
});

it('puts the focus on what was done, and next to it what it was done to', async () => {
  const page = await desk.look('/?kind=contact', { javaScriptEnabled: false, expects: /422/ });
  const focused = () => page.locator(':focus');
  /** What a page has the focus on when all of it is there: before that, Tab may find nothing to go on to. */
  const landed = async () => {
    const words = await focused().innerText();
    await page.waitForLoadState();
    return words;
  };
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(landed).toBe('1 to 50 of 55');
  await page.keyboard.press('Tab');
  expect(await focused().innerText()).toBe('Writer 55');

  await page.getByRole('link', { name: 'Writer 33', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Inbox', exact: true }).last().press('Enter');
  await expect.poll(landed).toBe('Writer 33');

  await page.goto(sheet('Script'));
  await page.getByLabel('Stage', { exact: true }).selectOption('In review');
  await page.getByRole('button', { name: 'Set', exact: true }).press('Enter');
  await expect.poll(landed).toBe('The stage is set.');
  await page.keyboard.press('Tab');
  expect(await focused().evaluate((each) => each.tagName)).toBe('SELECT');
  await page.getByLabel('New note').fill('Called her.');
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect.poll(landed).toBe('The note is added.');
  await page.keyboard.press('Tab');
  expect(await focused().evaluate((each) => each.tagName)).toBe('TEXTAREA');
  await page.getByRole('button', { name: 'Delete the note' }).press('Enter');
  await expect.poll(landed).toBe('The note is deleted.');
  await page.getByRole('button', { name: 'Mark unread' }).press('Enter');
  await expect.poll(landed).toBe(`Marked as unread: ${references.Script}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Script' }).waitFor();

  await page.getByRole('link', { name: 'Erase' }).press('Enter');
  await page.getByRole('button', { name: 'Erase' }).press('Enter');
  await expect.poll(landed).toContain('Nothing was erased.');
  await page.keyboard.press('Tab');
  expect(await focused().evaluate((each: HTMLInputElement) => each.name)).toMatch(/extent|sure/);
});

it('leads from a refused form back to the submission, and shows no notice that the address makes up', async () => {
  const page = await desk.look(`${sheet('Script')}?done=constructor&of=javascript:alert(1)`, {
    expects: /422/,
  });
  expect(await page.locator('#done').count()).toBe(0);
  await page.getByLabel('New note').evaluate((note: HTMLTextAreaElement) => {
    note.maxLength = 5000;
    note.value = 'x'.repeat(3000);
  });
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('heading', { name: /^A note has at most/ }).waitFor();
  await page.getByRole('link', { name: 'Back to the submission' }).click();
  await page.getByRole('heading', { level: 1, name: 'Script' }).waitFor();
});

it('goes by keyboard: /, j, k, Enter, unless switched off', async () => {
  const page = await desk.look('/?kind=contact');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
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
  await page.getByRole('heading', { name: 'Writer 54' }).waitFor();

  await page.goto('/');
  await page.getByRole('button', { name: 'Use keys' }).click();
  await page.reload();
  await page.keyboard.press('j');
  expect(await focused()).not.toContain('Hostile');
  expect(await page.getByRole('button', { name: 'Use keys' }).getAttribute('aria-pressed')).toBe('false');
});

it('says in the quarantine why each is held, and beside the box what keeps it from being erased', async () => {
  const page = await desk.look('/quarantine', { expects: /422/ });
  expect(await rows(page).allInnerTexts()).toEqual([
    expect.stringContaining('a field was filled in that people do not see'),
  ]);
  await rows(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Release into the inbox' }).waitFor();
  await page.getByRole('link', { name: 'Erase' }).click();
  await page.getByRole('button', { name: 'Erase' }).click();
  const box = page.getByRole('checkbox');
  const words = page.getByText('Nothing was erased.');
  await words.waitFor();
  const [above, below] = [await words.boundingBox(), await box.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
  expect(await axe(page)).toEqual([]);
});

it('axe finds nothing, and every page fits a phone', async () => {
  const page = await desk.look('/', { width: 390, expects: /404/ });
  const own = sheet('Asha Verma');
  const paths = [
    '/?all=1',
    '/?q=zzzz',
    '/quarantine',
    '/letters',
    '/statistics',
    '/name',
    '/submissions/A-0000-0000',
  ];
  for (const path of [...paths, own, `${own}/erase`, `${own}/answer?tell=1`]) {
    await page.goto(path);
    expect(await axe(page), path).toEqual([]);
    expect(await widest(page), path).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/statistics', own]) {
    await page.goto(path);
    expect(await axe(page, ['color-contrast']), path).toEqual([]);
  }
});

it('erases after it was asked twice, and says what is gone', async () => {
  const page = await desk.look(sheet('Asha Verma'));
  await page.getByRole('link', { name: 'Erase' }).click();
  const response = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('radio', { name: 'Everything of' }).check();
  await page.getByRole('checkbox', { name: 'Yes, remove it for good' }).check();
  await page.getByRole('button', { name: 'Erase' }).click();
  expect((await response).status()).toBe(303);
  await page.getByText('Erased for good.').waitFor();
  const left = await desk.stores.desk.search({ words: 'asha.verma' }, { limit: 10 });
  expect(left.total).toBe(0);
});
