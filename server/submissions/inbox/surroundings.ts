import { resolve } from 'node:path';
import { StoreUnavailable, UnusableDatabase } from '../../database/store-errors.ts';
import { openStores, type Stores } from '../submission-stores.ts';
import { InboxProblem } from './inbox-problem.ts';

/** npm runs scripts in the project's folder; paths are meant from where it was called. */
export const calledFrom = process.env.INIT_CWD ?? process.cwd();
export const directory = resolve(process.env.DATA_DIR || './data');
export const contentDirectory = resolve(process.env.CONTENT_DIR || './content');
/** Set where submissions are in PostgreSQL. */
export const databaseUrl = process.env.DATABASE_URL?.trim();

/** The stores of the site, which may be running. Throws what `wordsFor` has words for. */
export function openExistingStores(existing: 'read' | 'write'): Promise<Stores> {
  return openStores({ directory, existing, ...(databaseUrl ? { databaseUrl } : {}) });
}

/** What went wrong, for somebody at a terminal. */
export function wordsFor(error: unknown): string {
  if (error instanceof UnusableDatabase) {
    const elsewhere = 'If the site keeps its data elsewhere, set DATA_DIR to that folder.';
    return error.reason === 'missing' ? `${error.message}\n${elsewhere}` : error.message;
  }
  if (error instanceof StoreUnavailable) {
    return `The database${databaseUrl ? '' : ` in ${directory}`} cannot be opened or is in use just now (${error.reason}). Please try again.`;
  }
  if (error instanceof InboxProblem) return error.message;
  return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
}
