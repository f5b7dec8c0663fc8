// behaviour: D3 D5

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { REFERENCE } from '#shared/reference.ts';
import type { Database } from '../../server/database/database.ts';
import { applications } from '../../server/submissions/applications.ts';
import type { Selection } from '../../server/submissions/desk-queries.ts';
import { messages } from '../../server/submissions/messages.ts';
import { outbox } from '../../server/submissions/outbox.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';
import { buildApplication, buildMessage, buildPdf } from '../support/stores/database.ts';
import { databaseForTest, storesForTest } from '../support/stores/stores.ts';

const NOW = new Date('2026-11-21T08:35:00.000Z');

it('stores an application with its resume and one line in the outbox', async () => {
  const stores = await storesForTest(() => NOW);
  const bytes = buildPdf('whole', 100_000);
  const notes = ['no readable text', 'has an attachment'];
  const sent = buildApplication({
    resume: { fileName: 'Asha – Verma.pdf', bytes, text: 'Firmware', pages: 2, notes },
  });

  const { reference } = await stores.applications.add(sent);

  expect(reference).toMatch(REFERENCE);
  expect(reference).toMatch(/^A-/);
  const { resume, jobText, ...words } = sent;
  expect(await stores.applications.find(reference)).toEqual({
    ...words,
    kind: 'application',
    reference,
    resume: {
      fileName: 'Asha – Verma.pdf',
      byteSize: 100_000,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      pages: 2,
      notes: ['no readable text', 'has an attachment'],
    },
    receivedAt: NOW,
    readAt: undefined,
    stage: 'new',
  });
  expect(Buffer.from((await stores.applications.resumeBytes(reference)) ?? []).equals(bytes)).toBe(true);
  expect(await stores.applications.resumeText(reference)).toBe('Firmware');
  expect(await stores.outbox.claim(10, 60)).toMatchObject([
    {
      id: 1,
      purpose: 'notice',
      kind: 'application',
      reference,
      attempts: 1,
      key: null,
      created_at: NOW.toISOString(),
      message_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

it('gives the first reference again for the very same application, and writes nothing', async () => {
  const stores = await storesForTest(() => NOW);
  const first = await stores.applications.add(buildApplication());
  const { reference } = first;

  const again = await stores.applications.add(buildApplication());
  expect(again.reference).toBe(reference);
  // Whoever lost the first answer gets a key of their own, and the first one stays good.
  expect(again.key).not.toBe(first.key);
  expect(await Promise.all([first, again].map(({ key }) => stores.keys.referenceOf(key)))).toEqual([
    reference,
    reference,
  ]);
  // Neither what the file is called nor what the opening is called today is anything the applicant wrote.
  const bytes = buildPdf('Asha Verma');
  const renamed = buildApplication({ jobTitle: 'Firmware Engineer', resume: { fileName: 'cv.pdf', bytes } });
  expect(await stores.applications.add(renamed)).toMatchObject({ reference });

  expect(await applicationsIn(stores)).toHaveLength(1);
  expect(await stores.outbox.claim(10, 60)).toHaveLength(1);
});

it.each([
  { email: 'ASHA.Verma@mail.example' },
  { jobId: 'react-developer' },
  { resume: { fileName: 'Asha Verma.pdf', bytes: buildPdf('another') } },
])('keeps a correction beside what was sent first: %o', async (correction) => {
  const stores = await storesForTest(() => NOW);
  const first = await stores.applications.add(buildApplication());
  const second = await stores.applications.add(buildApplication(correction));

  expect(second.reference).not.toBe(first.reference);
  expect(await applicationsIn(stores)).toHaveLength(2);
  expect((await stores.applications.find(first.reference))?.phone).toBe('9000000001');
  expect(await stores.applications.find(second.reference)).toMatchObject(
    correction.resume ? { resume: { byteSize: correction.resume.bytes.byteLength } } : correction,
  );
});

it('takes the very same application anew after a day, and once again within the next', async () => {
  let now = NOW;
  const stores = await storesForTest(() => now);
  const sentAfter = async (hours: number) => {
    now = new Date(NOW.getTime() + hours * 3_600_000);
    return (await stores.applications.add(buildApplication())).reference;
  };
  const first = await sentAfter(0);
  expect(await sentAfter(24)).toBe(first);
  const second = await sentAfter(24.001);
  expect(second).not.toBe(first);
  // A day from the second one, not from the first.
  expect(await sentAfter(47)).toBe(second);
  expect(await applicationsIn(stores)).toHaveLength(2);
});

it('keeps apart an opening and a name whose texts run together to the same', async () => {
  const stores = await storesForTest(() => NOW);
  await stores.applications.add(buildApplication({ jobId: 'driver', name: '","x' }));
  await stores.applications.add(buildApplication({ jobId: 'driver","', name: 'x' }));
  expect(await applicationsIn(stores)).toHaveLength(2);
});

it('stores nothing of an application whose outbox line cannot be written', async () => {
  const database = await databaseForTest();
  const store = applications(database, () => NOW, ['notice']);
  await database.write((transaction) => sql`drop table outbox`.execute(transaction));

  await expect(store.add(buildApplication())).rejects.toThrow('outbox');

  for (const table of ['applications', 'resumes'] as const) {
    expect(await database.read((db) => db.selectFrom(table).selectAll().execute())).toEqual([]);
  }
});

it('chooses by days in Asia/Kolkata', async () => {
  let now = NOW;
  const stores = await storesForTest(() => now);
  const addAt = async (time: string, jobId: string) => {
    now = new Date(time);
    const { reference } = await stores.applications.add(buildApplication({ jobId }));
    return reference;
  };
  // 18:30 UTC is midnight in Indore.
  const late = await addAt('2026-11-20T18:29:59.999Z', 'a');
  const midnight = await addAt('2026-11-20T18:30:00.000Z', 'b');
  const evening = await addAt('2026-11-21T18:29:59.999Z', 'c');
  const next = await addAt('2026-11-21T18:30:00.000Z', 'd');
  const listed = async (selection: Selection) =>
    (await stores.desk.search(selection, { limit: 50 })).submissions.map((each) => each.reference);

  expect(await listed({ since: '2026-11-21', until: '2026-11-21' })).toEqual([evening, midnight]);
  expect(await listed({ until: '2026-11-20' })).toEqual([late]);
  expect(await listed({ since: '2026-11-22' })).toEqual([next]);
});

it('keeps the time of the first reading, and forgets it when marked unread', async () => {
  let now = NOW;
  const stores = await storesForTest(() => now);
  const { reference } = await stores.applications.add(buildApplication());

  expect(await stores.markRead(reference, true)).toBe(true);
  now = new Date('2026-12-01T00:00:00Z');
  await stores.markRead(reference, true);
  expect((await stores.applications.find(reference))?.readAt).toEqual(NOW);
  await stores.markRead(reference, false);
  expect((await stores.applications.find(reference))?.readAt).toBeUndefined();
  expect(await stores.markRead('A-2222-2222', true)).toBe(false);
});

it('stores and reports once what is written again, as where PostgreSQL was lost before it confirmed a commit', async () => {
  const database = await databaseForTest();
  const twice: Database = {
    ...database,
    async write(work) {
      await database.write(work);
      return database.write(work);
    },
  };
  const clock = () => new Date();
  const { reference } = await applications(twice, clock, ['notice']).add(buildApplication());
  const message = await messages(twice, clock, ['notice']).add('contact', buildMessage());
  const lines = await outbox(database, clock).claim(10, 60);
  expect(lines.map((line) => line.reference)).toEqual([reference, message.reference]);
});
