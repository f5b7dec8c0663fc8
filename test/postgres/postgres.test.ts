// behaviour: D14 D15 D16 D18 O2 O3

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import request from 'supertest';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { MIGRATIONS } from '../../server/database/migrations.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { openStores } from '../../server/submissions/stores.ts';
import { freePort } from '../support/site/free-port.ts';
import { siteForTest } from '../support/site/site.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';
import { inbox, keepApplying } from '../support/stores/commands.ts';
import { buildApplication, buildMessage, temporaryDirectory } from '../support/stores/database.ts';
import { startPostgres } from '../support/stores/postgres-server.ts';
import { databaseOn, query } from '../support/stores/stores.ts';

const server = inject('postgres') ?? '';

async function opened(databaseUrl: string) {
  const stores = await openStores({ databaseUrl, purposes: ['notice'] });
  onTestFinished(() => stores.close());
  return stores;
}

it('is set up once when several instances start at the same moment', async () => {
  const databaseUrl = await databaseOn(server);
  const instances = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl })));
  for (const instance of instances) {
    const ran = await instance.read((db) => sql`select name from kysely_migration`.execute(db));
    expect(ran.rows).toHaveLength(MIGRATIONS.length);
    await instance.close();
  }
});

it('stores one when the same application arrives at several instances at once', async () => {
  const databaseUrl = await databaseOn(server);
  const [one, other] = await Promise.all([opened(databaseUrl), opened(databaseUrl)]);
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? one : other).applications.add(buildApplication())),
  );
  expect(new Set(results.map((result) => result.reference)).size).toBe(1);
  expect(await applicationsIn(one)).toHaveLength(1);
  expect(await other.outbox.claim(10, 60)).toHaveLength(1);
});

it('warns of what was sent before DATABASE_URL was set', async () => {
  const directory = await temporaryDirectory();
  await (await openStores({ directory })).close();
  const warn = vi.fn();
  await (await openStores({ directory, databaseUrl: await databaseOn(server), warn })).close();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('submissions.db in DATA_DIR is not read'));
});

it('leaves nothing of a note that somebody writes while the submission is erased', async () => {
  const databaseUrl = await databaseOn(server);
  const stores = await opened(databaseUrl);
  const { reference } = await stores.applications.add(buildApplication());
  const note = `insert into notes (reference, text, written_at, author) values ('${reference}', '', '', '')`;
  const writing = `begin; update applications set id = id; ${note}; select pg_sleep(1); commit`;
  const noting = query(databaseUrl, writing);
  await setTimeout(500);
  await stores.erase([reference]);
  await noting;
  expect(await stores.notes.of(reference)).toEqual([]);
});

it('leaves no key of a repeat that is sent while the submission is erased', async () => {
  const databaseUrl = await databaseOn(server);
  const stores = await opened(databaseUrl);
  const { reference } = await stores.applications.add(buildApplication());
  const pause = query(databaseUrl, 'begin; lock submission_keys in share mode; select pg_sleep(1); commit');
  await setTimeout(200);
  const repeating = stores.applications.add(buildApplication());
  await setTimeout(200);
  const [repeat] = await Promise.all([repeating, stores.erase([reference]), pause]);
  expect(await stores.keys.referenceOf(repeat.key)).toBeUndefined();
});

