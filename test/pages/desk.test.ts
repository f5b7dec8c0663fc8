// behaviour: O16 O17 R28
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pdfWithJavaScript } from '../support/pdf/pdf.ts';
import type { TextBrowser } from '../support/site/text-browser.ts';
import { buildApplication, buildEnquiry, buildMessage } from '../support/stores/database.ts';
import { HOSTILE, undrawable, useDeskPages } from '../support/stores/desk.ts';

const resume = new Uint8Array(readFileSync('test/fixtures/latex-hyperref.pdf'));
const references: Record<string, string> = {};

const desk = useDeskPages(async (stores) => {
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
  await add('Asha Verma again', { resume: { ...file, pages: 11 }, email: 'ASHA.verma@mail.example' });
  await add('Script', { email: 'b@mail.example', resume: { ...file, bytes: pdfWithJavaScript() } });
  await add('Hostile', {
    name: HOSTILE,
    email: `x@y.example?bcc=${HOSTILE}`,
    phone: HOSTILE,
    resume: { fileName: `../${HOSTILE}\r\nSet-Cookie: x=1.pdf`, bytes: undrawable(), text: HOSTILE },
  });
  for (const line of await stores.outbox.claim(100, 60)) {
    if (line.reference === references['Asha Verma']) {
      await stores.outbox.giveUp(line.id, `550 ${HOSTILE}`);
    }
  }
});

const sheet = (name: string) => `/submissions/${references[name]}`;
const listed = (page: TextBrowser, list = 'Submissions, newest first') =>
  page.main.texts(`[aria-label="${list}"] li`);

it('lists what was sent, newest first, fifty a page, and finds it by words and choices', async () => {
  const page = await desk.open('/');
  expect(listed(page)).toHaveLength(50);
  expect(page.main.says('1 to 50 of 60')).toBe(true);
  await page.follow('Older');
  expect(listed(page)).toHaveLength(10);

  await page.open('/');
  await page.press('Search', { 'Search names': 'KERNEL asha.verma', Kind: 'Applications' });
  expect(page.target.text).toBe('1 to 2 of 2');
  expect(listed(page)).toEqual([
    expect.stringContaining('Asha Verma again'),
    expect.stringContaining('an earlier one of the same person'),
  ]);
  expect(page.value('Search names')).toBe('KERNEL asha.verma');
  await page.press('Apply', { Stage: 'Hired' });
  expect(page.main.says('Nothing matches')).toBe(true);
  await page.follow('Show all');
  expect(listed(page)).toHaveLength(50);
});

it('shows one submission with its resume as a picture; its stage, notes and letters change', async () => {
  const page = await desk.open(sheet('Asha Verma'));
  const [picture] = page.main.all('img');
  expect(picture?.get('alt')).toMatch(/^Page 1 of the resume of Asha Verma/);
  const drawn = await page.fetch(picture?.get('src') ?? '');
  expect(drawn.headers.get('content-type')).toBe('image/png');
  expect((await desk.open(sheet('Asha Verma again'))).main.all('img')).toHaveLength(10);
  expect(listed(page, 'Other applications, newest first').join()).toContain('Asha Verma again');

  await page.press('Set', { Stage: 'Interview' });
  expect(page.target.text).toBe('The stage is set.');
  expect(listed(page, 'History, newest first')).toEqual([
    expect.stringMatching(/^Interview /),
    expect.stringMatching(/^New /),
  ]);
  await page.press('Add note', { 'New note': 'First <i>line</i>\nsecond' });
  expect(page.target.text).toBe('The note is added.');
  expect(listed(page, 'Notes, newest first')).toEqual([expect.stringMatching(/^First <i>line<\/i> second /)]);
  expect(await desk.stores.notes.of(references['Asha Verma'] ?? '')).toMatchObject([
    { text: 'First <i>line</i>\nsecond' },
  ]);
  await page.press('Delete the note');
  expect(page.target.text).toBe('The note is deleted.');

  await page.open('/letters');
  await page.press('Try again');
  expect(page.main.text).toContain('Everything was delivered');
  expect(await desk.stores.outbox.failed()).toEqual([]);

  await page.open(sheet('Asha Verma'));
  await page.press('Mark unread');
  expect(page.target.text).toBe(`Marked as unread: ${references['Asha Verma']}`);
  expect((await desk.stores.applications.find(references['Asha Verma'] ?? ''))?.readAt).toBeUndefined();
});

