import { hash, randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DAY } from '#shared/indian-time.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Database } from '../database/database.ts';
import type { OutboxPurpose, Schema } from '../database/schema.ts';
import { putIntoOutbox } from './outbox.ts';
import { newKey } from './submission-keys.ts';

/** Replaces a fingerprint, which is unique, so that the same submission can be stored anew. */
export const FREE = sql<string>`fingerprint || ' ' || reference`;

/** `key` opens the submission to whoever sent it, and is kept nowhere. */
export type Stored = { reference: string; key: string };

type NewSubmission = {
  kind: SubmissionKind;
  /** All that was sent, by which the very same is known again. */
  parts: readonly string[];
  receivedAt: Date;
  /** Why it looks like no person's, in words: it is stored, and its letters wait until it is released. */
  quarantine: string | undefined;
  purposes: readonly OutboxPurpose[];
};

/** The columns that messages and applications have in common. */
type Columns = { reference: string; fingerprint: string; received_at: string; quarantine: string | null };

/**
 * Resolves when a submission, its key and its outbox lines are on disk. The very same within 24 hours (a double click)
 * writes nothing but another key, and gives the first one's reference. `insert` writes the row, unless its fingerprint
 * is there already, and says whether it did. Throws `StoreUnavailable`.
 */
export function storeOnce(
  database: Database,
  { kind, parts, receivedAt, quarantine, purposes }: NewSubmission,
  insert: (transaction: Transaction<Schema>, columns: Columns) => Promise<boolean>,
): Promise<Stored> {
  const table = kind === 'application' ? 'applications' : 'messages';
  const columns: Columns = {
    reference: newReference(kind),
    // JSON keeps the parts apart whatever stands in them.
    fingerprint: hash('sha256', JSON.stringify(parts)),
    received_at: receivedAt.toISOString(),
    quarantine: quarantine ?? null,
  };
  const { fingerprint, received_at: at } = columns;
  return database.write(async (transaction) => {
    // What is older than a day gives the fingerprint up. A younger one keeps it, and the unique key then refuses a
    // second row however many arrive at once.
    await transaction
      .updateTable(table)
      .set({ fingerprint: FREE })
      .where('fingerprint', '=', fingerprint)
      .where('received_at', '<', new Date(receivedAt.getTime() - DAY).toISOString())
      .execute();
    const isNew = await insert(transaction, columns);
    const same = transaction.selectFrom(table).select('reference').where('fingerprint', '=', fingerprint);
    const { reference } = isNew ? columns : await same.executeTakeFirstOrThrow();
    const key = await newKey(transaction, reference, at);
    if (isNew) {
      const isHeld = quarantine !== undefined;
      await putIntoOutbox(transaction, { kind, reference, receivedAt: at, purposes, key, isHeld });
    }
    return { reference, key };
  });
}

/** The characters `REFERENCE` in shared/reference.ts allows: 30, so eight of them make 6.5 × 10¹¹ references a kind. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const INITIALS: Record<SubmissionKind, string> = { application: 'A', contact: 'C', enquiry: 'E' };

/** A new reference such as `A-7KQM-2XWD`. Random, so that none can be guessed from another; the unique key refuses a second of the same. */
export function newReference(kind: SubmissionKind): string {
  return `${INITIALS[kind]}-${group()}-${group()}`;
}

function group(): string {
  return Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
