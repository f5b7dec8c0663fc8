import { DatabaseSync } from 'node:sqlite';
import { Kysely, type Transaction } from 'kysely';
import { assertHeader, databaseFile, holdsData, prepareDatabaseFile } from './database-file.ts';
import { LATEST_MIGRATION, migrate, SQLITE_COLUMNS } from './migrations.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Schema } from './schema.ts';
import { isDamage, retryWhileBusy, wordsOf } from './sqlite-faults.ts';
import { DamagedDatabase, MissingDatabase, StoreUnavailable } from './store-errors.ts';
import { WriteQueue } from './write-queue.ts';

/** SQLite waits by blocking the whole process, so no longer than this, in milliseconds; the rest is waited out asynchronously. */
const BUSY_TIMEOUT = 5;
/** Bytes. A resume of 200 KB is written in seven pieces instead of fifty. */
const PAGE_SIZE = 32_768;
/** Bytes in the journal after which it is folded into the file: it costs as much for one application as for fifty. */
const JOURNAL_SIZE = 16 * 1024 * 1024;
/** At the start nobody is waiting yet, and another instance may be migrating; milliseconds. */
const PATIENCE_AT_START = 10_000;

/**
 * `directory` alone is the site's own: folder, file and tables are made where missing. With `existing` a tool
 * opens what the site has made, to `read` or also to `write`, and makes nothing.
 */
export type DatabaseOptions = { memory: true } | { directory: string; existing?: 'read' | 'write' };

export type Database = {
  /** For reading alone: `work` may run again when the database was locked. Never sees half a transaction. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** `work` is all or nothing, and on disk when the promise resolves. It must wait for nothing but its queries. */
  write<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Answers what is queued, then closes. */
  close(): Promise<void>;
};

/**
 * Throws `DamagedDatabase` for a file that is not whole, `MissingDatabase` where `existing` finds none of this
 * version, `StoreUnavailable` when it stays locked or cannot be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return retryWhileBusy(() => open(options), PATIENCE_AT_START);
}

async function open(options: DatabaseOptions): Promise<Database> {
  if ('memory' in options) return openOwn(':memory:');
  const file = databaseFile(options.directory);
  try {
    if (options.existing) return await openExisting(file, options.existing);
    return await openOwn(prepareDatabaseFile(options.directory));
  } catch (error) {
    if (isDamage(error)) throw new DamagedDatabase(file, wordsOf(error), error);
    throw error;
  }
}

async function openOwn(file: string): Promise<Database> {
  const connections: DatabaseSync[] = [];
  try {
    const writer = connect(file, connections, false);
    await migrate(writer, SQLITE_COLUMNS);
    // A second connection reads on while a transaction is open on the first. Memory has only the first.
    const reader = file === ':memory:' ? writer : connect(file, connections, true);
    return assemble(reader, writer, connections);
  } catch (error) {
    closeAll(connections);
    throw error;
  }
}

async function openExisting(file: string, access: 'read' | 'write'): Promise<Database> {
  if (!holdsData(file))
    throw new MissingDatabase(`There is no ${file}; the site makes it when it first starts (npm start)`);
  assertHeader(file);
  const connections: DatabaseSync[] = [];
  try {
    const writer = access === 'write' ? connect(file, connections, false) : undefined;
    const reader = connect(file, connections, true);
    await assertMigrated(reader, file);
    return assemble(reader, writer, connections);
  } catch (error) {
    closeAll(connections);
    throw error;
  }
}

function assemble(
  reader: Kysely<Schema>,
  writer: Kysely<Schema> | undefined,
  connections: DatabaseSync[],
): Database {
  const queue = writer ? new WriteQueue(writer) : undefined;
  let closed = false;
  return {
    async read(work) {
      if (closed) throw new StoreUnavailable();
      try {
        return await retryWhileBusy(() => work(reader));
      } catch (error) {
        throw closed ? new StoreUnavailable(error) : error;
      }
    },
    async write(work) {
      if (!queue) throw new Error('This database was opened for reading');
      return queue.add(work);
    },
    async close() {
      await queue?.close();
      closed = true;
      closeAll(connections);
    },
  };
}

function connect(file: string, connections: DatabaseSync[], readOnly: boolean): Kysely<Schema> {
  const connection = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT });
  connections.push(connection);
  if (!readOnly) {
    // Takes effect on a new database alone; an older one keeps its own.
    connection.exec(`pragma page_size = ${PAGE_SIZE}`);
    setPragma(connection, 'journal_mode', 'wal', file === ':memory:' ? 'memory' : 'wal');
    const { page_size: size } = connection.prepare('pragma page_size').get() ?? {};
    connection.exec(`pragma wal_autocheckpoint = ${Math.ceil(JOURNAL_SIZE / Number(size))}`);
  }
  // FULL syncs the journal at every commit: what is acknowledged survives the machine losing power.
  setPragma(connection, 'synchronous', 'full', 2);
  setPragma(connection, 'foreign_keys', 'on', 1);
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection) });
}

/** SQLite ignores a pragma it cannot follow, so each is read back. */
function setPragma(connection: DatabaseSync, name: string, value: string, expected: string | number): void {
  connection.exec(`pragma ${name} = ${value}`);
  const found = connection.prepare(`pragma ${name}`).get()?.[name];
  if (found !== expected) throw new Error(`The database keeps ${name} at ${found} instead of ${expected}`);
}

/** A tool of another version must not touch tables it does not know. */
async function assertMigrated(reader: Kysely<Schema>, file: string): Promise<void> {
  const tables = await reader.introspection.getTables({ withInternalKyselyTables: true });
  const isSetUp = tables.some((table) => table.name === 'kysely_migration');
  const latest = isSetUp ? await latestMigration(reader) : undefined;
  if (latest === LATEST_MIGRATION) return;
  throw new MissingDatabase(
    `${file} was set up by another version of the site; start the site of this version once, and it is brought up to date`,
  );
}

async function latestMigration(reader: Kysely<Schema>): Promise<string | undefined> {
  const row = await reader
    .$extendTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

/** The one that writes goes last: closing it folds the journal into the file. */
function closeAll(connections: DatabaseSync[]): void {
  for (const connection of connections.toReversed()) if (connection.isOpen) connection.close();
}
