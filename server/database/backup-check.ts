import { DatabaseSync } from 'node:sqlite';
import { RESUME_REPLACED } from '#shared/applicant.ts';
import { REFERENCE } from '#shared/reference.ts';
import { STAGES } from '#shared/stages.ts';
import { SQLITE, statementsOf } from './migrations.ts';

/** Numbers that the site writes: a larger one is unreadable, or as an id leaves none for the next row. */
const NUMBER = '? between 0 and 2147483647';
/**
 * Rules for columns: a pattern for `table.column type`, what belongs there in words, and its condition in
 * SQL, where `?` is the column. The first pattern that matches counts; null breaks no rule. `seq` is SQLite's
 * own, the last id of each table.
 */
const RULES = [
  // From year 1 on: JavaScript writes earlier years differently.
  [/[._]at text$/, 'time', `? is null or (? is strftime('%Y-%m-%dT%H:%M:%fZ', ?) and ? >= '0001')`],
  [/reference text$/, 'reference', 'is_reference(?)'],
  [/^applications\.stage text$/, 'stage', `? in ('${STAGES.join(`', '`)}')`],
  [/stage text$/, 'stage', `? in ('${[...STAGES, RESUME_REPLACED].join(`', '`)}')`],
  [/ integer$|seq$/, 'number that can be', NUMBER],
] as const;

/**
 * The first thing in a backup that the site cannot have written, in words: a foreign trigger would run at the next
 * insert, an invalid time break every list, an invalid reference become part of a file's name.
 */
export function foreignContentIn(backup: DatabaseSync, run: readonly string[]): string | undefined {
  const ours = schemaAfter(run);
  const found = schemaOf(backup);
  for (const [name, sql] of found) {
    if (!ours.has(name)) return `${name}, which no version of the site has made`;
    if (ours.get(name) !== sql) return `another ${name} than the site makes`;
  }
  const missing = [...ours.keys()].find((name) => !found.has(name));
  if (missing) return `no ${missing}`;
  if (backup.prepare('pragma foreign_key_check').get()) return 'a resume without its application';
  const without = 'select 1 from applications where id not in (select application_id from resumes)';
  if (backup.prepare(without).get()) return 'an application without its resume';
  return unreadableIn(backup);
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

/** The first column with a value the site cannot read back; constraints of the tables ensure the rest. */
function unreadableIn(backup: DatabaseSync): string | undefined {
  backup.function('is_reference', (text) => Number(REFERENCE.test(String(text))));
  const columns = backup
    .prepare(
      `select t.name as "table", c.name as "column", trim(t.name || '.' || c.name || ' ' || lower(c.type)) as typed
       from sqlite_schema t join pragma_table_info(t.name) c where t.type = 'table'`,
    )
    .all();
  for (const { table, column, typed } of columns) {
    const [, what, rule] = RULES.find(([ending]) => ending.test(String(typed))) ?? [];
    if (!rule) continue;
    const wrong = backup.prepare(
      `select 1 from "${table}" where not (${rule.replaceAll('?', `"${column}"`)})`,
    );
    if (wrong.get()) return `a row of ${table} whose ${column} is no ${what}`;
  }
  return undefined;
}
