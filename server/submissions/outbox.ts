import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import { DAY } from '#shared/indian-time.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Database } from '../database/database.ts';
import type { OutboxPurpose, Schema } from '../database/schema.ts';
import { newKey } from './submission-keys.ts';

/** One letter or call about a submission. What it says is read from the submission when it is sent. */
export type OutboxLine = Selectable<Schema['outbox']>;

/** What an applicant did on their own page, after the application had been received. */
export type Change = 'changed' | 'withdrawn';
export type Changed = { change: Change; at: Date };

export type Outbox = ReturnType<typeof outbox>;

/** The due time of a quarantined submission's lines, until it is released. */
export const HELD = '9999-12-31T00:00:00.000Z';
/** A call that reports an erasure; it outlives what was erased until it is sent. */
export const ERASURE = sql<boolean>`(purpose = 'webhook' and coalesce(text, '') = 'erased')`;
const MAX_ERROR = 300;

/** The letters and calls to be sent, stored with their submissions: a transactional outbox. */
export function outbox(database: Database, clock: () => Date) {
  /** Changes a line that is still to be sent, and nothing once it was sent or given up. */
  const change = (id: number, values: Partial<OutboxLine>) =>
    database.write(async (transaction) => {
      await transaction
        .updateTable('outbox')
        .set(values)
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .execute();
    });

  return {
    /**
     * Takes lines that are due, oldest first, for `leaseSeconds`: no other instance gets them meanwhile, and a line
     * whose sender died is due again afterwards.
     */
    async claim(
      limit: number,
      leaseSeconds: number,
      purposes?: readonly OutboxPurpose[],
    ): Promise<OutboxLine[]> {
      const now = clock();
      const leasedUntil = new Date(now.getTime() + leaseSeconds * 1000).toISOString();
      const rows = await database.write(async (transaction) => {
        const everything = transaction
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where(({ or, eb }) => or([eb('next_attempt_at', '<=', now.toISOString()), isPutOff(now)]))
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(limit);
        const due = purposes ? everything.where('purpose', 'in', purposes) : everything;
        // Instances take different lines. SQLite has one writer at a time, and no SKIP LOCKED.
        const lines = await (database.locksRows ? due.forUpdate().skipLocked() : due).execute();
        const ids = lines.map(({ id }) => id);
        if (ids.length === 0) return [];
        return transaction
          .updateTable('outbox')
          .set((column) => ({ next_attempt_at: leasedUntil, attempts: column('attempts', '+', 1) }))
          .where('id', 'in', ids)
          .returningAll()
          .execute();
      });
      return rows.toSorted((a, b) => a.id - b.id);
    },

    async markSent(id: number): Promise<void> {
      await change(id, { sent_at: clock().toISOString(), key: null, last_error: null });
      await database.write(async (transaction) => {
        await transaction.deleteFrom('outbox').where('id', '=', id).where(ERASURE).execute();
      });
    },
    /** Retries not before `time`; `error` is stored for operators. */
    postpone: (id: number, time: Date, error?: string): Promise<void> =>
      change(id, {
        next_attempt_at: time.toISOString(),
        ...(error && { last_error: error.slice(0, MAX_ERROR) }),
      }),
    /** Ends the retries: the line stays `failed` until somebody calls `retry`. */
    giveUp: (id: number, error: string): Promise<void> =>
      change(id, { failed_at: clock().toISOString(), key: null, last_error: error.slice(0, MAX_ERROR) }),
    /** Deletes a line with nothing to send: its submission is gone, or has no address to write to. */
    drop: (id: number): Promise<void> =>
      database.write(async (transaction) => {
        await transaction.deleteFrom('outbox').where('id', '=', id).execute();
      }),

    /** Lines that were given up, about one submission or about all, newest first. */
    failed: (reference?: string): Promise<OutboxLine[]> =>
      database.read((db) =>
        db
          .selectFrom('outbox')
          .selectAll()
          .where('failed_at', 'is not', null)
          .$if(reference !== undefined, (lines) => lines.where('reference', '=', reference ?? ''))
          .orderBy('failed_at', 'desc')
          .orderBy('id', 'desc')
          .execute(),
      ),

    /** Makes a failed line due at once, its attempts reset, and returns its reference; undefined: no such line. */
    retry: (id: number): Promise<string | undefined> =>
      database.write(async (transaction) => {
        const now = clock().toISOString();
        const line = await transaction
          .updateTable('outbox')
          .set({ failed_at: null, attempts: 0, next_attempt_at: now })
          .where('id', '=', id)
          .where('failed_at', 'is not', null)
          .returningAll()
          .executeTakeFirst();
        if (!line) return undefined;
        // The first key was deleted when the line was given up.
        if (hasLink(line)) {
          const key = await newKey(transaction, line.reference, now);
          await transaction.updateTable('outbox').set({ key }).where('id', '=', id).execute();
        }
        return line.reference;
      }),

    /**
     * Counts, by purpose, of the lines to be sent, without quarantined ones, and of those given up; `oldest`
     * is when the oldest waiting one was written.
     */
    async counts() {
      const rows = await database.read((db) =>
        db
          .selectFrom('outbox')
          .select(({ fn }) => [
            'purpose',
            fn.countAll<number | string>().as('lines'),
            fn.count<number | string>('failed_at').as('failed'),
            fn.min('created_at').filterWhere('failed_at', 'is', null).as('oldest'),
          ])
          .where('sent_at', 'is', null)
          .where('next_attempt_at', '<', HELD)
          .groupBy('purpose')
          .execute(),
      );
      const counts = { waiting: none(), failed: none(), oldest: undefined as Date | undefined };
      for (const { purpose, lines, failed, oldest } of rows) {
        counts.failed[purpose] = Number(failed);
        counts.waiting[purpose] = Number(lines) - Number(failed);
        const since = oldest ? new Date(oldest) : undefined;
        if (since && (!counts.oldest || since < counts.oldest)) counts.oldest = since;
      }
      return counts;
    },
  };
}

