import { sql } from 'kysely';
import { DAY, INDIA_OFFSET } from '#shared/indian-time.ts';
import type { Database } from '../database/database.ts';

const WEEK = 7 * DAY;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4 * DAY;

export function statistics(database: Database, clock: () => Date) {
  return {
    /** A row for each job and stage; without what is in quarantine. */
    async byJob() {
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

    /** Submissions of the last `weeks` weeks, from Monday 00:00 in Asia/Kolkata, the present one last. */
    async byWeek(weeks: number) {
      const mondays = lastMondays(clock(), weeks);
      const since = (mondays[0] ?? clock()).toISOString();
      const [applications, messages] = await Promise.all([
        receivedSince('applications', since),
        receivedSince('messages', since),
      ]);
      return mondays.map((monday) => {
        const countIn = (times: readonly number[]) =>
          times.filter((time) => Math.floor((time - monday.getTime()) / WEEK) === 0).length;
        return { monday, applications: countIn(applications), messages: countIn(messages) };
      });
    },
  };

  async function receivedSince(table: 'applications' | 'messages', since: string): Promise<number[]> {
    const rows = await database.read((db) =>
      db
        .selectFrom(table)
        .select('received_at')
        .where('received_at', '>=', since)
        .where('quarantine', 'is', null)
        .execute(),
    );
    return rows.map((row) => Date.parse(row.received_at));
  }
}

function lastMondays(now: Date, weeks: number): Date[] {
  const sinceFirst = now.getTime() + INDIA_OFFSET - FIRST_MONDAY;
  const latest = Math.floor(sinceFirst / WEEK) * WEEK + FIRST_MONDAY - INDIA_OFFSET;
  return Array.from({ length: weeks }, (_, week) => new Date(latest - (weeks - 1 - week) * WEEK));
}
