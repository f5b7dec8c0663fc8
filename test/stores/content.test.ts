import { chmod, mkdir, rename, rm, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ContentLogEntry, type ContentOptions, openContent } from '#server/stores/content.ts';
import { buildJob, temporaryContent } from '../support/content.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Given = Parameters<typeof temporaryContent>[0] & Partial<ContentOptions>;

/** A store over a content folder of its own, with what it logged. */
async function opened({ jobs, testimonials, ...options }: Given = {}) {
  const content = await temporaryContent({ ...(jobs && { jobs }), ...(testimonials && { testimonials }) });
  closing.push(content.remove);
  return { ...content, ...(await openedAt(content.directory, options)) };
}

async function openedAt(directory: string, options: Partial<ContentOptions> = {}) {
  const log: ContentLogEntry[] = [];
  const store = await openContent({ directory, log: (entry) => log.push(entry), ...options });
  closing.push(store.close);
  return { store, log, warnings: () => log.filter((entry) => entry.level === 'warn') };
}

/** Waits for what a change brings about. The deadline is generous on purpose: no test asserts how long it takes. */
const eventually = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 20_000, interval: 20 });

const titles = async (store: { jobs(): Promise<{ title: string }[]> }) =>
  (await store.jobs()).map((job) => job.title);

const at = (moment: string) => ({ clock: () => new Date(moment), watch: false });

describe('what is served', () => {
  it('lists the open jobs newest first, undated ones last, equals by title', async () => {
    const { store } = await opened({
      jobs: {
        a: buildJob({ title: 'Old', postedAt: '2026-01-31' }),
        b: buildJob({ title: 'New', postedAt: '2026-11-02' }),
        c: buildJob({ title: 'Undated' }),
        d: buildJob({ title: 'Also new', postedAt: '2026-11-02' }),
      },
      watch: false,
    });
    expect(await titles(store)).toEqual(['Also new', 'New', 'Old', 'Undated']);
  });

  it('names a job after its file and leaves out the address of the schema', async () => {
    const { store } = await opened({
      jobs: { 'qa-engineer': buildJob({ $schema: '../x.json' }) },
      watch: false,
    });
    expect(await store.jobs()).toEqual([{ _id: 'qa-engineer', ...buildJob() }]);
    expect(await store.job('qa-engineer')).toEqual({
      state: 'open',
      job: { _id: 'qa-engineer', ...buildJob() },
    });
  });

  it('keeps drafts and closed jobs to itself, and tells them from unknown ones', async () => {
    const { store } = await opened({
      jobs: { draft: buildJob({ isActive: false }), past: buildJob({ closesAt: '2026-10-31' }) },
      ...at('2026-11-21T12:00:00+05:30'),
    });
    expect(await store.jobs()).toEqual([]);
    expect(await store.job('draft')).toEqual({ state: 'closed' });
    expect(await store.job('past')).toEqual({ state: 'closed' });
    expect(await store.job('nobody')).toEqual({ state: 'unknown' });
  });

  it.each(['__proto__', 'constructor', 'toString', '', '../testimonials', 'a\0b'])(
    'knows no job %j',
    async (id) => {
      const { store } = await opened({ watch: false });
      expect(await store.job(id)).toEqual({ state: 'unknown' });
    },
  );

  it('closes a job at midnight in India, and its version says so', async () => {
    let now = new Date('2026-11-30T23:59:59.999+05:30');
    const { store } = await opened({
      jobs: { closing: buildJob({ closesAt: '2026-11-30' }), staying: buildJob({ title: 'Staying' }) },
      clock: () => now,
      watch: false,
    });
    const before = store.version;
    expect(await store.job('closing')).toMatchObject({ state: 'open' });
    expect(await store.jobs()).toHaveLength(2);
    now = new Date('2026-12-01T00:00:00.000+05:30');
    expect(store.version).toBeGreaterThan(before);
    expect(await store.job('closing')).toEqual({ state: 'closed' });
    expect(await titles(store)).toEqual(['Staying']);
  });

  it('tells listeners about a job that closed by its date', async () => {
    let now = new Date('2026-11-30T12:00:00+05:30');
    const { store } = await opened({ jobs: { a: buildJob({ closesAt: '2026-11-30' }) }, clock: () => now });
    const listener = vi.fn();
    store.onChange(listener);
    now = new Date('2026-12-01T12:00:00+05:30');
    await eventually(() => expect(listener).toHaveBeenCalledTimes(1));
  });

  it('passes words on as they are, script tags and other scripts included', async () => {
    const title = '</script><script>alert(1)</script> फ़र्मवेयर';
    const { store } = await opened({ jobs: { a: buildJob({ title }) }, watch: false });
    expect(await titles(store)).toEqual([title]);
    expect(store.problems()).toEqual([]);
  });

  it('serves the testimonials in the order of their file', async () => {
    const said = (name: string) => ({ content: 'Good.', name, designation: 'Principal' });
    const { store } = await opened({ testimonials: [said('B'), said('A')], watch: false });
    expect(await store.testimonials()).toEqual([said('B'), said('A')]);
  });

  it('hands out lists that a caller may change without changing the next answer', async () => {
    const { store } = await opened({ watch: false });
    (await store.jobs()).length = 0;
    expect(await store.jobs()).toHaveLength(1);
  });

  it('reads a file with a byte order mark and Windows line ends', async () => {
    const text = `\uFEFF${JSON.stringify(buildJob({ title: 'Marked' }), null, 2).replaceAll('\n', '\r\n')}`;
    const { store } = await opened({ jobs: { a: text }, watch: false });
    expect(await titles(store)).toEqual(['Marked']);
  });

  it('opens over a folder that is not there, and says what is wrong', async () => {
    const { store, warnings } = await openedAt('/nowhere/at/all', { watch: false });
    expect(await store.jobs()).toEqual([]);
    expect(await store.testimonials()).toEqual([]);
    expect(warnings().map((entry) => entry.file)).toEqual(['jobs', 'testimonials.json']);
  });
});

