/**
 * database/: one interface over SQLite (in DATA_DIR) and PostgreSQL (DATABASE_URL), with their migrations, faults,
 * locks and backup. What is stored in it is the business of submissions/ and jobs/.
 */

import type { Expression, Kysely, SqlBool, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Warn = (message: string) => void;

type Common = {
  /** For commands: creates nothing. Without it tables, and SQLite's folder and file, are created where missing. */
  existing?: boolean;
  /** Receives what an operator should know, one sentence at a time: the log's `warn`. */
  warn?: Warn | undefined;
  /** Milliseconds that opening waits for a locked or unreachable database; ten seconds by default. */
  retryTimeout?: number;
};

export type SqliteOptions = Common & ({ memory: true } | { directory: string });
/** `directory` may hold SQLite's database of earlier. */
export type PostgresOptions = Common & { databaseUrl: string; directory?: string };
export type DatabaseOptions = SqliteOptions | PostgresOptions;

export type Database = {
  /** Whether transactions run concurrently and lock single rows; SQLite has one writer at a time. */
  locksRows: boolean;
  /** Whether a text contains `part`, ignoring case and width. */
  contains(text: Expression<string | null>, part: string): Expression<SqlBool>;
  /** For queries only. `work` runs again if the database was locked, and never sees uncommitted data. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction, which is on disk when the promise resolves. `work` must await nothing but
   * its queries and be safe to repeat: it runs again if the database was locked, or lost during the commit.
   * Throws `StoreUnavailable`.
   */
  write<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Whether submissions can be stored, or (PostgreSQL) only read. Throws `StoreUnavailable` if neither. */
  ping(): Promise<'ready' | 'read-only'>;
  /** Removes deleted bytes from the files: truncates the `journal`, or rewrites `all`, which keeps writers waiting. */
  compact(extent: 'journal' | 'all'): Promise<void>;
  close(): Promise<void>;
};
