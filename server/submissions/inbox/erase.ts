import { createInterface } from 'node:readline/promises';
import { CommandProblem } from '../../terminal/command-line.ts';
import type { Stores } from '../submission-stores.ts';
import { formatList } from './inbox-format.ts';

const ELSEWHERE = 'Backups, exported tables and resumes saved to other folders may still hold it.';

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
  const others = ofPerson.filter((reference) => !references.includes(reference));
  const staying =
    others.length > 0 ? `Under the same e-mail, to be erased by that: ${others.join(', ')}\n` : '';
  await agree(formatList(submissions) + staying, isAgreed);
  await stores.erase(references);
  await stores.compact();
  return `Removed for good: ${references.join(', ')}\n${ELSEWHERE}\n`;
}

/** Removes what is older than `days`. Gives what is to be printed. */
export async function sweepOld(stores: Stores, days: number, isDryRun: boolean): Promise<string> {
  const references = isDryRun ? await stores.expired(days) : await stores.sweep(days);
  if (references.length === 0) return `Nothing is older than ${days} days.\n`;
  if (!isDryRun) await stores.compact();
  const done = isDryRun ? 'Would be removed' : 'Removed for good';
  const where = isDryRun ? '' : `${ELSEWHERE}\n`;
  return `${done}, being older than ${days} days (${references.length}): ${references.join(', ')}\n${where}`;
}

/** Says what goes; throws `CommandProblem` unless that is agreed to. */
async function agree(what: string, isAgreed: boolean): Promise<void> {
  if (!isAgreed && !process.stdin.isTTY) {
    const way = 'Erasing asks first, and there is no terminal to answer on. --yes does not ask.';
    throw new CommandProblem(way, what);
  }
  process.stdout.write(what);
  if (isAgreed) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Remove what is listed for good? Type "yes": ').catch(() => '');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandProblem('Nothing was removed.');
}
