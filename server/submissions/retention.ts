import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Stores } from './submission-stores.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Rows with resumes of up to 5 MiB that are overwritten in one go; requests get their turn between two goes. */
const AT_ONCE = 10;
/** Milliseconds from the start to the first sweep: visitors come first. */
const FIRST_SWEEP = 60_000;

export type Retention = {
  /** References of what was received more than `days` before `now`, oldest first. */
  expired(days: number, now: Date): Promise<string[]>;
  /** References of everything under this e-mail, oldest first; case and blanks around it make no difference. */
  ofPerson(email: string): Promise<string[]>;
  /** Removes rows, resumes and outbox lines. Their bytes may stay in the files until `compact`. */
  remove(references: readonly string[]): Promise<void>;
};

export function retention(database: Database): Retention {
  return {
    async expired(days, now) {
      const before = new Date(now.getTime() - days * DAY).toISOString();
      const rows = await database.read((db) => received(db).where('received_at', '<', before).execute());
      return rows.map(({ reference }) => reference);
    },

    async ofPerson(email) {
      // Not compared by SQL's lower(), which in SQLite knows ASCII alone.
      const wanted = personOf(email);
      const rows = await database.read((db) => received(db).execute());
      return rows.filter((row) => personOf(row.email) === wanted).map(({ reference }) => reference);
    },

    async remove(references) {
      for (let start = 0; start < references.length; start += AT_ONCE) {
        const some = references.slice(start, start + AT_ONCE);
        await database.write(async (transaction) => {
          for (const table of ['outbox', 'applications', 'messages'] as const) {
            await transaction.deleteFrom(table).where('reference', 'in', some).execute();
          }
        });
      }
    },
  };
}

/** Whom an e-mail stands for: compared without regard to case or blanks around it. */
export const personOf = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/**
 * Removes what is too old, shortly after the start and then once a day, until the returned function is called.
 * A sweep that fails is reported and tried again the next day.
 */
export function sweepDaily(
  stores: Pick<Stores, 'sweep'>,
  retentionDays: number,
  report: { removed(count: number): void; failed(error: unknown): void },
): () => void {
  const sweep = () =>
    stores.sweep(retentionDays).then(
      (references) => references.length > 0 && report.removed(references.length),
      (error: unknown) => report.failed(error),
    );
  const first = setTimeout(sweep, FIRST_SWEEP).unref();
  const daily = setInterval(sweep, DAY).unref();
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
