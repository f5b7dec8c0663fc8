import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database, DatabaseOptions } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import type { OutboxPurpose } from '../../../server/database/schema.ts';
import { openStores, type Stores } from '../../../server/submissions/submission-stores.ts';

/** An empty database of this test's own: in memory, or on PostgreSQL where the run has one. */
async function emptyDatabase(): Promise<DatabaseOptions> {
  const postgres = inject('postgres');
  return postgres ? { databaseUrl: await databaseOn(postgres) } : { memory: true };
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

export async function databaseForTest(): Promise<Database> {
  const database = await openDatabase(await emptyDatabase());
  onTestFinished(() => database.close());
  return database;
}

/** A new database on a server, as `DATABASE_URL` names it. */
export async function databaseOn(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}${name}`;
}
