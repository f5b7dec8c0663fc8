import type { Database, DatabaseOptions } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlite } from './sqlite-database.ts';

/** Throws `UnusableDatabase` where an operator has to act, `StoreUnavailable` when it stays locked. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'databaseUrl' in options ? openPostgres(options) : openSqlite(options);
}
