import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

export type PreviewKeys = ReturnType<typeof previewKeys>;

const SECRET = 'preview';

/** Keys are HMACs of the opening's name under a random secret, which the database makes once for all instances. */
export function previewKeys(database: Database) {
  let known: Promise<string> | undefined;

  async function findSecret(): Promise<string> {
    const find = database.read((db) =>
      db.selectFrom('site_secrets').select('secret').where('name', '=', SECRET).executeTakeFirst(),
    );
    return (await find)?.secret ?? makeSecret();
  }

  /** Two processes may come here at once: the first row stays. */
  function makeSecret(): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    return database.write(async (transaction) => {
      await transaction
        .insertInto('site_secrets')
        .values({ name: SECRET, secret })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const made = transaction.selectFrom('site_secrets').select('secret').where('name', '=', SECRET);
      return (await made.executeTakeFirstOrThrow()).secret;
    });
  }

  return {
    /** The key in the link that shows the opening before it is on the site. Throws `StoreUnavailable`. */
    async keyOf(id: string): Promise<string> {
      known ??= findSecret();
      try {
        return createHmac('sha256', await known)
          .update(id)
          .digest('base64url')
          .slice(0, 32);
      } catch (error) {
        known = undefined;
        throw error;
      }
    },
  };
}
