import type { Selectable } from 'kysely';
import type { ContactMessage } from '#shared/contact.ts';
import type { Enquiry } from '#shared/enquiry.ts';
import type { Database } from '../database/database.ts';
import type { MessageKind, OutboxPurpose, Schema } from '../database/schema.ts';
import { type Stored, storeOnce } from './same-submission.ts';

export type Message = {
  kind: MessageKind;
  reference: string;
  fullName: string;
  email: string;
  /** Empty where none was given. */
  phone: string;
  /** Of an enquiry only. */
  project: string | undefined;
  message: string;
  receivedAt: Date;
  readAt: Date | undefined;
  /** Why it is in quarantine; undefined for one in the inbox. */
  quarantine: string | undefined;
};

export type Messages = ReturnType<typeof messages>;

/** `purposes`: what is queued for each message. */
export function messages(database: Database, clock: () => Date, purposes: readonly OutboxPurpose[]) {
  return {
    /** As `storeOnce`; `quarantine` says why it looks like no person's. */
    add(kind: MessageKind, fields: ContactMessage | Enquiry, quarantine?: string): Promise<Stored> {
      const { fullName, email, contact, message } = fields;
      const project = 'project' in fields ? fields.project : undefined;
      const parts = [kind, fullName, email, contact, message, ...(project === undefined ? [] : [project])];
      const submission = { kind, parts, receivedAt: clock(), quarantine, purposes };
      return storeOnce(database, submission, async (transaction, columns) => {
        const inserted = await transaction
          .insertInto('messages')
          .values({ ...columns, kind, full_name: fullName, email, phone: contact, project, message })
          .onConflict((conflict) => conflict.column('fingerprint').doNothing())
          .returning('id')
          .executeTakeFirst();
        return inserted !== undefined;
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

export function asMessage(row: Selectable<Schema['messages']>): Message {
  return {
    kind: row.kind,
    reference: row.reference,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    project: row.project ?? undefined,
    message: row.message,
    receivedAt: new Date(row.received_at),
    readAt: row.read_at === null ? undefined : new Date(row.read_at),
    quarantine: row.quarantine ?? undefined,
  };
}
