import type { Kysely } from 'kysely';
import { DAY } from '#shared/indian-time.ts';
import { batches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { mark } from './marks.ts';
import { ERASURE } from './outbox.ts';
import { queueWebhooks } from './submission-events.ts';

/** Rows per transaction, with resumes of up to 5 MiB to overwrite; requests get their turn in between. */
const BATCH_SIZE = 10;
/** Milliseconds from the start to the first sweep: visitors come first. */
const FIRST_SWEEP = 60_000;
/** Milliseconds after the last submission for which the clock is trusted at the start. */
const MAX_PAUSE = 30 * DAY;

/**
 * All tables with rows of a submission, by its reference, except the outbox. Its own row is first: whoever adds to a
 * submission holds a lock on that, so that afterwards nothing is added.
 */
const TABLES = ['applications', 'messages', 'submission_keys', 'stage_changes', 'notes', 'marks'] as const;

export function retention(database: Database, clock: () => Date) {
  return {
    async expired(days: number): Promise<string[]> {
      const before = new Date(clock().getTime() - days * DAY).toISOString();
      const rows = await database.read((db) => received(db).where('received_at', '<', before).execute());
      return rows.map(({ reference }) => reference);
    },

    async newest(): Promise<Date | undefined> {
      const row = await database.read((db) =>
        received(db)
          .select('received_at')
          .clearOrderBy()
          .orderBy('received_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      );
      return row && new Date(row.received_at);
    },

    async ofPerson(email: string): Promise<string[]> {
      // Not compared by SQL's lower(), which in SQLite knows only ASCII.
      const wanted = personOf(email);
      const rows = await database.read((db) => received(db).execute());
      return rows.filter((row) => personOf(row.email) === wanted).map(({ reference }) => reference);
    },

    /** `by` is who erases it at the desk; empty otherwise. */
    async remove(references: readonly string[], by = ''): Promise<void> {
      for (const some of batches(references, BATCH_SIZE)) {
        await database.write(async (transaction) => {
          const at = clock();
          for (const table of TABLES) {
            await transaction.deleteFrom(table).where('reference', 'in', some).execute();
          }
          await queueWebhooks(transaction, some, { event: 'erased', at: at.toISOString() });
          await transaction
            .deleteFrom('outbox')
            .where('reference', 'in', some)
            .where(({ not }) => not(ERASURE))
            .execute();
          await mark(transaction, some, { what: 'erased', by, at });
        });
      }
    },
  };
}

/** Identifies a person by e-mail, ignoring case and blanks around it. */
export const personOf = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/**
 * Erases what is too old shortly after the start and then once a day, until the returned function is called.
 * A sweep that fails is reported and retried the next day; so is one when the clock was set ahead meanwhile,
 * or is far ahead of the last submission at the start.
 */
export function sweepDaily(
  stores: { newest(): Promise<Date | undefined>; sweep(retentionDays: number): Promise<string[]> },
  retentionDays: number,
  report: { removed(count: number): void; failed(error: unknown): void },
): () => void {
  /** Milliseconds that wall time is ahead of the monotonic clock, by what is known so far. */
  let offset = Date.now() - performance.now();
  const sweep = async () => {
    const ahead = Date.now() - performance.now() - offset;
    offset += ahead;
    // A wrong clock would erase everything: this leaves a day to correct it.
    if (ahead > DAY) {
      const message = `the clock is ahead by ${Math.round(ahead / DAY)} days of what is known: nothing is removed before tomorrow`;
      throw new Error(message);
    }
    const references = await stores.sweep(retentionDays);
    if (references.length > 0) report.removed(references.length);
  };
  const sweepFirst = async () => {
    const newest = await stores.newest();
    if (newest) offset = Math.min(offset, newest.getTime() + MAX_PAUSE - performance.now());
    await sweep();
  };
  const first = setTimeout(() => sweepFirst().catch(report.failed), FIRST_SWEEP).unref();
  const daily = setInterval(() => sweep().catch(report.failed), DAY).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}

function received(db: Kysely<Schema>) {
  const applications = db.selectFrom('applications').select(['reference', 'email', 'received_at']);
  const messages = db.selectFrom('messages').select(['reference', 'email', 'received_at']);
  return db
    .selectFrom(applications.unionAll(messages).as('received'))
    .select(['reference', 'email'])
    .orderBy('received_at');
}
