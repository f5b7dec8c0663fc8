import { sql, type UpdateObject } from 'kysely';
import { REFERENCE } from '#shared/reference.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Applications } from './applications.ts';
import type { Message, Messages } from './messages.ts';
import { HELD } from './outbox.ts';
import type { StoredApplication } from './stored-application.ts';

/** A submission of any kind; `kind` tells which. */
export type Submission = StoredApplication | Message;

/** Who sent it, as they wrote. */
export const nameOf = (submission: Submission) =>
  submission.kind === 'application' ? submission.name : submission.fullName;

const TABLES = ['applications', 'messages'] as const;

/** What holds for applications and messages alike, by their reference. */
export function submissions(
  database: Database,
  clock: () => Date,
  { applications, messages }: { applications: Applications; messages: Messages },
) {
  const firstReading = () => sql<string>`coalesce(read_at, ${clock().toISOString()})`;

  const update = (reference: string, values: UpdateObject<Schema, (typeof TABLES)[number]>) =>
    database.write(async (transaction) => {
      for (const table of TABLES) {
        const changed = transaction.updateTable(table).set(values).where('reference', '=', reference);
        if (await changed.returning('id').executeTakeFirst()) return true;
      }
      return false;
    });

  return {
    async find(reference: string): Promise<Submission | undefined> {
      if (!REFERENCE.test(reference)) return undefined;
      return (await applications.find(reference)) ?? (await messages.find(reference));
    },

    /** False when there is no such submission. The time of the first reading is kept. */
    markRead: (reference: string, isRead: boolean): Promise<boolean> =>
      update(reference, { read_at: isRead ? firstReading() : null }),

    /** Marks it as read, and as looked at by this person; false when there is no such submission. */
    markSeen: (reference: string, by: string): Promise<boolean> =>
      update(reference, { read_at: firstReading(), seen_by: by, seen_at: clock().toISOString() }),

    /** Takes a submission out of quarantine and makes its letters due, both or neither; false for one not in it. */
    release: (reference: string): Promise<boolean> =>
      database.write(async (transaction) => {
        let isReleased = false;
        for (const table of TABLES) {
          const released = await transaction
            .updateTable(table)
            .set({ quarantine: null })
            .where('reference', '=', reference)
            .where('quarantine', 'is not', null)
            .returning('id')
            .executeTakeFirst();
          isReleased ||= released !== undefined;
        }
        if (!isReleased) return false;
        await transaction
          .updateTable('outbox')
          .set({ next_attempt_at: clock().toISOString() })
          .where('reference', '=', reference)
          .where('next_attempt_at', '=', HELD)
          .execute();
        return true;
      }),
  };
}
