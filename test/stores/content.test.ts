// behaviour: Q1 Q19 D2
import { cp, mkdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildJob, eventually, openContents, titlesOf } from '../support/site/content.ts';

const { opened, openedAt, closeAll } = openContents();

afterAll(closeAll);

describe('what is served', () => {
  it('lists the open jobs newest first, undated ones last, equals by title', async () => {
    const { store } = await opened({
      jobs: {
        a: buildJob({ title: 'Old', postedAt: '2026-01-31' }),
        b: buildJob({ title: 'New', postedAt: '2026-11-02' }),
        c: buildJob({ title: 'Undated' }),
        d: buildJob({ title: 'Also new', postedAt: '2026-11-02' }),
      },
    });
    expect(await titlesOf(store)).toEqual(['Also new', 'New', 'Old', 'Undated']);
  });

  it('finds an opening by the names it had before, as long as no other has that name', async () => {
    const { store } = await opened({
      jobs: {
        present: buildJob({ title: 'Present', formerIds: ['first', 'second', 'taken'] }),
        taken: buildJob({ title: 'Taken' }),
        draft: buildJob({ isActive: false, formerIds: ['secret'] }),
        off: buildJob({ closesAt: '2020-01-31', formerIds: ['second', 'over'] }),
      },
    });
    for (const id of ['first', 'second']) {
      expect(await store.job(id)).toMatchObject({ state: 'open', job: { _id: 'present' } });
      expect(store.current.renamed(id)).toBe('present');
    }
    expect(store.current.renamed('over')).toBe('off');
    expect(await store.job('taken')).toMatchObject({ job: { _id: 'taken' } });
    for (const id of ['taken', 'present', 'secret', 'nobody', '__proto__']) {
      expect(store.current.renamed(id)).toBeUndefined();
    }
    expect(await store.job('secret')).toEqual({ state: 'unknown' });
  });

  it('passes words on as they are, script tags and other scripts included', async () => {
    const title = '</script><script>alert(1)</script> फ़र्मवेयर';
    const { store } = await opened({ jobs: { a: buildJob({ title }) } });
    expect(await titlesOf(store)).toEqual([title]);
    expect(store.problems()).toEqual([]);
  });

  it('reads a file with a byte order mark and Windows line ends', async () => {
    const text = `\uFEFF${JSON.stringify(buildJob({ title: 'Marked' }), null, 2).replaceAll('\n', '\r\n')}`;
    const { store } = await opened({ jobs: { a: text } });
    expect(await titlesOf(store)).toEqual(['Marked']);
  });

  it('opens over a folder that is not there, and says what is wrong', async () => {
    const { store, warnings } = await openedAt('/nowhere/at/all');
    expect(await store.jobs()).toEqual([]);
    expect(await store.testimonials()).toEqual([]);
    expect(warnings().map((entry) => entry.file)).toEqual(['jobs', 'testimonials.json']);
  });
});

// All at once: each waits for the store's next looks at a folder of its own.
describe.concurrent('changes', () => {
  it('takes up a new, a changed and a deleted file', async () => {
    const { store, write, directory, warnings } = await opened({ jobs: { a: buildJob({ title: 'First' }) } });
    const versions = [store.current.version];

    await write('jobs/b.json', buildJob({ title: 'Second' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['First', 'Second']));
    versions.push(store.current.version);

    await write('jobs/a.json', buildJob({ title: 'Mended' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['Mended', 'Second']));
    versions.push(store.current.version);

    await rm(join(directory, 'jobs/b.json'));
    await eventually(async () => expect(await store.job('b')).toEqual({ state: 'unknown' }));
    versions.push(store.current.version);

    expect(new Set(versions).size).toBe(4);
    expect(warnings()).toEqual([]);
  });

  it('takes up a file saved under another name and renamed over the old one', async () => {
    const { store, write, directory } = await opened({ jobs: { a: buildJob({ title: 'Before' }) } });
    await write('jobs/.a.json.swap', buildJob({ title: 'After' }));
    await rename(join(directory, 'jobs/.a.json.swap'), join(directory, 'jobs/a.json'));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['After']));
  });

  it('follows a link to a content folder that is swapped for another, again and again', async () => {
    const { directory, write } = await opened({ jobs: { a: buildJob({ title: 'Release 0' }) } });
    const link = join(directory, 'current');
    const release = async (number: number) => {
      await mkdir(join(directory, `${number}/jobs`), { recursive: true });
      await cp(join(directory, 'testimonials.json'), join(directory, `${number}/testimonials.json`));
      await write(`${number}/jobs/a.json`, buildJob({ title: `Release ${number}` }));
      await symlink(String(number), join(directory, 'next'));
      await rename(join(directory, 'next'), link);
    };
    await release(1);
    const { store, warnings } = await openedAt(link);
    for (const number of [2, 3]) {
      await release(number);
      await eventually(async () => expect(await titlesOf(store)).toEqual([`Release ${number}`]));
    }
    await write('3/jobs/a.json', buildJob({ title: 'Mended' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['Mended']));
    expect(warnings()).toEqual([]);
  });

  it('takes up a save that keeps size and time', async () => {
    const { store, write, directory } = await opened({ jobs: { a: buildJob({ title: 'Aaaa' }) } });
    const long = new Date('2020-01-01');
    await utimes(join(directory, 'jobs/a.json'), long, long);
    await write('jobs/a.json', buildJob({ title: 'Bbbb' }));
    await utimes(join(directory, 'jobs/a.json'), long, long);
    await eventually(async () => expect(await titlesOf(store)).toEqual(['Bbbb']));
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

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['is away', async () => {}],
    ['is a file', (path) => writeFile(path, '')],
  ])(
    'keeps the jobs while their folder %s, and follows the folder that takes its place',
    async (_, replace) => {
      const { store, write, directory, warnings } = await opened({ jobs: { a: buildJob({ title: 'Old' }) } });
      const folder = join(directory, 'jobs');
      await rename(folder, join(directory, 'before'));
      await replace(folder);
      await eventually(() => expect(store.problems()).toMatchObject([{ file: 'jobs' }]));
      // By the time that this is seen, the folder was looked at as well.
      await write('testimonials.json', { testimonials: [] });
      await eventually(async () => expect(await store.testimonials()).toEqual([]));
      expect(await titlesOf(store)).toEqual(['Old']);

      await rm(folder, { force: true });
      await mkdir(folder);
      await write('jobs/b.json', buildJob({ title: 'New' }));
      await eventually(async () => expect(await titlesOf(store)).toEqual(['New']));
      await write('jobs/b.json', buildJob({ title: 'Newer' }));
      await eventually(async () => expect(await titlesOf(store)).toEqual(['Newer']));
      expect(warnings()).toHaveLength(1);
    },
  );

  it('takes up a save beside a file that something writes without end', async () => {
    const { store, write } = await opened({ jobs: { a: buildJob({ title: 'Before' }) } });
    const written = setInterval(() => write('jobs/log.json', Date.now()), 20);
    await write('jobs/a.json', buildJob({ title: 'After' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['After']));
    clearInterval(written);
  });

  it('leaves editors’ own files alone', async () => {
    const { store, write, warnings } = await opened({ jobs: {} });
    for (const name of ['.a.json.swp', '.#a.json', 'a.json~', '4913', 'notes.txt', '.json']) {
      await write(`jobs/${name}`, 'not for you');
    }
    await write('jobs/marker.json', buildJob({ title: 'Marker' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['Marker']));
    expect(warnings()).toEqual([]);
  });
});
