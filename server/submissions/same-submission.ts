import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Milliseconds within which the very same submission is one. */
const SAME_WITHIN = 24 * 60 * 60 * 1000;

/** sha256 in hex. JSON keeps the parts apart whatever stands in them. */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Lets what has this fingerprint and is older than a day give it up, so that the same may be sent anew; a younger
 * one keeps it, and the unique key then refuses a second row however many arrive at once.
 */
export async function releaseFingerprint(
  transaction: Transaction<Schema>,
  table: 'applications' | 'messages',
  fingerprint: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable(table)
    .set({ fingerprint: sql<string>`fingerprint || ' ' || reference` })
    .where('fingerprint', '=', fingerprint)
    .where('received_at', '<', new Date(now.getTime() - SAME_WITHIN).toISOString())
    .execute();
}

/** The reference of what has this fingerprint already. */
export async function referenceOf(
  transaction: Transaction<Schema>,
  table: 'applications' | 'messages',
  fingerprint: string,
): Promise<string> {
  const same = transaction.selectFrom(table).select('reference').where('fingerprint', '=', fingerprint);
  return (await same.executeTakeFirstOrThrow()).reference;
}
