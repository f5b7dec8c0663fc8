import type { Insertable, Selectable, Transaction } from 'kysely';
import type { ContactMessage } from '#shared/contact.ts';
import type { Enquiry } from '#shared/enquiry.ts';
import type { Database } from '../database/database.ts';
import type { MessageKind, OutboxPurpose, Schema } from '../database/schema.ts';
import type { Stored } from './applications.ts';
import { putIntoOutbox } from './outbox.ts';
import { newReference } from './references.ts';
import { fingerprintOf, referenceOf, releaseFingerprint } from './same-submission.ts';
import { newKey } from './submission-keys.ts';

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

export type Messages = {
  /**
   * Resolves when message and outbox line are on disk. The very same within 24 hours (a double click) writes nothing
   * and gives the first one's reference. With `quarantine`, why it looks like no person's, its letters wait until it
   * is released. Throws `StoreUnavailable`.
   */
  add(kind: 'contact', fields: ContactMessage, quarantine?: string): Promise<Stored>;
  add(kind: 'enquiry', fields: Enquiry, quarantine?: string): Promise<Stored>;
  find(reference: string): Promise<Message | undefined>;
};

/** `purposes`: what is queued for each message. */
export function messages(
  database: Database,
  clock: () => Date,
  purposes: readonly OutboxPurpose[],
): Messages {
  return {
    async add(kind: MessageKind, fields: ContactMessage | Enquiry, quarantine?: string) {
      const receivedAt = clock();
      const row: Insertable<Schema['messages']> & { fingerprint: string } = {
        reference: newReference(kind === 'contact' ? 'C' : 'E'),
        kind,
        full_name: fields.fullName,
        email: fields.email,
        phone: fields.contact,
        project: 'project' in fields ? fields.project : null,
        message: fields.message,
        fingerprint: fingerprintOf([kind, ...partsOf(fields)]),
        received_at: receivedAt.toISOString(),
        read_at: null,
        quarantine: quarantine ?? null,
      };
      return database.write(async (transaction) => {
        await releaseFingerprint(transaction, 'messages', row.fingerprint, receivedAt);
        const reference = await insert(transaction, row);
        const kept = reference ?? (await referenceOf(transaction, 'messages', row.fingerprint));
        const key = await newKey(transaction, kept, row.received_at);
        if (reference) {
          const isHeld = quarantine !== undefined;
          await putIntoOutbox(transaction, {
            kind,
            reference,
            receivedAt: row.received_at,
            purposes,
            key,
            isHeld,
          });
        }
        return { reference: kept, key };
      });
    },

    async find(reference) {
      const row = await database.read((db) =>
        db.selectFrom('messages').selectAll().where('reference', '=', reference).executeTakeFirst(),
      );
      return row && asMessage(row);
    },
  };
}

const partsOf = ({ fullName, email, contact, message, ...rest }: ContactMessage | Enquiry) => [
  fullName,
  email,
  contact,
  message,
  ...('project' in rest ? [rest.project] : []),
];

/** Undefined, and nothing written, when the very same is there already. */
async function insert(
  transaction: Transaction<Schema>,
  row: Insertable<Schema['messages']> & { fingerprint: string },
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return inserted?.reference;
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
