import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Schema } from './schema.ts';

/** What both kinds of submission can be chosen by. */
export type ReceivedFilter = {
  /** First and last day of receipt, `YYYY-MM-DD`, as the calendar in Asia/Kolkata has it; both included. */
  since?: string | undefined;
  until?: string | undefined;
  /** Only what nobody has marked as read. */
  unread?: boolean | undefined;
};

type Received = 'messages' | 'applications';

/** The filter as a condition on `received_at` and `read_at` of either table. */
export function matches<T extends Received>(filter: ReceivedFilter) {
  return (eb: ExpressionBuilder<Pick<Schema, T>, T>): ExpressionWrapper<Pick<Schema, T>, T, SqlBool> => {
    // Both tables have these columns; TypeScript cannot see that for a table it does not know yet.
    const where = eb as unknown as ExpressionBuilder<Pick<Schema, 'messages'>, 'messages'>;
    const conditions = [];
    if (filter.since) conditions.push(where('received_at', '>=', startOf(filter.since)));
    if (filter.until) conditions.push(where('received_at', '<', endOf(filter.until)));
    if (filter.unread) conditions.push(where('read_at', 'is', null));
    return where.and(conditions) as unknown as ExpressionWrapper<Pick<Schema, T>, T, SqlBool>;
  };
}

/** Asia/Kolkata is five and a half hours ahead of UTC all year. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString();
const endOf = (day: string) => new Date(`${day}T24:00:00+05:30`).toISOString();
