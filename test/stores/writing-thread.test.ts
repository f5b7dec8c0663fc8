// behaviour: D40
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/database/open-database.ts';
import { StoreUnavailable } from '../../server/database/store-errors.ts';
import { temporaryDirectory } from '../support/stores/database.ts';

/** A database with its files, the thread that writes to it, and what the operator was told. */
async function databaseWithThread() {
  const directory = await temporaryDirectory();
  const warnings: string[] = [];
  const threads: Worker[] = [];
  const keep = (thread: Worker) => threads.push(thread);
  process.on('worker', keep);
  const database = await openDatabase({ directory, warn: (words) => warnings.push(words) });
  onTestFinished(async () => {
    process.off('worker', keep);
    await database.close();
  });
  const count = (key: string) =>
    database.write((transaction) =>
      transaction.insertInto('shared_limits').values({ key, count: 1, resets_at: '' }).execute(),
    );
  const keys = async () => {
    const rows = await database.read((db) => db.selectFrom('shared_limits').select('key').execute());
    return rows.map(({ key }) => key).toSorted();
  };
  return { directory, database, threads, warnings, count, keys };
}

it('writes again after its thread has ended between two submissions, and says so once', async () => {
  const { threads, warnings, count, keys } = await databaseWithThread();
  await count('before');
  await threads[0]?.terminate();
  await count('after');
  await count('and again');
  expect(await keys()).toEqual(['after', 'and again', 'before']);
  expect(threads).toHaveLength(2);
  expect(warnings).toEqual([expect.stringContaining('started anew')]);
});

it('stores nothing of a submission in whose middle its thread ended, and asks to come again', async () => {
  const { directory, database, threads, count, keys } = await databaseWithThread();
  const half = database.write(async (transaction) => {
    const values = { key: 'half', count: 1, resets_at: '' };
    await transaction.insertInto('shared_limits').values(values).execute();
    await threads[0]?.terminate();
    await transaction
      .insertInto('shared_limits')
      .values({ ...values, key: 'other half' })
      .execute();
  });
  await expect(half).rejects.toBeInstanceOf(StoreUnavailable);
  await count('next');
  expect(await keys()).toEqual(['next']);
  const file = new DatabaseSync(join(directory, 'submissions.db'));
  onTestFinished(() => file.close());
  expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
});

it('refuses what its thread is asked in the moment it ends', async () => {
  const { threads, count, keys } = await databaseWithThread();
  const asked = Array.from({ length: 5 }, (_, number) => count(`${number}`).then(() => `${number}`));
  const ended = threads[0]?.terminate();
  const settled = await Promise.allSettled(asked);
  await ended;
  const stored = await keys();
  for (const outcome of settled) {
    if (outcome.status === 'fulfilled') expect(stored).toContain(outcome.value);
    else expect(outcome.reason).toBeInstanceOf(StoreUnavailable);
  }
});
