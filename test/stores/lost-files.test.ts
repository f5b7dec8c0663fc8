// behaviour: D13

import { execFileSync } from 'node:child_process';
import { copyFile, readdir, readFile, rename, rm, stat, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../server/database/backup.ts';
import { StoreUnavailable } from '../../server/database/store-errors.ts';
import { openStores } from '../../server/submissions/submission-stores.ts';
import { eventually } from '../support/browser/eventually.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';
import { buildApplication, buildMessage, buildPdf, temporaryDirectory } from '../support/stores/database.ts';

/** A running site with ten applications, some of them still in the journal, and what it warned of. */
async function running() {
  const directory = await temporaryDirectory();
  const warnings: string[] = [];
  const stores = await openStores({ directory, warn: (words) => warnings.push(words) });
  onTestFinished(() => stores.close());
  const acknowledged: string[] = [];
  for (let number = 0; number < 10; number += 1) {
    const bytes = buildPdf(`${number}`, 100_000);
    const resume = { fileName: 'cv.pdf', bytes };
    const { reference } = await stores.applications.add(buildApplication({ name: `${number}`, resume }));
    acknowledged.push(reference);
    if (number === 5) await stores.compact();
  }
  return { directory, file: join(directory, 'submissions.db'), stores, warnings, acknowledged };
}

async function expectRefused(site: Awaited<ReturnType<typeof running>>, what: RegExp): Promise<void> {
  const refused = site.stores.messages.add('contact', buildMessage());
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(refused).rejects.toMatchObject({ reason: expect.stringMatching(what) });
  await expect(site.stores.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  await eventually(() => site.warnings, [expect.stringMatching(what)]);
}

async function rescued(directory: string): Promise<string[]> {
  const name = (await readdir(directory)).find((each) => /^rescued-\d+\.db$/.test(each)) ?? 'none';
  const path = join(directory, name);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const copy = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => copy.close());
  expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  return copy
    .prepare('select reference from applications order by id')
    .all()
    .map(({ reference }) => String(reference));
}

it('takes nothing more once its database is removed, and saves what was acknowledged beside it', async () => {
  const site = await running();
  for (const name of await readdir(site.directory)) await rm(join(site.directory, name));

  await expectRefused(site, /submissions\.db was removed while the site is running/);

  expect(site.warnings[0]).toContain('npm run inbox -- restore');
  expect(await rescued(site.directory)).toEqual(site.acknowledged);
});

it('takes nothing more once the index of its journal is removed, which holds the locks that keep tools out', async () => {
  const site = await running();
  await rm(`${site.file}-shm`);

  await expectRefused(site, /submissions\.db-shm was removed/);

  expect(await rescued(site.directory)).toEqual(site.acknowledged);
});

it('takes nothing more once a backup is moved over its database, and mixes neither with the other', async () => {
  const site = await running();
  const backup = join(await temporaryDirectory(), 'backup.db');
  const before = new DatabaseSync(site.file);
  before.exec(`vacuum into '${backup}'`);
  before.close();
  const { reference } = await site.stores.applications.add(buildApplication({ name: 'after the backup' }));
  await rename(backup, site.file);

  await expectRefused(site, /submissions\.db was replaced/);

  expect(await rescued(site.directory)).toEqual([...site.acknowledged, reference]);
  await site.stores.close();
  const restarted = await openStores({ directory: site.directory });
  onTestFinished(() => restarted.close());
  expect((await applicationsIn(restarted)).map((each) => each.reference).toReversed()).toEqual(
    site.acknowledged,
  );
});

it('takes nothing more once a backup is copied into its database, and folds no journal into that', async () => {
  const site = await running();
  const backup = join(await temporaryDirectory(), 'backup.db');
  backUp(site.directory, backup);
  await site.stores.compact();
  await site.stores.applications.add(buildApplication({ name: 'after the backup' }));
  // By another process: here, closing the file would give up the site's own locks on it.
  execFileSync('cp', [backup, site.file]);

  await expectRefused(site, /submissions\.db was overwritten/);

  expect(site.warnings[0]).toContain('restore a backup');
  await site.stores.close();
  expect((await readFile(site.file)).equals(await readFile(backup))).toBe(true);
  await expect(openStores({ directory: site.directory })).rejects.toMatchObject({ reason: 'damaged' });
});

it('saves what was acknowledged where nobody asks between the removal of its database and its end', async () => {
  const site = await running();
  for (const name of await readdir(site.directory)) await rm(join(site.directory, name));
  await site.stores.close();
  expect(await rescued(site.directory)).toEqual(site.acknowledged);
});

it('goes on by itself when the same file is put back', async () => {
  const site = await running();
  await rename(site.file, `${site.file}.away`);
  await expectRefused(site, /was removed/);
  await rename(`${site.file}.away`, site.file);
  await site.stores.ping();
  await site.stores.messages.add('contact', buildMessage());
  expect(await applicationsIn(site.stores)).toHaveLength(10);
});

it.each([
  ['database', '', 40_000],
  ['database', '', 0],
  ['journal', '-wal', 40_000],
  ['journal', '-wal', 0],
])('takes nothing more once its %s%s is cut to %i bytes', async (_, ending, length) => {
  const site = await running();
  await truncate(`${site.file}${ending}`, length);
  await expectRefused(site, /./);
  expect(site.warnings[0]).toContain('restore a backup');
});

it('tells nobody to restore a backup while its folder cannot be looked into, and goes on afterwards', async () => {
  const site = await running();
  await rename(site.directory, `${site.directory}-away`);
  // Also for root, whom permissions do not keep out.
  await symlink(site.directory, site.directory);
  const refused = site.stores.messages.add('contact', buildMessage());
  await expect(refused).rejects.toMatchObject({ reason: expect.stringContaining('ELOOP') });
  await rm(site.directory);
  await rename(`${site.directory}-away`, site.directory);
  await site.stores.messages.add('contact', buildMessage());
  expect(site.warnings).toEqual([]);
});

it('notices a journal of another origin', async () => {
  const site = await running();
  await copyFile(`${site.file}-wal`, `${site.file}-other`);
  await rename(`${site.file}-other`, `${site.file}-wal`);
  await expectRefused(site, /submissions\.db-wal was replaced/);
  expect(await rescued(site.directory)).toEqual(site.acknowledged);
});

it('lets a tool beside it shrink the database', async () => {
  const site = await running();
  const tool = await openStores({ directory: site.directory, existing: 'write' });
  await tool.erase(site.acknowledged);
  const { size } = await stat(site.file);
  await tool.compact();
  await tool.close();
  expect((await stat(site.file)).size).toBeLessThan(size);
  await site.stores.ping();
  await site.stores.applications.add(buildApplication());
  expect(site.warnings).toEqual([]);
});
