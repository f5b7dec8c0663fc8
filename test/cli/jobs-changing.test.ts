// behaviour: D20 J20 J21 O231
import { statSync } from 'node:fs';
import { chmod, chown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContentFile } from '../../server/jobs/content-file.ts';
import { jobState } from '../../server/jobs/job-state.ts';
import { previewKeys, previewSecret } from '../../server/jobs/preview-keys.ts';
import { buildJob } from '../support/site/content.ts';
import { temporaryDirectory } from '../support/stores/database.ts';
import { contentForTest, runJobs } from '../support/stores/jobs-command.ts';

const dayInIndia = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

async function withJobs(jobs: Record<string, unknown>) {
  const { directory, write } = await contentForTest({ jobs });
  return {
    directory,
    write,
    run: (...args: string[]) => runJobs(directory, args),
    text: (id: string) => readFile(join(directory, `jobs/${id}.json`), 'utf8'),
    job: async (id: string) => JSON.parse(await readFile(join(directory, `jobs/${id}.json`), 'utf8')),
    files: () => readdir(join(directory, 'jobs')),
    stateOf: async (id: string) => {
      const reading = readContentFile(directory, `jobs/${id}.json`);
      return reading.state === 'job' ? jobState(reading.job, new Date()) : reading.state;
    },
  };
}

const ANSWERS = [
  'Bench Lead', // title
  '', // name: the suggested one
  '5 years',
  'Indore',
  'You lead the bench.',
  'And you keep it tidy.',
  '',
  'Lead.',
  'Teach.',
  '',
  'Soldering.',
  '',
  '', // nothing preferred
  'Full time, on site',
  '₹9 lakh a year',
];

describe('npm run jobs -- new', () => {
  it('asks, and writes a file that is on the site from today', async () => {
    const { directory, job, run, stateOf } = await withJobs({});
    const before = dayInIndia();
    const stdin = [...ANSWERS, 'today', '', 'intern', '', '', '', '600000', '9,00,000', '', ''].join('\n');
    const { code, out } = await runJobs(directory, ['new'], { stdin });
    expect(code).toBe(0);
    expect(out).toContain('/careers/bench-lead');
    const { postedAt, ...made } = await job('bench-lead');
    expect([before, dayInIndia()]).toContain(postedAt);
    expect(made).toEqual({
      $schema: '../schemas/job.schema.json',
      title: 'Bench Lead',
      experience: '5 years',
      location: 'Indore',
      isActive: true,
      jobSummary: 'You lead the bench.\n\nAnd you keep it tidy.',
      keyResponsibilities: ['Lead.', 'Teach.'],
      requiredSkillsQualifications: ['Soldering.'],
      jobType: 'Full time, on site',
      salary: '₹9 lakh a year',
      employmentType: 'INTERN',
      salaryRange: { currency: 'INR', min: 600_000, max: 900_000, per: 'YEAR' },
    });
    expect(await stateOf('bench-lead')).toBe('open');
    // What it doubts is said at once.
    expect(out).toContain('warning: jobType is "Full time, on site", but employmentType is INTERN');
    expect((await run('check')).code).toBe(0);
  });

  it('makes a draft, or one for a day to come', async () => {
    const { directory, job, stateOf } = await withJobs({});
    await runJobs(directory, ['new'], { stdin: [...ANSWERS, 'no', '', '', ''].join('\n') });
    expect(await job('bench-lead')).not.toHaveProperty('postedAt');
    expect(await stateOf('bench-lead')).toBe('draft');
    const later = ANSWERS.with(1, 'bench-lead-2');
    await runJobs(directory, ['new'], { stdin: [...later, '2999-01-01', '', '', ''].join('\n') });
    expect(await stateOf('bench-lead-2')).toBe('scheduled');
  });

  it.each([
    ['an empty title', ['', ''], 'Title should not be empty'],
    ['a name that is taken', ['Bench Lead', 'taken'], 'The name is taken by another opening'],
    ['a day that is over', [...ANSWERS, '2020-01-31'], 'The day should not be over'],
    ['closing before it opens', [...ANSWERS, '2999-02-01', '2999-01-31'], 'Closes should not be before'],
    [
      'a maximum below the minimum',
      [...ANSWERS, 'no', '', '', '', '', '', '9', '8'],
      'Salary range, to should not be below',
    ],
    [
      'one amount without the other',
      [...ANSWERS, 'no', '', '', '', '', '', '9', '', ''],
      'Salary range, to should not be empty',
    ],
    [
      'a currency that there is not',
      [...ANSWERS, 'no', '', '', '', '', '', '9', '9', 'ABC'],
      'currency should be the code',
    ],
  ])('checks answers as they come: %s', async (_, lines, words) => {
    const { directory, files } = await withJobs({ taken: buildJob() });
    const { code, out, err } = await runJobs(directory, ['new'], { stdin: lines.join('\n') });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(await files()).toEqual(['taken.json']);
  });

  it('says which flags to give where there is nobody to ask, and takes them', async () => {
    const { directory, run, files, job } = await withJobs({});
    const { code, err } = await runJobs(directory, ['new']);
    expect(code).toBe(1);
    for (const flag of ['--title', '--salary', '--key-responsibilities', '--closes-at', '--publish']) {
      expect(err).toContain(flag);
    }
    expect((await run('new', '--title', 'Bench Lead')).err).toMatch(
      /^These are missing: --experience, .*\n$/,
    );
    expect(await files()).toEqual([]);
    const flags = {
      title: 'Bench Lead',
      experience: '5 years',
      location: 'Indore',
      'job-summary': 'You lead.',
      'key-responsibilities': 'Lead.',
      'required-skills-qualifications': 'Soldering.',
      'job-type': 'Full time',
      salary: '₹9 lakh a year',
      'salary-range-min': '900000',
      'salary-range-max': '900000',
      publish: '2999-01-01',
    };
    const args = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
    expect((await run('new', 'chief', ...args, '--key-responsibilities', 'Teach.')).code).toBe(0);
    expect(await job('chief')).toMatchObject({
      keyResponsibilities: ['Lead.', 'Teach.'],
      postedAt: '2999-01-01',
      salaryRange: { currency: 'INR', min: 900_000, max: 900_000, per: 'YEAR' },
    });
    expect((await run('new', 'chief', ...args)).err).toContain('is taken by another opening');
  });
});

