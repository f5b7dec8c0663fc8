// behaviour: Q12 O17 O18
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Stage } from '#shared/stages.ts';
import type { TextBrowser } from '../support/site/text-browser.ts';
import { buildAnswer, buildApplication, buildMessage } from '../support/stores/database.ts';
import { undrawable, useDeskPages } from '../support/stores/desk.ts';

const resume = {
  fileName: 'cv.pdf',
  bytes: new Uint8Array(readFileSync('test/fixtures/latex-hyperref.pdf')),
  pages: 1,
  text: 'KiCad and MQTT',
};
const references: Record<string, string> = {};

const desk = useDeskPages(async (stores) => {
  for (let number = 1; number <= 60; number += 1) {
    const name = `Applicant ${number}`;
    const own = { name, email: `applicant-${number}@mail.example`, resume };
    references[name] = (await stores.applications.add(buildApplication(own))).reference;
  }
  const broken = { fileName: 'cv.pdf', bytes: undrawable(), text: 'Welding' };
  const odd = { name: 'Odd', email: 'odd@mail.example', resume: broken };
  references.Odd = (await stores.applications.add(buildApplication(odd))).reference;
  const message = buildMessage({ fullName: 'Writer', message: 'Welding?' });
  references.Writer = (await stores.messages.add('contact', message)).reference;
});

const sheet = (name: string) => `/submissions/${references[name]}`;
const stageOf = async (name: string) => (await desk.stores.applications.find(references[name] ?? ''))?.stage;
const told = (name: string) => desk.stores.stages.told(references[name] ?? '');
const title = (page: TextBrowser) => page.main.one('h1').text;
const listed = (page: TextBrowser, label: string) => page.main.texts(`[aria-label="${label}"] li`);
const answers = (page: TextBrowser) => listed(page, 'Answers, newest first');
const history = (page: TextBrowser) => listed(page, 'History, newest first');
const notes = (page: TextBrowser) => listed(page, 'Notes, newest first');

it('a recruiter tells the applicant in an act of its own, sees the words first, and takes them back', async () => {
  const page = await desk.open(sheet('Applicant 1'));
  await page.press('Set', { Stage: 'Declined' });
  expect(page.main.text).toContain('The applicant sees “Received”.');
  expect(await told('Applicant 1')).toEqual({ now: 'new', soon: 'new' });

  await page.follow('Tell the applicant');
  expect(page.main.text).toContain('Not this time');
  expect(page.main.text).toContain('We have decided not to take this application further');
  expect(page.value('Letter')).toContain('Hello Applicant 1,');
  await page.press('Interview', { Letter: 'You asked about the shift.' });
  expect(page.value('Letter')).toMatch(/Would \[day\][\s\S]*You asked about the shift\./);
  await page.press('Answer');
  expect(page.target.text).toContain('Nothing was sent: fill in [day], [time], [minutes]');
  await page.press('Answer', { Letter: 'Not this time, we are sorry.\n\nMeera' });
  expect(page.target.text).toContain('can be taken back for ten minutes');
  expect(answers(page)).toEqual([expect.stringMatching(/Declined.*we are sorry.*Meera Joshi/)]);
  expect(await told('Applicant 1')).toEqual({ now: 'new', soon: 'declined' });
  expect((await desk.stores.outbox.counts()).waiting.answer).toBe(1);

  const again = await desk.open(sheet('Applicant 1'));
  // Of two presses a browser shows the second one's page.
  for (const pressed of [page, again]) {
    await pressed.press('Take back');
    expect(pressed.target.text).toContain('nobody was told');
    expect(pressed.value('Letter')).toBe('Not this time, we are sorry.\n\nMeera');
  }
  expect(await told('Applicant 1')).toEqual({ now: 'new', soon: 'new' });
  expect((await desk.stores.outbox.counts()).waiting.answer).toBe(0);
});

it('a recruiter who sets a stage while a note is begun keeps both, is asked where a colleague’s letter waits, and an application that was withdrawn stays so', async () => {
  const page = await desk.open(sheet('Applicant 32'));
  const again = await desk.open(sheet('Applicant 32'));
  for (const pressed of [page, again]) {
    await pressed.press('Set', { 'New note': 'Called, wants to think.', Stage: 'Interview' });
    expect(pressed.target.text).toBe('The stage is set.');
    expect(notes(pressed)).toEqual([expect.stringContaining('Called, wants to think.')]);
  }
  await page.open(sheet('Applicant 32'));
  await page.press('Add note', { 'New note': 'Called, wants to think.' });
  expect(notes(page)).toHaveLength(2);
  const letter = { text: 'Come on Monday.', by: 'Ravi', stage: 'interview', isMailed: true } as const;
  await desk.stores.answers.add(buildAnswer(references['Applicant 32'] ?? '', letter));
  await page.press('Set', { Stage: 'Declined' });
  expect(page.target.text).toContain('somebody else has answered');
  expect(await stageOf('Applicant 32')).toBe('interview');
  await desk.stores.applicant.withdraw(references['Applicant 32'] ?? '');
  await page.press('Set', { Stage: 'Declined' });
  expect(page.target.text).toContain('the applicant has withdrawn');
  expect(page.main.all('select')).toEqual([]);
  expect(await stageOf('Applicant 32')).toBe('withdrawn');
});

