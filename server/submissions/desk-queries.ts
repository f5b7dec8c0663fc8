import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { endOfDay, startOfDay } from '#shared/indian-time.ts';
import { batches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { asApplication, type StoredApplication, storedApplications } from './application-rows.ts';
import { COLUMNS } from './form-columns.ts';
import { asMessage } from './messages.ts';
import { personOf } from './retention.ts';
import type { Submission } from './submissions.ts';

/** A recruiter's filter. Criteria that only applications have exclude messages. */
export type Selection = {
  /** First and last day of receipt, `YYYY-MM-DD` in Asia/Kolkata, both inclusive. */
  since?: string | undefined;
  until?: string | undefined;
  /** Only unread ones. */
  unread?: boolean | undefined;
  kind?: string | undefined;
  /** All names of a job, present and former. */
  jobIds?: readonly string[] | undefined;
  stage?: string | undefined;
  /** The quarantine instead of the inbox. */
  quarantine?: boolean | undefined;
  /** Words that must all occur in its fields, its letter or its resume's text. The first eight count. */
  words?: string | undefined;
};

/** Newest first; `total` counts the other pages, too. */
type Found = { submissions: Submission[]; total: number };

const MAX_ROWS = 500;
const MAX_WORDS = 8;

/** Queries with which recruiters look through submissions. */
export function desk(database: Database) {
  return {
    /** A page of at most 500. */
    async search(
      selection: Selection,
      { limit, offset = 0 }: { limit: number; offset?: number },
    ): Promise<Found> {
      return database.read(async (db) => {
        const rows = await chosen(db, database.contains, selection)
          .select(sql<number | string>`count(*) over ()`.as('total'))
          .limit(Math.min(limit, MAX_ROWS))
          .offset(offset)
          .execute();
        const references = rows.map(({ reference }) => reference);
        return { submissions: await read(db, references), total: Number(rows[0]?.total ?? 0) };
      });
    },

    /** References of all that match, in the same order. */
    async matching(selection: Selection): Promise<string[]> {
      const rows = await database.read((db) => chosen(db, database.contains, selection).execute());
      return rows.map(({ reference }) => reference);
    },

    /** The newer and older match next to a submission, which need not match, and how many are newer. */
    async around(
      selection: Selection,
      reference: string,
    ): Promise<{ newer: string | undefined; older: string | undefined; ahead: number }> {
      return database.read(async (db) => {
        const here = sql`(select received_at, id, reference from applications where reference = ${reference}
          union all select received_at, id, reference from messages where reference = ${reference})`;
        const all = chosen(db, database.contains, selection);
        const older = await all
          .where(sql<SqlBool>`(received_at, id, reference) < ${here}`)
          .limit(1)
          .executeTakeFirst();
        const newer = await all
          .where(sql<SqlBool>`(received_at, id, reference) > ${here}`)
          .select(sql<number | string>`count(*) over ()`.as('total'))
          .clearOrderBy()
          .orderBy('received_at')
          .orderBy('id')
          .orderBy('reference')
          .limit(1)
          .executeTakeFirst();
        return { newer: newer?.reference, older: older?.reference, ahead: Number(newer?.total ?? 0) };
      });
    },

    /** The submissions that these references name, in their order, without those that are gone. */
    async these(references: readonly string[]): Promise<Submission[]> {
      const found: Submission[] = [];
      for (const some of batches(references, MAX_ROWS)) {
        found.push(...(await database.read((db) => read(db, some))));
      }
      return found;
    },

    /** Other applications of the same person for the same job, newest first. */
    async siblingsOf(submission: Submission): Promise<StoredApplication[]> {
      if (submission.kind !== 'application') return [];
      const person = personOf(submission.email);
      const rows = await database.read((db) =>
        storedApplications(db)
          .where('job_id', '=', submission.jobId)
          .where('reference', '!=', submission.reference)
          .where(database.contains(sql.ref('email'), person))
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(MAX_ROWS)
          .execute(),
      );
      return rows.filter((row) => personOf(row.email) === person).map(asApplication);
    },

    /** Jobs that somebody has applied for. */
    jobs: (): Promise<{ jobId: string; title: string }[]> =>
      database.read((db) =>
        db
          .selectFrom('applications')
          .select((column) => ['job_id as jobId', column.fn.max('job_title').as('title')])
          .groupBy('job_id')
          .orderBy('job_id')
          .execute(),
      ),
  };
}

/** The same for all of one person's applications for one job. */
export function groupOf(submission: Submission): string {
  return submission.kind === 'application'
    ? JSON.stringify([submission.jobId, personOf(submission.email)])
    : submission.reference;
}

function chosen(db: Kysely<Schema>, contains: Database['contains'], selection: Selection) {
  const { since, until, unread, kind, jobIds, stage, quarantine = false } = selection;
  const words = selection.words?.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS) ?? [];
  const { and, or, lit } = expressionBuilder<Schema>();
  const hasWords = (columns: readonly string[]) =>
    and(words.map((word) => or(columns.map((column) => contains(sql.ref(column), word)))));
  const conditions = (parts: (Expression<SqlBool> | false)[]) => and(parts.filter((part) => part !== false));
  const common = [
    since !== undefined && sql<SqlBool>`received_at >= ${startOfDay(since).toISOString()}`,
    until !== undefined && sql<SqlBool>`received_at < ${endOfDay(until).toISOString()}`,
    unread === true && sql<SqlBool>`read_at is null`,
  ];
  const operator = quarantine ? 'is not' : 'is';
  const noApplications = kind !== undefined && kind !== 'application';
  const noMessages = kind === 'application' || jobIds !== undefined || stage !== undefined;

  const applications = db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.application_id', 'applications.id')
    .select(['reference', 'received_at', 'id'])
    .where('quarantine', operator, null)
    .where(
      conditions([
        ...common,
        noApplications && lit(false),
        jobIds !== undefined && sql<SqlBool>`job_id in (${sql.join(jobIds)})`,
        stage !== undefined && sql<SqlBool>`stage = ${stage}`,
        // The text of the resume is looked at last: it is the longest.
        hasWords(['reference', 'job_title', ...Object.values(COLUMNS.application), 'file_name', 'text']),
      ]),
    );
  const messages = db
    .selectFrom('messages')
    .select(['reference', 'received_at', 'id'])
    .where('quarantine', operator, null)
    .where(
      conditions([
        ...common,
        noMessages && lit(false),
        kind !== undefined && sql<SqlBool>`kind = ${kind}`,
        hasWords(['reference', ...new Set(Object.values({ ...COLUMNS.contact, ...COLUMNS.enquiry }))]),
      ]),
    );
  return db
    .selectFrom(applications.unionAll(messages).as('chosen'))
    .select('reference')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .orderBy('reference', 'desc');
}

async function read(db: Kysely<Schema>, references: readonly string[]): Promise<Submission[]> {
  if (references.length === 0) return [];
  const applications = await storedApplications(db).where('reference', 'in', references).execute();
  const messages = await db.selectFrom('messages').selectAll().where('reference', 'in', references).execute();
  const all: Submission[] = [...applications.map(asApplication), ...messages.map(asMessage)];
  const found = new Map(all.map((each) => [each.reference, each]));
  return references.flatMap((reference) => found.get(reference) ?? []);
}
