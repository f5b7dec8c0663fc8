import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, SQLITE, statementsOf } from '../../../server/database/migrations.ts';

/** A database as the version of the site left it whose last migration was `last`, with what `fill` puts into it. */
export function writeOldDatabase(
  directory: string,
  { last, fill = '', name = 'submissions.db' }: { last: string; fill?: string; name?: string },
): void {
  const run = MIGRATIONS.filter((migration) => migration <= last);
  const file = new DatabaseSync(join(directory, name));
  file.exec('create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)');
  for (const statement of statementsOf(run, SQLITE)) file.exec(statement);
  for (const migration of run)
    file.prepare(`insert into kysely_migration values (?, '2026-01-01')`).run(migration);
  file.exec(fill);
  file.close();
}
