import { CommandProblem } from '../../terminal/command-line.ts';
import type { Stores } from '../submission-stores.ts';
import { findOne } from './choose-submissions.ts';

/** Gives what is to be printed. */
export async function release(stores: Stores, reference: string): Promise<string> {
  const found = await findOne(stores, reference);
  if (found.quarantine === undefined) throw new CommandProblem(`${reference} is not in quarantine.`);
  await stores.release(reference);
  return `${reference} is in the inbox.\n`;
}
