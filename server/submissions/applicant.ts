import { sql, type Transaction } from 'kysely';
import { isUnderWay, RESUME_REPLACED } from '#shared/applicant.ts';
import type { Job } from '#shared/entities.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { dropWaiting } from './answers.ts';
import { columnsOf, hashOf, type NewResume, partsOf } from './applications.ts';
import { COLUMNS, toFields } from './form-columns.ts';
import { fingerprintOf } from './same-submission.ts';
import { eventsOf, lock, noteStage, toldBy } from './stages.ts';
import { jobIn } from './stored-application.ts';

/** `over`: it is hired, declined or withdrawn. `gone`: there is no such application. */
type ReplacedResume = 'replaced' | 'same' | 'over' | 'gone';

type Told = ReturnType<typeof toldBy>;

/** What an applicant sees and does beside what the company does. */
export function applicant(database: Database, clock: () => Date) {
  return {
    /**
     * The opening as it stood, where that was kept, and what the applicant was told by now; undefined when there is no
     * such application.
     */
    async story(reference: string): Promise<({ job: Job | undefined } & Told) | undefined> {
      return database.read(async (db) => {
        const row = await db
          .selectFrom('applications')
          .select('job_text')
          .where('reference', '=', reference)
          .executeTakeFirst();
        return row && { job: jobIn(row.job_text), ...toldBy(clock(), await eventsOf(db, reference)) };
      });
    },

    /**
     * Puts another resume in the place of the first, and the application before the readers anew. The very file that
     * is there already changes nothing.
     */
    async replaceResume(reference: string, resume: NewResume): Promise<ReplacedResume> {
      const changedAt = clock().toISOString();
      const sha256 = await hashOf(resume.bytes);
      return database.write(async (transaction) => {
        const held = await locked(transaction, reference, clock());
        if (!held) return 'gone';
        if (!isUnderWay(held.told)) return 'over';
        if (held.sha256 === sha256) return 'same';
        const fields = toFields(COLUMNS.application, held);
        const fingerprint = fingerprintOf(partsOf(held.job_id, fields, sha256));
        const other = await transaction
          .selectFrom('applications')
          .select('reference')
          .where('fingerprint', '=', fingerprint)
          .executeTakeFirst();
        await transaction
          .updateTable('applications')
          // What was sent as a whole keeps its fingerprint; the one that came to be the same goes without.
          .set({ fingerprint: other ? `${fingerprint} ${reference}` : fingerprint, read_at: null })
          .where('id', '=', held.id)
          .execute();
        const notes = [...(resume.notes ?? []), `replaced by the applicant on ${changedAt.slice(0, 10)}`];
        await transaction
          .updateTable('resumes')
          .set(columnsOf({ ...resume, notes }, sha256))
          .where('application_id', '=', held.id)
          .execute();
        await noteStage(transaction, {
          reference,
          stage: RESUME_REPLACED,
          changed_at: changedAt,
          told_at: changedAt,
        });
        return 'replaced';
      });
    },

    /** False when it is over already, or gone. The same may be sent anew afterwards. */
    async withdraw(reference: string): Promise<boolean> {
      const changedAt = clock().toISOString();
      return database.write(async (transaction) => {
        const held = await locked(transaction, reference, clock());
        if (!held || !isUnderWay(held.told)) return false;
        await transaction
          .updateTable('applications')
          .set({ stage: 'withdrawn', fingerprint: sql<string>`fingerprint || ' ' || reference` })
          .where('id', '=', held.id)
          .execute();
        await noteStage(transaction, {
          reference,
          stage: 'withdrawn',
          changed_at: changedAt,
          told_at: changedAt,
        });
        await dropWaiting(transaction, reference, { now: changedAt });
        return true;
      });
    },
  };
}

/** The application, locked, with the stage that its applicant knows. */
async function locked(transaction: Transaction<Schema>, reference: string, time: Date) {
  if (!(await lock(transaction, reference))) return undefined;
  const { stage: told } = toldBy(time, await eventsOf(transaction, reference));
  const row = await transaction
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.application_id', 'applications.id')
    .select(['id', 'job_id', 'sha256', ...Object.values(COLUMNS.application)])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && { ...row, told };
}
