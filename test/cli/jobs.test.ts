// behaviour: D9 O5
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildJob, type TemporaryContent, temporaryContent } from '../support/content.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const opened: TemporaryContent[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((content) => content.remove()));
});

async function content(given: Parameters<typeof temporaryContent>[0] = {}) {
  const made = await temporaryContent(given);
  opened.push(made);
  return made;
}

type Outcome = { code: number; out: string; err: string };

/** Runs the command as `npm run jobs` does, over `directory`. */
function jobs(directory: string, ...args: string[]): Promise<Outcome> {
  const command = [join(REPOSITORY, 'server/jobs/jobs-command.ts'), ...args];
  // Paths in the answers are relative to here: the folder above the content folder.
  const options = { cwd: resolve(directory, '..'), env: { ...process.env, CONTENT_DIR: directory } };
  return new Promise((done) => {
    execFile(process.execPath, command, options, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

const dayInIndia = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

describe('npm run jobs', () => {
  it('lists every opening with its state and closing day', async () => {
    const { directory } = await content({
      jobs: {
        'open-one': buildJob({ title: 'Open One', closesAt: '2999-12-31' }),
        'closed-one': buildJob({ title: 'Closed One', closesAt: '2020-01-31' }),
        'draft-one': buildJob({ title: 'Draft One', isActive: false }),
        'broken-one': '{',
      },
    });
    const { code, out } = await jobs(directory);
    expect(code).toBe(0);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(rows).toEqual([
      ['id', 'title', 'state', 'closes'],
      ['broken-one', 'broken'],
      ['closed-one', 'Closed One', 'closed', '2020-01-31'],
      ['draft-one', 'Draft One', 'draft'],
      ['open-one', 'Open One', 'open', '2999-12-31'],
    ]);
  });

  it('says so where there are no openings', async () => {
    const { directory } = await content({ jobs: {} });
    expect((await jobs(directory)).out).toContain('There are no openings');
  });

  it('checks a folder in which all is well', async () => {
    const { directory } = await content({ jobs: { 'one-job': buildJob(), 'other-job': buildJob() } });
    expect(await jobs(directory, 'check')).toEqual({ code: 0, out: 'All 2 job files are fine\n', err: '' });
  });

  it('names every fault of every file in the form path:line:column rule, and fails', async () => {
    const { directory } = await content({
      jobs: {
        'two-faults': buildJob({ title: '', keyResponsibilities: ['Write.', 'Test.', ''] }),
        'bad-syntax': '{\n  "title": "x"\n  "salary": "y"\n}',
        fine: buildJob(),
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

  it.each(['two-faults', 'two-faults.json', 'content/jobs/two-faults.json'])(
    'checks one opening alone, named %s',
    async (name) => {
      const { directory } = await content({ jobs: { 'two-faults': buildJob({ title: '' }), other: '{' } });
      const { code, err } = await jobs(directory, 'check', name);
      expect(code).toBe(1);
      expect(err).toMatch(/^\S+jobs\/two-faults\.json:2:12 title should not be empty\n$/);
    },
  );

  it('says that one opening is fine, or is not there', async () => {
    const { directory } = await content({ jobs: { fine: buildJob() } });
    expect(await jobs(directory, 'check', 'fine')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/jobs\/fine\.json is fine\n$/),
    });
    expect(await jobs(directory, 'check', 'testimonials')).toMatchObject({ code: 0 });
    expect(await jobs(directory, 'check', 'nobody')).toMatchObject({
      code: 1,
      err: expect.stringContaining('jobs/nobody.json:1:1 the file is missing'),
    });
  });

  it('does not let a new file onto the site with the words it came with', async () => {
    const { directory, write } = await content({ jobs: {} });
    await jobs(directory, 'new', 'android-lead');
    const file = join(directory, 'jobs/android-lead.json');
    const published = { ...JSON.parse(await readFile(file, 'utf8')), isActive: true };
    await write('jobs/android-lead.json', published);
    const { code, err } = await jobs(directory, 'check');
    expect(code).toBe(1);
    const faulty = err.trimEnd().split('\n');
    expect(faulty.map((line) => /:\d+:\d+ (\w+) still has words of a new file/.exec(line)?.[1])).toEqual([
      'title',
      'jobSummary',
      'keyResponsibilities',
      'requiredSkillsQualifications',
      'preferredQualifications',
    ]);
    const own = { title: 'Android Lead', jobSummary: 'You will lead.', keyResponsibilities: ['Lead.'] };
    const rest = { requiredSkillsQualifications: ['Kotlin.'], preferredQualifications: ['Java.'] };
    await write('jobs/android-lead.json', { ...published, ...own, ...rest });
    expect(await jobs(directory, 'check')).toMatchObject({ code: 0 });
  });

  it('writes the day into a new file, or the opening would stand last', async () => {
    const { directory } = await content({ jobs: {} });
    const before = dayInIndia();
    await jobs(directory, 'new', 'android-lead');
    const { postedAt } = JSON.parse(await readFile(join(directory, 'jobs/android-lead.json'), 'utf8'));
    expect([before, dayInIndia()]).toContain(postedAt);
  });

  it('makes a draft that passes the check and is not on the site', async () => {
    const { directory } = await content({ jobs: {} });
    const made = await jobs(directory, 'new', 'android-lead');
    expect(made.code).toBe(0);
    const draft = JSON.parse(await readFile(join(directory, 'jobs/android-lead.json'), 'utf8'));
    expect(draft).toMatchObject({ $schema: '../schemas/job.schema.json', isActive: false });
    expect((await jobs(directory, 'check')).code).toBe(0);
    expect((await jobs(directory, 'list')).out).toMatch(/android-lead .* draft/);
  });

  it('leaves a file alone that is there already', async () => {
    const { directory } = await content({ jobs: { 'android-lead': 'my words' } });
    const { code, err } = await jobs(directory, 'new', 'android-lead');
    expect(code).toBe(1);
    expect(err).toContain('is there already');
    expect(await readFile(join(directory, 'jobs/android-lead.json'), 'utf8')).toBe('my words');
  });

  it.each(['Android', '../../evil', 'a b', '__proto__', 'a'.repeat(81)])(
    'refuses the name %j',
    async (id) => {
      const { directory } = await content({ jobs: {} });
      const { code, err } = await jobs(directory, 'new', id);
      expect(code).toBe(1);
      expect(err).toContain('lower-case letters');
      expect(await readdir(join(directory, 'jobs'))).toEqual([]);
    },
  );

  it('writes the schemas that editors read, and those in the repository are up to date', async () => {
    const { directory } = await content();
    await mkdir(join(directory, 'schemas'));
    expect((await jobs(directory, 'schema')).code).toBe(0);
    for (const file of ['schemas/job.schema.json', 'schemas/testimonials.schema.json']) {
      const written = await readFile(join(directory, file), 'utf8');
      expect(await readFile(join(REPOSITORY, 'content', file), 'utf8')).toBe(written);
    }
  });

  it('gives help for every field an editor shows', async () => {
    const schema = JSON.parse(await readFile(join(REPOSITORY, 'content/schemas/job.schema.json'), 'utf8'));
    const fields = Object.entries<{ description?: string }>(schema.properties).filter(
      ([name]) => name !== '$schema',
    );
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter(([, field]) => !field.description)).toEqual([]);
  });

  it('finds the openings of this repository in order', async () => {
    expect(await jobs(join(REPOSITORY, 'content'), 'check')).toMatchObject({ code: 0, err: '' });
  });

  it('explains itself', async () => {
    const { directory } = await content();
    expect(await jobs(directory, '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm run jobs -- check'),
    });
  });

  it('answers an unknown command in one line that names those there are', async () => {
    const { directory } = await content();
    const { err } = await jobs(directory, 'publish', 'android-lead');
    expect(err).toBe(
      'There is no command "publish", only list, check, new, schema. All commands: npm run jobs -- --help\n',
    );
  });

  it.each([
    [['publish']],
    [['new']],
    [['new', 'a', 'b']],
    [['list', 'x']],
    [['check', 'a', 'b']],
    [['constructor']],
  ])('answers %j with the way to its help and exit code 2', async (args) => {
    const { directory } = await content();
    expect(await jobs(directory, ...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('npm run jobs'),
    });
  });

  it('says in words that the folder is not there', async () => {
    const { directory, remove } = await content();
    await remove();
    const { code, err } = await jobs(directory, 'check');
    expect(code).toBe(1);
    expect(err).toMatch(/^There is no folder .*jobs/);
  });
});
