import { DatabaseSync } from 'node:sqlite';
import { SQLITE, statementsOf } from './migrations.ts';

/**
 * What in a backup the site did not write, in words; undefined where it is ours to the letter. A trigger or a view in
 * it would act at the next message, and a time that is none would end every list.
 */
export function strangerIn(backup: DatabaseSync, run: readonly string[]): string | undefined {
  const ours = schemaAfter(run);
  const found = schemaOf(backup);
  for (const [name, sql] of found) {
    if (!ours.has(name)) return `${name}, which no version of the site has made`;
    if (ours.get(name) !== sql) return `another ${name} than the site makes`;
  }
  const missing = [...ours.keys()].find((name) => !found.has(name));
  if (missing) return `no ${missing}`;
  if (backup.prepare('pragma foreign_key_check').get()) return 'a resume without its application';
  return timeIn(backup);
}

/** What a database has that has run these migrations. */
function schemaAfter(run: readonly string[]): Map<string, string> {
  const connection = new DatabaseSync(':memory:');
  try {
    for (const statement of statementsOf(run, SQLITE)) connection.exec(statement);
    return schemaOf(connection);
  } finally {
    connection.close();
  }
}

/** The SQL of everything but what SQLite and Kysely keep for themselves, by its kind and name. */
function schemaOf(connection: DatabaseSync): Map<string, string> {
  const rows = connection
    .prepare(
      `select type || ' ' || name as name, sql from sqlite_schema
       where name not like 'sqlite~_%' escape '~'
         and (type <> 'table' or name not in ('kysely_migration', 'kysely_migration_lock'))`,
    )
    .all();
  return new Map(rows.map(({ name, sql }) => [String(name), String(sql).replaceAll(/\s+/g, ' ')]));
}

/** The first column of a time that holds something else. */
function timeIn(backup: DatabaseSync): string | undefined {
  const columns = backup
    .prepare(
      `select t.name as "table", c.name as "column" from sqlite_schema t join pragma_table_info(t.name) c
       where t.type = 'table' and c.name like '%~_at' escape '~'`,
    )
    .all();
  const wrong = columns.find(({ table, column }) =>
    backup
      .prepare(
        `select 1 from "${table}" where "${column}" is not null
         and "${column}" is not strftime('%Y-%m-%dT%H:%M:%fZ', "${column}")`,
      )
      .get(),
  );
  return wrong && `a row of ${wrong.table} whose ${wrong.column} is no time`;
}
