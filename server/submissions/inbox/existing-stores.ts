import { StoreUnavailable, UnusableDatabase } from '../../database/store-errors.ts';
import { databaseUrl, dataDirectory } from '../../terminal/command-settings.ts';
import { openStores, type Stores } from '../submission-stores.ts';
import { InboxProblem } from './inbox-problem.ts';

/** The stores of the site, which may be running. Throws what `wordsFor` has words for. */
export function openExistingStores(existing: 'read' | 'write'): Promise<Stores> {
  return openStores({ directory: dataDirectory, existing, ...(databaseUrl ? { databaseUrl } : {}) });
}

/** What went wrong, for somebody at a terminal. */
export function wordsFor(error: unknown): string {
  if (error instanceof UnusableDatabase) {
    const elsewhere = 'If the site keeps its data elsewhere, set DATA_DIR to that folder.';
    return error.reason === 'missing' ? `${error.message}\n${elsewhere}` : error.message;
  }
  if (error instanceof StoreUnavailable) {
    return `The database${databaseUrl ? '' : ` in ${dataDirectory}`} cannot be opened or is in use just now (${error.reason}). Please try again.`;
  }
  if (error instanceof InboxProblem) return error.message;
  return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
}
