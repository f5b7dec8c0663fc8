import type { Database } from '../database/database.ts';
import { HELD } from './outbox.ts';

/**
 * Takes a submission out of quarantine and makes its letters due, both or neither. False for a reference that is not
 * in quarantine.
 */
export function releaseFromQuarantine(
  database: Database,
  clock: () => Date,
): (reference: string) => Promise<boolean> {
  return (reference) =>
    database.write(async (transaction) => {
      let isReleased = false;
      for (const table of ['applications', 'messages'] as const) {
        const released = await transaction
          .updateTable(table)
          .set({ quarantine: null })
          .where('reference', '=', reference)
          .where('quarantine', 'is not', null)
          .returning('reference')
          .executeTakeFirst();
        if (released) isReleased = true;
      }
      if (!isReleased) return false;
      await transaction
        .updateTable('outbox')
        .set({ next_attempt_at: clock().toISOString() })
        .where('reference', '=', reference)
        .where('next_attempt_at', '=', HELD)
        .execute();
      return true;
    });
}
