import type { Transaction } from 'kysely';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import { isUnderWay, RESUME_REPLACED } from '#shared/applicant.ts';
import type { Application } from '#shared/application.ts';
import type { Job } from '#shared/entities.ts';
import type { Database } from '../database/database.ts';
import type { OutboxPurpose, Schema } from '../database/schema.ts';
import { dropWaiting } from './answers.ts';
import { columnsOf, hashOf, type NewResume } from './applications.ts';
import { COLUMNS, toColumns, toFields } from './form-columns.ts';
import { queueCalls } from './later-events.ts';
import { putIntoOutbox } from './outbox.ts';
import { FREE } from './same-submission.ts';
import { eventsOf, lock, toldBy } from './stages.ts';
import { jobIn } from './stored-application.ts';
import { newKey } from './submission-keys.ts';

/** `over`: it is hired, declined or withdrawn. `gone`: there is no such application. */
type ReplacedResume = 'replaced' | 'same' | 'over' | 'gone';

type Told = ReturnType<typeof toldBy>;

const BY_APPLICANT = ' by the applicant on ';

const FIELDS = Object.keys(COLUMNS.application) as (keyof Application)[];

/**
 * What an applicant sees and does beside what the company does. `purposes`: what is queued for submissions. What has been
 * changed is no longer what was sent: the same sent again is an application of its own.
 */
export function applicant(
  database: Database,
  clock: () => Date,
  {
    purposes,
    removeSaved,
  }: { purposes: readonly OutboxPurpose[]; removeSaved(references: string[]): Promise<void> },
) {
  /** Letters and calls about what the applicant did, with it in its transaction. */
  async function tell(
    transaction: Transaction<Schema>,
    held: Held,
    at: string,
    event: 'changed' | 'withdrawn',
  ): Promise<void> {
    await queueCalls(transaction, [held.reference], { event, at });
    const letters = purposes.filter((purpose) => purpose !== 'webhook');
    if (letters.length === 0) return;
    const { reference, quarantine } = held;
    const key = await newKey(transaction, reference, at);
    const isHeld = quarantine !== null;
    await putIntoOutbox(transaction, {
      kind: 'application',
      reference,
      receivedAt: at,
      purposes: letters,
      key,
      isHeld,
    });
  }

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
      const outcome = await database.write(async (transaction): Promise<ReplacedResume> => {
        const held = await locked(transaction, reference, clock());
        if (!held) return 'gone';
        if (!isUnderWay(held.told)) return 'over';
        if (held.sha256 === sha256) return 'same';
        await transaction
          .updateTable('applications')
          .set({ fingerprint: FREE, read_at: null })
          .where('id', '=', held.id)
          .execute();
        // What was said of the first file goes with it; what the applicant did stays.
        const done = held.notes.split('\n').filter((note) => note.includes(BY_APPLICANT));
        const notes = [...(resume.notes ?? []), ...done, `replaced${BY_APPLICANT}${changedAt.slice(0, 10)}`];
        await transaction
          .updateTable('resumes')
          .set(columnsOf({ ...resume, notes }, sha256))
          .where('application_id', '=', held.id)
          .execute();
        const change = {
          reference,
          stage: RESUME_REPLACED,
          changed_at: changedAt,
          told_at: changedAt,
        } as const;
        await transaction.insertInto('stage_changes').values(change).execute();
        await tell(transaction, held, changedAt, 'changed');
        return 'replaced';
      });
      // Nobody should go on reading the first one.
      if (outcome === 'replaced') await removeSaved([reference]);
      return outcome;
    },

    /** Puts what the applicant corrected before the readers anew; `same` where nothing differs. */
    async correct(reference: string, corrected: Application): Promise<ReplacedResume> {
      const changedAt = clock().toISOString();
      return database.write(async (transaction) => {
        const held = await locked(transaction, reference, clock());
        if (!held) return 'gone';
        if (!isUnderWay(held.told)) return 'over';
        const before = toFields(COLUMNS.application, held);
        const fields = { ...before, ...corrected };
        const changed = FIELDS.filter((field) => fields[field] !== before[field]);
        if (changed.length === 0) return 'same';
        await transaction
          .updateTable('applications')
          .set({ ...toColumns(COLUMNS.application, fields), fingerprint: FREE, read_at: null })
          .where('id', '=', held.id)
          .execute();
        const labels = changed.map((field) => applicationWords.fields[field].label).join(', ');
        const note = `corrected${BY_APPLICANT}${changedAt.slice(0, 10)}: ${labels}`;
        await transaction
          .updateTable('resumes')
          .set({ notes: [held.notes, note].filter(Boolean).join('\n') })
          .where('application_id', '=', held.id)
          .execute();
        await tell(transaction, held, changedAt, 'changed');
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
          .set({ stage: 'withdrawn', fingerprint: FREE })
          .where('id', '=', held.id)
          .execute();
        const change = { reference, stage: 'withdrawn', changed_at: changedAt, told_at: changedAt } as const;
        await transaction.insertInto('stage_changes').values(change).execute();
        await dropWaiting(transaction, reference, { now: changedAt });
        await tell(transaction, held, changedAt, 'withdrawn');
        return true;
      });
    },
  };
}

type Held = { reference: string; quarantine: string | null };

/** The application, locked, with the stage that its applicant knows. */
async function locked(transaction: Transaction<Schema>, reference: string, time: Date) {
  if (!(await lock(transaction, reference))) return undefined;
  const { stage: told } = toldBy(time, await eventsOf(transaction, reference));
  const row = await transaction
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.application_id', 'applications.id')
    .select(['id', 'reference', 'quarantine', 'sha256', 'notes', ...Object.values(COLUMNS.application)])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && { ...row, told };
}
