import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { ControlledTransaction, Kysely, Transaction } from 'kysely';
import { asStoreError, isBusy, isUnavailable, PATIENCE, RETRY_PAUSE } from './sqlite-faults.ts';
import { StoreUnavailable } from './store-errors.ts';

/** How long the first of a batch waits for company, in milliseconds: one sync of the disk then serves them all. */
const GATHER = 2;
/** Bounds how long one commit takes, and how much is lost with it when the disk is full. */
const BATCH = 64;

type Entry<Schema> = {
  /** Does the work; the returned function acknowledges it, once it is on disk. */
  run(transaction: Transaction<Schema>): Promise<() => void>;
  refuse(error: unknown): void;
  /** By `performance.now()`. */
  deadline: number;
};

/**
 * All writing goes through one queue: whatever waits is done in one transaction, each piece behind a savepoint
 * of its own, and acknowledged after the commit. A piece that fails takes none of the others with it.
 */
export class WriteQueue<Schema> {
  readonly #db: Kysely<Schema>;
  #waiting: Entry<Schema>[] = [];
  #draining: Promise<void> | undefined;
  #closed = false;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /**
   * Resolves with what `work` returned after the commit. Rejects with what `work` threw, or with
   * `StoreUnavailable` when the database stays locked, the disk is full or the queue is closed.
   */
  add<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreUnavailable());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({
        run: async (transaction) => {
          const value = await work(transaction);
          return () => resolve(value);
        },
        refuse: reject,
        deadline: performance.now() + PATIENCE,
      });
      this.#draining ??= this.#drain();
    });
  }

  /** Takes nothing more; resolves when what was taken is answered. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await delay(GATHER);
      await this.#commitBatch();
    }
    this.#draining = undefined;
  }

  async #commitBatch(): Promise<void> {
    const transaction = await this.#begin();
    if (!transaction) return;
    const batch = this.#waiting.splice(0, BATCH);
    const acknowledgements: (() => void)[] = [];
    try {
      for (const entry of batch) {
        const acknowledge = await behindSavepoint(transaction, entry);
        if (acknowledge) acknowledgements.push(acknowledge);
        // Resumes are megabytes: requests get their turn between two of them.
        await turn();
      }
      await transaction.commit().execute();
    } catch (error) {
      await rollBack(transaction);
      for (const entry of batch) entry.refuse(asStoreError(error));
      return;
    }
    for (const acknowledge of acknowledgements) acknowledge();
  }

  /** Undefined when everybody waiting has been refused. */
  async #begin(): Promise<ControlledTransaction<Schema> | undefined> {
    while (this.#waiting.length > 0) {
      try {
        return await this.#db.startTransaction().execute();
      } catch (error) {
        this.#refuseAfter(error);
      }
      await delay(RETRY_PAUSE);
    }
    return undefined;
  }

  /** A lock may go away: those with time left go on waiting. */
  #refuseAfter(error: unknown): void {
    const now = performance.now();
    const isOver = (entry: Entry<Schema>) => !isBusy(error) || entry.deadline <= now;
    const over = this.#waiting.filter(isOver);
    this.#waiting = this.#waiting.filter((entry) => !over.includes(entry));
    for (const entry of over) entry.refuse(asStoreError(error));
  }
}

/** Throws only what concerns the whole transaction; undefined when the piece failed by itself and was refused. */
async function behindSavepoint<Schema>(
  transaction: ControlledTransaction<Schema>,
  entry: Entry<Schema>,
): Promise<(() => void) | undefined> {
  const savepoint = await transaction.savepoint('piece').execute();
  try {
    const acknowledge = await entry.run(savepoint);
    await savepoint.releaseSavepoint('piece').execute();
    return acknowledge;
  } catch (error) {
    // SQLite may have ended the transaction by itself: https://www.sqlite.org/lang_transaction.html
    if (isUnavailable(error)) throw error;
    const back = await savepoint.rollbackToSavepoint('piece').execute();
    await back.releaseSavepoint('piece').execute();
    entry.refuse(error);
    return undefined;
  }
}

async function rollBack<Schema>(transaction: ControlledTransaction<Schema>): Promise<void> {
  try {
    await transaction.rollback().execute();
  } catch {
    // Nothing is left to undo where SQLite has done it already, and the cause is on its way to the caller.
  }
}
