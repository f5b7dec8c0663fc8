import { DatabaseSync } from 'node:sqlite';
import { SQLITE, statementsOf } from './migrations.ts';

/**
 * The first thing in the schema of a backup that the site has not made, in words: a foreign trigger would run at the
 * next insert. Rows are not checked: whoever edits them can do so in the site's own database.
 */
export function foreignContentIn(backup: DatabaseSync, run: readonly string[]): string | undefined {
  const ours = schemaAfter(run);
  const found = schemaOf(backup);
  for (const [name, sql] of found) {
    if (!ours.has(name)) return `${name}, which no version of the site has made`;
    if (ours.get(name) !== sql) return `another ${name} than the site makes`;
  }
  const missing = [...ours.keys()].find((name) => !found.has(name));
  return missing && `no ${missing}`;
}

/** The schema of a database that has run exactly these migrations. */
function schemaAfter(run: readonly string[]): Map<string, string> {
  const connection = new DatabaseSync(':memory:');
  try {
    for (const statement of statementsOf(run, SQLITE)) connection.exec(statement);
    return schemaOf(connection);
  } finally {
    connection.close();
  }
}

/** The SQL of each object by its type and name, without SQLite's and Kysely's internal ones. */
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
