import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database, SqliteOptions } from './database.ts';
import { assertUpToDate, MIGRATIONS, migrate, SQLITE } from './migrations.ts';
import { FilesChanged, identityOf, type OpenedFiles, openedFiles } from './opened-files.ts';
import { rescue } from './rescue.ts';
import { PATIENCE, retryWhilePassing } from './retry.ts';
import { lockForSite } from './site-lock.ts';
import { connect, folded } from './sqlite-connection.ts';
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
import { kyselyOver } from './sqlite-kysely.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { asStartFault } from './start-faults.ts';
import { compactAll, emptyJournal, type Statements, statementsOn } from './statements.ts';
import { StoreUnavailable, UnusableDatabase } from './store-errors.ts';

/** At the start nobody is waiting yet, and a tool may be writing; milliseconds. */
const PATIENCE_AT_START = 10_000;

type Warn = (words: string) => void;

type Writer = Statements & Partial<Pick<SqliteWriter, 'open' | 'close'>>;

/** What is open; each part takes its own end with it when `close` is called. */
type Parts = {
  reader: DatabaseSync;
  writer?: Writer | undefined;
  files?: OpenedFiles | undefined;
  directory?: string | undefined;
  unlock?: (() => void) | undefined;
};

export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const warn = options.warn ?? (() => {});
  if ('memory' in options) {
    const connection = connect(':memory:', false);
    const writer = statementsOn(connection);
    await migrate(kyselyOver(writer), SQLITE);
    return assemble({ reader: connection, writer }, warn);
  }
  const { directory, existing } = options;
  const file = databaseFile(directory);
  try {
    const open = () => (existing ? openExisting(file, existing, warn) : openOwn(directory, file, warn));
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
  const writer = new SqliteWriter(file, warn);
  let reader: DatabaseSync | undefined;
  try {
    const run = holdsData(file) ? inspectOwn(file) : [];
    if (!holdsData(file)) makeFile(directory, file);
    const opened = identityOf(file);
    await writer.open();
    await migrate(kyselyOver(writer), SQLITE);
    // A migration that drops what was personal must not leave it in unused parts of the file.
    if (run.length > 0 && run.length < MIGRATIONS.length) await compactAll(writer);
    if (opened === undefined || opened !== identityOf(file)) throw new StoreUnavailable();
    // A second connection reads on while a transaction is open on the first.
    reader = connect(file, true);
    return { reader, writer, files: openedFiles(file, opened, reader), directory, unlock };
  } catch (error) {
    reader?.close();
    await writer.close();
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

async function openExisting(file: string, access: 'read' | 'write', warn: Warn): Promise<Parts> {
  if (!holdsData(file)) {
    throw new UnusableDatabase(
      'missing',
      `There is no ${file}; the site makes it when it first starts (npm start). If the site keeps its data elsewhere, set DATA_DIR to that folder.`,
    );
  }
  assertHeader(file);
  const opened = identityOf(file);
  const reader = connect(file, true);
  const writer = new SqliteWriter(file, warn);
  try {
    assertUpToDate(migrationsRun(reader, file), file);
    if (access === 'read' || opened === undefined) return { reader };
    await writer.open();
    return { reader, writer, files: openedFiles(file, opened, reader) };
  } catch (error) {
    reader.close();
    await writer.close();
    throw error;
  }
}

function assemble({ reader, writer, files, directory, unlock }: Parts, warn: Warn): Database {
  const readerDb = kyselyOver(statementsOn(reader));
  const writerDb = writer && kyselyOver(writer);
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let isLost = false;
  let rescuing = Promise.resolve();

  /** One after the other: SQLite has one writer at a time. */
  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new StoreUnavailable());
    const deadline = performance.now() + PATIENCE;
    const result = last.then(() => retryWhilePassing(SQLITE_FAULTS, work, deadline));
    last = result.catch(() => {});
    return result;
  }

  function assertSameFiles(): void {
    try {
      files?.assertUnchanged();
      isLost = false;
    } catch (error) {
      const { cause } = error as StoreUnavailable;
      // What the system does not let us look at may be there all the same.
      if (directory && files && !isLost && cause instanceof FilesChanged) {
        isLost = true;
        rescuing = rescue(directory, reader, cause, files).then(warn);
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
        await writer?.open?.();
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
      return 'ready';
    },
    compact: (extent) =>
      inTurn(async () => {
        if (!writer) return;
        assertSameFiles();
        await writer.open?.();
        await (extent === 'all' ? compactAll(writer) : emptyJournal(writer));
      }),
    async close() {
      isClosed = true;
      await last;
      try {
        if (reader.isOpen) assertSameFiles();
      } catch {
        // Nobody has to ask first for what is stored to be saved.
      }
      await rescuing;
      // The one that writes goes last: closing it folds the journal into the file, which must not be that of another.
      if (reader.isOpen && !isLost) reader.close();
      await writer?.close?.();
      if (reader.isOpen) reader.close();
      files?.close();
      unlock?.();
    },
  };
}
