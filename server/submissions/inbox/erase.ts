import { createInterface } from 'node:readline/promises';
import { CommandProblem } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import type { Stores } from '../submission-stores.ts';
import { formatList } from './inbox-format.ts';

const ELSEWHERE = 'Backups, exported tables and resumes saved to other folders may still hold it.';
const TRACES =
  'The database was busy, so traces of what was removed may stay in its files. They go with: npm run inbox -- sweep\n';

/**
 * Removes one submission by its reference, or all of a person by their e-mail, after saying what goes and asking.
 * Gives what is to be printed.
 */
export async function erase(stores: Stores, asked: string, isAgreed: boolean): Promise<string> {
  const one = await stores.find(asked.toUpperCase());
  const ofPerson = await stores.ofPerson(one?.email ?? asked);
  const references = one ? [one.reference] : ofPerson;
  const submissions = await stores.desk.these(references);
  if (submissions.length === 0) throw new CommandProblem(`There is nothing of ${asked}.`);
  const others = one ? ofPerson.filter((reference) => reference !== one.reference) : [];
  const staying =
    others.length > 0 ? `Under the same e-mail, to be erased by that: ${others.join(', ')}\n` : '';
  const listed = formatList(submissions) + staying;
  if (!isAgreed) await agree(listed);
  await stores.erase(references);
  const traces = await tracesOf(stores);
  return `${isAgreed ? listed : ''}Removed for good: ${references.join(', ')}\n${traces}${ELSEWHERE}\n`;
}

/** Removes what is older than RETENTION_DAYS. Gives what is to be printed. */
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

/** What is to be said of bytes that another program's reading keeps in the file; nothing where there are none. */
const tracesOf = async (stores: Stores): Promise<string> => ((await stores.compact()) ? '' : TRACES);

/** Says what goes; throws `CommandProblem` unless that is agreed to. */
async function agree(what: string): Promise<void> {
  if (!process.stdin.isTTY) {
    const way = 'Erasing asks first, and there is no terminal to answer on. --yes does not ask.';
    throw new CommandProblem(way, what);
  }
  process.stdout.write(what);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Remove what is listed for good? Type "yes": ').catch(() => '');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandProblem('Nothing was removed.');
}
