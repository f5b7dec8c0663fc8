import type { Database } from '../../database/database.ts';
import { StoreUnavailable, UnusableDatabase } from '../../database/store-errors.ts';
import { databaseUrl, dataDirectory } from '../../terminal/command-settings.ts';
import { JobsProblem } from './jobs-problem.ts';

/** Runs `work` on the site's database; throws `JobsProblem` where it cannot be used. */
export async function withSiteData<T>(
  existing: 'read' | 'write',
  work: (database: Database) => Promise<T>,
): Promise<T> {
  // Loaded here, since most commands need no database.
  const { openDatabase } = await import('../../database/open-database.ts');
  try {
    const database = await openDatabase({
      existing,
      ...(databaseUrl ? { databaseUrl } : { directory: dataDirectory }),
    });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UnusableDatabase) {
      const isMissing = error.reason === 'missing';
      const elsewhere = ' If the site keeps its data elsewhere, set DATA_DIR to that folder.';
      throw new JobsProblem(error.message + (isMissing ? elsewhere : ''));
    }
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new JobsProblem(
      `The database${databaseUrl ? '' : ` in ${dataDirectory}`} cannot be opened or is in use just now. Please try again.`,
    );
  }
}
