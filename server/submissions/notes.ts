import type { Database } from '../database/database.ts';
import { lockSubmission } from './stages.ts';

/** Characters of a note: anything longer belongs in a document. */
export const NOTE_LIMIT = 2000;

export type Note = { id: number; text: string; writtenAt: Date; by: string };

/** The company's internal notes on submissions. */
export function notes(database: Database, clock: () => Date) {
  return {
    /** Newest first. */
    async of(reference: string): Promise<Note[]> {
      const rows = await database.read((db) =>
        db.selectFrom('notes').selectAll().where('reference', '=', reference).orderBy('id', 'desc').execute(),
      );
      return rows.map(({ id, text, written_at, author }) => ({
        id,
        text,
        writtenAt: new Date(written_at),
        by: author,
      }));
    },

    /**
     * False if there is no such submission. `after` is the id of the latest note that the writer has seen, 0 for none.
     * Throws `StoreUnavailable`.
     */
    add: (reference: string, text: string, by = '', after = 0): Promise<boolean> =>
      database.write(async (transaction) => {
        if (!(await lockSubmission(transaction, reference))) return false;
        const note = { reference, text: text.slice(0, NOTE_LIMIT), author: by };
        const later = transaction.selectFrom('notes').select('id').where('id', '>', after);
        // Pressed twice, sent again after a refusal, or stored when the connection was lost.
        if (await later.where(({ and }) => and(note)).executeTakeFirst()) return true;
        const written = { ...note, written_at: clock().toISOString() };
        await transaction.insertInto('notes').values(written).execute();
        return true;
      }),

    /** False if it is gone already. */
    async remove(reference: string, id: number): Promise<boolean> {
      const { numDeletedRows } = await database.write((transaction) =>
        transaction
          .deleteFrom('notes')
          .where('id', '=', id)
          .where('reference', '=', reference)
          .executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },
  };
}
