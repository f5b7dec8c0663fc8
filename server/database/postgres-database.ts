import { type Kysely as Db, type Expression, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, PostgresOptions, Warn } from './database.ts';
import { assertKnown, assertUpToDate, migrate, POSTGRES } from './migrations.ts';
import type { Schema } from './schema.ts';
import {
  codeOf,
  type ErrorClassifier,
  RETRY_TIMEOUT,
  retryWhileTransient,
  STARTUP_RETRY_TIMEOUT,
  StoreUnavailable,
  UnusableDatabase,
} from './store-errors.ts';

/** Connections of one instance; PostgreSQL allows a hundred in all by default. */
const CONNECTIONS = 10;
/** Milliseconds. No statement of a request takes longer than this, unless the server hangs. */
const STATEMENT_TIMEOUT = 5000;

/** Milliseconds after which a request is answered even if PostgreSQL does not respond at all. */
const MAX_WAIT = RETRY_TIMEOUT + 200;

const NAMED = 'The database that DATABASE_URL names';

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const warn = options.warn ?? (() => {});
  const { databaseUrl, existing, retryTimeout = STARTUP_RETRY_TIMEOUT } = options;
  let isWarned = false;
  const prepare = async (db: Db<Schema>) => {
    const run = await migrationsRun(db);
    if (existing) assertUpToDate(run, NAMED);
    else {
      assertKnown(run, NAMED);
      // Kysely takes an advisory lock: of two instances that start at once, one migrates.
      await migrate(db, POSTGRES);
    }
    return unicodeCollation(db);
  };
  const attempt = () =>
    withOwnConnection(databaseUrl, prepare).catch((error: unknown) => {
      if (!isWarned && isUnavailable(error)) warn(`Waiting for PostgreSQL: ${textOf(error)}`);
      isWarned = true;
      throw error;
    });
  try {
    const collation = await retryWhileTransient(POSTGRES_ERRORS, attempt, performance.now() + retryTimeout);
    return assemble(databaseUrl, collation, warn);
  } catch (error) {
    throw toStartupError(error);
  }
}

function assemble(databaseUrl: string, collation: string | undefined, warn: Warn): Database {
  const inCollation = collation === undefined ? sql`` : sql`collate ${sql.id(collation)}`;
  const folded = (text: Expression<string | null>) => sql`lower(normalize(${text}, nfkc) ${inCollation})`;
  let isLost = false;
  const lost = (error: Error) => {
    if (!isLost) warn(`The connection to PostgreSQL was lost: ${error.message}`);
    isLost = true;
  };
  const db = kyselyOver(databaseUrl, { max: CONNECTIONS, statement_timeout: STATEMENT_TIMEOUT }, lost);
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  let canStore = true;

  /** Rejects after `MAX_WAIT`, even if the server hangs; the query itself ends by its own timeout. */
  function patiently<T>(work: () => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new StoreUnavailable());
    const done = retryWhileTransient(POSTGRES_ERRORS, work);
    underWay.add(done);
    const settled = () => underWay.delete(done);
    done.then(() => {
      isLost = false;
      settled();
    }, settled);
    const late = Promise.withResolvers<never>();
    const refuse = () => late.reject(new StoreUnavailable(new Error('PostgreSQL does not answer')));
    const timer = setTimeout(refuse, MAX_WAIT);
    return Promise.race([done, late.promise]).finally(() => clearTimeout(timer));
  }

  return {
    locksRows: true,
    contains: (text, part) => sql`strpos(${folded(text)}, ${folded(sql`${part}::text`)}) > 0`,
    read: (work) => patiently(() => work(db)),
    /**
     * If the connection is lost during COMMIT, its outcome is unknown, so the transaction is repeated: the
     * unique key of a submission tells whether it is stored already.
     */
    write: (work) => patiently(() => db.transaction().setIsolationLevel('read committed').execute(work)),
    async ping() {
      // Inserts no row, but fails where the role lacks the right, or the server is a read-only standby.
      const insertion = () => sql`insert into messages select * from messages where false`.execute(db);
      const state = patiently(insertion).then(
        () => {
          canStore = true;
          return 'ready' as const;
        },
        (error: Error) => {
          if (canStore) warn(error.message);
          canStore = false;
          return 'read-only' as const;
        },
      );
      await patiently(() => sql`select id from messages limit 1`.execute(db));
      return state;
    },
    async compact(extent) {
      // Autovacuum does the same within minutes, a little at a time.
      if (extent === 'journal') return;
      await withOwnConnection(databaseUrl, (own) => sql`vacuum`.execute(own));
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      await db.destroy();
    },
  };
}