it('gives different lines of the outbox to different instances, without waiting for each other', async () => {
  const databaseUrl = await databaseOn(server);
  const [one, other] = await Promise.all([opened(databaseUrl), opened(databaseUrl)]);
  await one.applications.add(buildApplication({ name: 'first' }));
  await one.applications.add(buildApplication({ name: 'second' }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  const { rows } = await client.query('select id from outbox order by id limit 1 for update');
  const claimed = await other.outbox.claim(10, 60);
  await client.query('rollback');
  await client.end();
  expect(claimed).toHaveLength(1);
  expect(claimed[0]?.id).not.toBe(rows[0]?.id);
});

it('refuses for now while somebody holds the table, reads on, and recovers by itself', async () => {
  const databaseUrl = await databaseOn(server);
  const stores = await opened(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin; lock table applications in exclusive mode');
  const refused = stores.applications.add(buildApplication());
  expect(await applicationsIn(stores)).toEqual([]);
  await expect(refused).rejects.toMatchObject({ name: 'StoreUnavailable' });
  await client.query('rollback');
  await client.end();
  await stores.applications.add(buildApplication());
  expect(await applicationsIn(stores)).toHaveLength(1);
});

it.each([
  ['postgres://site:wrong@', 'no_such_database', 'password'],
  ['postgres://site:site@', 'no_such_database', 'does not exist'],
  ['postgres://site@', 'postgres', 'password'],
  ['postgres://site:site@', 'postgres?sslmode=require', 'correct DATABASE_URL'],
])('says in a sentence, without the password, what is wrong with %s…/%s', async (start, name, words) => {
  const databaseUrl = `${start}${server.split('@')[1]}${name}`;
  const fault = await openStores({ databaseUrl }).catch((error: unknown) => error);
  expect(fault).toMatchObject({ name: 'UnusableDatabase', message: expect.stringContaining(words) });
  expect(String(fault)).not.toContain('wrong@');
});

it.each([
  ['its name', 'alter database % rename to %_x', 'alter database %_x rename to %'],
  ['who may log in', 'alter role % nologin', 'alter role % login'],
  ['a password', "alter role % password 'new'", "alter role % password 'old'"],
])('cannot store for now while an operator changes %s, and goes on afterwards', async (_what, away, back) => {
  const { databaseUrl, stores, name } = await openedByVisitor();
  await query(
    `${server}postgres`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  await query(`${server}postgres`, away.replaceAll('%', name));
  await expect(stores.applications.add(buildApplication())).rejects.toMatchObject({
    name: 'StoreUnavailable',
  });
  await expect(stores.ping()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  await query(`${server}postgres`, back.replaceAll('%', name));
  await stores.applications.add(buildApplication());
  expect(await applicationsIn(await opened(databaseUrl))).toHaveLength(1);
});

it.each([
  ['is read-only', 'alter role % set default_transaction_read_only = on', 'alter role % reset all'],
  [
    'lets it read alone',
    'revoke insert on all tables in schema public from %',
    'grant insert on all tables in schema public to %',
  ],
])(
  'stays in service while PostgreSQL %s, refuses posts, and says so to who asks how it is',
  async (_how, away, back) => {
    const warnings: string[] = [];
    const { databaseUrl, stores, name } = await openedByVisitor((words) => warnings.push(words));
    const site = await siteForTest({ stores });
    const after = async (statement: string) => {
      await query(databaseUrl, statement.replace('%', name));
      await query(
        `${server}postgres`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    };
    const message = buildMessage();
    await after(away);
    const { body } = await request(site.app).get('/readyz').expect(200);
    expect(body).toMatchObject({ status: 'degraded', reason: 'database' });
    await request(site.app).get('/readyz').expect(200);
    expect(warnings.filter((words) => words.includes('cannot be used'))).toHaveLength(1);
    await request(site.app).post('/api/contact').send(message).expect(503);
    await after(back);
    await request(site.app).post('/api/contact').send(message).expect(201);
    await request(site.app).get('/readyz').expect(200, { status: 'ready' });
  },
);

async function readOnly(): Promise<string> {
  const databaseUrl = await databaseOn(server);
  const name = databaseUrl.slice(server.length);
  await query(databaseUrl, `alter database ${name} set default_transaction_read_only = on`);
  return databaseUrl;
}
const away = async () => `postgres://site:secret@127.0.0.1:${await freePort()}/site`;

it.each([
  ['read-only', readOnly, /read-only/, /is read-only: .*standby/],
  [
    'away',
    away,
    /connect ECONNREFUSED/,
    /^PostgreSQL cannot be reached \(.+\): start it, or correct DATABASE_URL\.$/,
  ],
])(
  'says at once that it waits for PostgreSQL, and then in words, without the password, what to do where it is %s',
  async (_how, address, waiting, message) => {
    const warnings: string[] = [];
    const warn = (words: string) => void warnings.push(words);
    const opening = openStores({ databaseUrl: await address(), warn, retryTimeout: 500 });
    const fault = await opening.catch((error: unknown) => error);
    expect(warnings).toEqual([expect.stringMatching(/^Waiting for PostgreSQL: /)]);
    expect(warnings[0]).toMatch(waiting);
    expect(fault).toMatchObject({ name: 'UnusableDatabase', message: expect.stringMatching(message) });
    expect(`${fault} ${warnings}`).not.toContain('secret');
  },
);

it('leaves a newer database and one of another program as they are', async () => {
  const newer = await databaseOn(server);
  const stores = await openStores({ databaseUrl: newer });
  await stores.close();
  await query(newer, `insert into kysely_migration values ('0999-later', '2030')`);
  await expect(openStores({ databaseUrl: newer })).rejects.toMatchObject({ reason: 'newer' });
  const foreign = await databaseOn(server);
  await query(foreign, 'create table messages (words text)');
  await expect(openStores({ databaseUrl: foreign })).rejects.toThrow('another program');
});

it('serves the inbox, and names the tools for backups', async () => {
  const databaseUrl = await databaseOn(server);
  const stores = await opened(databaseUrl);
  const { reference } = await stores.applications.add(buildApplication());
  const directory = await temporaryDirectory();
  const asked = (...args: string[]) => inbox({ directory, env: { DATABASE_URL: databaseUrl } }, ...args);
  expect((await asked()).out).toContain(reference);
  expect((await asked('show', reference)).out).toContain('asha.verma@mail.example');
  const saved = await asked('save', reference, '--as-sent', '--to', 'resumes');
  expect(await readFile(saved.out.trim())).toEqual(Buffer.from(buildApplication().resume.bytes));
  expect((await asked('--unread')).out).toContain(reference);
  expect((await asked('export')).out).toContain(`"${reference}"`);
  expect((await asked('sweep', '--dry-run')).out).toMatch(/^Nothing is older/);
  expect(await asked('backup', 'x.db')).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
  expect(await asked('restore', 'x.db')).toMatchObject({
    code: 1,
    err: expect.stringContaining('pg_restore'),
  });
  expect(await asked('erase', reference, '--yes')).toMatchObject({ code: 0 });
  expect(await applicationsIn(stores)).toEqual([]);
});

it('loses and doubles nothing when PostgreSQL is stopped at once under load, and goes on by itself', async () => {
  const own = await startPostgres();
  onTestFinished(() => own.remove());
  const databaseUrl = await databaseOn(own.url);
  const child = keepApplying(databaseUrl);
  const acknowledged = new Map<string, number>();
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [reference = '', number] = line.split(' ');
    acknowledged.set(reference, Number(number));
  });
  const reaches = (count: number) => expect.poll(() => acknowledged.size).toBeGreaterThan(count);

  for (let round = 0; round < 3; round += 1) {
    await reaches(acknowledged.size + 20);
    await own.stopAtOnce();
    await own.start();
  }
  await reaches(acknowledged.size + 20);
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));

  const stores = await openStores({ databaseUrl });
  const stored = await applicationsIn(stores);
  const claimed = await stores.outbox.claim(100_000, 60);
  await stores.close();
  const references = stored.map((each) => each.reference);
  expect(references).toEqual(expect.arrayContaining([...acknowledged.keys()]));
  // Every applicant has a number of its own, and sends until told that it is stored.
  expect(new Set(stored.map((each) => each.email)).size).toBe(stored.length);
  expect(claimed.map((line) => line.reference).toSorted()).toEqual(references.toSorted());
});

/** A database that another user made, opened by one whom the test may lock out; both have the database's name. */
async function openedByVisitor(warn: (words: string) => void = () => {}) {
  const databaseUrl = await databaseOn(server);
  const name = databaseUrl.slice(server.length);
  await (await openStores({ databaseUrl })).close();
  await query(
    databaseUrl,
    `create role ${name} login password 'old';
     grant select, insert, update, delete on all tables in schema public to ${name}`,
  );
  const address = databaseUrl.replace(/\/\/.*@/, `//${name}:old@`);
  const stores = await openStores({ databaseUrl: address, purposes: ['notice'], warn });
  onTestFinished(() => stores.close());
  return { databaseUrl, stores, name };
}
