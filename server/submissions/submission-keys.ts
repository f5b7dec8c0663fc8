import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** Bytes of a key: 192 bits cannot be guessed. In a link it has 32 characters. */
const KEY_BYTES = 24;
const KEY = /^[\w-]{32}$/;

export function submissionKeys(database: Database) {
  return {
    /** The reference that this key opens; undefined for an unknown key, or if its submission is gone. */
    async referenceOf(key: string): Promise<string | undefined> {
      if (!KEY.test(key)) return undefined;
      const row = await database.read((db) =>
        db
          .selectFrom('submission_keys')
          .select('reference')
          .where('key_hash', '=', hash('sha256', key))
          .executeTakeFirst(),
      );
      return row?.reference;
    },
  };
}

/**
 * A new key to a submission for its sender, in the submission's own transaction. A repeated submission gets
 * another one, since only hashes are stored.
 */
export async function newKey(
  transaction: Transaction<Schema>,
  reference: string,
  createdAt: string,
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await transaction
    .insertInto('submission_keys')
    .values({ key_hash: hash('sha256', key), reference, created_at: createdAt })
    .execute();
  return key;
}
