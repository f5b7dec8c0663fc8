// behaviour: D3 R20

import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';
import { keepApplying } from '../support/stores/commands.ts';
import { temporaryDirectory } from '../support/stores/database.ts';

/** Runs the process, kills it a random moment after its first acknowledgements, and gives what it acknowledged. */
async function acknowledgedBeforeKill(directory: string, first: number): Promise<Map<string, number>> {
  const child = keepApplying(directory, first);
  const acknowledged = new Map<string, number>();
  const enough = 1 + Math.floor(Math.random() * 40);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, reference = '', number = ''] = /^(\S+) (\d+)$/.exec(line) ?? [];
    if (reference) acknowledged.set(reference, Number(number));
    if (acknowledged.size === enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 10);
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return acknowledged;
}

it(
  'has every acknowledged application, its resume and its outbox line after kill -9',
  async () => {
    const directory = await temporaryDirectory();
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < howOften(5, 100); round += 1) {
      for (const [reference, number] of await acknowledgedBeforeKill(directory, round * 100_000)) {
        acknowledged.set(reference, number);
      }
    }

    const stores = await openStores({ directory });
    const lines = await stores.outbox.claim(100_000, 60);
    const stored = await applicationsIn(stores);
    for (const [reference, number] of acknowledged) {
      const bytes = await stores.applications.resumeBytes(reference);
      expect(Buffer.from(bytes ?? []).equals(Buffer.alloc(20_000, `resume ${number} `))).toBe(true);
    }
    await stores.close();

    expect(acknowledged.size).toBeGreaterThanOrEqual(5);
    const references = stored.map((each) => each.reference);
    expect(references).toEqual(expect.arrayContaining([...acknowledged.keys()]));
    // Whole or not at all, acknowledged or not: a line for each application, and none besides.
    expect(lines.map((line) => line.reference).toSorted()).toEqual(references.toSorted());

    const file = new DatabaseSync(join(directory, 'submissions.db'));
    expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(file.prepare('pragma foreign_key_check').all()).toEqual([]);
    file.close();
  },
  LONG_TEST,
);
