import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What both kinds of submission can be chosen by. */
export type SubmissionFilter = {
  /** First and last day of receipt, `YYYY-MM-DD`, as the calendar in Asia/Kolkata has it; both included. */
  since?: string | undefined;
  until?: string | undefined;
  /** Only what nobody has marked as read. */
  unread?: boolean | undefined;
};

/** The filter as a condition. Messages and applications have the columns it names in common. */
export function matches(filter: SubmissionFilter): Expression<SqlBool> {
  const column = expressionBuilder<Schema, 'messages' | 'applications'>();
  const conditions: Expression<SqlBool>[] = [];
  if (filter.since) conditions.push(column('received_at', '>=', startOf(filter.since)));
  if (filter.until) conditions.push(column('received_at', '<', endOf(filter.until)));
  if (filter.unread) conditions.push(column('read_at', 'is', null));
  return column.and(conditions);
}

/** Asia/Kolkata is five and a half hours ahead of UTC all year. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString();
const endOf = (day: string) => new Date(`${day}T24:00:00+05:30`).toISOString();
