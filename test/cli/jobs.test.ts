// behaviour: D8 O11
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { USAGE } from '../../server/jobs/command/jobs-usage.ts';
import { ROOT } from '../support/root.ts';
import { buildJob } from '../support/site/content.ts';
import { contentForTest as content, jobs } from '../support/stores/commands.ts';

const COMMANDS = 'list, check, new, preview, publish, close, reopen, rename, schema';

describe('npm run jobs', () => {
  const OF_EACH_STATE = {
    'open-one': buildJob({ title: 'Open One', postedAt: '2020-01-31', closesAt: '2999-12-31' }),
    'closed-one': buildJob({ title: 'Closed One', closesAt: '2020-01-31' }),
    'taken-off': buildJob({ title: 'Taken Off', isActive: false, postedAt: '2020-01-31' }),
    'draft-one': buildJob({ title: 'Draft One', isActive: false }),
    'scheduled-one': buildJob({ title: 'Scheduled One', postedAt: '2999-01-01' }),
    'broken-one': '{',
  };

  it('lists every job with its state and days', async () => {
    const { directory } = await content({ jobs: OF_EACH_STATE });
    const { code, out } = await jobs(directory);
    expect(code).toBe(0);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      ['id', 'title', 'state', 'posted', 'closes'],
      ['broken-one', 'broken'],
      ['closed-one', 'Closed One', 'closed', '2020-01-31'],
      ['draft-one', 'Draft One', 'draft'],
      ['open-one', 'Open One', 'open', '2020-01-31', '2999-12-31'],
      ['scheduled-one', 'Scheduled One', 'scheduled', '2999-01-01'],
      ['taken-off', 'Taken Off', 'closed', '2020-01-31'],
    ]);
  });

  it('lists those of one state, for programs too', async () => {
    const { directory } = await content({ jobs: OF_EACH_STATE });
    const { code, out } = await jobs(directory, 'list', 'closed', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      { id: 'closed-one', title: 'Closed One', state: 'closed', closesAt: '2020-01-31' },
      { id: 'taken-off', title: 'Taken Off', state: 'closed', postedAt: '2020-01-31' },
    ]);
  });

  it('says so where there are no jobs', async () => {
    const { directory } = await content({ jobs: {} });
    const { out } = await jobs(directory);
    expect(out).toBe(`There are no jobs in ${directory}/jobs. If they are elsewhere, set CONTENT_DIR.\n`);
  });

  it('names every error of every file in the form path:line:column rule, and fails', async () => {
    const { directory } = await content({
      jobs: {
        'two-faults': buildJob({ title: '', keyResponsibilities: ['Write.', 'Test.', ''] }),
        'bad-syntax': '{\n  "title": "x"\n  "salary": "y"\n}',
        fine: buildJob({ postedAt: '2020-01-31' }),
      },
      testimonials: [{ content: 'Good.', name: 'A', designation: 'B', image: '../x' }],
    });
    const { code, out, err } = await jobs(directory, 'check');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const folder = directory.slice(directory.lastIndexOf('/') + 1);
    expect(err.trimEnd().split('\n')).toEqual([
      `${folder}/jobs/bad-syntax.json:3:3 Expected a comma or a closing bracket before this`,
      `${folder}/jobs/two-faults.json:2:12 title should not be empty`,
      `${folder}/jobs/two-faults.json:10:5 keyResponsibilities[2] should not be empty`,
      `${folder}/testimonials.json:7:16 testimonials[0].image should be a picture file name`,
    ]);
  });

  it.each(['two-faults', 'content/jobs/two-faults.json'])('checks one job alone, named %s', async (name) => {
    const { directory } = await content({ jobs: { 'two-faults': buildJob({ title: '' }), other: '{' } });
    const { code, err } = await jobs(directory, 'check', name);
    expect(code).toBe(1);
    expect(err).toMatch(/^\S+jobs\/two-faults\.json:2:12 title should not be empty\n$/);
  });

  it('says that one job is fine, or is not there', async () => {
    const { directory } = await content({ jobs: { 'fine-one': buildJob({ postedAt: '2020-01-31' }) } });
    expect(await jobs(directory, 'check', 'fine-one')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\S+jobs\/fine-one\.json is fine\n$/),
    });
    expect(await jobs(directory, 'check', 'testimonials')).toMatchObject({ code: 0 });
    expect(await jobs(directory, 'check', 'fine-won')).toMatchObject({
      code: 1,
      err: `There is no job "fine-won". Did you mean fine-one? The jobs are in ${directory}/jobs.\n`,
    });
  });

  it('tells errors, warnings and notes apart, for programs too', async () => {
    const job = (fields: object) => buildJob({ postedAt: '2020-01-31', ...fields });
    const { directory, write } = await content({
      jobs: {
        'a-scheduled': job({ postedAt: '2999-01-01' }),
        'b-undated': job({ postedAt: undefined }),
        'c-copied': job({ formerIds: ['h-years'] }),
        'h-years': job({ experience: 'Two years' }),
        'open-application': job({ postedAt: undefined }),
      },
    });
    const { code, out, err } = await jobs(directory, 'check');
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/^\S+\/jobs\//, ''))).toEqual([
      expect.stringMatching(/^a-scheduled\.json:16:15 note: goes on the site by itself on 2999-01-01$/),
      expect.stringMatching(/^b-undated\.json:5:15 warning: postedAt is missing: the job stands last/),
      expect.stringMatching(/^c-copied\.json:\d+:\d+ warning: h-years is a name of \S+h-years\.json, too/),
      expect.stringMatching(/^h-years\.json:3:17 warning: experience has its years in words/),
      'All 5 job files are fine',
    ]);
    await write('jobs/a-scheduled.json', '{');
    const asJson = await jobs(directory, 'check', '--json');
    expect(asJson.code).toBe(1);
    const { isFine, problems } = JSON.parse(asJson.out);
    expect(isFine).toBe(false);
    expect(problems.map(({ level }: { level: string }) => level).sort()).toEqual([
      'error',
      ...Array.from({ length: 3 }, () => 'warning'),
    ]);
    // Warnings do not push the error off a small terminal: it comes last.
    const asText = await jobs(directory, 'check');
    expect(asText.out).toContain('warning');
    expect(asText.err).toMatch(/^\S+a-scheduled\.json:1:\d+ .*\n$/);
  });

  it('names everything that still stands of the template, salary and place included, and never says fine', async () => {
    const { directory, write } = await content({ jobs: {} });
    const made = await jobs(directory, 'new', 'android-lead');
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run jobs -- publish android-lead'),
    });
    expect((await jobs(directory, 'list')).out).toMatch(/android-lead .* draft/);
    const file = join(directory, 'jobs/android-lead.json');
    const draft = JSON.parse(await readFile(file, 'utf8'));
    expect(draft).toMatchObject({ $schema: '../schemas/job.schema.json', isActive: false });
    const { $schema, isActive, ...words } = draft;
    const left = async () => {
      const { code, out, err } = await jobs(directory, 'check');
      expect(`${out}${err}`.includes('fine')).toBe(code === 0);
      return [...err.matchAll(/:\d+:\d+ (\w+) still has words of the template/g)].map(([, field]) => field);
    };
    expect(await left()).toEqual(Object.keys(words));
    expect(Object.keys(words)).toEqual(expect.arrayContaining(['title', 'salary', 'location', 'experience']));
    for (const [field, example] of Object.entries(words)) {
      const own = Object.keys(words).map((each) => [each, Array.isArray(words[each]) ? ['Own.'] : 'Own']);
      await write('jobs/android-lead.json', { ...draft, ...Object.fromEntries(own), [field]: example });
      expect(await left()).toEqual([field]);
      expect(await jobs(directory, 'publish', 'android-lead')).toMatchObject({
        code: 1,
        err: expect.stringMatching(new RegExp(`${field} still has words of the template`)),
      });
    }
    await write('jobs/android-lead.json', { ...draft, ...buildJob({ postedAt: '2020-01-31' }) });
    expect(await left()).toEqual(['preferredQualifications']);
    await write('jobs/android-lead.json', buildJob({ postedAt: '2020-01-31' }));
    expect(await left()).toEqual([]);
  });

  it('leaves a file alone that is there already', async () => {
    const { directory } = await content({ jobs: { 'android-lead': 'my words' } });
    const { code, err } = await jobs(directory, 'new', 'android-lead');
    expect(code).toBe(1);
    expect(err).toContain('already exists');
    expect(await readFile(join(directory, 'jobs/android-lead.json'), 'utf8')).toBe('my words');
  });

  it.each(['../../evil', 'a'.repeat(81)])('refuses the name %j', async (id) => {
    const { directory } = await content({ jobs: {} });
    const { code, err } = await jobs(directory, 'new', id);
    expect(code).toBe(1);
    expect(err).toContain('lower-case letters');
    expect(await readdir(join(directory, 'jobs'))).toEqual([]);
  });

  it('writes the schemas that editors read, and those in the repository are up to date', async () => {
    const { directory } = await content();
    await mkdir(join(directory, 'schemas'));
    expect((await jobs(directory, 'schema')).code).toBe(0);
    for (const file of ['schemas/job.schema.json', 'schemas/testimonials.schema.json']) {
      const written = await readFile(join(directory, file), 'utf8');
      expect(await readFile(join(ROOT, 'content', file), 'utf8')).toBe(written);
    }
  });

  it('finds the openings of this repository in order', async () => {
    expect(await jobs(join(ROOT, 'content'), 'check')).toMatchObject({ code: 0, err: '' });
  });

  it('explains itself', async () => {
    const { directory } = await content();
    expect(await jobs(directory, 'close', '--help')).toEqual({ code: 0, out: USAGE, err: '' });
  });

  it.each([
    [['constructor'], `There is no command "constructor", but ${COMMANDS}.`],
    [['close'], '"close" needs one name, for example android-lead.'],
    [['rename', 'a'], '"rename" needs two names, the old one and the new one.'],
    [['new', 'a', 'b'], '"new" takes no "b".'],
    [['check', 'a', '\u001b[2J'], '"check" takes no "\\u001b[2J".'],
    [['close', 'a', '--json'], "Unknown option '--json'."],
    [['--nope'], "Unknown option '--nope'."],
    [['publish', 'a', '--on', '2999-12-31'], "Unknown option '--on'."],
    [['publish', 'a', '31.12.2999'], 'The day should be a date like 2026-03-31.'],
    [['reopen', 'a', '2999-02-31'], 'The last day should be a day that exists.'],
    [['list', 'opn'], '"list" takes a state, not "opn": draft, scheduled, open, closed, broken.'],
  ])('answers %j in one line, with exit code 2', async (args, words) => {
    const { directory } = await content();
    const { code, out, err } = await jobs(directory, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^npm run jobs -- [a-z ]*--help says what it takes\.\n/);
    expect(err.split('\n')[1]).toBe(words);
  });

  it('says in words that the folder is not there', async () => {
    const { directory, remove } = await content();
    await remove();
    const { code, err } = await jobs(directory, 'check');
    expect(code).toBe(1);
    expect(err).toBe(
      `There is no folder ${directory}/jobs that can be read. If the jobs are elsewhere, set CONTENT_DIR.\n`,
    );
  });
});
