import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { UnusableDatabase } from './store-errors.ts';

/** Where the databases' column types differ. */
export type ColumnTypes = {
  bytes: 'blob' | 'bytea';
  /** An integer primary key that the database counts up. */
  identity(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** What stands behind a table's closing parenthesis. */
  finish<T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C>;
};

export const SQLITE_COLUMNS: ColumnTypes = {
  bytes: 'blob',
  identity: (column) => column.primaryKey().autoIncrement(),
  finish: (table) => table.modifyEnd(sql`strict`),
};

export const POSTGRES_COLUMNS: ColumnTypes = {
  bytes: 'bytea',
  identity: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  finish: (table) => table,
};

/** Names sort in the order they run; a released one is never edited. */
function migrations(types: ColumnTypes): Record<string, Migration> {
  return {
    '0001-submissions': { up: (db) => createSubmissions(db, types) },
    '0002-one-row-each': { up: (db) => keepOneRowEach(db, types) },
    '0003-what-comes-after': { up: (db) => keepWhatComesAfter(db, types) },
    '0004-jobs': { up: (db) => keepContent(db, types) },
  };
}

/** The migrations a database of this version has run, in order. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations(SQLITE_COLUMNS)).toSorted();

/** Throws `UnusableDatabase` for migrations of a newer version; `what` was found to have run these. */
export function assertKnown(run: readonly string[], what: string): void {
  if (run.every((name) => MIGRATIONS.includes(name))) return;
  throw new UnusableDatabase(
    'newer',
    `${what} was written by a newer version of the site: start that version, or restore a backup of this one. Nothing was changed.`,
  );
}

/** Brings the database up to this version, all or nothing. Throws what the database said, or that it is newer than this version. */
export async function migrate(db: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations(types) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

async function createSubmissions(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const table = (name: string) => db.schema.createTable(name);

  await types
    .finish(
      table('messages')
        .addColumn('id', 'integer', types.identity)
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('contact', 'enquiry')`))
        .addColumn('full_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('project', 'text')
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('read_at', 'text'),
    )
    .execute();
  await db.schema.createIndex('messages_received_at').on('messages').column('received_at').execute();

  await types
    .finish(
      table('applications')
        .addColumn('id', 'integer', types.identity)
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
        .addColumn('job_id', 'text', (column) => column.notNull())
        .addColumn('job_title', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('cover_letter', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('read_at', 'text'),
    )
    .execute();
  await db.schema.createIndex('applications_received_at').on('applications').column('received_at').execute();

  await types
    .finish(
      table('resumes')
        .addColumn('application_id', 'integer', (column) =>
          column.primaryKey().references('applications.id').onDelete('cascade'),
        )
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('byte_size', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('bytes', types.bytes, (column) => column.notNull()),
    )
    .execute();

  await types
    .finish(
      table('outbox')
        .addColumn('id', 'integer', types.identity)
        .addColumn('kind', 'text', (column) =>
          column.notNull().check(sql`kind in ('contact', 'enquiry', 'application')`),
        )
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('sent_at', 'text')
        .addColumn('message_id', 'text', (column) => column.notNull().unique()),
    )
    .execute();
  await db.schema.createIndex('outbox_reference').on('outbox').column('reference').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
}

/**
 * Messages are known again by their fingerprint, as applications are; the outbox holds no second copy of what was
 * sent; resumes can be searched and carry notes; posts can be counted by several instances together.
 */
async function keepOneRowEach(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema.alterTable('messages').addColumn('fingerprint', 'text').execute();
  await db.schema.createIndex('messages_fingerprint').unique().on('messages').column('fingerprint').execute();
  await db.schema.alterTable('outbox').dropColumn('payload').execute();
  const resumes = () => db.schema.alterTable('resumes');
  await resumes()
    .addColumn('text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await resumes().addColumn('pages', 'integer').execute();
  await resumes()
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await types
    .finish(
      db.schema
        .createTable('shared_limits')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('resets_at', 'text', (column) => column.notNull()),
    )
    .execute();
}

/** Stages, notes, keys of an applicant's own page, quarantine; an outbox that knows what each line is for. */
async function keepWhatComesAfter(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { schema } = db;
  await schema.alterTable('messages').addColumn('quarantine', 'text').execute();
  await schema.alterTable('applications').addColumn('quarantine', 'text').execute();
  await schema
    .alterTable('applications')
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await schema
    .alterTable('applications')
    .addColumn('job_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  const ofSubmissions = async (
    name: string,
    finish: (table: CreateTableBuilder<string>) => CreateTableBuilder<string, string>,
  ) => {
    const table = schema.createTable(name).addColumn('reference', 'text', (column) => column.notNull());
    await types.finish(finish(table)).execute();
    await schema.createIndex(`${name}_reference`).on(name).column('reference').execute();
  };
  await ofSubmissions('stage_changes', (table) =>
    table
      .addColumn('id', 'integer', types.identity)
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull()),
  );
  await ofSubmissions('notes', (table) =>
    table
      .addColumn('id', 'integer', types.identity)
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('written_at', 'text', (column) => column.notNull()),
  );
  await ofSubmissions('submission_keys', (table) =>
    table
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  );

  // Nothing was ever sent from the old one, and its letters would come years late.
  await schema.dropTable('outbox').execute();
  await ofSubmissions('outbox', (table) =>
    table
      .addColumn('id', 'integer', types.identity)
      .addColumn('purpose', 'text', (column) =>
        column.notNull().check(sql`purpose in ('receipt', 'notice', 'webhook')`),
      )
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('contact', 'enquiry', 'application')`),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('last_error', 'text')
      .addColumn('key', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique()),
  );
  await schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql<boolean>`sent_at is null and failed_at is null`)
    .execute();
}

/** Last good texts of content files, and the secret that previews of openings are signed with. */
async function keepContent(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await types
    .finish(
      db.schema
        .createTable('kept_content')
        .addColumn('file', 'text', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull()),
    )
    .execute();
  await types
    .finish(
      db.schema
        .createTable('site_secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull()),
    )
    .execute();
}