describe('changes', () => {
  it('takes up a new, a changed and a deleted file', async () => {
    const { store, write, directory, warnings } = await opened({ jobs: { a: buildJob({ title: 'First' }) } });
    const versions = [store.version];

    await write('jobs/b.json', buildJob({ title: 'Second' }));
    await eventually(async () => expect(await titles(store)).toEqual(['First', 'Second']));
    versions.push(store.version);

    await write('jobs/a.json', buildJob({ title: 'Mended' }));
    await eventually(async () => expect(await titles(store)).toEqual(['Mended', 'Second']));
    versions.push(store.version);

    await rm(join(directory, 'jobs/b.json'));
    await eventually(async () => expect(await store.job('b')).toEqual({ state: 'unknown' }));
    versions.push(store.version);

    expect(new Set(versions).size).toBe(4);
    expect(warnings()).toEqual([]);
  });

  it('takes up a file saved under another name and renamed over the old one', async () => {
    const { store, write, directory } = await opened({ jobs: { a: buildJob({ title: 'Before' }) } });
    await write('jobs/.a.json.swap', buildJob({ title: 'After' }));
    await rename(join(directory, 'jobs/.a.json.swap'), join(directory, 'jobs/a.json'));
    await eventually(async () => expect(await titles(store)).toEqual(['After']));
  });

  it('takes up a save that keeps size and time', async () => {
    const { store, write, directory } = await opened({ jobs: { a: buildJob({ title: 'Aaaa' }) } });
    const long = new Date('2020-01-01');
    await utimes(join(directory, 'jobs/a.json'), long, long);
    await write('jobs/a.json', buildJob({ title: 'Bbbb' }));
    await utimes(join(directory, 'jobs/a.json'), long, long);
    await eventually(async () => expect(await titles(store)).toEqual(['Bbbb']));
  });

  it('takes up testimonials, and keeps them while their file is missing', async () => {
    const said = { content: 'Good.', name: 'Asha', designation: 'Principal' };
    const { store, write, directory, warnings } = await opened();
    await write('testimonials.json', { testimonials: [said] });
    await eventually(async () => expect(await store.testimonials()).toEqual([said]));

    await rm(join(directory, 'testimonials.json'));
    await eventually(() => expect(store.problems()).toMatchObject([{ file: 'testimonials.json' }]));
    expect(await store.testimonials()).toEqual([said]);
    expect(warnings()).toHaveLength(1);

    await write('testimonials.json', { testimonials: [] });
    await eventually(async () => expect(await store.testimonials()).toEqual([]));
    expect(store.problems()).toEqual([]);
  });

  it('keeps the jobs while their folder is away, and follows the folder that takes its place', async () => {
    const { store, write, directory, warnings } = await opened({ jobs: { a: buildJob({ title: 'Old' }) } });
    await rename(join(directory, 'jobs'), join(directory, 'before'));
    await eventually(() => expect(store.problems()).toMatchObject([{ file: 'jobs' }]));
    expect(await titles(store)).toEqual(['Old']);

    await mkdir(join(directory, 'jobs'));
    await write('jobs/b.json', buildJob({ title: 'New' }));
    await eventually(async () => expect(await titles(store)).toEqual(['New']));
    await write('jobs/b.json', buildJob({ title: 'Newer' }));
    await eventually(async () => expect(await titles(store)).toEqual(['Newer']));
    expect(warnings()).toHaveLength(1);
  });

  it('tells listeners once a change, until they leave, and survives one that fails', async () => {
    const { store, write, warnings } = await opened({ jobs: {} });
    const [leaver, stayer] = [vi.fn(), vi.fn()];
    store.onChange(() => {
      throw new Error('not my day');
    });
    const leave = store.onChange(leaver);
    store.onChange(stayer);
    await write('jobs/a.json', buildJob());
    await eventually(() => expect(stayer).toHaveBeenCalledTimes(1));
    leave();
    await write('jobs/b.json', buildJob());
    await eventually(() => expect(stayer).toHaveBeenCalledTimes(2));
    expect(leaver).toHaveBeenCalledTimes(1);
    expect(warnings().map((entry) => entry.message)).toContainEqual(expect.stringContaining('not my day'));
  });

  it('does not call a saved but unchanged file a change', async () => {
    const { store, write } = await opened({ jobs: { a: buildJob() } });
    const before = store.version;
    await write('jobs/a.json', buildJob());
    await write('jobs/b.json', buildJob({ isActive: true, title: 'Marker' }));
    await eventually(async () => expect(await titles(store)).toContain('Marker'));
    expect(store.version).toBe(before + 1);
  });

  it('leaves editors’ own files alone', async () => {
    const { store, write, warnings } = await opened({ jobs: {} });
    for (const name of ['.a.json.swp', '.#a.json', 'a.json~', '4913', 'notes.txt', '.json']) {
      await write(`jobs/${name}`, 'not for you');
    }
    await write('jobs/marker.json', buildJob({ title: 'Marker' }));
    await eventually(async () => expect(await titles(store)).toEqual(['Marker']));
    expect(warnings()).toEqual([]);
  });

  it('goes quiet when closed', async () => {
    const { store, write, log, directory } = await opened({ jobs: {} });
    const listener = vi.fn();
    store.onChange(listener);
    await store.close();
    // A second store over the same folder sees the file: by then the closed one would have had its time, too.
    const other = await openedAt(directory);
    await write('jobs/a.json', '{');
    await eventually(() => expect(other.store.problems()).toHaveLength(1));
    expect(log).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
  });
});

