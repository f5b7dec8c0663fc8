import { resolve } from 'node:path';
import { backUp, restore } from '../../database/backup.ts';
import { InboxProblem } from './inbox-problem.ts';
import { calledFrom, databaseUrl, directory } from './surroundings.ts';

/** Gives what is to be printed. */
export function saveBackup(file: string): string {
  assertEmbedded('pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const path = resolve(calledFrom, file);
  backUp(directory, path);
  return `${path}\n`;
}

/** Gives what is to be printed. */
export function restoreBackup(file: string): string {
  assertEmbedded('pg_restore --dbname="$DATABASE_URL" FILE, into an empty database');
  const { submissions } = restore(resolve(calledFrom, file), directory);
  return `${submissions} submissions are in ${directory} again. What was erased since the backup is back, too: npm run inbox -- sweep\n`;
}

/** PostgreSQL has tools of its own for this, which do it better. */
function assertEmbedded(instead: string): void {
  if (databaseUrl)
    throw new InboxProblem(`DATABASE_URL is set, so submissions are in PostgreSQL. Use: ${instead}`);
}
