import { batches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import type { KeptContent } from './good-versions.ts';

/** Rows in one statement. */
const AT_ONCE = 100;

/** Last good texts of content files in the database: the content folder may be read-only, and instances share them. */
export function keptContent(database: Database): KeptContent {
  return {
    all: () => database.read((db) => db.selectFrom('kept_content').select(['file', 'text']).execute()),

    async keep(files) {
      for (const some of batches(files, AT_ONCE)) {
        await database.write((transaction) =>
          transaction
            .insertInto('kept_content')
            .values(some.map(({ file, text }) => ({ file, text })))
            .onConflict((conflict) =>
              conflict.column('file').doUpdateSet((row) => ({ text: row.ref('excluded.text') })),
            )
            .execute(),
        );
      }
    },

    async forget(files) {
      for (const some of batches(files, AT_ONCE)) {
        await database.write((transaction) =>
          transaction.deleteFrom('kept_content').where('file', 'in', some).execute(),
        );
      }
    },
  };
}
