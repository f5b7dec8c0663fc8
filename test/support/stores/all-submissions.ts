import type { StoredApplication } from '../../../server/submissions/application-rows.ts';
import type { Message } from '../../../server/submissions/messages.ts';
import type { Stores } from '../../../server/submissions/stores.ts';
import type { Submission } from '../../../server/submissions/submissions.ts';

/** Everything that is stored, quarantined or not, newest first. */
async function allIn({ desk }: Pick<Stores, 'desk'>): Promise<Submission[]> {
  const references = await Promise.all([false, true].map((quarantine) => desk.matching({ quarantine })));
  const found = await desk.these(references.flat());
  return found.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
}

export const applicationsIn = async (stores: Pick<Stores, 'desk'>): Promise<StoredApplication[]> =>
  (await allIn(stores)).filter((each) => each.kind === 'application');

export const messagesIn = async (stores: Pick<Stores, 'desk'>): Promise<Message[]> =>
  (await allIn(stores)).filter((each) => each.kind !== 'application');
