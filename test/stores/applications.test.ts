import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { REFERENCE } from '#shared/reference.ts';
import { openDatabase } from '../../server/database/database.ts';
import { applications } from '../../server/submissions/applications.ts';
import { outbox } from '../../server/submissions/outbox.ts';
import { openStores } from '../../server/submissions/submission-stores.ts';
import { buildApplication, buildPdf, temporaryDirectory } from '../support/database.ts';

const NOW = new Date('2026-11-21T08:35:00.000Z');

async function memoryStores(clock = () => NOW) {
  const stores = await openStores({ memory: true, clock });
  onTestFinished(() => stores.close());
  return stores;
}

it('stores an application with its resume and one line in the outbox', async () => {
  const stores = await memoryStores();
  const bytes = buildPdf('whole', 100_000);
  const sent = buildApplication({ resume: { fileName: 'Asha – Verma.pdf', bytes } });

  const { reference, repeated } = await stores.applications.add(sent);

  expect(repeated).toBe(false);
  expect(reference).toMatch(REFERENCE);
  expect(reference).toMatch(/^A-/);
  const { resume, ...words } = sent;
  expect(await stores.applications.find(reference)).toEqual({
    ...words,
    kind: 'application',
    reference,
    resume: {
      fileName: 'Asha – Verma.pdf',
      byteSize: 100_000,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    receivedAt: NOW,
    readAt: undefined,
  });
  expect(Buffer.from((await stores.applications.resumeBytes(reference)) ?? []).equals(bytes)).toBe(true);
  const lines = await stores.outbox.due(10);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    kind: 'application',
    reference,
    attempts: 0,
    fields: { jobId: sent.jobId },
  });
});

it('gives the first reference again for the same job, e-mail and file, and writes nothing', async () => {
  const stores = await memoryStores();
  const first = await stores.applications.add(buildApplication());
  const again = await stores.applications.add(
    buildApplication({ email: ' ASHA.Verma@mail.example ', name: 'A. Verma', coverLetter: 'Another letter' }),
  );

  expect(again).toEqual({ reference: first.reference, repeated: true });
  const stored = await stores.applications.list();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.name).toBe('Asha Verma');
  expect(await stores.outbox.due(10)).toHaveLength(1);
});

it('takes another job, another e-mail or another file for another application', async () => {
  const stores = await memoryStores();
  await stores.applications.add(buildApplication());
  const others = [
    buildApplication({ jobId: 'react-developer' }),
    buildApplication({ email: 'asha@mail.example' }),
    buildApplication({ resume: { fileName: 'Asha Verma.pdf', bytes: buildPdf('another') } }),
  ];
  for (const other of others) expect((await stores.applications.add(other)).repeated).toBe(false);
  expect(await stores.applications.list()).toHaveLength(4);
});

it('keeps apart a job and an e-mail whose texts run together to the same', async () => {
  const stores = await memoryStores();
  await stores.applications.add(buildApplication({ jobId: 'driver', email: '","x' }));
  expect((await stores.applications.add(buildApplication({ jobId: 'driver","', email: 'x' }))).repeated).toBe(
    false,
  );
});

it('stores one when the same application arrives many times at once, also by two instances', async () => {
  const directory = await temporaryDirectory();
  const one = await openStores({ directory });
  const other = await openStores({ directory });
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));

  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).applications.add(buildApplication())),
  );

  expect(new Set(results.map((result) => result.reference)).size).toBe(1);
  expect(results.filter((result) => !result.repeated)).toHaveLength(1);
  expect(await one.applications.list()).toHaveLength(1);
  expect(await other.outbox.due(10)).toHaveLength(1);
});

it('stores nothing of an application whose outbox line is refused', async () => {
  const database = await openDatabase({ memory: true });
  onTestFinished(() => database.close());
  const store = applications(database, () => NOW);
  await database.write((transaction) =>
    sql`create trigger refuse before insert on outbox begin select raise(abort, 'no room'); end`.execute(
      transaction,
    ),
  );

  await expect(store.add(buildApplication())).rejects.toThrow('no room');

  for (const table of ['applications', 'resumes', 'outbox'] as const) {
    expect(await database.read((db) => db.selectFrom(table).selectAll().execute())).toEqual([]);
  }
});

it('lets one failing application take none of those stored in the same moment with it', async () => {
  const database = await openDatabase({ memory: true });
  onTestFinished(() => database.close());
  const store = applications(database, () => NOW);
  await database.write((transaction) =>
    sql`create trigger refuse before insert on resumes when new.file_name = 'bad.pdf'
        begin select raise(abort, 'bad file'); end`.execute(transaction),
  );
  const names = ['one.pdf', 'bad.pdf', 'two.pdf', 'bad.pdf', 'three.pdf'];

  const results = await Promise.allSettled(
    names.map((fileName, index) =>
      store.add(buildApplication({ resume: { fileName, bytes: buildPdf(`${index}`) } })),
    ),
  );

  expect(results.map((result) => result.status)).toEqual(
    names.map((n) => (n === 'bad.pdf' ? 'rejected' : 'fulfilled')),
  );
  expect((await store.list()).map((each) => each.resume.fileName).toSorted()).toEqual([
    'one.pdf',
    'three.pdf',
    'two.pdf',
  ]);
  expect(await outbox(database, () => NOW).due(10)).toHaveLength(3);
  const rows = await database.read((db) => db.selectFrom('applications').select('id').execute());
  expect(rows).toHaveLength(3);
});

it('draws again when a reference is taken', async () => {
  const database = await openDatabase({ memory: true });
  onTestFinished(() => database.close());
  const drawn = ['A-2222-2222', 'A-2222-2222', 'A-3333-3333'];
  const store = applications(
    database,
    () => NOW,
    () => drawn.shift() ?? 'A-4444-4444',
  );

  await store.add(buildApplication());
  const second = await store.add(buildApplication({ email: 'second@mail.example' }));

  expect(second).toEqual({ reference: 'A-3333-3333', repeated: false });
});

it('lists newest first and chooses by job, by day in Asia/Kolkata and by what is unread', async () => {
  let now = NOW;
  const stores = await memoryStores(() => now);
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
  const listed = async (filter: Parameters<typeof stores.applications.list>[0]) =>
    (await stores.applications.list(filter)).map((each) => each.reference);

  expect(await listed({})).toEqual([next, evening, midnight, late]);
  expect(await listed({ since: '2026-11-21', until: '2026-11-21' })).toEqual([evening, midnight]);
  expect(await listed({ until: '2026-11-20' })).toEqual([late]);
  expect(await listed({ jobId: 'b' })).toEqual([midnight]);
  await stores.applications.markRead(evening, true);
  expect(await listed({ unread: true, since: '2026-11-21' })).toEqual([next, midnight]);
});

it('keeps the time of the first reading, and forgets it when marked unread', async () => {
  let now = NOW;
  const stores = await memoryStores(() => now);
  const { reference } = await stores.applications.add(buildApplication());

  expect(await stores.applications.markRead(reference, true)).toBe(true);
  now = new Date('2026-12-01T00:00:00Z');
  await stores.applications.markRead(reference, true);
  expect((await stores.applications.find(reference))?.readAt).toEqual(NOW);
  await stores.applications.markRead(reference, false);
  expect((await stores.applications.find(reference))?.readAt).toBeUndefined();
  expect(await stores.applications.markRead('A-2222-2222', true)).toBe(false);
});
