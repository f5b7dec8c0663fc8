import type { Kysely, Transaction } from 'kysely';
import { RESUME_REPLACED } from '#shared/applicant.ts';
import type { Stage } from '#shared/stages.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { tableOf } from './form-columns.ts';

type StageChange = { stage: Stage; at: Date; by: string; toldAt: Date | undefined };
type ApplicationEvent = Omit<StageChange, 'stage'> & { what: Stage | typeof RESUME_REPLACED };

/** Later than anything that is still to be told. */
const NEVER = new Date('9999-12-31');

/** The company's stages of applications and their history; applicants learn of them by answers. */
export function stages(database: Database, clock: () => Date) {
  return {
    /**
     * Idempotent. `was` is the stage and `after` the latest answer that the person who sets it has seen:
     * `changed` if there is another by now. A withdrawn application stays so: `withdrawn`.
     */
    async set(
      reference: string,
      stage: Stage,
      { was, after, by = '' }: { was?: Stage | undefined; after?: number | undefined; by?: string } = {},
    ): Promise<'set' | 'changed' | 'withdrawn' | 'gone'> {
      const changedAt = clock().toISOString();
      return database.write(async (transaction) => {
        if (!(await lockSubmission(transaction, reference))) return 'gone';
        if (visibleAt(NEVER, await eventsOf(transaction, reference)).stage === 'withdrawn')
          return 'withdrawn';
        if (after !== undefined && (await latestAnswer(transaction, reference)) !== after) return 'changed';
        const changed = await transaction
          .updateTable('applications')
          .set({ stage })
          .where('reference', '=', reference)
          .where('stage', '!=', stage)
          .$if(was !== undefined, (rows) => rows.where('stage', '=', was ?? stage))
          .returning('id')
          .executeTakeFirst();
        if (changed) {
          const change = { reference, stage, changed_at: changedAt, author: by, told_at: null };
          await transaction.insertInto('stage_changes').values(change).execute();
          return 'set';
        }
        return (await stageOf(transaction, reference)) === stage ? 'set' : 'changed';
      });
    },

    /** The stage that the applicant knows now, and the one known once everything waiting has been told. */
    async told(reference: string): Promise<{ now: Stage; soon: Stage }> {
      const events = await database.read((db) => eventsOf(db, reference));
      return { now: visibleAt(clock(), events).stage, soon: visibleAt(NEVER, events).stage };
    },

    /** Oldest first, beginning with `new` on the day of receipt; empty if there is no such application. */
    async history(reference: string): Promise<StageChange[]> {
      return database.read(async (db) => {
        const events = await eventsOf(db, reference);
        return events.flatMap(({ what, ...rest }) =>
          what === RESUME_REPLACED ? [] : [{ stage: what, ...rest }],
        );
      });
    },
  };
}

/** Stages and replaced resumes, oldest first; the first is `new`, on the day it was received. */
export async function eventsOf(db: Kysely<Schema>, reference: string): Promise<ApplicationEvent[]> {
  const application = await applicationOf(db, reference).select('received_at').executeTakeFirst();
  if (!application) return [];
  const received = new Date(application.received_at);
  const changes = await db
    .selectFrom('stage_changes')
    .select(['stage', 'changed_at', 'author', 'told_at'])
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
  return [
    { what: 'new', at: received, by: '', toldAt: received },
    ...changes.map(({ stage, changed_at, author, told_at }) => ({
      what: stage,
      at: new Date(changed_at),
      by: author,
      toldAt: told_at === null ? undefined : new Date(told_at),
    })),
  ];
}

/** What the applicant knows at `time`: the events told by then, each at the time it was told, and their last stage. */
export function visibleAt(time: Date, events: readonly ApplicationEvent[]) {
  const told = events
    .flatMap(({ what, toldAt }) => (toldAt && toldAt <= time ? [{ what, at: toldAt }] : []))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const stages = told.flatMap(({ what }) => (what === RESUME_REPLACED ? [] : [what]));
  return { events: told, stage: stages.at(-1) ?? 'new' };
}

export const applicationOf = (db: Kysely<Schema>, reference: string) =>
  db.selectFrom('applications').where('reference', '=', reference);

/** The company's stage; undefined if there is no such application. */
export async function stageOf(db: Kysely<Schema>, reference: string): Promise<Stage | undefined> {
  return (await applicationOf(db, reference).select('stage').executeTakeFirst())?.stage;
}

/** The id of the latest answer to a submission; 0 if there is none. */
export async function latestAnswer(db: Kysely<Schema>, reference: string): Promise<number> {
  const latest = answersOf(db, reference).select((column) => column.fn.max('id').as('id'));
  return (await latest.executeTakeFirst())?.id ?? 0;
}

export const answersOf = (db: Kysely<Schema>, reference: string) =>
  db.selectFrom('outbox').where('reference', '=', reference).where('purpose', '=', 'answer');

/** Locks a submission's row by an update until the transaction is over; false if there is none. */
export async function lockSubmission(transaction: Transaction<Schema>, reference: string): Promise<boolean> {
  const row = transaction
    .updateTable(tableOf(reference))
    .set({ reference })
    .where('reference', '=', reference);
  return (await row.returning('id').executeTakeFirst()) !== undefined;
}
