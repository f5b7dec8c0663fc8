import type { Stores } from '../submissions/submission-stores.ts';
import type { DeskView } from './desk-renderer.ts';
import { dayWords, lineOf, shortDayWords } from './desk-rows.ts';

/** Weeks in the chart: half a year. */
const WEEKS = 26;

export async function statisticsView(stores: Stores): Promise<DeskView['view']> {
  const [counts, weeks] = await Promise.all([stores.statistics.byOpening(), stores.statistics.byWeek(WEEKS)]);
  const openings = [...Map.groupBy(counts, ({ jobId }) => jobId)].map(([jobId, rows]) => ({
    jobId,
    title: lineOf(rows[0]?.title ?? jobId),
    total: rows.reduce((sum, { count }) => sum + count, 0),
    unread: rows.reduce((sum, { unread }) => sum + unread, 0),
    stages: Object.fromEntries(rows.map(({ stage, count }) => [stage, count])),
  }));
  return {
    page: 'statistics',
    openings: openings.toSorted((a, b) => b.total - a.total),
    weeks: weeks.map(({ monday, ...rest }) => ({
      words: dayWords(monday),
      day: shortDayWords(monday),
      ...rest,
    })),
  };
}
