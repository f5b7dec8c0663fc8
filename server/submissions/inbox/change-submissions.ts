import type { Stage } from '#shared/stages.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import type { Stores } from '../submission-stores.ts';
import { findOne } from './choose-submissions.ts';
import { stageName } from './inbox-filter.ts';

const gone = (reference: string) => new CommandProblem(`There is nothing under the reference ${reference}.`);

/** Stages are for applications alone. Gives what is to be printed. */
export async function mark(
  stores: Stores,
  reference: string,
  as: 'read' | 'unread' | Stage,
): Promise<string> {
  const { kind } = await findOne(stores, reference);
  if (as === 'read' || as === 'unread') {
    if (!(await stores.markRead(reference, as === 'read'))) throw gone(reference);
    return `${reference} is marked as ${as}.\n`;
  }
  if (kind !== 'application') {
    throw new CommandProblem(`${reference} is a message; only applications have stages.`);
  }
  if (!(await stores.stages.set(reference, as))) throw gone(reference);
  return `${reference} is marked as ${stageName(as)}.\n`;
}

/** Gives what is to be printed. */
export async function note(stores: Stores, reference: string, text: string): Promise<string> {
  const outcome = await stores.notes.add(reference, text);
  if (outcome === 'gone') throw gone(reference);
  if (outcome === 'full') throw new CommandProblem(`${reference} has as many notes as it can have.`);
  return `${reference} has the note.\n`;
}

/** Gives what is to be printed. */
export async function release(stores: Stores, reference: string): Promise<string> {
  const found = await findOne(stores, reference);
  if (found.quarantine === undefined) throw new CommandProblem(`${reference} is not in quarantine.`);
  await stores.release(reference);
  return `${reference} is in the inbox.\n`;
}
