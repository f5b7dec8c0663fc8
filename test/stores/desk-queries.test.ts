// behaviour: O13 D10 O17
import { expect, it } from 'vitest';
import { buildApplication, buildEnquiry, buildMessage, buildPdf } from '../support/stores/database.ts';
import { storesForTest } from '../support/stores/stores.ts';

const NOW = new Date('2026-11-21T08:35:00.000Z');
const DAY = 86_400_000;

async function filled() {
  let now = new Date(NOW);
  const stores = await storesForTest(() => now);
  const resume = { fileName: 'cv.pdf', bytes: buildPdf('x'), text: 'Linux KERNEL\ndrivers' };
  const first = await stores.applications.add(buildApplication({ name: 'Zoë Ünal', resume }));
  now = new Date(NOW.getTime() + DAY);
  const message = await stores.messages.add('contact', buildMessage());
  now = new Date(NOW.getTime() + 2 * DAY);
  const enquiry = await stores.messages.add('enquiry', buildEnquiry({ message: '100% of beds_' }));
  now = new Date(NOW.getTime() + 3 * DAY);
  const second = await stores.applications.add(
    buildApplication({ jobId: 'qa-engineer', jobTitle: 'QA Engineer', email: 'other@mail.example' }),
  );
  const references = { first, message, enquiry, second };
  const named = Object.fromEntries(Object.entries(references).map(([name, each]) => [each.reference, name]));
  const search = async (
    selection: Parameters<typeof stores.desk.search>[0],
    page: { limit: number; offset?: number } = { limit: 50 },
  ) => {
    const { submissions, total } = await stores.desk.search(selection, page);
    return [...submissions.map(({ reference }) => named[reference] ?? reference), total];
  };
  const wait = (days: number) => {
    now = new Date(now.getTime() + days * DAY);
  };
  return {
    stores,
    search,
    wait,
    first: first.reference,
    second: second.reference,
    message: message.reference,
  };
}

it('searches every field and the text of resumes, by all words, in any case, and takes no word for a pattern', async () => {
  const { search } = await filled();
  expect(await search({})).toEqual(['second', 'enquiry', 'message', 'first', 4]);
  expect(await search({}, { limit: 2, offset: 1 })).toEqual(['enquiry', 'message', 4]);
  expect(await search({ words: 'kernel ÜNAL  linux' })).toEqual(['first', 1]);
  expect(await search({ words: 'kernel relay' })).toEqual([0]);
  expect(await search({ words: 'OTHER@mail' })).toEqual(['second', 1]);
  expect(await search({ words: 'ＲＥＬＡＹ' })).toEqual(['message', 1]);
  expect(await search({ words: '100%' })).toEqual(['enquiry', 1]);
  expect(await search({ words: '%' })).toEqual(['enquiry', 1]);
  expect(await search({ words: "beds_' or 1=1 --" })).toEqual([0]);
  expect(await search({ words: 'ünal' })).toEqual(['first', 1]);
});

it('finds what stands beside one in a list, also where that one is no longer in it', async () => {
  const { stores, first, message, second } = await filled();
  const [, enquiry] = await stores.desk.matching({});
  expect(await stores.desk.around({}, message)).toEqual({ newer: enquiry, older: first, ahead: 2 });
  await stores.markRead(message, true);
  expect(await stores.desk.around({ unread: true }, message)).toEqual({
    newer: enquiry,
    older: first,
    ahead: 2,
  });
  const none = { newer: undefined, older: undefined, ahead: 0 };
  expect(await stores.desk.around({ kind: 'application', stage: 'hired' }, message)).toEqual(none);
  expect(await stores.desk.around({ kind: 'application' }, second)).toEqual({ ...none, older: first });
});

it('finds all that match, and reads more of them than one query may name', async () => {
  const { stores, first, message } = await filled();
  const all = await stores.desk.matching({});
  expect(all).toHaveLength(4);
  expect((await stores.desk.these(all)).map(({ reference }) => reference)).toEqual(all);
  const none = Array.from({ length: 40_000 }, (_, index) => `C-${index}`);
  const found = await stores.desk.these([first, ...none, message]);
  expect(found.map(({ reference }) => reference)).toEqual([first, message]);
});

it('chooses by kind, opening, stage, days and what is unread, and keeps quarantine apart', async () => {
  const { stores, search, first, message } = await filled();
  await stores.stages.set(first, 'interview');
  await stores.markRead(first, true);
  expect(await search({ kind: 'application' })).toEqual(['second', 'first', 2]);
  expect(await search({ kind: 'enquiry' })).toEqual(['enquiry', 1]);
  expect(await search({ jobIds: ['qa-engineer'] })).toEqual(['second', 1]);
  expect(await search({ stage: 'interview' })).toEqual(['first', 1]);
  expect(await search({ since: '2026-11-22', until: '2026-11-23' })).toEqual(['enquiry', 'message', 2]);
  expect(await search({ unread: true })).toEqual(['second', 'enquiry', 'message', 3]);
  expect(await search({ quarantine: true })).toEqual([0]);
  expect(await stores.release(message)).toBe(false);
  expect(await stores.desk.jobs()).toEqual([
    { jobId: 'embedded-firmware-engineer', title: 'Embedded Firmware Engineer' },
    { jobId: 'qa-engineer', title: 'QA Engineer' },
  ]);
});

it('counts by opening and by week of the office', async () => {
  let now = new Date('2026-11-15T18:29:59.999Z');
  const stores = await storesForTest(() => now);
  await stores.applications.add(buildApplication());
  now = new Date('2026-11-15T18:30:00.000Z');
  await stores.messages.add('contact', buildMessage());
  await stores.applications.add(buildApplication({ name: 'other' }));
  now = NOW;
  const weeks = await stores.statistics.byWeek(3);
  expect(weeks).toEqual([
    { monday: new Date('2026-11-01T18:30:00.000Z'), applications: 0, messages: 0 },
    { monday: new Date('2026-11-08T18:30:00.000Z'), applications: 1, messages: 0 },
    { monday: new Date('2026-11-15T18:30:00.000Z'), applications: 1, messages: 1 },
  ]);
  expect(await stores.statistics.byJob()).toEqual([
    {
      jobId: 'embedded-firmware-engineer',
      title: 'Embedded Firmware Engineer',
      stage: 'new',
      count: 2,
      unread: 2,
    },
  ]);
});

it('erases notes and stages with what they are about, and adds none to what is gone', async () => {
  const { stores, first, second, wait } = await filled();
  for (const reference of [first, second]) {
    await stores.stages.set(reference, 'reviewing');
    expect(await stores.notes.add(reference, `about ${reference}`)).toBe(true);
  }
  await stores.erase([first]);
  expect(await stores.notes.of(first)).toEqual([]);
  expect(await stores.stages.history(first)).toEqual([]);
  expect(await stores.notes.add(first, 'late')).toBe(false);
  expect(await stores.notes.of(first)).toEqual([]);
  expect(await stores.stages.set(first, 'hired')).toBe('gone');

  const [note] = await stores.notes.of(second);
  expect(note?.text).toBe(`about ${second}`);
  expect(await stores.notes.remove(first, note?.id ?? 0)).toBe(false);
  expect(await stores.notes.remove(second, note?.id ?? 0)).toBe(true);
  wait(2);
  expect(await stores.sweep(1)).toContain(second);
  expect(await stores.stages.history(second)).toEqual([]);
});
