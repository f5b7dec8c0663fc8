// behaviour: D5 R30 O12 O13 O10 O14 O17
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { inbox, runningSite } from '../support/stores/commands.ts';
import { buildApplication, buildMessage, buildPdf, temporaryDirectory } from '../support/stores/database.ts';

const referencesIn = (out: string): string[] => out.match(/^[ACE]-\S+/gm) ?? [];

it('lists what a running site has received, newest first, in aligned columns and Indian time', async () => {
  const site = await runningSite();
  await site.stores.markRead(site.contact, true);

  const { out, err, code } = await inbox(site.directory);

  expect({ err, code }).toEqual({ err: '', code: 0 });
  expect(referencesIn(out)).toEqual([site.application, site.enquiry, site.contact]);
  const [heading = '', first = '', , third = ''] = out.split('\n');
  expect(first).toMatch(
    /2026-11-21 01:45 {2}embedded-firmware-engineer {2}Asha Verma +asha\.verma@mail\.example +unread$/,
  );
  expect(third).toMatch(/2026-11-19 11:30 {2}contact .* read$/);
  expect(first.indexOf('asha.verma@')).toBe(heading.indexOf('E-MAIL'));
  expect(third.indexOf('ravi.nair@')).toBe(heading.indexOf('E-MAIL'));
  expect(out).toContain('3 submissions, 2 unread');
});

it('chooses by opening, words and what is unread', async () => {
  const site = await runningSite();
  await site.stores.markRead(site.enquiry, true);
  const chosen = async (...args: string[]) => referencesIn((await inbox(site.directory, ...args)).out);

  expect(await chosen('--job', 'embedded-firmware-engineer')).toEqual([site.application]);
  expect(await chosen('--unread', '--limit', '1')).toEqual([site.application]);
  expect(await chosen('--search', 'VERMA')).toEqual([site.application]);
  expect(await chosen('--search', 'ward MONITORING')).toEqual([site.enquiry]);
  expect(await chosen('--search', 'asha verma.pdf')).toEqual([site.application]);
  expect((await inbox(site.directory, '--job', 'qa-enginer')).out).toBe(
    'Nobody has applied for "qa-enginer".\n',
  );
  const none = await inbox(site.directory, '--search', 'nobody');
  expect(none).toEqual({ out: 'Nothing matches.\n', err: '', code: 0 });
});

it('finds applications by what is written in their resume, and shows what to know of it', async () => {
  const site = await runningSite();
  const resume = { fileName: 'cv.pdf', bytes: buildPdf('kernel'), pages: 1, text: 'Linux Kernel\ndrivers' };
  const { reference } = await site.stores.applications.add(
    buildApplication({ resume: { ...resume, notes: ['has a Europass XML attachment: cv.xml'] } }),
  );
  expect(referencesIn((await inbox(site.directory, '--search', 'linux kernel')).out)).toEqual([reference]);
  const { out } = await inbox(site.directory, 'show', reference);
  expect(out).toMatch(/Resume +cv\.pdf, \d+ KB, 1 page\n/);
  expect(out).toMatch(/Note +has a Europass XML attachment: cv\.xml/);
});

it('shows corrections of an application beside it, the newest first', async () => {
  const site = await runningSite();
  const other = await site.stores.applications.add(buildApplication({ email: 'other@mail.example' }));
  const corrected = await site.stores.applications.add(
    buildApplication({ email: ' ASHA.verma@mail.example', phone: '9000000009' }),
  );
  await site.stores.applications.add(buildApplication({ email: 'third@mail.example' }));

  const { out } = await inbox(site.directory, '--job', 'embedded-firmware-engineer');

  const references = referencesIn(out);
  expect(references).toHaveLength(4);
  const place = references.indexOf(corrected.reference);
  expect(references.slice(place, place + 2)).toEqual([corrected.reference, site.application]);
  expect(references).toContain(other.reference);
  expect((await inbox(site.directory, 'show', site.application)).out).toMatch(
    new RegExp(`Also sent +${corrected.reference}`),
  );
});

it('gives programs what it shows people', async () => {
  const site = await runningSite();
  const hostile = '\u009b2J\u202e\u{e0041}"\n';
  await site.stores.messages.add('contact', buildMessage({ message: hostile }));

  const { out } = await inbox(site.directory, '--json');

  expect(out).not.toMatch(/[\u009b\u202e]/);
  const all: { kind: string }[] = JSON.parse(out);
  expect(all).toContainEqual(expect.objectContaining({ kind: 'contact', message: hostile }));
  expect(all.find((each) => each.kind === 'application')).toMatchObject({
    reference: site.application,
    receivedAt: '2026-11-20T20:15:00.000Z',
    resume: { fileName: 'Asha Verma.pdf' },
  });
  expect(JSON.parse((await inbox(site.directory, 'show', site.enquiry, '--json')).out).project).toBe(
    'Ward monitoring',
  );
});

