import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { startOfDay } from '#shared/indian-time.ts';
import { backUp, restore, verify } from '../../database/backup.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import { openStores, type Stores } from '../stores.ts';
import { formatList } from './inbox-format.ts';
import { findOne } from './list-submissions.ts';

const ELSEWHERE = 'Backups, exported tables and saved resumes may still hold it.';
const TRACES =
  'The database was busy, so traces of what was removed may stay in its files. They go with: npm run inbox -- sweep\n';

/** Removes one submission by its reference, or all of a person by their e-mail, after listing and asking. */
export async function erase(stores: Stores, subject: string, isAgreed: boolean): Promise<string> {
  const one = await stores.find(subject.toUpperCase());
  const ofPerson = await stores.ofPerson(one?.email ?? subject);
  const references = one ? [one.reference] : ofPerson;
  const submissions = await stores.desk.these(references);
  if (submissions.length === 0) throw new CommandProblem(`There is nothing of ${subject}.`);
  const others = one ? ofPerson.filter((reference) => reference !== one.reference) : [];
  const staying =
    others.length > 0 ? `Under the same e-mail, to be erased by that: ${others.join(', ')}\n` : '';
  const listed = formatList(submissions) + staying;
  if (!isAgreed) await confirm(listed);
  await stores.erase(references);
  const traces = await tracesOf(stores);
  return `${isAgreed ? listed : ''}Removed for good: ${references.join(', ')}\n${traces}${ELSEWHERE}\n`;
}

/** Removes what is older than RETENTION_DAYS. */
export async function sweepOld(stores: Stores, isDryRun: boolean): Promise<string> {
  const { retentionDays: days } = commandSettings();
  const references = isDryRun ? await stores.expired(days) : await stores.sweep(days);
  const traces = isDryRun ? '' : await tracesOf(stores);
  const inDays = days === 1 ? '1 day' : `${days} days`;
  if (references.length === 0) return `Nothing is older than ${inDays}.\n${traces}`;
  const done = isDryRun ? 'Would be removed' : 'Removed for good';
  const where = isDryRun ? '' : `${traces}${ELSEWHERE}\n`;
  return `${done}, being older than ${inDays} (${references.length}): ${references.join(', ')}\n${where}`;
}

/** A warning if deleted bytes stay in the file because another program is reading it, or nothing. */
const tracesOf = async (stores: Stores): Promise<string> => ((await stores.compact()) ? '' : TRACES);

/** Lists what will be removed; throws `CommandProblem` unless that is confirmed. */
async function confirm(listed: string): Promise<void> {
  if (!process.stdin.isTTY) {
    const message = 'Erasing asks first, and there is no terminal to answer on. --yes does not ask.';
    throw new CommandProblem(message, listed);
  }
  process.stdout.write(listed);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Remove what is listed for good? Type "yes": ').catch(() => '');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandProblem('Nothing was removed.');
}

export async function release(stores: Stores, reference: string): Promise<string> {
  const found = await findOne(stores, reference);
  if (found.quarantine === undefined) throw new CommandProblem(`${reference} is not in quarantine.`);
  await stores.release(reference);
  return `${reference} is in the inbox.\n`;
}

/** Makes letters and calls that were given up due at once: all, or those given up since a day. */
export async function resend({ outbox }: Stores, since: string | undefined): Promise<string> {
  const from = since === undefined ? '' : startOfDay(since).toISOString();
  const lines = (await outbox.failed()).filter(({ failed_at }) => (failed_at ?? '') >= from);
  for (const { id } of lines) await outbox.retry(id);
  const counted = lines.length === 1 ? 'letter or call is' : 'letters and calls are';
  return `${lines.length} ${counted} sent again.\n`;
}

export function saveBackup(file: string): string {
  assertEmbedded('pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const { calledFrom, dataDirectory } = commandSettings();
  const path = resolve(calledFrom, file);
  backUp(dataDirectory, path);
  return `${path}\n`;
}

export function verifyBackup(file: string): string {
  const path = resolve(commandSettings().calledFrom, file);
  return `${path} can be restored: ${verify(path)} submissions. Nothing was changed.\n`;
}

export async function restoreBackup(file: string): Promise<string> {
  assertEmbedded('pg_restore --dbname="$DATABASE_URL" FILE, into an empty database');
  const { calledFrom, dataDirectory } = commandSettings();
  const { submissions, erasedAgain } = restore(resolve(calledFrom, file), dataDirectory);
  // Migrates an older version's backup: the other commands refuse it, and erasing must not wait for the site.
  await (await openStores({ directory: dataDirectory })).close();
  const erased = erasedAgain
    ? `Erased again, as they were since the backup: ${erasedAgain.join(', ') || 'none'}.`
    : 'What was erased since the backup is back, since there is no erased.txt of the old folder here: erase again what the log names as "erased by the applicant", and who asked you for it.';
  const counted = submissions === 1 ? '1 submission is' : `${submissions} submissions are`;
  return `${counted} in ${dataDirectory} again.\n${erased}\nWhat is past its time is removed by: npm run inbox -- sweep\n`;
}

/** PostgreSQL has tools of its own for this, which do it better. */
function assertEmbedded(instead: string): void {
  if (commandSettings().databaseUrl)
    throw new CommandProblem(`DATABASE_URL is set, so submissions are in PostgreSQL. Use: ${instead}`);
}