/** A collation whose lower() knows every script; the database's default may know only ASCII. */
async function unicodeCollation(db: Db<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation where collname in ('und-x-icu', 'pg_c_utf8') order by 1 desc limit 1
  `.execute(db);
  return rows[0]?.name;
}

async function migrationsRun(db: Db<Schema>): Promise<string[]> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs `work` on a connection of its own, without a statement timeout, and closes it. */
async function withOwnConnection<T>(databaseUrl: string, work: (db: Db<Schema>) => Promise<T>): Promise<T> {
  const db = kyselyOver(databaseUrl, { max: 1 }, () => {});
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function kyselyOver(databaseUrl: string, options: pg.PoolConfig, lost: (error: Error) => void): Db<Schema> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 1500,
    // The driver's own timeout, for a server that no longer responds at all.
    ...(options.statement_timeout ? { query_timeout: Number(options.statement_timeout) + 1000 } : {}),
    keepAlive: true,
    application_name: 'site',
    ...options,
  });
  // An unhandled error event ends the process: an idle connection's on the pool, a busy one's on its client.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Codes by https://www.postgresql.org/docs/current/errcodes-appendix.html: connections (08), resources (53), the
 * server stopping or starting (57P), a timeout (57014, 55P03, 25P03), a lost race (40; 23505, since a repeat reads the
 * key that another transaction wrote meanwhile), a standby (25006), a full disk or a damaged file (58, XX001).
 */
const UNAVAILABLE_CODE = /^(?:08|23505|53|57P|57014|55P03|25P0[34]|25006|40|58|XX00[12])/;
const NETWORK_CODE = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/;
/** The driver's own errors have no code. */
const DRIVER_WORDS = /connection terminated|connection error|timeout exceeded|timeout expired|read timeout/i;

const POSTGRES_ERRORS: ErrorClassifier = {
  isTransient: isUnavailable,
  toStoreError(error) {
    // "Failing row contains (…)": what somebody sent must not reach the log.
    if (error instanceof Error && 'detail' in error) error.detail = undefined;
    return isUnavailable(error) || isSetUpWrong(error) ? new StoreUnavailable(error) : error;
  },
};

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code === '') return DRIVER_WORDS.test(error.message);
  return UNAVAILABLE_CODE.test(code) || NETWORK_CODE.test(code);
}

/**
 * What an operator has to fix in DATABASE_URL or on the server, by error code. While the site runs, too, the
 * cause is a change of theirs and not a bug.
 */
const ADVICE: Record<string, string> = {
  '28P01': 'The password in DATABASE_URL is wrong.',
  '28000': 'PostgreSQL rejects this user: check DATABASE_URL and pg_hba.conf.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it with createdb.',
  '42501':
    'The user in DATABASE_URL lacks a right: grant it create on the schema public, and all on the tables in it.',
  '42P01': 'A table of the site is missing: restore a dump, or name an empty database.',
  '25006':
    'The database that DATABASE_URL names is read-only: name the primary, not a standby, and look at default_transaction_read_only.',
  '42P07': 'The database that DATABASE_URL names has tables of another program: name an empty one.',
};

/** Turns an error at opening into `UnusableDatabase`, without the URL, which contains the password. */
function toStartupError(error: unknown): unknown {
  if (error instanceof UnusableDatabase) return error;
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  const message = textOf(cause);
  const advice = ADVICE[codeOf(cause)];
  if (advice) return new UnusableDatabase('refused', `${advice} (${message})`, cause);
  if (!isUnavailable(cause) && !isSetUpWrong(cause)) return error;
  return new UnusableDatabase(
    'refused',
    `PostgreSQL cannot be reached (${message}): start it, or correct DATABASE_URL.`,
    cause,
  );
}

/** Node's error for several addresses that all failed has no message. */
const textOf = (error: unknown) => (error instanceof Error ? error.message || codeOf(error) : String(error));

/** A wrong setup: no retry helps, and it is no bug. TLS and SASL errors come from the driver or Node. */
function isSetUpWrong(error: unknown): boolean {
  if (codeOf(error) in ADVICE) return true;
  return (
    error instanceof Error && !('severity' in error) && /\b(?:SSL|SASL|certificate)/i.test(error.message)
  );
}
