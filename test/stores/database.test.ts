// behaviour: D7 R12 R21 O2

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Database, DatabaseOptions } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { StoreUnavailable } from '../../server/database/store-errors.ts';
import { applications } from '../../server/submissions/applications.ts';
import { desk } from '../../server/submissions/desk-queries.ts';
import { openStores } from '../../server/submissions/stores.ts';
import { applicationsIn, messagesIn } from '../support/stores/all-submissions.ts';
import { buildApplication, buildMessage, buildPdf, temporaryDirectory } from '../support/stores/database.ts';

async function opened(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  onTestFinished(() => database.close());
  return database;
}

async function openedStores(directory: string) {
  const stores = await openStores({ directory });
  onTestFinished(() => stores.close());
  return stores;
}

/** Another program with the same file open. */
function otherConnection(directory: string): DatabaseSync {
  const connection = new DatabaseSync(join(directory, 'submissions.db'));
  onTestFinished(() => connection.close());
  return connection;
}

it('makes folder and files for their owner alone', async () => {
  const directory = join(await temporaryDirectory(), 'deep', 'data');
  await opened({ directory });
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modeOf(directory)).toBe('700');
  for (const name of await readdir(directory))
    expect([name, await modeOf(join(directory, name))]).toEqual([name, '600']);
});

it('writes ahead, syncs at every commit and checks foreign keys', async () => {
  const database = await opened({ directory: await temporaryDirectory() });
  const pragma = (name: string) => sql<Record<string, unknown>>`pragma ${sql.raw(name)}`;
  const written = await database.write(async (transaction) => ({
    ...(await pragma('journal_mode').execute(transaction)).rows[0],
    ...(await pragma('synchronous').execute(transaction)).rows[0],
    ...(await pragma('foreign_keys').execute(transaction)).rows[0],
    ...(await pragma('busy_timeout').execute(transaction)).rows[0],
  }));
  expect(written).toEqual({
    journal_mode: 'wal',
    synchronous: 2,
    foreign_keys: 1,
    timeout: expect.any(Number),
  });
  expect(Number(written.timeout)).toBeLessThanOrEqual(50);
});

it('keeps every table strict', async () => {
  const database = await opened({ memory: true });
  const tables = await database.read((db) =>
    sql<{ name: string; strict: number }>`pragma table_list`.execute(db),
  );
  const ours = tables.rows.filter(({ name }) => !/^(sqlite_|kysely_)/.test(name));
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter(({ strict }) => strict !== 1)).toEqual([]);
});

it('refuses for now while another program keeps the database locked, reads on and leaves the process free for others, and recovers by itself', async () => {
  const directory = await temporaryDirectory();
  const stores = await openedStores(directory);
  await stores.applications.add(buildApplication());
  const other = otherConnection(directory);
  other.exec('begin immediate');

  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  const refused = stores.messages.add('contact', buildMessage()).finally(() => clearInterval(others));
  expect(await applicationsIn(stores)).toHaveLength(1);
  await stores.ping();
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable);
  // Were the wait spent inside SQLite, there would be one turn and no more.
  expect(turns).toBeGreaterThan(3);

  const waiting = stores.messages.add('contact', buildMessage({ fullName: 'Patient Person' }));
  other.exec('rollback');
  await waiting;
  expect((await messagesIn(stores)).map((each) => each.fullName)).toEqual(['Patient Person']);
});

it('refuses for now when the disk is full, says so, keeps what it has, and recovers by itself', async () => {
  const database = await opened({ directory: await temporaryDirectory() });
  const store = applications(database, () => new Date(), ['notice']);
  const limitPages = (pages: number) =>
    database.write((transaction) =>
      sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(transaction),
    );
  const kept = await store.add(buildApplication());
  await limitPages(20);
  const large = buildApplication({
    jobId: 'large',
    resume: { fileName: 'l.pdf', bytes: buildPdf('l', 1_000_000) },
  });

  await expect(store.add(large)).rejects.toMatchObject({
    name: 'StoreUnavailable',
    message: expect.stringMatching(/SQLITE_FULL.*Make room on its disk/),
  });
  expect((await applicationsIn({ desk: desk(database) })).map((each) => each.reference)).toEqual([
    kept.reference,
  ]);

  await limitPages(100_000);
  await store.add(large);
  expect(await applicationsIn({ desk: desk(database) })).toHaveLength(2);
});

it('answers what is queued before it closes, and refuses afterwards', async () => {
  const stores = await openStores({ directory: await temporaryDirectory() });
  const queued = Array.from({ length: 10 }, () => stores.messages.add('contact', buildMessage()));
  await stores.close();
  expect(await Promise.all(queued)).toHaveLength(10);
  await expect(stores.messages.add('contact', buildMessage())).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(stores.ping()).rejects.toBeInstanceOf(StoreUnavailable);
});

async function wholeDatabase(): Promise<{ directory: string; file: string }> {
  const directory = await temporaryDirectory();
  const stores = await openStores({ directory });
  for (let number = 0; number < 20; number += 1) {
    await stores.applications.add(
      buildApplication({ email: `${number}`, resume: { fileName: 'r', bytes: buildPdf('r', 9000) } }),
    );
  }
  await stores.close();
  return { directory, file: join(directory, 'submissions.db') };
}

const damages: [string, (file: string) => Promise<void>][] = [
  ['whose beginning is overwritten', async (file) => overwrite(file, 0, 'not a database at all')],
  ['whose end is missing', async (file) => truncate(file, 40_960)],
  ['with garbage in its middle', async (file) => overwrite(file, 4096, 'garbage '.repeat(30_000))],
  [
    'emptied while its journal is not',
    async (file) => {
      await writeFile(`${file}-wal`, 'journal');
      await truncate(file, 0);
    },
  ],
];

it.each(damages)('refuses a database %s, names it and touches nothing', async (_, damage) => {
  const { directory, file } = await wholeDatabase();
  await damage(file);
  const before = await contentsOf(directory);

  const refusal = await openStores({ directory }).catch((error: unknown) => error);

  expect(refusal).toMatchObject({ name: 'UnusableDatabase', reason: 'damaged' });
  expect(String(refusal)).toContain(file);
  expect(await contentsOf(directory)).toEqual(before);
});

it('refuses a folder in the place of the database', async () => {
  const directory = await temporaryDirectory();
  await mkdir(join(directory, 'submissions.db'));
  await expect(openDatabase({ directory })).rejects.toMatchObject({ reason: 'damaged' });
});

it('makes nothing for a tool that expects a database', async () => {
  const directory = await temporaryDirectory();
  for (const folder of [directory, join(directory, 'no')]) {
    await expect(openDatabase({ directory: folder, existing: true })).rejects.toMatchObject({
      reason: 'missing',
    });
  }
  expect(await readdir(directory)).toEqual([]);
});

async function overwrite(file: string, offset: number, text: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.write(text, offset, 'latin1');
  await writeFile(file, bytes);
}

async function contentsOf(directory: string): Promise<[string, string][]> {
  const names = (await readdir(directory)).toSorted();
  const hash = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(directory, name)))
      .digest('hex');
  return Promise.all(names.map(async (name): Promise<[string, string]> => [name, await hash(name)]));
}
