import type { Transaction } from 'kysely';
import { DAY } from '#shared/indian-time.ts';
import type { Mark as MarkKind } from '#shared/marks.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

export type Mark = { what: MarkKind; by: string; at: Date };

/** Who read, marked, released or erased a submission at the desk, and when each last did. */
export function marks(database: Database, clock: () => Date) {
  return {
    /** Oldest first. Of an erased submission only the mark of its erasure is left. */
    async of(reference: string): Promise<Mark[]> {
      const rows = await database.read((db) =>
        db.selectFrom('marks').selectAll().where('reference', '=', reference).orderBy('at').execute(),
      );
      return rows.map(({ what, author, at }) => ({ what, by: author, at: new Date(at) }));
    },

    /** Removes marks older than `days`, which erased submissions leave behind. */
    async sweep(days: number): Promise<void> {
      const before = new Date(clock().getTime() - days * DAY).toISOString();
      await database.write((transaction) =>
        transaction.deleteFrom('marks').where('at', '<', before).execute(),
      );
    },
  };
}

/** Replaces the same mark by the same person. Without a name, as for a command, nothing is stored. */
export async function mark(
  transaction: Transaction<Schema>,
  references: readonly string[],
  { what, by, at }: Mark,
): Promise<void> {
  if (by === '' || references.length === 0) return;
  const time = at.toISOString();
  await transaction
    .insertInto('marks')
    .values(references.map((reference) => ({ reference, what, author: by, at: time })))
    .onConflict((conflict) => conflict.columns(['reference', 'what', 'author']).doUpdateSet({ at: time }))
    .execute();
}
