import { type Expression, sql } from 'kysely';
import { INDIA_OFFSET } from '#shared/indian-time.ts';
import type { Stage } from '#shared/stages.ts';
import type { Database } from '../database/database.ts';

/** What came for one opening. */
type OpeningCount = { jobId: string; title: string; stage: Stage; count: number; unread: number };
/** Monday 00:00 in Asia/Kolkata, and what came within the seven days from then. */
type WeekCount = { monday: Date; applications: number; messages: number };

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4 * 24 * 60 * 60 * 1000;

/** What has come, counted. */
export function statistics(database: Database, clock: () => Date) {
  return {
    /** A row for each opening and stage; without what is in quarantine. */
    async byOpening(): Promise<OpeningCount[]> {
      const rows = await database.read((db) =>
        db
          .selectFrom('applications')
          .select((column) => [
            'job_id as jobId',
            'stage',
            column.fn.max('job_title').as('title'),
            column.fn.countAll().as('count'),
            sql<number | string>`sum(case when read_at is null then 1 else 0 end)`.as('unread'),
          ])
          .where('quarantine', 'is', null)
          .groupBy(['job_id', 'stage'])
          .orderBy('job_id')
          .execute(),
      );
      return rows.map((row) => ({ ...row, count: Number(row.count), unread: Number(row.unread) }));
    },

    /** The last `weeks` weeks, the present one last. */
    async byWeek(weeks: number): Promise<WeekCount[]> {
      const mondays = lastMondays(clock(), weeks);
      const [applications, messages] = await database.read((db) =>
        Promise.all(
          (['applications', 'messages'] as const).map((table) =>
            db
              .selectFrom(table)
              .select((column) => [weekOf(mondays).as('week'), column.fn.countAll().as('count')])
              .where('received_at', '>=', (mondays[0] ?? clock()).toISOString())
              .where('quarantine', 'is', null)
              .groupBy('week')
              .execute(),
          ),
        ),
      );
      const countOf = (rows: typeof applications, week: number) =>
        Number(rows?.find((row) => Number(row.week) === week)?.count ?? 0);
      return mondays.map((monday, week) => ({
        monday,
        applications: countOf(applications, week),
        messages: countOf(messages, week),
      }));
    },
  };
}

function lastMondays(now: Date, weeks: number): Date[] {
  const sinceFirst = now.getTime() + INDIA_OFFSET - FIRST_MONDAY;
  const latest = Math.floor(sinceFirst / WEEK) * WEEK + FIRST_MONDAY - INDIA_OFFSET;
  return Array.from({ length: weeks }, (_, week) => new Date(latest - (weeks - 1 - week) * WEEK));
}

/** The place in `mondays` of the week in which something was received. */
function weekOf(mondays: readonly Date[]) {
  const cases = mondays
    .map(
      (monday, week): Expression<number> =>
        sql`when received_at >= ${monday.toISOString()} then ${sql.lit(week)}`,
    )
    .toReversed();
  return sql<number>`case ${sql.join(cases, sql` `)} end`;
}
