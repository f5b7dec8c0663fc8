// behaviour: D9 D10 D11

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text as readText } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from '../../server/database/backup.ts';
import { openStores } from '../../server/submissions/stores.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';
import { inbox, keepApplying, runningSite } from '../support/stores/commands.ts';
import { buildApplication, buildMessage, buildPdf, temporaryDirectory } from '../support/stores/database.ts';

const DAY = 86_400_000;

/**
 * Files below `directory` in which `text` stands. Read by another process: closing a database's file gives up the
 * locks that SQLite has on it in this one.
 */
async function filesWith(directory: string, text: string): Promise<string[]> {
  const { stdout } = spawn('grep', ['-rlaF', text, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  return (await readText(stdout)).split('\n').filter(Boolean);
}

it('erases all of a person from every place, beside the running site', async () => {
  const site = await runningSite();
  for (let number = 0; number < 30; number += 1) {
    const resume = { fileName: 'cv.pdf', bytes: buildPdf(`Zebulon ${number}.`, 40_000 + number * 1000) };
    const email = number % 2 ? 'zebulon@mail.example' : `other${number}@mail.example`;
    await site.stores.applications.add(buildApplication({ name: `N${number}`, email, resume }));
  }
  const message = await site.stores.messages.add('contact', buildMessage({ email: 'Zebulon@mail.example' }));
  const [application] = (await applicationsIn(site.stores)).filter((each) => each.name === 'N1');
  expect(await filesWith(site.directory, 'Zebulon 1.')).not.toEqual([]);

  const { out, err, code } = await inbox(site.directory, 'erase', 'ZEBULON@mail.example', '--yes');

  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(out).toContain('Removed for good:');
  expect(out).toContain(message.reference);
  expect(out).toContain(application?.reference);
  expect(out).toContain('Backups');
  expect(await filesWith(site.directory, 'zebulon@mail.example')).toEqual([]);
  expect(await filesWith(site.directory, 'Zebulon 1.')).toEqual([]);
  expect(await applicationsIn(site.stores)).toHaveLength(16);
  expect(await site.stores.outbox.claim(100, 60)).toHaveLength(18);
  await site.stores.applications.add(buildApplication({ name: 'still taken' }));
});

it('says what it has erased where a reader, such as a backup, keeps traces in the files, and how they go', async () => {
  const site = await runningSite();
  const reader = new DatabaseSync(join(site.directory, 'submissions.db'), { readOnly: true });
  onTestFinished(() => {
    if (reader.isOpen) reader.close();
  });
  reader.exec('begin');
  reader.prepare('select count(*) from messages').get();

  const erased = await inbox(site.directory, 'erase', site.application, '--yes');

  expect(erased).toMatchObject({ err: '', code: 0 });
  expect(erased.out).toContain(`Removed for good: ${site.application}\nThe database was busy`);
  expect(await applicationsIn(site.stores)).toEqual([]);
  reader.close();
  const swept = await inbox(site.directory, 'sweep');
  expect(swept).toMatchObject({ out: 'Nothing is older than 365 days.\n', code: 0 });
  expect(await filesWith(site.directory, 'asha.verma@mail.example')).toEqual([]);
});

it('erases nothing without a terminal to ask on, and knows nobody it does not know', async () => {
  const site = await runningSite();
  const unasked = await inbox(site.directory, 'erase', 'asha.verma@mail.example');
  expect(unasked).toMatchObject({ code: 1, err: expect.stringContaining('--yes') });
  expect(unasked.out).toContain(site.application);
  const unknown = await inbox(site.directory, 'erase', 'nobody@mail.example', '--yes');
  expect(unknown).toMatchObject({ code: 1, err: 'There is nothing of nobody@mail.example.\n' });
  expect(await applicationsIn(site.stores)).toHaveLength(1);
});

it('erases one alone by its reference, and names what else there is of the person', async () => {
  const site = await runningSite();
  const { stores, directory, application } = site;
  const other = await stores.applications.add(buildApplication({ jobId: 'qa-engineer' }));

  const { out, code } = await inbox(directory, 'erase', other.reference.toLowerCase(), '--yes');

  expect(code).toBe(0);
  expect(out).toContain(`Under the same e-mail, to be erased by that: ${application}\n`);
  expect(out).toContain(`Removed for good: ${other.reference}\n`);
  expect((await applicationsIn(stores)).map(({ reference }) => reference)).toEqual([application]);
});

it('removes what is too old from row, file and outbox, and only says so when it is only asked', async () => {
  const directory = await temporaryDirectory();
  let now = new Date(Date.now() - 366 * DAY);
  const stores = await openStores({ directory, clock: () => now, purposes: ['notice'] });
  onTestFinished(() => stores.close());
  const resume = { fileName: 'cv.pdf', bytes: buildPdf('Methuselah', 50_000) };
  const old = await stores.applications.add(buildApplication({ email: 'methuselah@mail.example', resume }));
  now = new Date(Date.now() - 364 * DAY);
  const younger = await stores.messages.add('contact', buildMessage());

  const dry = await inbox(directory, 'sweep', '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining(old.reference) });
  expect(dry.out).not.toContain(younger.reference);
  expect(await applicationsIn(stores)).toHaveLength(1);

  expect((await inbox(directory, 'sweep')).out).toContain(`Removed for good`);
  expect(await applicationsIn(stores)).toEqual([]);
  expect((await stores.outbox.claim(10, 60)).map((line) => line.reference)).toEqual([younger.reference]);
  expect(await filesWith(directory, 'methuselah')).toEqual([]);
  expect(await filesWith(directory, 'Methuselah')).toEqual([]);
  expect((await inbox(directory, 'sweep')).out).toBe('Nothing is older than 365 days.\n');
});

it('leaves nothing in its files of what the running site swept, nor of what was erased the day before', async () => {
  const directory = await temporaryDirectory();
  let now = new Date('2026-01-01T00:00:00Z');
  const stores = await openStores({ directory, clock: () => now, purposes: ['notice'] });
  onTestFinished(() => stores.close());
  for (let number = 0; number < 40; number += 1) {
    const resume = { fileName: 'cv.pdf', bytes: buildPdf('Methuselah', 5000 + number * 900) };
    await stores.applications.add(buildApplication({ name: `Methuselah ${number}`, resume }));
  }
  now = new Date('2026-11-01T00:00:00Z');
  const { reference } = await stores.applications.add(buildApplication());
  now = new Date('2027-01-02T00:00:00Z');
  expect(await stores.sweep(365)).toHaveLength(40);
  expect(await applicationsIn(stores)).toHaveLength(1);
  expect(await filesWith(directory, 'Methuselah')).toEqual([]);
  await stores.erase([reference]);
  expect(await stores.sweep(365)).toEqual([]);
  expect(await filesWith(directory, 'Asha Verma')).toEqual([]);
});

it('backs up while applications come in, whole and for its owner alone, and writes over nothing', async () => {
  const directory = await temporaryDirectory();
  const child = keepApplying(directory);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await once(child.stdout, 'data');
  for (const name of ['one.db', 'two.db', 'three.db']) {
    const before = printed.match(/^A-\S+(?= \d+$)/gm) ?? [];
    const { out, err, code } = await inbox(directory, 'backup', name);
    expect({ out, err, code }).toEqual({ out: `${join(directory, name)}\n`, err: '', code: 0 });
    expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(join(directory, name), { readOnly: true });
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const rows = copy.prepare('select reference from applications').all();
    copy.close();
    expect(rows.map((row) => row.reference)).toEqual(expect.arrayContaining(before));
  }
  const again = await inbox(directory, 'backup', 'one.db');
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('already exists') });
});

it('gives a backup its name when it is whole: one that was cut off cannot be taken for one', async () => {
  const { directory } = await runningSite();
  const target = join(directory, 'backup.db');
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementationOnce(() => {
    throw new Error(`cut off: ${existsSync(target)}`);
  });
  onTestFinished(() => prepare.mockRestore());
  expect(() => backUp(directory, target)).toThrow('cut off: false');
  await writeFile(`${target}.part`, 'of a machine that went off');
  expect((await inbox(directory, 'backup', 'backup.db')).err).toContain('was cut off: remove it');
  await rm(`${target}.part`);
  expect((await inbox(directory, 'backup', 'backup.db')).code).toBe(0);
  expect((await readdir(directory)).filter((name) => name.startsWith('backup'))).toEqual(['backup.db']);
});