it('shows whatever was typed as text, and hands out hostile resumes as files and safe copies alone', async () => {
  const page = await desk.open(sheet('Hostile'));
  const title = page.main.one('h1').text;
  for (const words of ['<script>', '\\u202e']) expect(title).toContain(words);
  expect(page.document.all('script')).toHaveLength(1);
  expect(page.main.texts('a')).not.toContain('Answer');
  const picture = await page.fetch(page.main.one('img').get('src') ?? '');
  expect(picture.headers.get('content-type')).toMatch(/^image\/svg/);
  expect(await picture.text()).toContain('This page cannot be drawn.');

  const file = await page.fetch(`${sheet('Hostile')}/resume-as-sent.pdf`);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=A-[\w-]+-as-sent\.pdf$/);
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(file.headers.get('set-cookie')).toBeNull();
  const none = await page.fetch(`${sheet('Hostile')}/resume.pdf`);
  expect(none.status).toBe(422);
  expect(await none.text()).toContain('No safe copy can be made');

  await page.open(sheet('Script'));
  const links = page.main.all('a');
  expect(links.map(({ text }) => text)).toContain('Download the file as it was sent');
  const copy = links.find(({ text }) => text === 'Download a safe copy')?.get('href') ?? '';
  const saved = Buffer.from(await (await page.fetch(copy)).arrayBuffer()).toString('latin1');
  expect(saved).toMatch(/^%PDF-/);
  expect(saved).not.toContain('/JavaScript');
});

it('gives a note that is too long back to be shortened, leads to the submission, and shows no notice that the address makes up', async () => {
  const page = await desk.open(`${sheet('Script')}?done=constructor&of=javascript:alert(1)`);
  expect(page.document.all('#done')).toEqual([]);
  await page.press('Add note', { 'New note': 'x'.repeat(2001) });
  expect([page.status, page.main.one('h1').text]).toEqual([
    422,
    expect.stringMatching(/^A note has at most/),
  ]);
  expect(page.value('What you wrote')).toBe('x'.repeat(2001));
  await page.press('Send again', { 'What you wrote': 'x' });
  expect(page.target.text).toBe('The note is added.');
  await page.press('Add note', { 'New note': ' ' });
  await page.follow('Back to the submission');
  expect(page.main.one('h1').text).toBe('Script');
});

it('says in the quarantine why each is held, and beside the box what keeps it from being erased', async () => {
  const page = await desk.open('/quarantine');
  expect(listed(page)).toEqual([expect.stringContaining('a field was filled in that people do not see')]);
  await page.follow('Ravi Nair');
  expect(page.main.texts('button')).toContain('Release into the inbox');
  await page.follow('Erase');
  await page.press('Erase');
  expect(page.status).toBe(422);
  expect(page.target.text).toMatch(/^Nothing was erased\./);
  expect(page.main.one('[type="checkbox"]').get('aria-describedby')).toBe(page.target.get('id'));
});

it('erases after it was asked twice, and says what is gone', async () => {
  const page = await desk.open(sheet('Asha Verma'));
  await page.follow('Erase');
  await page.press('Erase', { 'Everything of': true, 'Yes, remove it for good': true });
  expect(page.target.text).toMatch(/^Erased for good\./);
  const left = await desk.stores.desk.search({ words: 'asha.verma' }, { limit: 10 });
  expect(left.total).toBe(0);
});
