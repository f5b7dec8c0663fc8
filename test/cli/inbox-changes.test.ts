// behaviour: O13 O14
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { buildJob } from '../support/site/content.ts';
import { inbox, runningSite } from '../support/stores/commands.ts';
import { buildAnswer, buildApplication, buildMessage, buildPdf } from '../support/stores/database.ts';

it('lists the newest fifty and says how many more there are', async () => {
  const site = await runningSite();
  for (let number = 0; number < 60; number += 1) {
    await site.stores.messages.add('contact', buildMessage({ message: `Question ${number}` }));
  }
  const { out } = await inbox(site.directory);
  expect(out.match(/^[ACE]-/gm)).toHaveLength(50);
  expect(out).toMatch(/50 submissions, 50 unread\n13 more: --limit 63\n$/);
  expect((await inbox(site.directory, 'export')).out.match(/^"[ACE]-/gm)).toHaveLength(63);
});

it('shows the stages, notes and answers of the desk, and whose they are', async () => {
  const site = await runningSite();
  const run = (...args: string[]) => inbox(site.directory, ...args);
  await site.stores.stages.set(site.application, 'reviewing', { by: 'Meera' });
  await site.stores.notes.add(site.application, 'Called on Monday\u202e');
  const told = buildAnswer(site.application, { text: 'We have read it.', stage: 'reviewing' });
  await site.stores.answers.add(told);
  const { out } = await run('show', site.application.toLowerCase());
  expect(out).toMatch(/Stage +in-review, \d{4}-.* IST, Meera\n/);
  expect(out).toMatch(/\nAnswer, \d{4}-.* IST, Meera\n {2}Stage told: in-review\n {2}We have read it\.\n/);
  expect(out).toMatch(/Our note +\d{4}-.* IST: Called on Monday\\u202e/);
  expect((await run()).out).toMatch(/unread, in-review$/m);
  const shown = JSON.parse((await run('show', site.application, '--json')).out);
  expect(shown).toMatchObject({
    // As it is stored.
    stage: 'reviewing',
    stages: [{ stage: 'new' }, { stage: 'reviewing' }],
    ourNotes: [{ text: 'Called on Monday\u202e' }],
  });
});

it('finds what was sent under all names of an opening that was renamed', async () => {
  const site = await runningSite();
  const sent = await site.stores.applications.add(buildApplication({ jobId: 'firmware-lead' }));
  await site.stores.applications.add(buildApplication({ jobId: 'qa-engineer' }));
  const jobs = join(site.directory, 'content/jobs');
  await mkdir(jobs, { recursive: true });
  const renamed = buildJob({ formerIds: ['embedded-firmware-engineer', 'unheard-of'] });
  await writeFile(join(jobs, 'firmware-lead.json'), JSON.stringify(renamed));
  for (const name of ['firmware-lead', 'embedded-firmware-engineer', 'unheard-of']) {
    const { out } = await inbox(site.directory, '--job', name);
    expect(out.match(/^A-\S+/gm)).toEqual([sent.reference, site.application]);
  }
});

it('saves all resumes of an opening into one folder', async () => {
  const site = await runningSite();
  const resume = { fileName: 'Zoë.pdf', bytes: buildPdf('other') };
  const other = await site.stores.applications.add(
    buildApplication({ name: 'Zoë Rao', email: 'z@mail.example', resume }),
  );
  await site.stores.applications.add(buildApplication({ jobId: 'qa-engineer' }));
  const { out, code } = await inbox(
    site.directory,
    ...['save', '--as-sent', '--job', 'embedded-firmware-engineer', '--to', 'resumes'],
  );
  expect({ code, last: out.trimEnd().split('\n').at(-1) }).toEqual({ code: 0, last: '2 resumes' });
  expect((await readdir(join(site.directory, 'resumes'))).toSorted()).toEqual(
    [`${site.application}-Asha-Verma-as-sent.pdf`, `${other.reference}-Zoë-Rao-as-sent.pdf`].toSorted(),
  );
  const unknown = await inbox(site.directory, 'save', '--as-sent', '--job', 'qa-enginer', '--to', 'cvs');
  const err = 'Nobody has applied for "qa-enginer". Did you mean qa-engineer?\n';
  expect(unknown).toMatchObject({ code: 1, err });
});

it('keeps what is in quarantine apart until it is released', async () => {
  const site = await runningSite();
  const db = new DatabaseSync(join(site.directory, 'submissions.db'));
  db.exec("update messages set quarantine = 'sent 40 times in an hour' where kind = 'contact'");
  db.close();
  expect((await inbox(site.directory)).out).not.toContain(site.contact);
  // Nobody was told of it by e-mail, so the inbox says that there is something.
  expect((await inbox(site.directory)).out).toMatch(/\n1 in quarantine: --quarantine\n$/);
  expect((await inbox(site.directory, '--quarantine')).out).toContain(site.contact);
  expect((await inbox(site.directory, 'show', site.contact)).out).toContain('sent 40 times in an hour');
  expect((await inbox(site.directory, 'release', site.contact)).out).toContain('is in the inbox');
  expect((await site.stores.messages.find(site.contact))?.quarantine).toBeUndefined();
  const again = await inbox(site.directory, 'release', site.contact);
  expect(again).toMatchObject({ code: 1, err: `${site.contact} is not in quarantine.\n` });
});

it('sends letters and calls again that were given up since a day', async () => {
  const site = await runningSite();
  const { outbox } = site.stores;
  const resend = async (...args: string[]) => (await inbox(site.directory, 'resend', ...args)).out;
  // Of three days, and given up on the third, the 21st in India.
  const [first, second, third] = await outbox.claim(10, 60);
  for (const line of [first, second]) await outbox.giveUp(line?.id ?? 0, 'The server was away for days');
  expect(await resend('--from', '2026-11-22')).toBe('0 letters and calls are sent again.\n');
  expect(await resend('--from', '2026-11-21')).toBe('2 letters and calls are sent again.\n');
  await outbox.giveUp(third?.id ?? 0, 'The server was away for days');
  expect(await resend()).toBe('1 letter or call is sent again.\n');
  expect(await outbox.failed()).toEqual([]);
});
