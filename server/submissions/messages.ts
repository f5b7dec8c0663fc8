import type { Selectable } from 'kysely';
import type { ContactMessage } from '#shared/contact.ts';
import type { Enquiry } from '#shared/enquiry.ts';
import type { Database } from '../database/database.ts';
import type { MessageKind, OutboxPurpose, Schema } from '../database/schema.ts';
import { entryOf } from './application-rows.ts';
import { SAME_FINGERPRINT, type Stored, storeOnce } from './fingerprints.ts';
import { COLUMNS, toColumns, toFields } from './form-columns.ts';

export type Message = ReturnType<typeof asMessage>;

export type Messages = ReturnType<typeof messages>;

/** `purposes`: the letters and calls that are queued for each message. */
export function messages(database: Database, clock: () => Date, purposes: readonly OutboxPurpose[]) {
  return {
    /** Like `storeOnce`; `quarantine` says why it looks automated. */
    add(kind: MessageKind, fields: ContactMessage | Enquiry, quarantine?: string): Promise<Stored> {
      const sent = toColumns(COLUMNS[kind], fields);
      const parts = [kind, ...Object.values(sent)];
      const submission = { kind, parts, receivedAt: clock(), quarantine, purposes };
      return storeOnce(database, submission, async (transaction, columns) => {
        const { reference } = await transaction
          .insertInto('messages')
          .values({ ...columns, kind, ...sent })
          .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(SAME_FINGERPRINT))
          .returning('reference')
          .executeTakeFirstOrThrow();
        return reference;
      });
    },

    async find(reference: string): Promise<Message | undefined> {
      const row = await database.read((db) =>
        db.selectFrom('messages').selectAll().where('reference', '=', reference).executeTakeFirst(),
      );
      return row && asMessage(row);
    },
  };
}

export function asMessage(row: Selectable<Schema['messages']>) {
  return row.kind === 'enquiry'
    ? { kind: row.kind, ...entryOf(row), ...toFields(COLUMNS.enquiry, row) }
    : { kind: row.kind, ...entryOf(row), ...toFields(COLUMNS.contact, row) };
}
