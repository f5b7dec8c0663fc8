// behaviour: D11

import { chown, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { inbox, runningSite } from '../support/stores/commands.ts';
import { buildMessage, buildPdf, temporaryDirectory } from '../support/stores/database.ts';
import { writeOldDatabase } from '../support/stores/old-database.ts';

it('restores a backup into an empty folder, byte for byte', async () => {
  const site = await runningSite();
  await inbox(site.directory, 'backup', 'backup.db');
  const target = join(await temporaryDirectory(), 'new');
  await mkdir(target);

  const { out, code } = await inbox(target, 'restore', join(site.directory, 'backup.db'));

  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('3 submissions') });
  expect(out).toContain('there is no erased.txt of the old folder here');
  const stores = await openStores({ directory: target });
  onTestFinished(() => stores.close());
  const bytes = await stores.applications.resumeBytes(site.application);
  expect(Buffer.from(bytes ?? []).equals(buildPdf('Asha Verma'))).toBe(true);
  expect((await stat(join(target, 'submissions.db'))).mode & 0o777).toBe(0o600);
  expect((await readdir(target)).filter((name) => name.includes('restoring'))).toEqual([]);
  await stores.close();
  expect(await inbox(target, 'sweep')).toMatchObject({ code: 0, err: '' });
});

it('restores a backup without what was erased since, and says so where it cannot know', async () => {
  const { stores, directory, application, contact, enquiry } = await runningSite(['webhook']);
  const before = await stores.messages.add('contact', buildMessage({ message: 'Erased before the backup' }));
  await stores.outbox.claim(10, 60);
  await stores.erase([before.reference]);
  await inbox(directory, 'backup', 'backup.db');
  await stores.erase([application]);
  await inbox(directory, 'erase', contact, '--yes');
  await stores.close();
  for (const ending of ['', '-wal', '-shm'])
    await rm(join(directory, `submissions.db${ending}`), { force: true });

  const { out } = await inbox(directory, 'restore', 'backup.db');

  expect(out).toContain('1 submission is in');
  expect(out).toContain(`Erased again, as they were since the backup: ${application}, ${contact}.`);
  expect(await readFile(join(directory, 'submissions.db'), 'latin1')).not.toContain('Asha');
  const restored = await openStores({ directory });
  onTestFinished(() => restored.close());
  expect(await restored.find(application)).toBeUndefined();
  expect(await restored.find(enquiry)).toBeDefined();
  expect((await restored.outbox.claim(10, 60)).map(({ text }) => text)).toContain('erased');
  expect((await stat(join(directory, 'erased.txt'))).mode & 0o777).toBe(0o600);
});

it('restores over no database, beside no running site, and nothing that is not whole', async () => {
  const site = await runningSite();
  await inbox(site.directory, 'backup', 'backup.db');
  const backup = join(site.directory, 'backup.db');
  const running = await inbox(site.directory, 'restore', backup);
  expect(running).toMatchObject({ code: 1, err: expect.stringContaining('Another site is running') });
  await site.stores.close();
  const there = await inbox(site.directory, 'restore', backup);
  expect(there).toMatchObject({ code: 1, err: expect.stringContaining('already exists') });

  const empty = await temporaryDirectory();
  await truncate(backup, (await stat(backup)).size - 40_000);
  expect(await inbox(empty, 'restore', backup)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`${backup} is damaged`),
  });
  await writeFile(join(empty, 'letter.db'), 'Dear Sir or Madam, this is no database.');
  expect((await inbox(empty, 'restore', 'letter.db')).err).toContain('or no backup. Nothing was changed');
  const foreign = new DatabaseSync(join(empty, 'foreign.db'));
  foreign.exec('create table messages (other text)');
  foreign.close();
  expect((await inbox(empty, 'restore', 'foreign.db')).err).toContain('another program');
  expect((await inbox(empty, 'restore', 'missing.db')).err).toContain('There is no file');
  expect((await readdir(empty)).toSorted()).toEqual(['foreign.db', 'letter.db']);
});

const SECRET_WORK: [what: string, sql: string, said: string][] = [
  ['a trigger', 'create trigger t after insert on notes begin delete from marks; end', 'trigger t, which no'],
  ['a view', 'create view v as select * from messages', 'view v, which no version'],
  ['a table with another column', 'alter table notes add column extra text', 'another table notes than'],
  ['a time that is none', `update messages set received_at = 'yesterday'`, 'received_at is no time'],
  ['a time before our era', `update messages set received_at = '-0400-01-01T00:00:00.000Z'`, 'is no time'],
  ['an event as a stage', `update applications set stage = 'resume-replaced'`, 'stage is no stage'],
  [
    'a path as a reference',
    `update messages set reference = '../x' where id = 2`,
    'reference is no reference',
  ],
  ['a count that leaves no id', 'update sqlite_sequence set seq = 9223372036854775807', 'seq is no number'],
  ['a letter tried for ever', 'update outbox set attempts = -1', 'outbox whose attempts is no number'],
  ['an application alone', 'delete from resumes', 'an application without its resume'],
  ['a resume of nobody', 'pragma foreign_keys = off; delete from applications', 'a resume without its'],
];

it.each(SECRET_WORK)(
  'restores no backup into which somebody has put %s, and names it',
  async (_, sql, said) => {
    const site = await runningSite();
    await inbox(site.directory, 'backup', 'backup.db');
    const backup = join(site.directory, 'backup.db');
    const whole = await inbox(await temporaryDirectory(), 'restore', '--verify', backup);
    expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/can be restored: \d+ submissions/) });
    const changed = new DatabaseSync(backup);
    changed.exec(sql);
    changed.close();
    const empty = await temporaryDirectory();
    for (const options of [['--verify'], []]) {
      const { code, err } = await inbox(empty, 'restore', ...options, backup);
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(said) });
    }
    expect(await readdir(empty)).toEqual([]);
  },
);

it('leaves to the site what an operator makes as root in its folder: database, lock, list of erased', async () => {
  const site = await runningSite();
  const directory = await temporaryDirectory();
  const backup = join(await temporaryDirectory(), 'backup.db');
  await inbox(site.directory, 'backup', backup);
  // Where the tests are not run by root, all of it is one user's anyway.
  const owner = process.getuid?.() === 0 ? 65_534 : (await stat(directory)).uid;
  await chown(directory, owner, (await stat(directory)).gid);

  for (const args of [
    ['restore', backup],
    ['erase', '--yes', site.contact],
  ]) {
    expect(await inbox(directory, ...args), args.join(' ')).toMatchObject({ code: 0, err: '' });
  }

  const made = (await readdir(directory)).toSorted();
  expect(made).toEqual(['erased.txt', 'site.lock', 'submissions.db']);
  for (const name of made) expect((await stat(join(directory, name))).uid, name).toBe(owner);
});

it('restores what an earlier version of the site wrote, so that the other commands and the site take it', async () => {
  const directory = await temporaryDirectory();
  writeOldDatabase(directory, { last: '0001-submissions', name: 'old.db' });

  expect(await inbox(directory, 'restore', 'old.db')).toMatchObject({ code: 0, err: '' });
  expect(await inbox(directory, 'sweep')).toMatchObject({ code: 0, err: '' });

  const stores = await openStores({ directory });
  onTestFinished(() => stores.close());
  expect(await stores.ping()).toBe('ready');
});
