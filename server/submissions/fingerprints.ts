import { hash, randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DAY } from '#shared/indian-time.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Database } from '../database/database.ts';
import type { OutboxPurpose, Schema } from '../database/schema.ts';
import { tableOf } from './form-columns.ts';
import { addToOutbox } from './outbox.ts';
import { newKey } from './submission-keys.ts';

/** Replaces a fingerprint, and is as unique, so that the same submission can be stored again. */
export const RELEASED_FINGERPRINT = sql<string>`reference`;

/** Changes nothing of the row that has the fingerprint already, but locks it. */
export const SAME_FINGERPRINT = { fingerprint: sql<string>`excluded.fingerprint` };

/** `key` opens the submission for its sender; only its hash is stored. */
export type Stored = { reference: string; key: string };

type NewSubmission = {
  kind: SubmissionKind;
  /** All that was sent, by which a repeat is recognized. */
  parts: readonly string[];
  receivedAt: Date;
  /** Why it looks automated, in words: it is stored, and its letters wait until it is released. */
  quarantine: string | undefined;
  purposes: readonly OutboxPurpose[];
};

/** The columns that messages and applications have in common. */
type Columns = { reference: string; fingerprint: string; received_at: string; quarantine: string | null };

/**
 * Resolves when a submission, its key and its outbox lines are on disk. A repeat within 24 hours (a double
 * click) adds only another key, and gets the first one's reference. `insert` inserts the row, or locks the one that
 * has its fingerprint, so that no erasure comes in between, and returns the reference of either. Throws
 * `StoreUnavailable`.
 */
export function storeOnce(
  database: Database,
  { kind, parts, receivedAt, quarantine, purposes }: NewSubmission,
  insert: (transaction: Transaction<Schema>, columns: Columns) => Promise<string>,
): Promise<Stored> {
  // JSON delimits the parts, whatever they contain.
  const fingerprint = hash('sha256', JSON.stringify(parts));
  const at = receivedAt.toISOString();
  return database.write(async (transaction) => {
    // A reference for each attempt: one whose commit was not confirmed may have stored the last.
    const reference = newReference(kind);
    const columns = { reference, fingerprint, received_at: at, quarantine: quarantine ?? null };
    const table = tableOf(reference);
    // A submission older than a day gives up its fingerprint. A younger one keeps it, so that the unique key
    // refuses a second row, even from concurrent requests.
    await transaction
      .updateTable(table)
      .set({ fingerprint: RELEASED_FINGERPRINT })
      .where('fingerprint', '=', fingerprint)
      .where('received_at', '<', new Date(receivedAt.getTime() - DAY).toISOString())
      .execute();
    const stored = await insert(transaction, columns);
    const key = await newKey(transaction, stored, at);
    if (stored === reference) {
      const isHeld = quarantine !== undefined;
      await addToOutbox(transaction, { kind, reference, receivedAt: at, purposes, key, isHeld });
    }
    return { reference: stored, key };
  });
}

/** The 30 characters that `REFERENCE` allows; eight of them make 6.5 × 10¹¹ references of each kind. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const INITIALS: Record<SubmissionKind, string> = { application: 'A', contact: 'C', enquiry: 'E' };

/** A new reference such as `A-7KQM-2XWD`: random, so that it cannot be guessed. The column is unique. */
export function newReference(kind: SubmissionKind): string {
  return `${INITIALS[kind]}-${group()}-${group()}`;
}

const group = () => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
