import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { RESUME_REPLACED } from '#shared/applicant.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Stage } from '#shared/stages.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { answersOf, latestAnswer, lockSubmission, stageOf } from './stages.ts';
import { queueWebhooks } from './submission-events.ts';
import { newKey } from './submission-keys.ts';

/** Characters of an answer. */
export const ANSWER_LIMIT = 5000;
/** Milliseconds in which an answer can be taken back. */
const DELAY = 10 * 60_000;

export type NewAnswer = {
  kind: SubmissionKind;
  reference: string;
  /** Empty if only the applicant's page tells the stage. */
  text: string;
  by: string;
  /** The stage that the applicant's page shows from then on. */
  stage: Stage | undefined;
  /** The id of the latest answer that the writer has seen; 0 for none. */
  after: number;
  /** Whether it is sent by mail. */
  isMailed: boolean;
};

/** The company's answers to senders: lines of the outbox, which stay there as they were written. */
export function answers(database: Database, clock: () => Date, isMailOn: boolean) {
  return {
    isMailOn,

    /** Newest first. */
    async of(reference: string) {
      const rows = await database.read((db) =>
        answersOf(db, reference)
          .select(['id', 'text', 'stage', 'author', 'created_at'])
          .orderBy('id', 'desc')
          .execute(),
      );
      return rows.map(({ id, text, stage, author, created_at }) => {
        const dueAt = new Date(created_at);
        return {
          id,
          text: text ?? '',
          stage: stage ?? undefined,
          by: author ?? '',
          dueAt,
          isWaiting: dueAt > clock(),
        };
      });
    },

    /**
     * Stores the answer, which page and letter hold back for ten minutes. `changed`: since the writer looked,
     * somebody else has answered, or set another stage than the one to be told.
     */
    async add(answer: NewAnswer): Promise<'added' | 'changed' | 'gone'> {
      const { kind, reference, text, by, stage, after, isMailed } = answer;
      const now = clock();
      const due = new Date(now.getTime() + DELAY).toISOString();
      return database.write(async (transaction) => {
        if (!(await lockSubmission(transaction, reference))) return 'gone';
        if ((await latestAnswer(transaction, reference)) !== after) {
          const same = { purpose: 'answer', reference, text, author: by, stage: stage ?? null } as const;
          const later = transaction.selectFrom('outbox').select('id').where('id', '>', after);
          // Pressed twice, or stored when the connection was lost.
          return (await later.where(({ and }) => and(same)).executeTakeFirst()) ? 'added' : 'changed';
        }
        if (stage && (await stageOf(transaction, reference)) !== stage) return 'changed';
        if (stage) await tellStage(transaction, reference, stage, due);
        const hasKey = isMailed && kind === 'application';
        await transaction
          .insertInto('outbox')
          .values({
            purpose: 'answer',
            kind,
            reference,
            text,
            stage: stage ?? null,
            author: by,
            created_at: due,
            next_attempt_at: due,
            // An answer that is not mailed is never due.
            sent_at: isMailed ? null : due,
            key: hasKey ? await newKey(transaction, reference, now.toISOString()) : null,
            message_id: randomUUID(),
          })
          .execute();
        return 'added';
      });
    },

    /** Returns what was taken back: nothing if it has gone out already, or was taken back before. */
    takeBack: (reference: string, id: number) =>
      database.write(async (transaction) => {
        await lockSubmission(transaction, reference);
        return cancelPending(transaction, reference, { now: clock().toISOString(), id });
      }),
  };
}

/** Takes back answers that are not due yet, one or all, and returns them. */
export async function cancelPending(
  transaction: Transaction<Schema>,
  reference: string,
  { now, id }: { now: string; id?: number },
) {
  const dropped = await transaction
    .deleteFrom('outbox')
    .where('reference', '=', reference)
    .where('purpose', '=', 'answer')
    .where('created_at', '>', now)
    .where('id', '=', id ?? sql<number>`id`)
    .returning(['created_at', 'stage', 'text'])
    .execute();
  for (const { created_at } of dropped.filter(({ stage }) => stage !== null)) {
    await transaction
      .deleteFrom('outbox')
      .where('reference', '=', reference)
      .where('purpose', '=', 'webhook')
      .where('created_at', '=', created_at)
      .execute();
    await transaction
      .updateTable('stage_changes')
      .set({ told_at: null })
      .where('reference', '=', reference)
      .where('told_at', '=', created_at)
      .execute();
  }
  return dropped;
}

/** Shows the applicant the latest change of stage, to `stage`, from `due` on. */
async function tellStage(
  transaction: Transaction<Schema>,
  reference: string,
  stage: Stage,
  due: string,
): Promise<void> {
  await queueWebhooks(transaction, [reference], { event: 'told', at: due, stage });
  const latest = transaction
    .selectFrom('stage_changes')
    .select((column) => column.fn.max('id').as('id'))
    .where('reference', '=', reference)
    .where('stage', '!=', RESUME_REPLACED);
  await transaction
    .updateTable('stage_changes')
    .set({ told_at: due })
    .where('id', '=', latest)
    .where('told_at', 'is', null)
    .execute();
}
