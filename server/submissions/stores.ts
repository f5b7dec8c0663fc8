/**
 * submissions/: what visitors send. These are its stores; beside them are the handlers of forms, retention, and the
 * page of an applicant. letters/ sends mail and webhooks, inbox/ is `npm run inbox`.
 */

import { existsSync } from 'node:fs';
import type { DatabaseOptions } from '../database/database.ts';
import { recordErasures } from '../database/erasures.ts';
import { openDatabase } from '../database/open-database.ts';
import type { OutboxPurpose } from '../database/schema.ts';
import { sharedLimits } from '../database/shared-limits.ts';
import { databaseFile } from '../database/sqlite-file.ts';
import { StoreUnavailable } from '../database/store-errors.ts';
import { answers } from './answers.ts';
import { applicantChanges } from './applicant-changes.ts';
import { applications } from './applications.ts';
import { desk } from './desk-queries.ts';
import { marks } from './marks.ts';
import { messages } from './messages.ts';
import { notes } from './notes.ts';
import { outbox } from './outbox.ts';
import { retention } from './retention.ts';
import { stages } from './stages.ts';
import { statistics } from './statistics.ts';
import { submissionKeys } from './submission-keys.ts';
import { submissions } from './submissions.ts';

/** Everything that visitors send, and what the company adds to it. */
export type Stores = Awaited<ReturnType<typeof openStores>>;

export type StoresOptions = DatabaseOptions & {
  clock?: () => Date;
  /** What is queued for each submission; nothing by default. */
  purposes?: readonly OutboxPurpose[];
  /** Whether answers written at the desk are mailed; by default they are not. */
  isMailOn?: boolean;
};

const LEFT_BEHIND =
  'DATABASE_URL is set: submissions.db in DATA_DIR is not read, and nothing in it is swept or erased any more';

/**
 * Opens the database, and migrates it unless `existing`. `clock` gives the time of receipt. Throws
 * `UnusableDatabase` if an operator has to act, or `StoreUnavailable`.
 */
export async function openStores(options: StoresOptions) {
  const clock = options.clock ?? (() => new Date());
  if ('databaseUrl' in options && options.directory && existsSync(databaseFile(options.directory)))
    options.warn?.(LEFT_BEHIND);
  const database = await openDatabase(options);
  const { newest, expired, ofPerson, remove } = retention(database, clock);
  const { purposes = [] } = options;
  const limits = sharedLimits(database, clock);

  const compact = (extent: 'journal' | 'all') =>
    database.compact(extent).then(
      () => true,
      (error: unknown) => {
        if (error instanceof StoreUnavailable) return false;
        throw error;
      },
    );

  const deskMarks = marks(database, clock);
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
    applicant: applicantChanges(database, clock, purposes),
    notes: notes(database, clock),
    marks: deskMarks,
    answers: answers(database, clock, options.isMailOn ?? false),
    desk: desk(database),
    statistics: statistics(database, clock),
    limits,
    /** When the latest submission was received. */
    newest,
    /** References of what was received more than `days` ago, oldest first. */
    expired,
    /** References of everything under this e-mail, oldest first; case and blanks around it make no difference. */
    ofPerson,
    /** Removes rows, resumes and outbox lines; bytes may stay in the files until `compact`. */
    async erase(references: readonly string[], by?: string): Promise<void> {
      // For backups that are restored later; PostgreSQL's are made by its own tools.
      if ('directory' in options && !('databaseUrl' in options))
        await recordErasures(options.directory, references);
      await remove(references, by);
    },
    /** Erases what is older than `retentionDays`, and returns its references. Copies may stay until `compact`. */
    async sweep(retentionDays: number): Promise<string[]> {
      const references = await expired(retentionDays);
      await remove(references);
      await deskMarks.sweep(retentionDays);
      await limits.removeExpired();
      // Also for what applicants have erased since the last sweep.
      await compact('journal');
      return references;
    },
    /**
     * Removes the bytes of what was erased from the database's files, while writers wait. False if the
     * database is too busy, or the disk too full; the rows are gone in any case.
     */
    compact: () => compact('all'),
    /** For /readyz; see `Database`. */
    ping: () => database.ping(),
    /** Finishes calls under way, then closes; afterwards every call throws `StoreUnavailable`. */
    close: () => database.close(),
  };
}
