import { codeOf, type Faults, StoreUnavailable, UnusableDatabase } from './store-errors.ts';

/**
 * Codes by https://www.postgresql.org/docs/current/errcodes-appendix.html: connections (08), resources (53), the
 * server stopping or starting (57P), a timeout (57014, 55P03, 25P03), a lost race (40; 23505, since a repeat reads the
 * key that another transaction wrote meanwhile), a standby (25006), a full disk or a damaged file (58, XX001).
 */
const UNAVAILABLE_CODE = /^(?:08|23505|53|57P|57014|55P03|25P0[34]|25006|40|58|XX00[12])/;
const NETWORK_CODE = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/;
/** Faults of the driver itself come without a code. */
const DRIVER_WORDS = /connection terminated|connection error|timeout exceeded|timeout expired|read timeout/i;

export const POSTGRES_FAULTS: Faults = {
  isTransient: isUnavailable,
  asStoreError(error) {
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
 * What an operator has to put right in DATABASE_URL or on the server, by the code of the fault. Under a running site
 * too it is his change, and no fault of the program's.
 */
const ADVICE: Record<string, string> = {
  '28P01': 'The password in DATABASE_URL is wrong.',
  '28000': 'PostgreSQL does not let this user in: look at DATABASE_URL and pg_hba.conf.',
  '3D000': 'The database that DATABASE_URL names does not exist: createdb makes it.',
  '42501':
    'The user in DATABASE_URL lacks a right: grant it create on the schema public, and all on the tables in it.',
  '42P01': 'A table of the site is missing: restore a dump, or name an empty database.',
  '25006':
    'The database that DATABASE_URL names is read-only: name the primary, not a standby, and look at default_transaction_read_only.',
  '42P07': 'The database that DATABASE_URL names has tables of another program: name an empty one.',
};

/** What goes wrong while a database is opened, as `UnusableDatabase`. Never says the address, which has the password. */
export function asPostgresStartFault(error: unknown): unknown {
  if (error instanceof UnusableDatabase) return error;
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  const words = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
  const advice = ADVICE[codeOf(cause)];
  if (advice) return new UnusableDatabase('refused', `${advice} (${words})`, cause);
  if (!isUnavailable(cause) && !isSetUpWrong(cause)) return error;
  return new UnusableDatabase(
    'refused',
    `PostgreSQL cannot be reached (${words}): start it, or put DATABASE_URL right.`,
    cause,
  );
}

/** Neither passes by itself nor is our fault. Of TLS and passwords the driver and Node speak, not PostgreSQL. */
function isSetUpWrong(error: unknown): boolean {
  if (codeOf(error) in ADVICE) return true;
  return (
    error instanceof Error && !('severity' in error) && /\b(?:SSL|SASL|certificate)/i.test(error.message)
  );
}
