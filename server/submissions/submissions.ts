import { sql } from 'kysely';
import { REFERENCE } from '#shared/reference.ts';
import type { Database } from '../database/database.ts';
import type { StoredApplication } from './application-rows.ts';
import type { Applications } from './applications.ts';
import { tableOf } from './form-columns.ts';
import { mark } from './marks.ts';
import type { Message, Messages } from './messages.ts';
import { HELD } from './outbox.ts';

export type Submission = StoredApplication | Message;

/** The sender's name, as typed. */
export const nameOf = (submission: Submission) =>
  submission.kind === 'application' ? submission.name : submission.fullName;

/** What applications and messages have in common, by their reference. */
export function submissions(
  database: Database,
  clock: () => Date,
  { applications, messages }: { applications: Applications; messages: Messages },
) {
  return {
    async find(reference: string): Promise<Submission | undefined> {
      if (!REFERENCE.test(reference)) return undefined;
      return (tableOf(reference) === 'applications' ? applications : messages).find(reference);
    },

    /** False if there is no such submission. Keeps the time of the first reading, and who did it. */
    markRead: (reference: string, isRead: boolean, by = ''): Promise<boolean> =>
      database.write(async (transaction) => {
        const at = clock();
        const firstReading = sql<string>`coalesce(read_at, ${at.toISOString()})`;
        const marked = await transaction
          .updateTable(tableOf(reference))
          .set({ read_at: isRead ? firstReading : null })
          .where('reference', '=', reference)
          .returning('id')
          .executeTakeFirst();
        if (marked) await mark(transaction, [reference], { what: isRead ? 'read' : 'unread', by, at });
        return marked !== undefined;
      }),

    /**
     * Takes a submission out of quarantine and makes its letters due, atomically; false if it is not there.
     */
    release: (reference: string, by = ''): Promise<boolean> =>
      database.write(async (transaction) => {
        const at = clock();
        const released = await transaction
          .updateTable(tableOf(reference))
          .set({ quarantine: null })
          .where('reference', '=', reference)
          .where('quarantine', 'is not', null)
          .returning('id')
          .executeTakeFirst();
        if (!released) return false;
        await transaction
          .updateTable('outbox')
          .set({ next_attempt_at: at.toISOString() })
          .where('reference', '=', reference)
          .where('next_attempt_at', '=', HELD)
          .execute();
        await mark(transaction, [reference], { what: 'released', by, at });
        return true;
      }),
  };
}
