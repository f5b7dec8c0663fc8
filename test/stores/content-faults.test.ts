// behaviour: R22
import { execFileSync } from 'node:child_process';
import { chmod, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildJob, eventually, openContents, titlesOf } from '../support/site/content.ts';

const { opened, closeAll } = openContents();

afterAll(closeAll);

const GOOD = JSON.stringify(buildJob({ title: 'Good' }), null, 2);

// All at once: each waits for the store's next looks at a folder of its own.
describe.concurrent('a broken file', () => {
  const replaced = (wrong: string, right = '"Good"') => GOOD.replace(right, wrong);

  it.each<[string, string | Uint8Array, string, RegExp]>([
    ['emptied', '', '1:1', /The file is empty/],
    ['half-written', GOOD.slice(0, 40), '3:17', /^Expected a closing double quote on this line/],
    ['with a comma missing', replaced('"Good" "x": 1'), '2:19', /^Expected a comma or a closing bracket/],
    ['with a comma too many', '{\n  "title": "x",\n}', '3:1', /Is there an extra comma\?$/],
    ['with a word for a value', replaced('Good'), '2:12', /straight double quotes/],
    ['with a line break in a text', replaced('"Go\nod"'), '2:12', /closing double quote on this line/],
    ['of the wrong type', '["a"]', '1:1', /one object in { }/],
    ['with an unknown field', replaced('"Good",\n  "titel": "x"'), '3:12', /^titel is not a field/],
    ['not in UTF-8', Buffer.from('{\n  "title": "caf\xe9"}', 'latin1'), '2:16', /UTF-8/],
    ['saved as UTF-16', Buffer.from(`\uFEFF${GOOD}`, 'utf16le'), '1:1', /UTF-8/],
    ['of 50 MB', Buffer.alloc(50 * 1024 * 1024, 0x20), '1:1', /at most 256 KB/],
    ['nested a hundred thousand deep', `{"title":${'['.repeat(100_000)}`, '1:1', /nested too deeply$/],
  ])('%s is named with its place and its rule', async (_, wrong, at, words) => {
    const { store } = await opened({ jobs: { x: wrong } });
    const [{ file, line, column, rule } = { file: '', line: 0, column: 0, rule: '' }] = store.problems();
    expect([file, `${line}:${column}`, rule]).toEqual(['jobs/x.json', at, expect.stringMatching(words)]);
  });

  it('half-written leaves its last good version in service until it is mended, and is logged once', async () => {
    const { store, write, warnings } = await opened({
      jobs: { x: GOOD, other: buildJob({ title: 'Other' }) },
    });
    await write('jobs/x.json', GOOD.slice(0, 40));
    await eventually(() => expect(store.problems()).toHaveLength(1));
    expect(await titlesOf(store)).toEqual(['Good', 'Other']);

    // Taken up after another look at the folder: the broken file was not named again.
    await write('jobs/x.json', GOOD.slice(0, 40));
    await write('jobs/other.json', buildJob({ title: 'Another' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['Another', 'Good']));
    expect(warnings()).toEqual([expect.objectContaining({ file: 'jobs/x.json', rule: expect.any(String) })]);
    expect(warnings()[0]?.message).toContain('jobs/x.json:3:17 ');

    await write('jobs/x.json', buildJob({ title: 'Mended' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['Another', 'Mended']));
    expect(store.problems()).toEqual([]);
  });

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['a link that leads to itself', (path) => symlink(path, path)],
    ['a link that leads nowhere', (path) => symlink('/nowhere/at/all', path)],
    ['a named pipe', async (path) => execFileSync('mkfifo', [path])],
    ['a file that fails while it is read', (path) => symlink('/proc/self/mem', path)],
  ])('replaced by %s keeps its last good version and is named once', async (_, replace) => {
    const { store, directory, write, warnings } = await opened({ jobs: { x: GOOD } });
    await rm(join(directory, 'jobs/x.json'));
    await replace(join(directory, 'jobs/x.json'));
    await eventually(() =>
      expect(store.problems()).toMatchObject([{ file: 'jobs/x.json', line: 1, column: 1 }]),
    );
    await write('jobs/y.json', buildJob({ title: 'Later' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['Good', 'Later']));
    expect(warnings()).toHaveLength(1);
  });

  it('is not served from the start, and the rest is', async () => {
    const { store, warnings } = await opened({
      jobs: { x: '{', y: buildJob({ title: 'Fine' }) },
    });
    expect(await titlesOf(store)).toEqual(['Fine']);
    expect(await store.job('x')).toEqual({ state: 'unknown' });
    expect(warnings()).toHaveLength(1);
  });

  it('has every fault listed but one line logged', async () => {
    const faulty = buildJob({ title: '', salary: 5, isActive: 'yes' });
    const { store, warnings } = await opened({ jobs: { x: faulty } });
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
    expect(await titlesOf(store)).toEqual(['Good']);
  });

  it('shows no control characters of a file name or a field in the log', async () => {
    const { log } = await opened({
      jobs: { 'a\u001b[2Jb\n': '{}', x: { ...buildJob(), 'evil\u001b[31m\u202e': 1 } },
    });
    expect(log).toHaveLength(2);
    const words = log.flatMap((entry) => Object.values(entry).map(String));
    expect(words.filter((word) => /[\p{Cc}\u202e]/u.test(word))).toEqual([]);
  });
});

it('a file that may not be read keeps its last good version', async () => {
  const { store, directory } = await opened({ jobs: { x: GOOD } });
  await chmod(directory, 0o755);
  await chmod(join(directory, 'jobs/x.json'), 0o000);
  await withoutRoot(async () => {
    await eventually(() =>
      expect(store.problems()).toMatchObject([{ rule: expect.stringContaining('permissions') }]),
    );
    expect(await titlesOf(store)).toEqual(['Good']);
  });
});

/** Nothing is unreadable for root, so root becomes nobody for as long as `work` takes. */
async function withoutRoot(work: () => Promise<void>) {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}
