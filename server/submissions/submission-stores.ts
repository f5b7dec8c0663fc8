/**
 * submissions/: what visitors send. These are its stores; beside them are the handlers of forms, retention, and the
 * page of an applicant. letters/ sends mail and webhooks, inbox/ is `npm run inbox`.
 */

import type { Database, DatabaseOptions } from '../database/database.ts';
import { noteErasures } from '../database/erasures.ts';
import { openDatabase } from '../database/open-database.ts';
import type { OutboxPurpose } from '../database/schema.ts';
import { type SharedLimits, sharedLimits } from '../database/shared-limits.ts';
import { StoreUnavailable } from '../database/store-errors.ts';
import type { KeptContent } from '../jobs/good-versions.ts';
import { keptContent } from '../jobs/kept-content.ts';
import { type PreviewKeys, previewKeys } from '../jobs/preview-keys.ts';
import { type Applicant, applicant } from './applicant.ts';
import { type Applications, applications } from './applications.ts';
import { type Desk, desk } from './desk-queries.ts';
import { removeSavedResumes } from './inbox/resume-file.ts';
import { type ReceivedReader, receivedReader } from './letters/received.ts';
import { type Messages, messages } from './messages.ts';
import { type Notes, notes } from './notes.ts';
import { type Outbox, outbox } from './outbox.ts';
import { retention } from './retention.ts';
import { type Stages, stages } from './stages.ts';
import { type Statistics, statistics } from './statistics.ts';
import { type SubmissionKeys, submissionKeys } from './submission-keys.ts';
import { type Submissions, submissions } from './submissions.ts';

/** Everything visitors send, and what the openings keep beside it. */
export type Stores = Submissions & {
  messages: Messages;
  applications: Applications;
  outbox: Outbox;
  keys: SubmissionKeys;
  stages: Stages;
  applicant: Applicant;
  /** What a letter is about. */
  received: ReceivedReader;
  notes: Notes;
  desk: Desk;
  statistics: Statistics;
  limits: SharedLimits;
  keptContent: KeptContent;
  previewKeys: PreviewKeys;
  /** References of what was received more than `days` ago, oldest first. */
  expired(days: number): Promise<string[]>;
  /** References of everything under this e-mail, oldest first; case and blanks around it make no difference. */
  ofPerson(email: string): Promise<string[]>;
  /** Removes rows, resumes, outbox lines and copies in the folder `saved`; bytes may stay in the database until `compact`. */
  erase(references: readonly string[]): Promise<void>;
  /** Erases what is older than `retentionDays`, and gives its references. */
  sweep(retentionDays: number): Promise<string[]>;
  /**
   * Takes the bytes of what was erased out of the database's files; others are kept waiting meanwhile. False where it
   * is too busy, or too full: what was erased is gone from the tables in any case.
   */
  compact(): Promise<boolean>;
  /** For /readyz; see `Database`. */
  ping: Database['ping'];
  /** Answers what is under way, then closes; afterwards every call throws `StoreUnavailable`. */
  close(): Promise<void>;
};

export type StoresOptions = DatabaseOptions & {
  clock?: () => Date;
  /** What is queued for each submission; nothing by default. Only the site itself stores submissions. */
  purposes?: readonly OutboxPurpose[];
  /** DATA_DIR, where resumes are saved by default; with PostgreSQL nothing else is there. */
  directory?: string;
};

/**
 * Opens the database and brings it up to date. `clock` tells when things are received. Throws `UnusableDatabase`
 * where an operator has to act, or `StoreUnavailable`.
 */
export async function openStores(options: StoresOptions): Promise<Stores> {
  const clock = options.clock ?? (() => new Date());
  const database = await openDatabase(options);
  const { expired, ofPerson, remove } = retention(database, clock);
  const { purposes = [] } = options;
  const limits = sharedLimits(database, clock);

  const removeSaved = async (references: readonly string[]) => {
    if (options.directory) await removeSavedResumes(options.directory, references);
  };

  const compact = (extent: 'journal' | 'all') =>
    database.compact(extent).then(
      () => true,
      (error: unknown) => {
        if (error instanceof StoreUnavailable) return false;
        throw error;
      },
    );

  async function removeAll(references: readonly string[]): Promise<void> {
    await remove(references);
    await removeSaved(references);
  }

  const own = applicant(database, clock);
  const kinds = {
    messages: messages(database, clock, purposes),
    applications: applications(database, clock, purposes),
  };

  return {
    ...kinds,
    ...submissions(database, clock, kinds),
    outbox: outbox(database, clock),
    keys: submissionKeys(database),
    stages: stages(database, clock),
    applicant: {
      ...own,
      async replaceResume(reference, resume) {
        const outcome = await own.replaceResume(reference, resume);
        // Nobody should go on reading the first one.
        if (outcome === 'replaced') await removeSaved([reference]);
        return outcome;
      },
    },
    received: receivedReader(database),
    notes: notes(database, clock),
    desk: desk(database),
    statistics: statistics(database, clock),
    limits,
    keptContent: keptContent(database),
    previewKeys: previewKeys(database),
    expired,
    ofPerson,
    async erase(references) {
      // For a backup that is restored; that of PostgreSQL is a matter of its own tools.
      if (options.directory && !('databaseUrl' in options)) await noteErasures(options.directory, references);
      await removeAll(references);
    },
    async sweep(retentionDays) {
      const references = await expired(retentionDays);
      await removeAll(references);
      await limits.removeExpired();
      if (references.length > 0) await compact('journal');
      return references;
    },
    compact: () => compact('all'),
    ping: () => database.ping(),
    close: () => database.close(),
  };
}
