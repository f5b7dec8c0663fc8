import type { Insertable, Kysely } from 'kysely';
import { RESUME_REPLACED } from '#shared/applicant.ts';
import type { Stage } from '#shared/stages.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type StageChange = { stage: Stage; at: Date };

/** How far applications have come, and when. */
export function stages(database: Database, clock: () => Date) {
  return {
    /** False when there is no such application. The stage it is in already is written once. */
    async set(reference: string, stage: Stage): Promise<boolean> {
      const changedAt = clock().toISOString();
      return database.write(async (transaction) => {
        const changed = await transaction
          .updateTable('applications')
          .set({ stage })
          .where('reference', '=', reference)
          .where('stage', '!=', stage)
          .returning('id')
          .executeTakeFirst();
        if (!changed) return exists(transaction, 'applications', reference);
        await noteStage(transaction, { reference, stage, changed_at: changedAt });
        return true;
      });
    },

    /** Oldest first, beginning with `new` on the day it was received; empty when there is no such application. */
    async history(reference: string): Promise<StageChange[]> {
      return database.read(async (db) => {
        const events = await eventsOf(db, reference);
        return events.flatMap(({ what, at }) => (what === RESUME_REPLACED ? [] : [{ stage: what, at }]));
      });
    },
  };
}

export async function noteStage(
  db: Kysely<Schema>,
  change: Insertable<Schema['stage_changes']>,
): Promise<void> {
  await db.insertInto('stage_changes').values(change).execute();
}

/** Stages and replaced resumes, oldest first; the first is `new`, on the day it was received. */
export async function eventsOf(
  db: Kysely<Schema>,
  reference: string,
): Promise<{ what: Stage | typeof RESUME_REPLACED; at: Date }[]> {
  const received = await db
    .selectFrom('applications')
    .select('received_at')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!received) return [];
  const changes = await db
    .selectFrom('stage_changes')
    .select(['stage', 'changed_at'])
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
  return [
    { what: 'new', at: new Date(received.received_at) },
    ...changes.map(({ stage, changed_at }) => ({ what: stage, at: new Date(changed_at) })),
  ];
}

export async function exists(
  db: Kysely<Schema>,
  table: 'applications' | 'messages',
  reference: string,
): Promise<boolean> {
  const row = db.selectFrom(table).select('id').where('reference', '=', reference);
  return (await row.executeTakeFirst()) !== undefined;
}
