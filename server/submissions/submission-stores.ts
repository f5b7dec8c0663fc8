import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import { type SharedLimits, sharedLimits } from '../database/shared-limits.ts';
import { type Applications, applications } from './applications.ts';
import { type Messages, messages } from './messages.ts';
import { type Outbox, outbox } from './outbox.ts';
import { type Retention, retention } from './retention.ts';

/** Everything visitors send. */
export type Stores = {
  messages: Messages;
  applications: Applications;
  outbox: Outbox;
  limits: SharedLimits;
  retention: Retention;
  /** Removes what was received more than `retentionDays` ago, and gives its references. */
  sweep(retentionDays: number): Promise<string[]>;
  /** Takes the bytes of what was removed out of the database's files; others are kept waiting meanwhile. */
  compact(): Promise<void>;
  /** For /readyz: throws `StoreUnavailable` unless a submission could be stored now. */
  ping(): Promise<void>;
  /** Answers what is under way, then closes; afterwards every call throws `StoreUnavailable`. */
  close(): Promise<void>;
};

/**
 * Opens the database and brings it up to date. `clock` tells when things are received. Throws `UnusableDatabase`
 * where an operator has to act, or `StoreUnavailable`.
 */
export async function openStores(options: DatabaseOptions & { clock?: () => Date }): Promise<Stores> {
  const clock = options.clock ?? (() => new Date());
  const database = await openDatabase(options);
  const kept = retention(database);
  const limits = sharedLimits(database, clock);
  return {
    messages: messages(database, clock),
    applications: applications(database, clock),
    outbox: outbox(database, clock),
    limits,
    retention: kept,
    async sweep(retentionDays) {
      const references = await kept.expired(retentionDays, clock());
      await kept.remove(references);
      await limits.removeExpired();
      if (references.length > 0) await database.compact('journal');
      return references;
    },
    compact: () => database.compact('all'),
    ping: () => database.ping(),
    close: () => database.close(),
  };
}
