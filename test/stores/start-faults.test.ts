// behaviour: D7 D13 D14 O2

import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/database/open-database.ts';
import { toStartupError } from '../../server/database/sqlite-errors.ts';
import { openStores } from '../../server/submissions/stores.ts';
import { messagesIn } from '../support/stores/all-submissions.ts';
import { temporaryDirectory } from '../support/stores/database.ts';
import { writeOldDatabase } from '../support/stores/old-database.ts';

/** A database as an earlier version of the site left it, with the words of a deleted message in an unused part. */
async function oldDatabase(): Promise<string> {
  const directory = await temporaryDirectory();
  const messageOf = (reference: string, name: string) => `
    insert into messages (reference, fingerprint, kind, full_name, email, phone, message, received_at)
      values ('${reference}', '${reference}', 'contact', '${name}', 'r@mail.example', '', 'Please call.', '2025-01-01');`;
  writeOldDatabase(directory, {
    last: '0001-submissions',
    fill: `${messageOf('C-2222-2222', 'Deleted Person')} ${messageOf('C-3333-3333', 'Ravi Nair')}
      delete from messages where reference = 'C-2222-2222'`,
  });
  return directory;
}

it('brings an older database up to date and empties its file of what was deleted', async () => {
  const directory = await oldDatabase();
  expect(await readFile(join(directory, 'submissions.db'), 'latin1')).toContain('Deleted Person');

  const stores = await openStores({ directory });
  onTestFinished(() => stores.close());

  expect(await messagesIn(stores)).toHaveLength(1);
  await stores.markRead('C-3333-3333', true, 'Meera');
  expect(await stores.marks.of('C-3333-3333')).toMatchObject([{ what: 'read', by: 'Meera' }]);
  for (const ending of ['', '-wal']) {
    expect(await readFile(join(directory, `submissions.db${ending}`), 'latin1')).not.toContain(
      'Deleted Person',
    );
  }
});

it('keeps a tool off an older database, which the site has to bring up to date first', async () => {
  const directory = await oldDatabase();
  const opened = openDatabase({ directory, existing: true });
  await expect(opened).rejects.toMatchObject({ reason: 'older' });
  await expect(opened).rejects.toThrow('npm start');
});

it('leaves a newer database as it is, and says so, to the site and to tools', async () => {
  const directory = await temporaryDirectory();
  await (await openStores({ directory })).close();
  const path = join(directory, 'submissions.db');
  const file = new DatabaseSync(path);
  file.exec(`insert into kysely_migration values ('0999-later', '2030-01-01')`);
  file.exec('pragma wal_checkpoint(truncate)');
  file.close();
  const before = await readFile(path);
  for (const existing of [false, true]) {
    const opened = openDatabase({ directory, existing });
    await expect(opened).rejects.toMatchObject({ name: 'UnusableDatabase', reason: 'newer' });
    await expect(opened).rejects.toThrow(
      'newer version of the site: start that version, or restore a backup',
    );
  }
  expect((await readFile(path)).equals(before)).toBe(true);
});

it("leaves somebody else's database as it is", async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, 'submissions.db');
  const file = new DatabaseSync(path);
  file.exec(`create table messages (words text); insert into messages values ('theirs')`);
  file.close();
  const before = await readFile(path);
  for (const existing of [false, true]) {
    const opened = openDatabase({ directory, existing });
    await expect(opened).rejects.toMatchObject({ reason: 'foreign' });
    await expect(opened).rejects.toThrow('DATA_DIR');
  }
  expect((await readFile(path)).equals(before)).toBe(true);
});

it('lets one site have a folder, and gives it to the next', async () => {
  const directory = await temporaryDirectory();
  const first = await openStores({ directory });
  onTestFinished(() => first.close());
  const second = openStores({ directory });
  await expect(second).rejects.toMatchObject({ name: 'UnusableDatabase', reason: 'in use' });
  await expect(second).rejects.toThrow(/^Another site is running on [^.]+: stop that one first/);
  await first.close();
  await (await openStores({ directory })).close();
});

it('says what is in the way of a folder', async () => {
  const directory = await temporaryDirectory();
  await writeFile(join(directory, 'taken'), '');
  for (const folder of ['taken', 'taken/below']) {
    const opened = openStores({ directory: join(directory, folder) });
    await expect(opened).rejects.toMatchObject({ name: 'UnusableDatabase', reason: 'refused' });
    await expect(opened).rejects.toThrow('is not a folder: set DATA_DIR');
  }
});

it.each([
  [{ code: 'ENOSPC' }, /^The disk of \/data is full: make room/],
  [{ errcode: 13 }, /^The disk of \/data is full: make room/],
  [{ code: 'EROFS' }, /read-only: set DATA_DIR/],
  [{ code: 'EACCES' }, /cannot be written/],
  [{ errcode: 8 }, /cannot be written/],
  [{ errcode: 14 }, /cannot be written/],
  [{ errcode: 11 }, /damaged/],
])('turns %o at the start into a sentence with a way out', (code, words) => {
  const fault = toStartupError(Object.assign(new Error('x'), code), '/data', '/data/submissions.db');
  expect(fault).toMatchObject({ name: 'UnusableDatabase', message: expect.stringMatching(words) });
});

it('names a folder and a database that others can read, and changes neither', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  await mkdir(directory);
  await chmod(directory, 0o755);
  const warnings: string[] = [];
  const warn = (words: string) => void warnings.push(words);
  await (await openStores({ directory, warn })).close();
  expect(warnings).toEqual([expect.stringContaining(`can read ${directory}`)]);

  await chmod(directory, 0o700);
  await copyFile(join(directory, 'submissions.db'), join(directory, 'copy'));
  await chmod(join(directory, 'submissions.db'), 0o644);
  warnings.length = 0;
  await (await openStores({ directory, warn })).close();
  expect(warnings).toEqual([expect.stringContaining(join(directory, 'submissions.db'))]);
});