it('a recruiter goes from one to the next of a search, and back to the list where it was left', async () => {
  // Beyond the last page, as after an erasure, is the last one.
  const page = await desk.open('/?q=kicad&page=9#results');
  expect(page.target.text).toBe('51 to 60 of 60');
  await page.follow('Applicant 10');
  await page.press('Set', { Stage: 'In review' });
  for (const [link, name] of [
    ['Next', 'Applicant 9'],
    ['Previous', 'Applicant 10'],
    ['Previous', 'Applicant 11'],
  ] as const) {
    await page.follow(link);
    expect(title(page)).toBe(name);
  }
  await page.follow('Inbox', page.main);
  expect(page.main.says('1 to 50 of 60')).toBe(true);
  expect(page.value('Search names')).toBe('kicad');
  expect(page.target.text).toBe('Applicant 11');
});

it('a recruiter sets, marks and saves several at once, and is told of those a colleague has set', async () => {
  const page = await desk.open('/?kind=application');
  const choose = (names: string[]) => Object.fromEntries(names.map((name) => [`Choose ${name}`, true]));
  await page.press('Mark read');
  expect(page.target.text).toContain('Nothing was ticked');

  const ticked = ['41', '42', '43', '45'].map((number) => `Applicant ${number}`);
  await desk.stores.stages.set(references['Applicant 42'] ?? '', 'offer', { by: 'Ravi' });
  await desk.stores.applicant.withdraw(references['Applicant 45'] ?? '');
  await page.press('Set stage', { ...choose(ticked), 'Stage to set': 'Declined' });
  expect(page.target.text).toMatch(/^Applications whose stage is set: 2\. Not set, since .+:/);
  for (const name of ['Applicant 42', 'Applicant 45'])
    expect(page.target.text.split('Not set')[1]).toContain(references[name]);
  expect(await Promise.all(ticked.map(stageOf))).toEqual([
    'declined',
    'offer',
    'declined',
    'withdrawn',
  ] satisfies Stage[]);
  expect(await told('Applicant 41')).toEqual({ now: 'new', soon: 'new' });

  await page.press('Set stage', { ...choose(['Applicant 45']), 'Stage to set': 'Hired' });
  expect(page.target.text).toContain('is set: 0. Not set');

  await page.follow('Tick all');
  await page.press('Mark read');
  expect(page.target.text).toBe('Marked: 50');
  expect((await desk.stores.applications.find(references['Applicant 44'] ?? ''))?.readAt).toBeDefined();

  await desk.stores.notes.add(references['Applicant 41'] ?? '', 'Called her', 'Ravi');
  await page.open('/');
  const saved = await page.save('Save as one file', choose(['Applicant 41', 'Odd', 'Writer']));
  const files = unzipSync(new Uint8Array(await saved.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'submissions.csv',
    `${references['Applicant 41']}-Applicant-41.pdf`,
    'no-safe-copy.txt',
  ]);
  const table = strFromU8(files['submissions.csv'] ?? new Uint8Array());
  expect(table).toMatch(/"Unread","Stage"/);
  expect(table).toMatch(/Applicant 41[\s\S]*Ravi: Called her/);
  expect(table).toContain('"Writer"');
  expect(strFromU8(files['no-safe-copy.txt'] ?? new Uint8Array())).toContain(references.Odd);
});

it('a recruiter is asked for a name once, and it stands beside what was done, a message that was answered too', async () => {
  const page = await desk.open('/', '');
  await page.press('To the desk', { 'Your name': '  Ravi   Nair ' });
  expect(page.path).toBe('/');
  await page.open(sheet('Applicant 20'));
  await page.press('Set', { Stage: 'Interview' });
  await page.press('Add note', { 'New note': 'Knows KiCad.' });
  expect(notes(page).join()).toContain('Ravi Nair');
  expect(history(page)[0]).toMatch(/^Interview .*, Ravi Nair/);
  await page.open('/');
  expect(page.document.texts('header a')).toContain('Ravi Nair');
  await page.open(sheet('Writer'));
  expect(page.main.texts('button')).not.toContain('Interview');
  // The answer is written below the message, and nothing is said of a page that a message has not.
  expect(page.main.text).not.toContain('applicant’s page');
  await page.press('Answer', { Letter: 'Yes, we weld.' });
  expect(answers(page)).toEqual([expect.stringMatching(/Yes, we weld\..*Ravi Nair/)]);
});

