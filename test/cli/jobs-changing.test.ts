// behaviour: D19 Q18 Q19 O10
import { statSync } from 'node:fs';
import { chmod, chown, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContentFile } from '../../server/jobs/content-file.ts';
import { jobState } from '../../server/jobs/job-state.ts';
import { previewKey, previewSecret } from '../../server/jobs/preview-keys.ts';
import { buildJob } from '../support/site/content.ts';
import { asProcess, jobs as command, contentForTest } from '../support/stores/commands.ts';
import { temporaryDirectory } from '../support/stores/database.ts';

async function withJobs(jobs: Record<string, unknown>) {
  const { directory, write } = await contentForTest({ jobs });
  return {
    directory,
    write,
    run: (...args: string[]) => command(directory, ...args),
    text: (id: string) => readFile(join(directory, `jobs/${id}.json`), 'utf8'),
    job: async (id: string) => JSON.parse(await readFile(join(directory, `jobs/${id}.json`), 'utf8')),
    files: () => readdir(join(directory, 'jobs')),
    stateOf: async (id: string) => {
      const reading = readContentFile(directory, `jobs/${id}.json`);
      return reading.state === 'job' ? jobState(reading.job, new Date()) : reading.state;
    },
  };
}

describe('npm run jobs -- publish, close, reopen', () => {
  it('walk a job through its life', async () => {
    const { run, job, stateOf } = await withJobs({ a: buildJob({ isActive: false }) });
    expect((await run('reopen', 'a')).err).toContain('npm run jobs -- publish a');
    await run('publish', 'a', '2999-01-01');
    expect(await stateOf('a')).toBe('scheduled');
    await run('close', 'a');
    expect([await stateOf('a'), 'postedAt' in (await job('a'))]).toEqual(['draft', false]);
    await run('publish', 'a');
    await run('reopen', 'a', '2999-06-30');
    expect(await job('a')).toMatchObject({ isActive: true, closesAt: '2999-06-30' });
    expect((await run('publish', 'a')).out).toContain('on the site already');
    expect((await run('close', 'a')).out).toContain('/careers/a says that it is gone');
    expect(await stateOf('a')).toBe('closed');
    expect(await run('close', 'a')).toMatchObject({ code: 0, out: 'a is closed already.\n' });
    expect((await run('publish', 'a')).err).toContain('npm run jobs -- reopen a');
    await run('reopen', 'a');
    expect([await stateOf('a'), (await job('a')).closesAt]).toEqual(['open', '2999-06-30']);
  });

  it('gives an open job a new last day, and refuses days that it could not keep', async () => {
    const { run, job } = await withJobs({ a: buildJob({ postedAt: '2026-01-01' }) });
    expect((await run('reopen', 'a', '2999-01-31')).out).toMatch(
      /jobs\/a\.json stays open until the end of 2999-01-31\.\n$/,
    );
    expect(await job('a')).toMatchObject({ isActive: true, closesAt: '2999-01-31' });
    const { code, err } = await run('publish', 'a', '2999-01-01');
    expect([code, err]).toEqual([1, expect.stringContaining('nothing was changed')]);
    expect(await job('a')).toMatchObject({ postedAt: '2026-01-01' });
  });

  it('publishes nothing whose last day is over; who reopens it has it taken out, or gives another', async () => {
    const { run, job, stateOf } = await withJobs({
      a: buildJob({ closesAt: '2020-01-31' }),
      draft: buildJob({ isActive: false, closesAt: '2020-01-31' }),
    });
    expect((await run('check', 'draft')).out).toContain('2020-01-31 is over: publish refuses it');
    const refused = await run('publish', 'draft');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('2020-01-31, would be over')]);
    expect(await job('draft')).toMatchObject({ isActive: false });
    expect((await run('reopen', 'a')).out).toContain('2020-01-31, is taken out');
    expect([await stateOf('a'), (await job('a')).closesAt]).toEqual(['open', undefined]);
    await run('close', 'a');
    expect((await run('reopen', 'a', '2020-01-31')).err).toContain('is over');
    await run('reopen', 'a', '2999-01-31');
    expect(await job('a')).toMatchObject({ isActive: true, closesAt: '2999-01-31' });
  });

  it('closes one without a day as one that was there', async () => {
    const { run, stateOf } = await withJobs({ a: buildJob() });
    await run('close', 'a');
    expect(await stateOf('a')).toBe('closed');
  });

  it('changes its fields alone: order, indent, line ends, mark, mode and owner stay', async () => {
    const odd = `\ufeff{\r\n\t"salary":   "₹1",\r\n${JSON.stringify(
      buildJob({ salary: undefined, isActive: undefined, postedAt: '2020-01-31' }),
    ).slice(1, -1)},\r\n\t"isActive" : true\r\n}`;
    const { directory, run, text, files } = await withJobs({ a: odd });
    const path = join(directory, 'jobs/a.json');
    // Only root has somebody else's files in hand.
    const owner = process.getuid?.() === 0 ? 12345 : (process.getuid?.() ?? 0);
    await chown(path, owner, -1);
    // Rights that an ordinary umask would take away.
    await chmod(path, 0o666);
    expect((await run('close', 'a')).code).toBe(0);
    expect(await text('a')).toBe(odd.replace('"isActive" : true', '"isActive" : false'));
    const { mode, uid } = await stat(path);
    expect([mode & 0o777, uid]).toEqual([0o666, owner]);
    await run('rename', 'a', 'b');
    expect(await text('b')).toContain('false,\r\n\t"formerIds": [');
    expect(await files()).toEqual(['b.json']);
  });

  it('leaves a file as it was on a disk that is full', async () => {
    const withSummary = (jobSummary: string) => `${JSON.stringify(buildJob({ jobSummary }), null, 2)}\n`;
    const whole = withSummary('x'.repeat(1025 - Buffer.byteLength(withSummary('x'))));
    const { directory, text } = await withJobs({ a: whole });
    // Two blocks, 1,024 bytes, which is all that the system takes.
    const full = { directory, before: 'export CONTENT_DIR=.; ulimit -f 2' };
    expect((await asProcess('jobs', full, 'close', 'a')).err).toContain('EFBIG');
    expect(await text('a')).toBe(whole);
  });

  it('refuses to touch a file with mistakes', async () => {
    const { run, text } = await withJobs({ broken: '{ "title": 1 }' });
    expect((await run('close', 'broken')).err).toMatch(/broken\.json was not changed\. Mend it first/);
    expect(await text('broken')).toBe('{ "title": 1 }');
  });
});

