import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema, SubmissionKind } from '../database/schema.ts';

/** A letter to be sent about a submission. What it says is read from the submission when it is sent. */
type OutboxLine = {
  id: number;
  kind: SubmissionKind;
  reference: string;
  createdAt: Date;
  /** This one included. */
  attempts: number;
  /** The part of the Message-ID before the @: the same at every attempt. */
  messageId: string;
};

export type Outbox = {
  /**
   * Takes lines that are due, oldest first, for `leaseSeconds`: no other instance gets them meanwhile, and a line
   * whose sender died is due again afterwards.
   */
  claim(limit: number, leaseSeconds: number): Promise<OutboxLine[]>;
  markSent(id: number): Promise<void>;
  /** Not before `time`. */
  postpone(id: number, time: Date): Promise<void>;
};

export function outbox(database: Database, clock: () => Date): Outbox {
  const change = (id: number, values: { sent_at: string } | { next_attempt_at: string }) =>
    database.write(async (transaction) => {
      await transaction.updateTable('outbox').set(values).where('id', '=', id).execute();
    });

  return {
    async claim(limit, leaseSeconds) {
      const now = clock();
      const leasedUntil = new Date(now.getTime() + leaseSeconds * 1000).toISOString();
      const rows = await database.write(async (transaction) => {
        const due = transaction
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('next_attempt_at', '<=', now.toISOString())
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(limit);
        // Two instances take different lines. SQLite has one writer at a time, and no words for this.
        const ids = await (database.locksRows ? due.forUpdate().skipLocked() : due).execute();
        if (ids.length === 0) return [];
        return transaction
          .updateTable('outbox')
          .set((column) => ({ next_attempt_at: leasedUntil, attempts: column('attempts', '+', 1) }))
          .where(
            'id',
            'in',
            ids.map(({ id }) => id),
          )
          .returningAll()
          .execute();
      });
      return rows.map(asLine).toSorted((a, b) => a.id - b.id);
    },
    markSent: (id) => change(id, { sent_at: clock().toISOString() }),
    postpone: (id, time) => change(id, { next_attempt_at: time.toISOString() }),
  };
}

/** Part of a submission's own transaction: either both are on disk or neither is. */
export async function putIntoOutbox(
  transaction: Transaction<Schema>,
  line: { kind: SubmissionKind; reference: string; receivedAt: string },
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      purpose: 'notice',
      kind: line.kind,
      reference: line.reference,
      created_at: line.receivedAt,
      next_attempt_at: line.receivedAt,
      message_id: randomUUID(),
    })
    .execute();
}

function asLine(row: Selectable<Schema['outbox']>): OutboxLine {
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    createdAt: new Date(row.created_at),
    attempts: row.attempts,
    messageId: row.message_id,
  };
}
