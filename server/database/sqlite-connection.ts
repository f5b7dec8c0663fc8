import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { limitCombiningMarks } from '#shared/plain-characters.ts';
import type { Schema } from './schema.ts';

/** Milliseconds. SQLite waits by blocking the whole process, so longer waits are asynchronous retries. */
const BUSY_TIMEOUT = 5;
/** Bytes. A resume of 200 KB is written in seven pieces instead of fifty. */
const PAGE_SIZE = 32_768;
/** Pages in the write-ahead log after which it is checkpointed: 16 MiB. */
const CHECKPOINT_AFTER = 512;

/** Opens a file with every setting that durability and erasure rest on. */
export function connect(file: string, readOnly: boolean): DatabaseSync {
  const connection = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT });
  try {
    if (!readOnly) {
      // The page size takes effect only on a new database. Secure deletion overwrites what is erased.
      connection.exec(`
        pragma page_size = ${PAGE_SIZE};
        pragma journal_mode = wal;
        pragma wal_autocheckpoint = ${CHECKPOINT_AFTER};
        pragma secure_delete = on;
      `);
    }
    // FULL syncs the log at every commit: what is acknowledged survives a power failure.
    connection.exec('pragma synchronous = full; pragma foreign_keys = on');
    // SQLite's own lower() knows only ASCII.
    connection.function('folded', { deterministic: true }, (text) => folded(String(text ?? '')));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Text normalized for comparison, which ignores case and width. */
export const folded = (text: string) => limitCombiningMarks(text).normalize('NFKC').toLowerCase();

/** Kysely's own SQLite driver over an open connection of node:sqlite. */
export function kyselyOver(connection: DatabaseSync): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createDriver: () => new ImmediateDriver(connection),
      createAdapter: () => new TransactionalAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}

class ImmediateDriver extends SqliteDriver {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    super({ database: asBetterSqlite(connection) });
    this.#connection = connection;
  }

  /** Takes the write lock at once: a transaction that has read first cannot wait out a SQLITE_BUSY. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back by itself: https://www.sqlite.org/lang_transaction.html */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite changes its schema inside transactions, which lets the migrator do all or nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The interface of better-sqlite3, which Kysely's dialect is written for. */
function asBetterSqlite(connection: DatabaseSync): SqliteDatabase {
  return {
    close: () => connection.close(),
    prepare(text) {
      const statement = connection.prepare(text);
      // node:sqlite itself rejects what it cannot bind, and names the parameter.
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
