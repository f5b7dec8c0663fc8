import type { Transaction } from 'kysely';
import { RESUME_REPLACED } from '#shared/applicant.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Stage } from '#shared/stages.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { putIntoOutbox } from './outbox.ts';
import { lock, stageOf } from './stages.ts';
import { newKey } from './submission-keys.ts';

/** Characters of an answer. */
export const ANSWER_LIMIT = 5000;
/** Milliseconds in which an answer can be taken back. */
const DELAY = 10 * 60_000;

export type Answer = {
  id: number;
  text: string;
  by: string;
  dueAt: Date;
  /** Whether it can still be taken back. */
  isWaiting: boolean;
  /** The stage that it told the applicant. */
  stage: Stage | undefined;
};

export type NewAnswer = {
  kind: SubmissionKind;
  reference: string;
  /** Empty where the page alone tells it. */
  text: string;
  by: string;
  /** The stage that the applicant's page shows from then on. */
  tell: Stage | undefined;
  /** The latest answer that who writes this has seen; 0 for none. */
  after: number;
};

/** What the company tells who wrote. */
export function answers(database: Database, clock: () => Date, isMailOn: boolean) {
  return {
    isMailOn,

    /** Newest first. */
    async of(reference: string): Promise<Answer[]> {
      const rows = await database.read((db) =>
        db
          .selectFrom('answers')
          .leftJoin('stage_changes', 'stage_changes.id', 'stage_change_id')
          .select(['answers.id', 'text', 'answers.author', 'due_at', 'stage'])
          .where('answers.reference', '=', reference)
          .orderBy('answers.id', 'desc')
          .execute(),
      );
      return rows.map(({ id, text, author, due_at, stage }) => ({
        id,
        text,
        by: author,
        dueAt: new Date(due_at),
        isWaiting: new Date(due_at) > clock(),
        // A resume that was replaced is nobody's answer.
        stage: stage === null || stage === RESUME_REPLACED ? undefined : stage,
      }));
    },

    async textOf(id: number): Promise<string | undefined> {
      const row = database.read((db) =>
        db.selectFrom('answers').select('text').where('id', '=', id).executeTakeFirst(),
      );
      return (await row)?.text;
    },

    /**
     * Keeps the answer, which page and letter hold back for ten minutes. `changed` where somebody else has answered, or
     * set another stage than is to be told, since who writes this has looked.
     */
    async add({ kind, reference, text, by, tell, after }: NewAnswer): Promise<'added' | 'changed' | 'gone'> {
      const now = clock();
      const due = new Date(now.getTime() + DELAY).toISOString();
      return database.write(async (transaction) => {
        if (!(await lock(transaction, reference))) return 'gone';
        if ((await latestOf(transaction, reference)) !== after) return 'changed';
        if (tell && (await stageOf(transaction, reference)) !== tell) return 'changed';
        const answer = await transaction
          .insertInto('answers')
          .values({
            reference,
            text,
            author: by,
            written_at: now.toISOString(),
            due_at: due,
            stage_change_id: tell ? await tellStage(transaction, reference, due) : null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (!isMailOn || text === '') return 'added';
        const key = await newKey(transaction, reference, now.toISOString());
        const line = { kind, reference, key, receivedAt: due, isHeld: false, purposes: ['answer'] } as const;
        await putIntoOutbox(transaction, { ...line, answerId: answer.id });
        return 'added';
      });
    },

    /** False where it has gone out already, or was taken back before. */
    takeBack: (reference: string, id: number): Promise<boolean> =>
      database.write(async (transaction) => {
        await lock(transaction, reference);
        return (await dropWaiting(transaction, reference, clock().toISOString(), id)) > 0;
      }),
  };
}

/** Takes back what waits for its time, one answer or all; gives how many. */
export async function dropWaiting(
  transaction: Transaction<Schema>,
  reference: string,
  now: string,
  id?: number,
): Promise<number> {
  const dropped = await transaction
    .deleteFrom('answers')
    .where('reference', '=', reference)
    .where('due_at', '>', now)
    .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? 0))
    .returning(['id', 'stage_change_id'])
    .execute();
  for (const each of dropped) {
    await transaction.deleteFrom('outbox').where('answer_id', '=', each.id).execute();
    if (each.stage_change_id === null) continue;
    await transaction
      .updateTable('stage_changes')
      .set({ told_at: null })
      .where('id', '=', each.stage_change_id)
      .execute();
  }
  return dropped.length;
}

/** The latest change of stage is shown to the applicant from `due` on; gives its id. */
async function tellStage(
  transaction: Transaction<Schema>,
  reference: string,
  due: string,
): Promise<number | null> {
  const latest = transaction
    .selectFrom('stage_changes')
    .select((column) => column.fn.max('id').as('id'))
    .where('reference', '=', reference)
    .where('stage', '!=', RESUME_REPLACED);
  const told = await transaction
    .updateTable('stage_changes')
    .set({ told_at: due })
    .where('id', '=', latest)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return told?.id ?? null;
}

async function latestOf(transaction: Transaction<Schema>, reference: string): Promise<number> {
  const row = await transaction
    .selectFrom('answers')
    .select((column) => column.fn.max('id').as('id'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id ?? 0;
}
