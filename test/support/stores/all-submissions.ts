import type { Message } from '../../../server/submissions/messages.ts';
import type { StoredApplication } from '../../../server/submissions/stored-application.ts';
import type { Stores } from '../../../server/submissions/submission-stores.ts';
import type { Submission } from '../../../server/submissions/submissions.ts';

const AT_ONCE = 500;

/** Everything that is stored, quarantined or not, newest first. */
async function allIn({ desk }: Pick<Stores, 'desk'>): Promise<Submission[]> {
  const found: Submission[] = [];
  for (const quarantine of [false, true]) {
    for (let offset = 0, total = 1; offset < total; offset += AT_ONCE) {
      const page = await desk.search({ quarantine }, { limit: AT_ONCE, offset });
      found.push(...page.submissions);
      total = page.total;
    }
  }
  return found.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
}

export const applicationsIn = async (stores: Pick<Stores, 'desk'>): Promise<StoredApplication[]> =>
  (await allIn(stores)).filter((each) => each.kind === 'application');

export const messagesIn = async (stores: Pick<Stores, 'desk'>): Promise<Message[]> =>
  (await allIn(stores)).filter((each) => each.kind !== 'application');
