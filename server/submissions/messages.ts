import type { Transaction } from 'kysely';
import type { ContactMessage } from '#shared/contact.ts';
import type { Enquiry } from '#shared/enquiry.ts';
import type { Database } from '../database/database.ts';
import type { MessageKind, Schema } from '../database/schema.ts';
import { type OutboxPayload, putIntoOutbox } from './outbox.ts';
import { newReference, withFreeReference } from './references.ts';
import { type ReceivedFilter, receivedAs } from './submission-filter.ts';

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
};

type MessageFilter = ReceivedFilter & { kind?: MessageKind | undefined };

export type Messages = {
  /** Resolves when message and outbox line are on disk. Throws `StoreUnavailable`. */
  add(kind: 'contact', fields: ContactMessage): Promise<{ reference: string }>;
  add(kind: 'enquiry', fields: Enquiry): Promise<{ reference: string }>;
  /** Newest first. */
  list(filter?: MessageFilter): Promise<Message[]>;
  find(reference: string): Promise<Message | undefined>;
  /** False when there is no such message. The time of the first reading is kept. */
  markRead(reference: string, read: boolean): Promise<boolean>;
};

export function messages(database: Database, clock: () => Date, draw = newReference): Messages {
  return {
    async add(kind: MessageKind, fields: ContactMessage | Enquiry) {
      const receivedAt = clock().toISOString();
      const payload = { kind, fields } as Extract<OutboxPayload, { kind: MessageKind }>;
      const reference = await database.write((transaction) =>
        withFreeReference(
          () => draw(kind === 'contact' ? 'C' : 'E'),
          (drawn) => insert(transaction, drawn, payload, receivedAt),
        ),
      );
      return { reference };
    },

    async list(filter = {}) {
      const rows = await database.read((db) => {
        const query = db.selectFrom('messages').selectAll().where(receivedAs(filter));
        const ofKind = filter.kind ? query.where('kind', '=', filter.kind) : query;
        return ofKind.orderBy('received_at', 'desc').orderBy('id', 'desc').execute();
      });
      return rows.map(asMessage);
    },

    async find(reference) {
      const row = await database.read((db) =>
        db.selectFrom('messages').selectAll().where('reference', '=', reference).executeTakeFirst(),
      );
      return row && asMessage(row);
    },

    async markRead(reference, read) {
      const now = clock().toISOString();
      const marked = await database.write((transaction) =>
        transaction
          .updateTable('messages')
          .set((eb) => ({ read_at: read ? eb.fn.coalesce('read_at', eb.val(now)) : null }))
          .where('reference', '=', reference)
          .returning('id')
          .executeTakeFirst(),
      );
      return marked !== undefined;
    },
  };
}

/** The reference, or undefined when it is taken. */
async function insert(
  transaction: Transaction<Schema>,
  reference: string,
  payload: Extract<OutboxPayload, { kind: MessageKind }>,
  receivedAt: string,
): Promise<string | undefined> {
  const { fullName, email, contact, message } = payload.fields;
  const row = await transaction
    .insertInto('messages')
    .values({
      reference,
      kind: payload.kind,
      full_name: fullName,
      email,
      phone: contact,
      project: payload.kind === 'enquiry' ? payload.fields.project : null,
      message,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await putIntoOutbox(transaction, { ...payload, reference, receivedAt });
  return reference;
}

function asMessage(row: Omit<Schema['messages'], 'id'>): Message {
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
  };
}
