import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database, SqliteOptions, Warn } from './database.ts';
import { assertUpToDate, MIGRATIONS, migrate, SQLITE } from './migrations.ts';
import { lockForSite } from './site-lock.ts';
import { connect, folded, kyselyOver } from './sqlite-connection.ts';
import { SQLITE_ERRORS, toStartupError } from './sqlite-errors.ts';
import {
  assertIntegrity,
  databaseFile,
  fsyncPath,
  holdsData,
  inspect,
  makeFile,
  makeFolder,
  migrationsRun,
  readableByOthers,
} from './sqlite-file.ts';
import {
  RETRY_TIMEOUT,
  retryWhileTransient,
  STARTUP_RETRY_TIMEOUT,
  StoreUnavailable,
  UnusableDatabase,
} from './store-errors.ts';

/** Two connections, so that reads never see an uncommitted transaction. */
type Opened = {
  reader: DatabaseSync;
  writer: DatabaseSync;
  /** Throws where the path no longer leads to the file that was opened. */
  assertSameFile?: (() => void) | undefined;
  unlock?: (() => void) | undefined;
};

export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const warn = options.warn ?? (() => {});
  if ('memory' in options) {
    const connection = connect(':memory:', false);
    await migrate(kyselyOver(connection), SQLITE);
    return databaseOver({ reader: connection, writer: connection });
  }
  const { directory, existing, retryTimeout = STARTUP_RETRY_TIMEOUT } = options;
  const file = databaseFile(directory);
  const open = () => (existing ? openExisting(file, warn) : openOwn(directory, file, warn));
  try {
    return databaseOver(await retryWhileTransient(SQLITE_ERRORS, open, performance.now() + retryTimeout));
  } catch (error) {
    throw toStartupError(error, directory, file);
  }
}

async function openOwn(directory: string, file: string, warn: Warn): Promise<Opened> {
  makeFolder(directory);
  for (const path of readableByOthers(directory)) {
    warn(`Others on this machine can read ${path}, which holds personal data: chmod go= ${path}`);
  }
  const unlock = lockForSite(directory);
  let writer: DatabaseSync | undefined;
  try {
    let run: string[] = [];
    if (holdsData(file)) {
      run = inspect(file, (connection) => {
        const found = migrationsRun(connection, file);
        assertIntegrity(connection, file, 'quick');
        return found;
      });
    } else {
      makeFile(file);
      fsyncPath(directory);
    }
    writer = connect(file, false);
    await migrate(kyselyOver(writer), SQLITE);
    // Personal data that a migration drops must not remain in unused parts of the file.
    if (run.length > 0 && run.length < MIGRATIONS.length) compactAll(writer);
    return { reader: connect(file, true), writer, assertSameFile: sameFile(file, warn), unlock };
  } catch (error) {
    writer?.close();
    unlock();
    throw error;
  }
}

function openExisting(file: string, warn: Warn): Opened {
  if (!holdsData(file)) {
    throw new UnusableDatabase(
      'missing',
      `There is no ${file}; the site makes it when it first starts (npm start). If the site keeps its data elsewhere, set DATA_DIR to that folder.`,
    );
  }
  const reader = connect(file, true);
  try {
    assertUpToDate(migrationsRun(reader, file), file);
    return { reader, writer: connect(file, false), assertSameFile: sameFile(file, warn) };
  } catch (error) {
    reader.close();
    throw error;
  }
}

/**
 * SQLite goes on writing to a file that was moved or deleted, and acknowledges data that nobody will find
 * again. The returned check compares the file's identity, and warns once.
 */
function sameFile(file: string, warn: Warn): () => void {
  const identity = () => {
    try {
      const found = statSync(file, { bigint: true, throwIfNoEntry: false });
      return found && `${found.dev}:${found.ino}`;
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  };
  const opened = identity();
  let isWarned = false;
  return () => {
    const found = identity();
    if (found === opened) {
      isWarned = false;
      return;
    }
    const message = `${file} was ${found ? 'replaced' : 'removed'} while the site is running, so nothing more is taken. Put the same file back and the site goes on; or stop the site, and restore a backup: npm run inbox -- restore FILE`;
    if (!isWarned) warn(message);
    isWarned = true;
    throw new StoreUnavailable(new Error(message));
  };
}

function databaseOver({ reader, writer, assertSameFile = () => {}, unlock }: Opened): Database {
  const readerDb = kyselyOver(reader);
  const writerDb = kyselyOver(writer);
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** One after the other: SQLite has one writer at a time. */
  function enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new StoreUnavailable());
    const deadline = performance.now() + RETRY_TIMEOUT;
    const result = last.then(() => retryWhileTransient(SQLITE_ERRORS, work, deadline));
    last = result.catch(() => {});
    return result;
  }

  return {
    locksRows: false,
    contains: (text, part) => sql`instr(folded(${text}), ${folded(part)}) > 0`,
    async read(work) {
      if (isClosed) throw new StoreUnavailable();
      return retryWhileTransient(SQLITE_ERRORS, () => work(readerDb));
    },
    write: (work) =>
      enqueue(() => {
        assertSameFile();
        return writerDb.transaction().execute(work);
      }),
    async ping() {
      if (isClosed) throw new StoreUnavailable();
      assertSameFile();
      await retryWhileTransient(SQLITE_ERRORS, () =>
        readerDb.selectFrom('messages').select('id').limit(1).execute(),
      );
      return 'ready';
    },
    compact: (extent) =>
      enqueue(() => {
        assertSameFile();
        if (extent === 'all') compactAll(writer);
        else truncateLog(writer);
      }),
    async close() {
      isClosed = true;
      await last;
      for (const connection of new Set([reader, writer])) if (connection.isOpen) connection.close();
      unlock?.();
    },
  };
}

/** Rewrites every page: moving rows between pages leaves copies that `secure_delete` does not overwrite. */
function compactAll(connection: DatabaseSync): void {
  connection.exec('vacuum');
  truncateLog(connection);
}

/** Checkpoints the write-ahead log into the file and truncates it. */
function truncateLog(connection: DatabaseSync): void {
  const result = connection.prepare('pragma wal_checkpoint(truncate)').get();
  if (result?.busy) throw Object.assign(new Error('the write-ahead log is in use'), { errcode: 5 });
}