it('the later of two recruiters sees what the other did, and is asked before it is changed or answered', async () => {
  const meera = await desk.open(sheet('Applicant 30'));
  const ravi = await desk.open(sheet('Applicant 30'), 'Ravi Nair');
  await ravi.press('Set', { Stage: 'Offer made' });
  await meera.press('Set', { Stage: 'Declined' });
  expect(meera.target.text).toContain('Nothing was set: somebody else');
  expect(history(meera)[0]).toMatch(/^Offer made .*, Ravi Nair/);
  expect(await stageOf('Applicant 30')).toBe('offer');

  await meera.follow('Answer');
  await ravi.follow('Answer');
  await ravi.press('Answer', { Letter: 'Welcome!' });
  await meera.press('Answer', { Letter: 'We call you on Tuesday.' });
  expect([meera.status, meera.target.text]).toEqual([
    409,
    expect.stringContaining('Somebody else has answered'),
  ]);
  expect(meera.main.text).toContain('Welcome!');
  expect(meera.value('Letter')).toBe('We call you on Tuesday.');
  await meera.press('Answer');
  expect(meera.target.text).toContain('can be taken back for ten minutes');
  expect(answers(meera)).toHaveLength(2);
});

it('two recruiters see that the other was there, who read and marked it, and who erased it', async () => {
  const meera = await desk.open(sheet('Applicant 31'));
  expect(meera.main.text).not.toContain('has opened this too');
  const ravi = await desk.open(sheet('Applicant 31'), 'Ravi Nair');
  expect(ravi.main.texts('p').join()).toContain('Meera Joshi has opened this too, ');
  await ravi.press('Mark unread');

  await meera.open(sheet('Applicant 31'));
  expect(meera.main.texts('p').join()).toContain('Ravi Nair has opened this too, ');
  expect(meera.main.texts('dd').filter((words) => words.includes('Ravi Nair'))).toHaveLength(2);
  expect(meera.main.texts('dt')).toContain('Marked unread');

  await ravi.open(`${sheet('Applicant 31')}/erase`);
  await ravi.press('Erase', { 'Yes, remove it for good': true });
  const gone = [404, expect.stringMatching(/^Ravi Nair erased this submission, /)];
  await meera.press('Add note', { 'New note': 'Has built relays' });
  expect([meera.status, title(meera)]).toEqual(gone);
  expect(meera.value('What you wrote')).toBe('Has built relays');
  expect(meera.main.texts('button, a')).toEqual(['To the inbox']);
  expect(meera.document.one('header').text).toMatch(/Meera Joshi[\s\S]*\d+ unread/);
  await meera.open(sheet('Applicant 31'));
  expect([meera.status, title(meera)]).toEqual(gone);
});

it('a recruiter who tells that somebody reads an application sends words, and never a greeting alone', async () => {
  const page = await desk.open(sheet('Applicant 7'));
  const letters = async () => (await desk.stores.outbox.counts()).waiting.answer;
  const before = await letters();
  await page.press('Set', { Stage: 'In review' });
  await page.follow('Tell the applicant');
  expect(page.value('Letter')).toContain('we are reading your application (Embedded Firmware Engineer)');
  await page.press('Nothing but a greeting', { Letter: '' });
  await page.press('Answer');
  expect(page.target.text).toContain('Nothing was sent: the letter has a greeting and no more.');
  await page.press('Answer', { Letter: '' });
  expect(await told('Applicant 7')).toEqual({ now: 'new', soon: 'reviewing' });
  expect(await letters()).toBe(before);
});

it('an opening that was renamed is one, in the filter and in the statistics', async () => {
  for (const jobId of ['old-name', 'qa-engineer']) {
    const about = { jobId, jobTitle: 'QA Engineer', email: `${jobId}@mail.example` };
    await desk.stores.applications.add(buildApplication(about));
  }
  const page = await desk.open('/');
  const options = page.main.texts('option').filter((words) => words === 'QA Engineer');
  expect(options).toHaveLength(1);
  const rows = (await desk.open('/statistics')).main.texts('tr').filter((row) => row.includes('QA Engineer'));
  expect(rows).toEqual([expect.stringMatching(/^QA Engineer 2 2\b/)]);
});
