// behaviour: Q12 O17 O18
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Stage } from '#shared/stages.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { buildApplication, buildMessage } from '../../support/stores/database.ts';
import { undrawable, useDesk } from '../../support/stores/desk.ts';

const resume = {
  fileName: 'cv.pdf',
  bytes: new Uint8Array(readFileSync('test/fixtures/latex-hyperref.pdf')),
  pages: 1,
  text: 'KiCad and MQTT',
};
const references: Record<string, string> = {};

const desk = useDesk(async (stores) => {
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
/** Waits for the page, its keys included. */
async function heading(page: Page, name: string) {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForLoadState();
}
const answers = (page: Page) => page.getByRole('list', { name: 'Answers, newest first' });

async function setStage(page: Page, stage: string) {
  await page.getByLabel('Stage', { exact: true }).selectOption(stage);
  await page.getByRole('button', { name: 'Set', exact: true }).click();
}

it('a recruiter tells the applicant in an act of its own, sees the words first, and takes them back', async () => {
  const page = await desk.look(sheet('Applicant 1'), { javaScriptEnabled: false, expects: /422/ });
  await setStage(page, 'Declined');
  await page.getByText('The applicant sees “Received”.').waitFor();
  expect(await told('Applicant 1')).toEqual({ now: 'new', soon: 'new' });

  await page.getByRole('link', { name: 'Tell the applicant' }).click();
  expect(await page.getByText('Not this time').isVisible()).toBe(true);
  expect(await page.getByText('We have decided not to take this application further').isVisible()).toBe(true);
  expect(await page.getByLabel('Letter').inputValue()).toContain('Hello Applicant 1,');
  await page.getByLabel('Letter').fill('You asked about the shift.');
  await page.getByRole('button', { name: 'Interview', exact: true }).click();
  expect(await page.getByLabel('Letter').inputValue()).toMatch(
    /Would \[day\][\s\S]*You asked about the shift\./,
  );
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByText('Nothing was sent: fill in [day], [time], [minutes]').waitFor();
  await page.getByLabel('Letter').fill('Not this time, we are sorry.\n\nMeera');
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByText('can be taken back for ten minutes').waitFor();
  expect(await answers(page).innerText()).toMatch(/Declined[\s\S]*we are sorry[\s\S]*Meera Joshi/);
  expect(await told('Applicant 1')).toEqual({ now: 'new', soon: 'declined' });
  expect((await desk.stores.outbox.counts()).waiting.answer).toBe(1);

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('nobody was told').waitFor();
  expect(await told('Applicant 1')).toEqual({ now: 'new', soon: 'new' });
  expect((await desk.stores.outbox.counts()).waiting.answer).toBe(0);
});

it('a recruiter who sets a stage while a note is begun keeps both, and an application that was withdrawn stays so', async () => {
  const page = await desk.look(sheet('Applicant 32'), { javaScriptEnabled: false });
  await page.getByLabel('New note').fill('Called, wants to think.');
  await setStage(page, 'Interview');
  await page.getByText('The stage is set.').waitFor();
  await page.getByRole('list', { name: 'Notes' }).getByText('Called, wants to think.').waitFor();
  await desk.stores.applicant.withdraw(references['Applicant 32'] ?? '');
  await setStage(page, 'Declined');
  await page.getByText('the applicant has withdrawn').waitFor();
  expect(await page.getByLabel('Stage', { exact: true }).count()).toBe(0);
  expect(await stageOf('Applicant 32')).toBe('withdrawn');
});

it('a recruiter goes from one to the next of a search, and back to the list where it was left', async () => {
  const page = await desk.look('/?q=kicad&page=2#results', { javaScriptEnabled: false });
  await page.getByText('51 to 60 of 60').waitFor();
  await page.getByRole('link', { name: 'Applicant 10', exact: true }).click();
  await heading(page, 'Applicant 10');
  await setStage(page, 'In review');
  await page.getByText('The stage is set.').waitFor();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await heading(page, 'Applicant 9');
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByRole('link', { name: 'Previous' }).click();
  await heading(page, 'Applicant 11');
  await page.getByRole('link', { name: 'Inbox', exact: true }).last().click();
  await page.getByText('1 to 50 of 60').waitFor();
  expect(await page.getByLabel('Search names').inputValue()).toBe('kicad');
  await eventually(() => page.locator(':focus').innerText(), 'Applicant 11');
});

it('a recruiter reads through what is unread, which leaves the list on the way, by the keys j and k', async () => {
  const page = await desk.look('/?unread=1&q=kicad');
  await page.getByRole('link', { name: 'Applicant 60', exact: true }).click();
  await heading(page, 'Applicant 60');
  await page.keyboard.press('j');
  await heading(page, 'Applicant 59');
  await page.keyboard.press('j');
  await heading(page, 'Applicant 58');
  await page.goto(sheet('Applicant 50'));
  await page.keyboard.press('k');
  await heading(page, 'Applicant 51');
});

it('a recruiter sets, marks and saves several at once, and is told of those a colleague has set', async () => {
  const page = await desk.look('/?kind=application', { javaScriptEnabled: false });
  const choose = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
  await page.getByRole('button', { name: 'Mark read' }).click();
  await page.getByText('Nothing was ticked').waitFor();

  const ticked = ['41', '42', '43', '45'].map((number) => `Applicant ${number}`);
  for (const name of ticked) await choose(name).check();
  await desk.stores.stages.set(references['Applicant 42'] ?? '', 'offer', { by: 'Ravi' });
  await desk.stores.applicant.withdraw(references['Applicant 45'] ?? '');
  await page.getByLabel('Stage to set').selectOption('Declined');
  await page.getByRole('button', { name: 'Set stage' }).click();
  await page.getByText('Set: 2').waitFor();
  const left = await page.locator('#done').innerText();
  for (const name of ['Applicant 42', 'Applicant 45']) expect(left).toContain(references[name]);
  expect(await Promise.all(ticked.map(stageOf))).toEqual([
    'declined',
    'offer',
    'declined',
    'withdrawn',
  ] satisfies Stage[]);
  expect(await told('Applicant 41')).toEqual({ now: 'new', soon: 'new' });

  await page.getByRole('link', { name: 'Tick all' }).click();
  await page.getByRole('button', { name: 'Mark read' }).click();
  await page.getByText('Marked: 50').waitFor();
  expect((await desk.stores.applications.find(references['Applicant 44'] ?? ''))?.readAt).toBeDefined();

  await desk.stores.notes.add(references['Applicant 41'] ?? '', 'Called her', 'Ravi');
  await page.goto('/');
  for (const name of ['Applicant 41', 'Odd', 'Writer']) await choose(name).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as one file' }).click(),
  ]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(files)).toEqual([
    'submissions.csv',
    `${references['Applicant 41']}-cv.pdf`,
    'no-safe-copy.txt',
  ]);
  const table = strFromU8(files['submissions.csv'] ?? new Uint8Array());
  expect(table).toMatch(/"Unread","Stage"/);
  expect(table).toMatch(/Applicant 41[\s\S]*Ravi: Called her/);
  expect(table).toContain('"Writer"');
  expect(strFromU8(files['no-safe-copy.txt'] ?? new Uint8Array())).toContain(references.Odd);
});

