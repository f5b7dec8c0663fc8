import { type DatabaseOptions, openDatabase } from '../database/database.ts';
import { StoreUnavailable } from '../database/store-errors.ts';
import { type Applications, applications } from './applications.ts';
import { type Messages, messages } from './messages.ts';
import { type Outbox, outbox } from './outbox.ts';

/** Everything visitors send, in the embedded database. */
export type Stores = {
  messages: Messages;
  applications: Applications;
  outbox: Outbox;
  /** Answers what is under way, then closes; afterwards every call throws `StoreUnavailable`. */
  close(): Promise<void>;
  /** For /readyz: throws `StoreUnavailable` unless the tables can be read. */
  ping(): Promise<void>;
};

/**
 * Opens the database and brings it up to date. `clock` tells when things are received. Throws `DamagedDatabase`,
 * `MissingDatabase` (with `existing` only) or `StoreUnavailable`.
 */
export async function openStores(options: DatabaseOptions & { clock?: () => Date }): Promise<Stores> {
  const clock = options.clock ?? (() => new Date());
  const database = await openDatabase(options);
  return {
    messages: messages(database, clock),
    applications: applications(database, clock),
    outbox: outbox(database, clock),
    close: () => database.close(),
    async ping() {
      try {
        await database.read((db) => db.selectFrom('messages').select('id').limit(1).execute());
      } catch (error) {
        throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
      }
    },
  };
}
