/** Storing or reading is not possible for now (locked, disk full, shutting down): a 503; reliability.md "Faults survived". */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly status = 503;
  /** What `Retry-After` says. */
  readonly retryAfterSeconds = 5;

  constructor(cause?: unknown) {
    super('We cannot save or look up anything right now. Please try again in a few seconds.', { cause });
  }
}

/** The database's file is not whole. Nothing has been changed; the process should not start. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(file: string, detail: string, cause?: unknown) {
    super(
      `The database ${file} is damaged: ${detail}. Nothing was changed. ` +
        'Restore it from a backup, or move it and the files beside it away to begin with an empty one.',
      { cause },
    );
  }
}

/** A tool asked for a database that is not there, or that this version of the site has not set up. */
export class MissingDatabase extends Error {
  override readonly name = 'MissingDatabase';
}
