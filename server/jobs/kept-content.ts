import type { Database } from '../database/database.ts';
import type { KeptContent } from './good-versions.ts';

/** Rows in one statement: PostgreSQL and SQLite bound the number of parameters. */
const AT_ONCE = 100;

/** Last good texts of content files in the database: the content folder may be read-only, and instances share them. */
export function keptContent(database: Database): KeptContent {
  return {
    all: () => database.read((db) => db.selectFrom('kept_content').select(['file', 'text']).execute()),

    async keep(files) {
      for (let start = 0; start < files.length; start += AT_ONCE) {
        const some = files.slice(start, start + AT_ONCE);
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
      for (let start = 0; start < files.length; start += AT_ONCE) {
        const some = files.slice(start, start + AT_ONCE);
        await database.write((transaction) =>
          transaction.deleteFrom('kept_content').where('file', 'in', some).execute(),
        );
      }
    },
  };
}
