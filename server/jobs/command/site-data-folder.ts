import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { siteDatabase } from '../../terminal/command-settings.ts';

/** Runs `work` on the site's database. Throws `UnusableDatabase` or `StoreUnavailable`, in words. */
export async function withSiteData<T>(
  existing: 'read' | 'write',
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ ...siteDatabase, existing });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
