import { resolve } from 'node:path';
import { backUp, restore, verify } from '../../database/backup.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';

/** Gives what is to be printed. */
export function saveBackup(file: string): string {
  assertEmbedded('pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const { calledFrom, dataDirectory } = commandSettings();
  const path = resolve(calledFrom, file);
  backUp(dataDirectory, path);
  return `${path}\n`;
}

/** Gives what is to be printed. */
export function verifyBackup(file: string): string {
  const path = resolve(commandSettings().calledFrom, file);
  return `${path} can be restored: ${verify(path)} submissions. Nothing was changed.\n`;
}

/** Gives what is to be printed. */
export function restoreBackup(file: string): string {
  assertEmbedded('pg_restore --dbname="$DATABASE_URL" FILE, into an empty database');
  const { calledFrom, dataDirectory } = commandSettings();
  const { submissions, erasedAgain } = restore(resolve(calledFrom, file), dataDirectory);
  const erased = erasedAgain
    ? `Erased again, as they were since the backup: ${erasedAgain.join(', ') || 'none'}.`
    : 'What was erased since the backup is back, since there is no erased.txt of the old folder here: erase again what the log names as "erased by the applicant", and who asked you for it.';
  return `${submissions} submissions are in ${dataDirectory} again.\n${erased}\nWhat is past its time is removed by: npm run inbox -- sweep\n`;
}

/** PostgreSQL has tools of its own for this, which do it better. */
function assertEmbedded(instead: string): void {
  if (commandSettings().databaseUrl)
    throw new CommandProblem(`DATABASE_URL is set, so submissions are in PostgreSQL. Use: ${instead}`);
}
