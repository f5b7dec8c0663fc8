import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database, DatabaseOptions } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import type { OutboxPurpose } from '../../../server/database/schema.ts';
import { openStores, type Stores } from '../../../server/submissions/stores.ts';

/** On PostgreSQL, for one test of this process after the other. */
let databaseUrl: string | undefined;

/** An empty database: in memory, or on PostgreSQL where the run has one. */
async function emptyDatabase(): Promise<DatabaseOptions> {
  const postgres = inject('postgres');
  if (!postgres) return { memory: true };
  databaseUrl ??= await databaseOn(postgres);
  await query(
    databaseUrl,
    `do $$ declare found text; begin
       for found in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
         execute format('truncate %I restart identity cascade', found);
       end loop;
     end $$`,
  );
  return { databaseUrl };
}

/** Stores over an empty database, which queue `purposes` for each submission. Call it inside a test. */
export async function storesForTest(
  clock: () => Date,
  purposes: readonly OutboxPurpose[] = ['notice'],
): Promise<Stores> {
  const stores = await openStores({ ...(await emptyDatabase()), clock, purposes, isMailOn: true });
  onTestFinished(() => stores.close());
  return stores;
}

/** An empty database that the test may spoil. */
export async function databaseForTest(): Promise<Database> {
  const postgres = inject('postgres');
  const database = await openDatabase(
    postgres ? { databaseUrl: await databaseOn(postgres) } : { memory: true },
  );
  onTestFinished(() => database.close());
  return database;
}

/** A new database on a server, as `DATABASE_URL` names it. */
export async function databaseOn(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(`${server}postgres`, `create database ${name}`);
  return `${server}${name}`;
}

export async function query(database: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(text);
  await client.end();
}
