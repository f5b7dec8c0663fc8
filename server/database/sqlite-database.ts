import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Database, SqliteOptions } from './database.ts';
import { MIGRATIONS, migrate, SQLITE_COLUMNS } from './migrations.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { identityOf, type OpenedFiles, openedFiles } from './opened-files.ts';
import { rescue } from './rescue.ts';
import { PATIENCE, retryWhilePassing } from './retry.ts';
import type { Schema } from './schema.ts';
import { lockForSite } from './site-lock.ts';
import { closeAll, compactAll, connect, emptyJournal, folded } from './sqlite-connection.ts';
import { SQLITE_FAULTS } from './sqlite-faults.ts';
import {
  assertHeader,
  assertWhole,
  databaseFile,
  holdsData,
  inspect,
  makeFile,
  makeFolder,
  migrationsRun,
  readableByOthers,
} from './sqlite-file.ts';
import { asStartFault } from './start-faults.ts';
import { StoreUnavailable, UnusableDatabase } from './store-errors.ts';

/** At the start nobody is waiting yet, and a tool may be writing; milliseconds. */
const PATIENCE_AT_START = 10_000;

type Warn = (words: string) => void;

/** What is open; each part takes its own end with it when `close` is called. */
type Parts = {
  reader: DatabaseSync;
  writer?: DatabaseSync | undefined;
  files?: OpenedFiles | undefined;
  directory?: string | undefined;
  unlock?: (() => void) | undefined;
};

export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const warn = options.warn ?? (() => {});
  if ('memory' in options) {
    const connection = connect(':memory:', false);
    await migrate(kyselyOver(connection), SQLITE_COLUMNS);
    return assemble({ reader: connection, writer: connection }, warn);
  }
  const { directory, existing } = options;
  const file = databaseFile(directory);
  try {
    const open = () => (existing ? openExisting(file, existing) : openOwn(directory, file, warn));
    return assemble(
      await retryWhilePassing(SQLITE_FAULTS, open, performance.now() + PATIENCE_AT_START),
      warn,
    );
  } catch (error) {
    throw asStartFault(error, directory, file);
  }
}

async function openOwn(directory: string, file: string, warn: Warn): Promise<Parts> {
  makeFolder(directory);
  for (const path of readableByOthers(directory)) {
    warn(`Others on this machine can read ${path}, which holds personal data: chmod go= ${path}`);
  }
  const unlock = lockForSite(directory);
  const connections: DatabaseSync[] = [];
  try {
    const run = holdsData(file) ? inspectOwn(file) : [];
    if (!holdsData(file)) makeFile(directory, file);
    const opened = identityOf(file);
    const writer = connect(file, false);
    connections.push(writer);
    await migrate(kyselyOver(writer), SQLITE_COLUMNS);
    // A migration that drops what was personal must not leave it in unused parts of the file.
    if (run.length > 0 && run.length < MIGRATIONS.length) compactAll(writer);
    if (opened === undefined || opened !== identityOf(file)) throw new StoreUnavailable();
    // A second connection reads on while a transaction is open on the first.
    const reader = connect(file, true);
    connections.push(reader);
    return { reader, writer, files: openedFiles(file, opened, reader), directory, unlock };
  } catch (error) {
    closeAll(connections);
    unlock();
    throw error;
  }
}

function inspectOwn(file: string): string[] {
  assertHeader(file);
  return inspect(file, (connection) => {
    const run = migrationsRun(connection, file);
    assertWhole(connection, file, 'quick');
    return run;
  });
}

function openExisting(file: string, access: 'read' | 'write'): Parts {
  if (!holdsData(file)) {
    throw new UnusableDatabase(
      'missing',
      `There is no ${file}; the site makes it when it first starts (npm start).`,
    );
  }
  assertHeader(file);
  const connections: DatabaseSync[] = [];
  try {
    const opened = identityOf(file);
    const reader = connect(file, true);
    connections.push(reader);
    assertUpToDate(migrationsRun(reader, file), file);
    if (access === 'read' || opened === undefined) return { reader };
    const writer = connect(file, false);
    connections.push(writer);
    return { reader, writer, files: openedFiles(file, opened, reader) };
  } catch (error) {
    closeAll(connections);
    throw error;
  }
}

/** A tool must not touch tables that are not yet as it knows them. */
function assertUpToDate(run: readonly string[], file: string): void {
  if (run.length === MIGRATIONS.length) return;
  throw new UnusableDatabase(
    'older',
    `${file} was written by an older version of the site: start this version once (npm start), and it is brought up to date.`,
  );
}

function assemble({ reader, writer, files, directory, unlock }: Parts, warn: Warn): Database {
  const readerDb = kyselyOver(reader);
  const writerDb = writer && (writer === reader ? readerDb : kyselyOver(writer));
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let isLost = false;
  let rescuing = Promise.resolve();

  /** One after the other, with a turn of the event loop between two: resumes are megabytes. */
  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new StoreUnavailable());
    const deadline = performance.now() + PATIENCE;
    const result = last.then(() => retryWhilePassing(SQLITE_FAULTS, work, deadline));
    last = result.then(nextTurn, nextTurn);
    return result;
  }

  function assertSameFiles(): void {
    try {
      files?.assertUnchanged();
      isLost = false;
    } catch (error) {
      if (directory && files && !isLost) {
        isLost = true;
        rescuing = rescue(directory, reader, error, files).then(warn);
      }
      throw error;
    }
  }

  return {
    locksRows: false,
    contains: (text, part) => sql`instr(folded(${text}), ${folded(part)}) > 0`,
    async read(work) {
      if (isClosed) throw new StoreUnavailable();
      return retryWhilePassing(SQLITE_FAULTS, () => work(readerDb));
    },
    write(work) {
      if (!writerDb) throw new Error('This database was opened for reading');
      return inTurn(async () => {
        assertSameFiles();
        const value = await writerDb.transaction().execute(work);
        assertSameFiles();
        return value;
      });
    },
    async ping() {
      if (isClosed) throw new StoreUnavailable();
      assertSameFiles();
      await retryWhilePassing(SQLITE_FAULTS, () =>
        readerDb.selectFrom('messages').select('id').limit(1).execute(),
      );
    },
    compact: (extent) =>
      inTurn(() => {
        if (!writer) return;
        if (extent === 'all') compactAll(writer);
        else emptyJournal(writer);
      }),
    async close() {
      isClosed = true;
      await last;
      await rescuing;
      closeAll(writer && writer !== reader ? [writer, reader] : [reader]);
      unlock?.();
    },
  };
}

const kyselyOver = (connection: DatabaseSync) =>
  new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection) });
