import { createInterface } from 'node:readline/promises';
import { CommandProblem } from '../../terminal/command-line.ts';
import type { Stores } from '../submission-stores.ts';
import type { Submission } from '../submissions.ts';
import { formatList } from './inbox-format.ts';

const ELSEWHERE = 'Backups, exported tables and resumes saved to other folders may still hold it.';

/** Removes a person everywhere, after asking; `person` is a reference or an e-mail. Gives what is to be printed. */
export async function erasePerson(stores: Stores, person: string, isAgreed: boolean): Promise<string> {
  const references = await stores.ofPerson(await emailOf(stores, person));
  const submissions: Submission[] = [];
  for (const reference of references) {
    const found = await stores.find(reference);
    if (found) submissions.push(found);
  }
  if (submissions.length === 0) throw new CommandProblem(`There is nothing of ${person}.`);
  const list = formatList(submissions);
  if (!isAgreed) await agree(list);
  await stores.erase(references);
  await stores.compact();
  return `${isAgreed ? list : ''}Removed for good: ${references.join(', ')}\n${ELSEWHERE}\n`;
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

async function emailOf(stores: Stores, person: string): Promise<string> {
  const found = await stores.find(person.toUpperCase());
  return found?.email ?? person;
}

async function agree(list: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new CommandProblem(
      'Erasing asks first, and there is no terminal to answer on. --yes does not ask.',
    );
  }
  process.stdout.write(list);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Remove all of this for good? Type "yes": ').catch(() => '');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandProblem('Nothing was removed.');
}