it('never sends a control character of a submission to the terminal', async () => {
  const site = await runningSite();
  const hostile = '\u001b]0;owned\u0007\u001b[31mred\u009b2J\u202etxt\b\u2028\u200b\u{e0041}';
  const { reference } = await site.stores.messages.add(
    'contact',
    buildMessage({ fullName: hostile, email: `${hostile}@x`, message: `one\r\ntwo\rthree${hostile}` }),
  );
  const application = await site.stores.applications.add(
    buildApplication({ email: hostile, name: hostile, resume: { fileName: hostile, bytes: buildPdf('y') } }),
  );
  const commands = [[], ['show', reference], ['show', application.reference], ['export'], ['show', hostile]];
  for (const command of commands) {
    const { out, err } = await inbox(site.directory, ...command);
    expect((out + err).replaceAll('\r\n', '\n')).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\u2028]/u);
  }
  const { out } = await inbox(site.directory, 'show', reference);
  expect(out).toContain('\\u001b[31mred');
  expect(out).toContain('  one\n  two\\u000dthree');
});

it('says that nothing was sent yet', async () => {
  const directory = await temporaryDirectory();
  await (await openStores({ directory })).close();
  expect(await inbox(directory)).toEqual({
    out: 'Nothing has been sent through the site yet.\n',
    err: '',
    code: 0,
  });
});

it('says where it looked when there is no database, and makes none', async () => {
  const directory = join(await temporaryDirectory(), 'empty');
  await mkdir(directory);
  const { out, err, code } = await inbox(directory);
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err).toContain(directory);
  expect(err).toContain('npm start');
  expect(await readdir(directory)).toEqual([]);
});

it.each([['show'], ['save', '--to', 'cvs']])('knows no unknown reference: %s', async (...command) => {
  const site = await runningSite();
  for (const reference of ['A-2222-2222', 'nonsense']) {
    const { out, err, code } = await inbox(site.directory, ...command, reference);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toContain(reference.toUpperCase());
  }
});

it.each([
  [['--colour'], '--colour'],
  [['--search', ''], '--search needs a value'],
  [['export', '--out', ''], '--out needs a value'],
  [['dance'], 'dance'],
  [['toString'], 'toString'],
  [['show'], 'needs a reference'],
  [['show', 'A-2222-2222', 'A-3333-3333'], 'takes no "A-3333-3333"'],
  [['--limit', '0'], '--limit'],
  [['backup'], 'name of a new file'],
  [['erase', ' '], 'an email'],
  [['erase', 'A-2222-2222', '--dry-run'], '--dry-run'],
  [['show', 'A-2222-2222', '--unread'], '--unread'],
  [['--out', 'x.csv'], '--out'],
  [['resend', '--from', '2026-02-30'], '--from'],
  [['save', 'A-2222-2222'], 'needs a folder: npm run inbox -- save … --to'],
  [
    ['save', '--to', 'x', '--job', 'qa-engineer', 'A-2222-2222'],
    'a reference, for example A-7KQM-2XWD, or --job',
  ],
])('refuses %j in words', async (args, words) => {
  expect(await inbox('/nowhere', ...args)).toEqual({ code: 2, out: '', err: expect.stringContaining(words) });
});

it('answers a command it does not know shortly, with what is wrong at the end', async () => {
  const { out, err, code } = await inbox(await temporaryDirectory(), 'list', '--colour\u001b[31m');
  expect({ out, code }).toEqual({ out: '', code: 2 });
  const lines = err.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('--help');
  expect(lines[1]).toContain('--colour\\u001b[31m');
});

it.each([
  [['qa-engineer'], { npm_config_job: 'true' }, 'npm run inbox -- --job qa-engineer'],
  [[], { npm_config_unread: 'true' }, 'npm run inbox -- --unread'],
  [['sweep'], { npm_config_dry_run: 'true' }, 'npm run inbox -- sweep --dry-run'],
])(
  'explains what npm did with options before which the dashes are missing: %j',
  async (args: string[], env: Record<string, string>, words: string) => {
    const { code, err } = await inbox({ directory: '/nowhere', env }, ...args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(words) });
  },
);

it('refuses invalid settings as the site does, all of them at once', async () => {
  const directory = await temporaryDirectory();
  const env = {
    RETENTION_DAYS: 'soon',
    PUBLIC_ORIGIN: 'company.example',
    DATABASE_URL: 'mysql://me:secret@host/x',
  };
  expect(await inbox({ directory, env })).toEqual({
    out: '',
    err: [
      'PUBLIC_ORIGIN is "company.example", but must be like https://www.company.example, without a path',
      'DATABASE_URL must be like postgres://user:password@host:5432/name',
      'RETENTION_DAYS is "soon", but must be a whole number from 1 to 36500',
      '',
    ].join('\n'),
    code: 1,
  });
});

it('explains itself without a database', async () => {
  const { out, err, code } = await inbox(await temporaryDirectory(), '--help');
  expect({ err, code }).toEqual({ err: '', code: 0 });
  for (const word of ['show', 'save', 'export', '--unread', '--job', '--from', '--search', 'DATA_DIR'])
    expect(out).toContain(word);
});