const GOOD = JSON.stringify(buildJob({ title: 'Good' }), null, 2);

describe('a broken file', () => {
  const replaced = (wrong: string, right = '"Good"') => GOOD.replace(right, wrong);

  it.each<[string, string | Uint8Array, { line: number; column: number; rule: RegExp }]>([
    ['emptied', '', { line: 1, column: 1, rule: /the file is empty/ }],
    ['half-written', GOOD.slice(0, 40), { line: 3, column: 20, rule: /closing double quote is missing/ }],
    [
      'with a comma missing',
      replaced('"Good" "x": 1'),
      { line: 2, column: 19, rule: /comma or } is missing/ },
    ],
    ['with a comma too many', '{\n  "title": "x",\n}', { line: 3, column: 1, rule: /comma too many/ }],
    ['with a word for a value', replaced('Good'), { line: 2, column: 12, rule: /not JSON/ }],
    ['with a line break in a text', replaced('"Go\nod"'), { line: 2, column: 15, rule: /on one line/ }],
    ['of the wrong type', '["a"]', { line: 1, column: 1, rule: /one object in { }/ }],
    ['holding null', 'null', { line: 1, column: 1, rule: /one object in { }/ }],
    [
      'with a value of the wrong type',
      replaced('5'),
      { line: 2, column: 12, rule: /^title should be text in quotes$/ },
    ],
    [
      'with a field missing',
      '{\n  "a": {}\n}'.replace('"a": {}', GOOD.slice(4, -2).replace(/"title".*\n\s*/, '')),
      { line: 1, column: 1, rule: /^title is missing$/ },
    ],
    [
      'with an unknown field',
      replaced('"Good",\n  "titel": "x"'),
      { line: 3, column: 3, rule: /^titel is not a field/ },
    ],
    [
      'with a dangerous field',
      replaced('"Good",\n  "__proto__": {}'),
      { line: 3, column: 3, rule: /^__proto__ is not a field/ },
    ],
    [
      'with a name given twice',
      replaced('"Good",\n  "title": "Good"'),
      { line: 3, column: 3, rule: /^title is there twice$/ },
    ],
    [
      'with an empty entry',
      replaced('""', '"Test firmware."'),
      { line: 9, column: 5, rule: /^keyResponsibilities\[1\] should not be empty$/ },
    ],
    [
      'not in UTF-8',
      Buffer.concat([Buffer.from('{\n  "title": "caf'), Buffer.from([0xe9]), Buffer.from('"}')]),
      { line: 2, column: 16, rule: /UTF-8/ },
    ],
    ['saved as UTF-16', Buffer.from(`\uFEFF${GOOD}`, 'utf16le'), { line: 1, column: 1, rule: /UTF-8/ }],
    ['of 50 MB', Buffer.alloc(50 * 1024 * 1024, 0x20), { line: 1, column: 1, rule: /at most 256 KB/ }],
    [
      'nested a hundred thousand deep',
      `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      { line: 1, column: 1, rule: /./ },
    ],
  ])(
    '%s keeps its last good version and is named once with its place',
    async (_, wrong, { rule, ...place }) => {
      const { store, write, warnings } = await opened({
        jobs: { x: GOOD, other: buildJob({ title: 'Other' }) },
      });
      await write('jobs/x.json', wrong);
      await eventually(() => expect(store.problems()).not.toEqual([]));
      expect(await titles(store)).toEqual(['Good', 'Other']);
      expect(store.problems()[0]).toEqual({
        file: 'jobs/x.json',
        ...place,
        rule: expect.stringMatching(rule),
      });

      // Taken up after another look at the folder: the broken file was not named again.
      await write('jobs/x.json', wrong);
      await write('jobs/other.json', buildJob({ title: 'Another' }));
      await eventually(async () => expect(await titles(store)).toEqual(['Another', 'Good']));
      expect(warnings()).toHaveLength(1);
      expect(warnings()[0]).toMatchObject({
        file: 'jobs/x.json',
        ...place,
        rule: expect.stringMatching(rule),
      });
      expect(warnings()[0]?.message).toContain(`jobs/x.json:${place.line}:${place.column} `);

      await write('jobs/x.json', buildJob({ title: 'Mended' }));
      await eventually(async () => expect(await titles(store)).toEqual(['Another', 'Mended']));
      expect(store.problems()).toEqual([]);
    },
  );

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['a folder', (path) => mkdir(path)],
    ['a link that leads to itself', (path) => symlink(path, path)],
    ['a link that leads nowhere', (path) => symlink('/nowhere/at/all', path)],
    ['a link to a device', (path) => symlink('/dev/zero', path)],
    ['a file that fails while it is read', (path) => symlink('/proc/self/mem', path)],
  ])('replaced by %s keeps its last good version and is named once', async (_, replace) => {
    const { store, directory, write, warnings } = await opened({ jobs: { x: GOOD } });
    await rm(join(directory, 'jobs/x.json'));
    await replace(join(directory, 'jobs/x.json'));
    await eventually(() =>
      expect(store.problems()).toMatchObject([{ file: 'jobs/x.json', line: 1, column: 1 }]),
    );
    await write('jobs/y.json', buildJob({ title: 'Later' }));
    await eventually(async () => expect(await titles(store)).toEqual(['Good', 'Later']));
    expect(warnings()).toHaveLength(1);
  });

  // Nothing is unreadable for root.
  it.skipIf(process.getuid?.() === 0)('that may not be read keeps its last good version', async () => {
    const { store, directory } = await opened({ jobs: { x: GOOD } });
    await chmod(join(directory, 'jobs/x.json'), 0o000);
    await eventually(() =>
      expect(store.problems()).toMatchObject([{ rule: expect.stringContaining('permissions') }]),
    );
    expect(await titles(store)).toEqual(['Good']);
  });

  it('is not served from the start, and the rest is', async () => {
    const { store, warnings } = await opened({
      jobs: { x: '{', y: buildJob({ title: 'Fine' }) },
      watch: false,
    });
    expect(await titles(store)).toEqual(['Fine']);
    expect(await store.job('x')).toEqual({ state: 'unknown' });
    expect(warnings()).toHaveLength(1);
  });

  it('goes with its last good version when it is deleted', async () => {
    const { store, write, directory } = await opened({ jobs: { x: GOOD } });
    await write('jobs/x.json', '{');
    await eventually(() => expect(store.problems()).toHaveLength(1));
    await rm(join(directory, 'jobs/x.json'));
    await eventually(() => expect(store.problems()).toEqual([]));
    expect(await store.job('x')).toEqual({ state: 'unknown' });
  });

  it('has every fault listed but one line logged', async () => {
    const faulty = buildJob({ title: '', salary: 5, isActive: 'yes' });
    const { store, warnings } = await opened({ jobs: { x: faulty }, watch: false });
    expect(store.problems().map((problem) => problem.rule)).toEqual([
      'title should not be empty',
      'isActive should be true or false',
      'salary should be text in quotes',
    ]);
    expect(warnings().map((entry) => entry.message)).toEqual([
      'jobs/x.json:2:12 title should not be empty (and 2 more); it is not in service',
    ]);
  });

  it.each(['Big.json', 'a b.json', 'x.JSON', 'a--b.json', `${'a'.repeat(81)}.json`, '__proto__.json'])(
    'called %s is named and not served',
    async (name) => {
      const { store, write } = await opened({ jobs: {} });
      await write(`jobs/${name}`, buildJob());
      await eventually(() => expect(store.problems()).toHaveLength(1));
      expect(store.problems()[0]?.rule).toContain('the file name should be');
      expect(await store.jobs()).toEqual([]);
    },
  );

  it('does not take an opening with it whose name differs in its ending only', async () => {
    const { store, write, directory } = await opened({ jobs: { x: GOOD } });
    await write('jobs/x.JSON', GOOD);
    await eventually(() => expect(store.problems()).toHaveLength(1));
    await rm(join(directory, 'jobs/x.JSON'));
    await eventually(() => expect(store.problems()).toEqual([]));
    expect(await titles(store)).toEqual(['Good']);
  });

  it('shows no control characters of a file name or a field in the log', async () => {
    const { log } = await opened({
      jobs: { 'a\u001b[2Jb\n': '{}', x: { ...buildJob(), 'evil\u001b[31m\u202e': 1 } },
      watch: false,
    });
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toMatch(/\\u001b|\\n|\u202e/);
  });
});

it('serves a thousand openings and finds the changed one', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 1000 }, (_, n) => [`job-${n}`, buildJob({ title: `Job ${n}` })]),
  );
  const { store, write } = await opened({ jobs: many });
  expect(await store.jobs()).toHaveLength(1000);
  await write('jobs/job-500.json', buildJob({ title: 'Changed' }));
  await eventually(async () =>
    expect(await store.job('job-500')).toMatchObject({ job: { title: 'Changed' } }),
  );
});