describe('npm run jobs -- rename', () => {
  it('keeps the former names, through chains and back again', async () => {
    const { run, job, files } = await withJobs({ a: buildJob({ postedAt: '2020-01-31' }) });
    expect((await run('rename', 'a', 'b')).out).toContain('/careers/a leads to /careers/b');
    expect((await job('b')).formerIds).toEqual(['a']);
    await run('rename', 'b', 'c');
    expect((await job('c')).formerIds).toEqual(['a', 'b']);
    await run('rename', 'c', 'a');
    // The first one stays, by which feeds know it.
    expect((await job('a')).formerIds).toEqual(['a', 'b', 'c']);
    expect(await files()).toEqual(['a.json']);
    expect((await run('check')).out).toBe('All 1 job files are fine\n');
  });

  it('keeps none of a draft, which nobody knows', async () => {
    const { run, job } = await withJobs({ a: buildJob({ isActive: false }) });
    await run('rename', 'a', 'b');
    expect(await job('b')).not.toHaveProperty('formerIds');
  });

  it('refuses the open application, to which pages lead by its name', async () => {
    const { run, files } = await withJobs({ 'open-application': buildJob() });
    const { code, err } = await run('rename', 'open-application', 'talent-pool');
    expect([code, err, await files()]).toEqual([
      1,
      expect.stringContaining('keeps its name'),
      ['open-application.json'],
    ]);
  });

  it.each(['taken', '../evil'])('refuses %s, and nothing changes', async (name) => {
    const { run, text, files } = await withJobs({ a: buildJob(), taken: 'mine' });
    const before = await text('a');
    expect((await run('rename', 'a', name)).code).toBe(1);
    expect([await text('a'), await text('taken'), await files()]).toEqual([
      before,
      'mine',
      ['a.json', 'taken.json'],
    ]);
  });
});

it('npm run jobs -- preview prints the link that the site takes, the same one again, and of drafts and scheduled ones alone', async () => {
  const { directory } = await withJobs({
    draft: buildJob({ isActive: false }),
    open: buildJob(),
    over: buildJob({ closesAt: '2020-01-31' }),
  });
  const data = await temporaryDirectory();
  const env = { DATA_DIR: data, PUBLIC_ORIGIN: '', PORT: '4321' };
  const run = (...args: string[]) => command({ directory, env }, ...args);
  // As a full disk has left it.
  await writeFile(join(data, 'preview.secret'), '', { mode: 0o600 });
  const first = await run('preview', 'draft');
  expect(first.out).not.toContain(previewKey('', 'draft'));
  // A link to press, as the site calls itself by the same settings.
  const key = previewKey(previewSecret({ given: '', directory: data }), 'draft');
  expect(first.out).toBe(`http://localhost:4321/careers/draft?preview=${key}\n`);
  expect(statSync(join(data, 'preview.secret')).mode & 0o777).toBe(0o600);
  expect((await run('preview', 'draft')).out).toBe(first.out);
  expect((await run('preview', 'open')).out).toBe('http://localhost:4321/careers/open\n');
  expect((await run('preview', 'over')).err).toContain('is closed');
});