it('a recruiter is asked for a name once, and it stands beside what was done, a message that was answered too', async () => {
  const page = await desk.look('/', { name: '', javaScriptEnabled: false });
  await page.getByLabel('Your name').fill('  Ravi   Nair ');
  await page.getByRole('button', { name: 'To the desk' }).click();
  await page.waitForURL('/');
  await page.goto(sheet('Applicant 20'));
  await heading(page, 'Applicant 20');
  await setStage(page, 'Interview');
  await page.getByLabel('New note').fill('Knows KiCad.');
  await page.getByRole('button', { name: 'Add note' }).click();
  expect(await page.getByRole('list', { name: 'Notes, newest first' }).innerText()).toContain('Ravi Nair');
  expect(await page.getByRole('list', { name: 'History, newest first' }).innerText()).toMatch(
    /Interview .*, Ravi Nair/,
  );
  await page.goto('/');
  expect(await page.getByRole('link', { name: 'Ravi Nair' }).count()).toBe(1);
  await page.goto(sheet('Writer'));
  await page.getByRole('link', { name: 'Answer', exact: true }).click();
  expect(await page.getByRole('button', { name: 'Interview', exact: true }).count()).toBe(0);
  // What is answered stands beside the letter, and nothing of a page that a message has not.
  expect(await page.getByText('Welding?').isVisible()).toBe(true);
  expect(await page.getByText('applicant’s page').count()).toBe(0);
  await page.getByLabel('Letter').fill('Yes, we weld.');
  await page.getByRole('button', { name: 'Answer' }).click();
  await eventually(() => answers(page).innerText(), expect.stringMatching(/Yes, we weld\.[\s\S]*Ravi Nair/));
});

