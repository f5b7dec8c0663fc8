// behaviour: D12

import { readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../server/database/backup.ts';
import { StoreUnavailable } from '../../server/database/store-errors.ts';
import { openStores } from '../../server/submissions/stores.ts';
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

it('takes nothing more once its database is removed, and says so once', async () => {
  const site = await running();
  for (const name of await readdir(site.directory)) await rm(join(site.directory, name));

  await expectRefused(site, /submissions\.db was removed while the site is running/);
  await expectRefused(site, /submissions\.db was removed while the site is running/);

  expect(site.warnings[0]).toContain('npm run inbox -- restore');
});

it('takes nothing more once a backup is moved over its database', async () => {
  const site = await running();
  const backup = join(await temporaryDirectory(), 'backup.db');
  backUp(site.directory, backup);
  await rename(backup, site.file);

  await expectRefused(site, /submissions\.db was replaced/);

  await site.stores.close();
  const restarted = await openStores({ directory: site.directory });
  onTestFinished(() => restarted.close());
  expect((await applicationsIn(restarted)).map((each) => each.reference).toReversed()).toEqual(
    site.acknowledged,
  );
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
