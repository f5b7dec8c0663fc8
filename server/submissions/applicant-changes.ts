import type { Transaction, Updateable } from 'kysely';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import { isUnderWay, RESUME_REPLACED } from '#shared/applicant.ts';
import type { Application } from '#shared/application.ts';
import type { Job } from '#shared/entities.ts';
import { dayInIndia } from '#shared/indian-time.ts';
import type { Database } from '../database/database.ts';
import type { OutboxPurpose, Schema } from '../database/schema.ts';
import { cancelPending } from './answers.ts';
import { storedJob } from './application-rows.ts';
import { columnsOf, hashOf, type NewResume } from './applications.ts';
import { RELEASED_FINGERPRINT } from './fingerprints.ts';
import { COLUMNS, toColumns, toFields } from './form-columns.ts';
import { addToOutbox, type Change } from './outbox.ts';
import { applicationOf, eventsOf, lockSubmission, visibleAt } from './stages.ts';
import { queueWebhooks } from './submission-events.ts';
import { newKey } from './submission-keys.ts';

/** `same`: nothing differs. `over`: it is hired, declined or withdrawn. `gone`: there is no such application. */
type Outcome = 'changed' | 'same' | 'over' | 'gone';

type Visible = ReturnType<typeof visibleAt>;

const BY_APPLICANT = ' by the applicant on ';

const FIELDS = Object.keys(COLUMNS.application) as (keyof Application)[];

/**
 * What applicants see and change of their own applications; `purposes` are the letters and calls that are set
 * up. A change frees the fingerprint, so that the original can be sent again as another application.
 */
export function applicantChanges(database: Database, clock: () => Date, purposes: readonly OutboxPurpose[]) {
  /**
   * Changes an application that is under way, and queues the letters about it in the same transaction.
   * `change` returns what differs, undefined if nothing does; its notes, once each, name the day in India.
   */
  function whileUnderWay(
    reference: string,
    event: Change,
    change: (current: Current, day: string) => Changes | undefined,
  ): Promise<Outcome> {
    const now = clock();
    const at = now.toISOString();
    return database.write(async (transaction) => {
      const current = await lockedApplication(transaction, reference, now);
      if (!current) return 'gone';
      if (!isUnderWay(current.shownStage)) return 'over';
      const changes = change(current, dayInIndia(now));
      if (!changes) return 'same';
      await transaction
        .updateTable('applications')
        .set({ ...changes.application, fingerprint: RELEASED_FINGERPRINT })
        .where('id', '=', current.id)
        .execute();
      if (changes.resume) {
        const resume = transaction.updateTable('resumes').set(changes.resume);
        await resume.where('application_id', '=', current.id).execute();
      }
      if (changes.stage) {
        const shown = { reference, stage: changes.stage, changed_at: at, told_at: at };
        await transaction.insertInto('stage_changes').values(shown).execute();
      }
      if (event === 'withdrawn') await cancelPending(transaction, reference, { now: at });
      await queueWebhooks(transaction, [reference], { event, at });
      const letters = purposes.filter((purpose) => purpose !== 'webhook');
      if (letters.length === 0) return 'changed';
      await addToOutbox(transaction, {
        kind: 'application',
        reference,
        receivedAt: at,
        purposes: letters,
        key: await newKey(transaction, reference, at),
        isHeld: current.quarantine !== null,
        change: event,
      });
      return 'changed';
    });
  }

  return {
    /** The job as it stood, if kept, and what the applicant has been told; undefined: no application. */
    async story(reference: string): Promise<({ job: Job | undefined } & Visible) | undefined> {
      return database.read(async (db) => {
        const row = await applicationOf(db, reference).select('job_text').executeTakeFirst();
        return row && { job: storedJob(row.job_text), ...visibleAt(clock(), await eventsOf(db, reference)) };
      });
    },

    /** Replaces the resume, and marks the application as unread; the same file again changes nothing. */
    async replaceResume(reference: string, resume: NewResume): Promise<Outcome> {
      const sha256 = await hashOf(resume.bytes);
      return whileUnderWay(reference, 'changed', (current, day) => {
        if (current.sha256 === sha256) return undefined;
        // Notes on the old file go with it; those on what the applicant did stay.
        const done = current.notes.split('\n').filter((note) => note.includes(BY_APPLICANT));
        const notes = withNote([...resume.notes, ...done], `resume replaced${BY_APPLICANT}${day}`);
        return {
          application: { read_at: null },
          resume: columnsOf({ ...resume, notes }, sha256),
          stage: RESUME_REPLACED,
        };
      });
    },

    /** Applies the applicant's corrections, and marks the application as unread. */
    correct: (reference: string, corrected: Application): Promise<Outcome> =>
      whileUnderWay(reference, 'changed', (current, day) => {
        const held = toFields(COLUMNS.application, current);
        const fields = { ...held, ...corrected };
        const changed = FIELDS.filter((field) => fields[field] !== held[field]);
        if (changed.length === 0) return undefined;
        const labels = changed.map((field) => applicationWords.fields[field].label).join(', ');
        const before = current.notes.split('\n').filter(Boolean);
        const notes = withNote(before, `corrected${BY_APPLICANT}${day}: ${labels}`);
        return {
          application: { ...toColumns(COLUMNS.application, fields), read_at: null },
          resume: { notes: notes.join('\n') },
        };
      }),

    /** The same application may be sent again afterwards. */
    withdraw: (reference: string): Promise<Outcome> =>
      whileUnderWay(reference, 'withdrawn', () => ({
        application: { stage: 'withdrawn' },
        stage: 'withdrawn',
      })),
  };
}

/** Adds a note on what the applicant did, in place of one on the same of an earlier day: letters show them all. */
const withNote = (notes: readonly string[], note: string) => [
  ...notes.filter((each) => withoutDay(each) !== withoutDay(note)),
  note,
];

const withoutDay = (note: string) => note.replace(/ on \d{4}-\d{2}-\d{2}/, '');

/** What a change writes; `stage` is the event that the applicant's page shows. */
type Changes = {
  application: Updateable<Schema['applications']>;
  resume?: Updateable<Schema['resumes']>;
  stage?: Schema['stage_changes']['stage'];
};

type Current = NonNullable<Awaited<ReturnType<typeof lockedApplication>>>;

/** The application, locked, with the stage that its applicant knows. */
async function lockedApplication(transaction: Transaction<Schema>, reference: string, time: Date) {
  if (!(await lockSubmission(transaction, reference))) return undefined;
  const { stage: shownStage } = visibleAt(time, await eventsOf(transaction, reference));
  const row = await applicationOf(transaction, reference)
    .innerJoin('resumes', 'resumes.application_id', 'applications.id')
    .select(['id', 'quarantine', 'sha256', 'notes', ...Object.values(COLUMNS.application)])
    .executeTakeFirst();
  return row && { ...row, shownStage };
}
