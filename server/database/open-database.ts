import type { Database, DatabaseOptions } from './database.ts';
import { openSqlite } from './sqlite-database.ts';

/** Throws `UnusableDatabase` where an operator has to act, `StoreUnavailable` when it stays locked. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (!('databaseUrl' in options)) return openSqlite(options);
  // Only sites with several instances need the driver.
  const { openPostgres } = await import('./postgres-database.ts');
  return openPostgres(options);
}