/**
 * Written or put off while a clock was ahead. Answers, and calls that report a stage, keep the time at which desk and page
 * show them.
 */
function isPutOff(now: Date) {
  const tomorrow = new Date(now.getTime() + DAY).toISOString();
  return sql<boolean>`(next_attempt_at > ${tomorrow} and next_attempt_at < ${HELD}
    and (created_at <= ${now.toISOString()} or author is null and stage is null))`;
}

/**
 * Adds a line for each of `purposes`, in the submission's own transaction: either both are on disk or neither
 * is. `isHeld` keeps them until the submission is released from quarantine.
 */
export async function addToOutbox(
  transaction: Transaction<Schema>,
  line: {
    kind: SubmissionKind;
    reference: string;
    receivedAt: string;
    purposes: readonly OutboxPurpose[];
    key: string;
    isHeld: boolean;
    /** What it is about, unless that is the receipt. */
    change?: Change;
  },
): Promise<void> {
  if (line.purposes.length === 0) return;
  const { kind, reference } = line;
  const rows = line.purposes.map((purpose) => ({
    purpose,
    kind,
    reference,
    text: line.change ?? null,
    created_at: line.receivedAt,
    next_attempt_at: line.isHeld ? HELD : line.receivedAt,
    key: hasLink({ purpose, kind }) ? line.key : null,
    message_id: randomUUID(),
  }));
  await transaction.insertInto('outbox').values(rows).execute();
}

/** Only letters to applicants link to a private page. */
const hasLink = ({ purpose, kind }: Pick<OutboxLine, 'purpose' | 'kind'>) =>
  (purpose === 'receipt' || purpose === 'answer') && kind === 'application';

const none = () => ({ receipt: 0, notice: 0, webhook: 0, answer: 0 });
