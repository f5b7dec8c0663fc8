import { sql } from 'kysely';

/**
 * Whether the moment in `column`, which was never set further ahead than `longest` milliseconds, has come. One that is
 * further away was set before the clock was set back, and nobody should wait until the clock is there again.
 */
export function isDue(column: 'next_attempt_at' | 'shared_limits.resets_at', now: Date, longest: number) {
  const latest = new Date(now.getTime() + longest).toISOString();
  return sql<boolean>`(${sql.ref(column)} <= ${now.toISOString()} or ${sql.ref(column)} > ${latest})`;
}
