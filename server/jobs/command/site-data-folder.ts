import type { Database } from '../../database/database.ts';
import { siteDatabase } from '../../terminal/command-settings.ts';

/** Runs `work` on the site's database. Throws `UnusableDatabase` or `StoreUnavailable`, in words. */
export async function withSiteData<T>(
  existing: 'read' | 'write',
  work: (database: Database) => Promise<T>,
): Promise<T> {
  // Half of the time that a command takes goes into loading it, and most commands need files alone.
  const { openDatabase } = await import('../../database/open-database.ts');
  const database = await openDatabase({ ...siteDatabase, existing });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