describe('npm run jobs -- publish, close, reopen', () => {
  it('walk an opening through its life', async () => {
    const { run, job, stateOf } = await withJobs({ a: buildJob({ isActive: false }) });
    expect((await run('reopen', 'a')).err).toContain('npm run jobs -- publish a');
    await run('publish', 'a', '--on', '2999-01-01');
    expect(await stateOf('a')).toBe('scheduled');
    await run('close', 'a');
    expect([await stateOf('a'), 'postedAt' in (await job('a'))]).toEqual(['draft', false]);
    await run('publish', 'a', '--closes', '2999-06-30');
    expect(await job('a')).toMatchObject({ isActive: true, closesAt: '2999-06-30' });
    expect((await run('publish', 'a')).out).toContain('on the site already');
    expect((await run('close', 'a')).out).toContain('/careers/a says that it is gone');
    expect(await stateOf('a')).toBe('closed');
    expect(await run('close', 'a')).toMatchObject({ code: 0, out: 'a is closed already.\n' });
    expect((await run('publish', 'a')).err).toContain('npm run jobs -- reopen a');
    await run('reopen', 'a');
    expect([await stateOf('a'), (await job('a')).closesAt]).toEqual(['open', '2999-06-30']);
  });

  it('gives an open opening a new last day, and refuses days that it could not keep', async () => {
    const { run, job } = await withJobs({ a: buildJob({ postedAt: '2026-01-01' }) });
    expect((await run('reopen', 'a', '--closes', '2999-01-31')).out).toBe(
      'a stays open until the end of 2999-01-31.\n',
    );
    expect(await job('a')).toMatchObject({ isActive: true, closesAt: '2999-01-31' });
    const { code, err } = await run('publish', 'a', '--on', '2999-01-01');
    expect([code, err]).toEqual([1, expect.stringContaining('nothing was changed')]);
    expect(await job('a')).toMatchObject({ postedAt: '2026-01-01' });
  });

  it('takes out a closing day that is over, or replaces it', async () => {
    const { run, job, stateOf } = await withJobs({ a: buildJob({ closesAt: '2020-01-31' }) });
    expect((await run('reopen', 'a')).out).toContain('2020-01-31, is taken out');
    expect([await stateOf('a'), (await job('a')).closesAt]).toEqual(['open', undefined]);
    await run('close', 'a');
    expect((await run('reopen', 'a', '--closes', '2020-01-31')).err).toContain('is over');
    await run('reopen', 'a', '--closes', '2999-01-31');
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
    expect(await files()).toEqual(['a.json']);
  });

  it('refuses to publish the words of a new file, and to touch one with mistakes', async () => {
    const { run, text } = await withJobs({ broken: '{ "title": 1 }' });
    expect((await run('new', 'fresh')).code).toBe(0);
    const before = await text('fresh');
    const refused = await run('publish', 'fresh');
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/title still has words of a new file.*Nothing was changed\.\n$/s);
    expect(await text('fresh')).toBe(before);
    expect((await run('close', 'broken')).err).toMatch(/broken\.json was not changed\. Mend it first/);
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
    expect((await job('a')).formerIds).toEqual(['b', 'c']);
    expect(await files()).toEqual(['a.json']);
    expect((await run('check')).out).toBe('All 1 job files are fine\n');
  });

  it('keeps none of a draft, which nobody knows', async () => {
    const { run, job } = await withJobs({ a: buildJob({ isActive: false }) });
    await run('rename', 'a', 'b');
    expect(await job('b')).not.toHaveProperty('formerIds');
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

describe('npm run jobs -- preview', () => {
  it('prints the link that the site takes, the same one again, and of drafts and scheduled ones alone', async () => {
    const { directory } = await withJobs({
      draft: buildJob({ isActive: false }),
      open: buildJob(),
      over: buildJob({ closesAt: '2020-01-31' }),
    });
    const data = await temporaryDirectory();
    const run = (...args: string[]) =>
      runJobs(directory, args, { environment: { DATA_DIR: data, PUBLIC_ORIGIN: '', PORT: '4321' } });
    const first = await run('preview', 'draft');
    // A link to press, as the site calls itself by the same settings.
    const key = previewKeys(previewSecret({ given: '', directory: data })).keyOf('draft');
    expect(first.out).toBe(`http://localhost:4321/careers/draft?preview=${key}\n`);
    expect(statSync(join(data, 'preview.secret')).mode & 0o777).toBe(0o600);
    expect((await run('preview', 'draft')).out).toBe(first.out);
    expect((await run('preview', 'open')).out).toBe('http://localhost:4321/careers/open\n');
    expect((await run('preview', 'over')).err).toContain('is closed');
  });
});