it('the later of two recruiters sees what the other did, and is asked before it is changed or answered', async () => {
  const meera = await desk.visit(sheet('Applicant 30'), { javaScriptEnabled: false, expects: /409/ });
  const ravi = await desk.visit(sheet('Applicant 30'), { javaScriptEnabled: false, name: 'Ravi Nair' });
  await setStage(ravi, 'Offer made');
  await ravi.getByText('The stage is set.').waitFor();

  await setStage(meera, 'Declined');
  await meera.getByText('Nothing was set: somebody else').waitFor();
  expect(await meera.getByRole('list', { name: 'History, newest first' }).innerText()).toMatch(
    /^Offer made .*, Ravi Nair/,
  );
  expect(await stageOf('Applicant 30')).toBe('offer');

  await meera.getByRole('link', { name: 'Answer', exact: true }).click();
  await ravi.getByRole('link', { name: 'Answer', exact: true }).click();
  await ravi.getByLabel('Letter').fill('Welcome!');
  await ravi.getByRole('button', { name: 'Answer' }).click();
  await ravi.getByText('can be taken back for ten minutes').waitFor();
  await meera.getByLabel('Letter').fill('We call you on Tuesday.');
  await meera.getByRole('button', { name: 'Answer' }).click();
  await meera.getByText('Somebody else has answered').waitFor();
  expect(await meera.getByText('Welcome!').count()).toBe(1);
  expect(await meera.getByLabel('Letter').inputValue()).toBe('We call you on Tuesday.');
  await meera.getByRole('button', { name: 'Answer' }).click();
  await meera.getByText('can be taken back for ten minutes').waitFor();
  expect(await answers(meera).getByRole('listitem').count()).toBe(2);
});

it('two recruiters see that the other was there, who read and marked it, and who erased it', async () => {
  const meera = await desk.visit(sheet('Applicant 31'), { javaScriptEnabled: false, expects: /404/ });
  expect(await meera.getByText('has opened this too').count()).toBe(0);
  const ravi = await desk.visit(sheet('Applicant 31'), { javaScriptEnabled: false, name: 'Ravi Nair' });
  expect(await ravi.getByText(/^Meera Joshi has opened this too, /).count()).toBe(1);
  await ravi.getByRole('button', { name: 'Mark unread' }).click();
  await ravi.getByText('Marked as unread:').waitFor();

  await meera.reload();
  expect(await meera.getByText(/^Ravi Nair has opened this too, /).count()).toBe(1);
  const marked = meera.getByRole('definition').filter({ hasText: 'Ravi Nair' });
  expect(await marked.count()).toBe(2);
  expect(await meera.getByRole('term').filter({ hasText: 'Marked unread' }).count()).toBe(1);

  await ravi.goto(`${sheet('Applicant 31')}/erase`);
  await ravi.getByRole('checkbox', { name: 'Yes, remove it for good' }).check();
  await ravi.getByRole('button', { name: 'Erase' }).click();
  await ravi.getByText('Erased for good.').waitFor();
  await meera.reload();
  await meera.getByText(/^Ravi Nair erased this submission, /).waitFor();
});
