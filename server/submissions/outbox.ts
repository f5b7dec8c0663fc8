import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Application } from '#shared/application.ts';
import type { ContactMessage } from '#shared/contact.ts';
import type { Enquiry } from '#shared/enquiry.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** What a letter about a submission says. The resume itself is read from its application, never copied here. */
export type OutboxPayload =
  | { kind: 'contact'; fields: ContactMessage }
  | { kind: 'enquiry'; fields: Enquiry }
  | {
      kind: 'application';
      fields: Application & {
        jobId: string;
        jobTitle: string;
        resume: { fileName: string; byteSize: number; sha256: string };
      };
    };

type OutboxLine = OutboxPayload & {
  id: number;
  reference: string;
  createdAt: Date;
  attempts: number;
  nextAttemptAt: Date;
  /** The part of the Message-ID before the @: the same at every attempt. */
  messageId: string;
};

export type Outbox = {
  /** Lines not sent yet whose next attempt is due, oldest first. */
  due(limit: number): Promise<OutboxLine[]>;
};

export function outbox(database: Database, clock: () => Date): Outbox {
  return {
    async due(limit) {
      const rows = await database.read((db) =>
        db
          .selectFrom('outbox')
          .select([
            'id',
            'reference',
            'kind',
            'payload',
            'created_at',
            'attempts',
            'next_attempt_at',
            'message_id',
          ])
          .where('sent_at', 'is', null)
          .where('next_attempt_at', '<=', clock().toISOString())
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      return rows.map((row) => ({
        // Written by `putIntoOutbox`, and by nothing else.
        ...({ kind: row.kind, fields: JSON.parse(row.payload) } as OutboxPayload),
        id: row.id,
        reference: row.reference,
        createdAt: new Date(row.created_at),
        attempts: row.attempts,
        nextAttemptAt: new Date(row.next_attempt_at),
        messageId: row.message_id,
      }));
    },
  };
}

/** Part of a submission's own transaction: either both are on disk or neither is. */
export async function putIntoOutbox(
  transaction: Transaction<Schema>,
  line: OutboxPayload & { reference: string; receivedAt: string },
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      kind: line.kind,
      reference: line.reference,
      payload: JSON.stringify(line.fields),
      created_at: line.receivedAt,
      next_attempt_at: line.receivedAt,
      message_id: randomUUID(),
    })
    .execute();
}
