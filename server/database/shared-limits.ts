import { sql } from 'kysely';
import type { Database } from './database.ts';

export type SharedLimits = ReturnType<typeof sharedLimits>;

/** Counters that all instances share, each over a window of time that begins with its first hit. */
export function sharedLimits(database: Database, clock: () => Date) {
  return {
    /** Counts a hit atomically; `count` includes it. Throws `StoreUnavailable`. */
    async hit(key: string, windowSeconds: number): Promise<{ count: number; resetsAt: Date }> {
      const now = clock();
      const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
      const fresh = after(windowSeconds);
      // One that ends far ahead began while a clock was wrong.
      const isOver = sql<boolean>`(shared_limits.resets_at <= ${after(0)} or shared_limits.resets_at > ${after(2 * windowSeconds)})`;
      const row = await database.write((transaction) =>
        transaction
          .insertInto('shared_limits')
          .values({ key, count: 1, resets_at: fresh })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql<number>`case when ${isOver} then 1 else shared_limits.count + 1 end`,
              resets_at: sql<string>`case when ${isOver} then excluded.resets_at else shared_limits.resets_at end`,
            }),
          )
          .returning(['count', 'resets_at'])
          .executeTakeFirstOrThrow(),
      );
      return { count: row.count, resetsAt: new Date(row.resets_at) };
    },

    /** Takes one hit back: of a request that should not count, or that is over. */
    async release(key: string): Promise<void> {
      await database.write((transaction) =>
        transaction
          .updateTable('shared_limits')
          .set((column) => ({ count: column('count', '-', 1) }))
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute(),
      );
    },

    /** Deletes the rows of windows that are over. */
    async removeExpired(): Promise<void> {
      const now = clock().toISOString();
      await database.write((transaction) =>
        transaction.deleteFrom('shared_limits').where('resets_at', '<=', now).execute(),
      );
    },
  };
}
