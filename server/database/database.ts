/**
 * database/: one interface over SQLite (in DATA_DIR) and PostgreSQL (DATABASE_URL), with their migrations, faults,
 * locks and backup. What is stored in it is the business of submissions/ and jobs/.
 */

import type { Expression, Kysely, SqlBool, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type Common = {
  /** For commands: creates nothing. Without it tables, and SQLite's folder and file, are created where missing. */
  existing?: boolean;
  /** Told in a sentence, once for each, what an operator should know: the log's `warn`. */
  warn?: ((message: string) => void) | undefined;
  /** Milliseconds for which opening waits for a database that is locked or away: ten seconds by default. */
  patience?: number;
};

export type SqliteOptions = Common & ({ memory: true } | { directory: string });
export type PostgresOptions = Common & { databaseUrl: string };
export type DatabaseOptions = SqliteOptions | PostgresOptions;

export type Database = {
  /** Whether transactions run side by side and lock single rows; SQLite has one writer at a time. */
  locksRows: boolean;
  /** Whether `part` stands in a text, written in whatever case or width. */
  contains(text: Expression<string | null>, part: string): Expression<SqlBool>;
  /** For reading alone: `work` may run again when the database was locked. Never sees half a transaction. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /**
   * `work` is all or nothing, and on disk when the promise resolves. It must wait for its queries alone, and be safe
   * to repeat: it runs again when the database was locked, or lost during the commit. Throws `StoreUnavailable`.
   */
  write<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Whether a submission could be stored now, or (PostgreSQL) only read. Throws `StoreUnavailable` where neither. */
  ping(): Promise<'ready' | 'read-only'>;
  /** Removes deleted bytes from the files: truncates the `journal`, or rewrites `all`, which keeps writers waiting. */
  compact(extent: 'journal' | 'all'): Promise<void>;
  close(): Promise<void>;
};
