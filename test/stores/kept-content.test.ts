// behaviour: R18
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type KeptContent, openGoodVersions } from '../../server/jobs/good-versions.ts';
import { buildJob, eventually, openContents, titlesOf } from '../support/site/content.ts';
import { storesForTest } from '../support/stores/stores.ts';

const { opened, openedAt, closeAll } = openContents();

afterEach(closeAll);

const keptForTest = async () => (await storesForTest(() => new Date())).keptContent;
const textsOf = async (kept: KeptContent) =>
  Object.fromEntries((await kept.all()).map(({ file, text }) => [file, text]));

describe('the last good version of a file', () => {
  it('is in service after a restart, for another instance too, until the file is mended', async () => {
    const kept = await keptForTest();
    const said = { content: 'Good.', name: 'Asha', designation: 'Principal' };
    const first = await opened({ jobs: { a: buildJob({ title: 'Good' }) }, testimonials: [said], kept });
    await first.write('jobs/a.json', buildJob({ title: 'Better' }));
    await eventually(async () => expect(await titlesOf(first.store)).toEqual(['Better']));
    await first.store.close();
    await first.write('jobs/a.json', '{ "title": ');
    await first.write('testimonials.json', '[');

    for (const round of [1, 2]) {
      const next = await openedAt(first.directory, { kept });
      expect([round, ...(await titlesOf(next.store))]).toEqual([round, 'Better']);
      expect(await next.store.testimonials()).toEqual([said]);
      expect(next.store.problems().map(({ file }) => file)).toEqual(['jobs/a.json', 'testimonials.json']);
      expect(
        next
          .warnings()
          .map(({ message }) => message)
          .sort(),
      ).toEqual([
        expect.stringMatching(/^jobs\/a\.json:.*; the last good version stays in service$/),
        expect.stringMatching(/^testimonials\.json:.*; the last good version stays in service$/),
      ]);
      await next.store.close();
    }

    const last = await openedAt(first.directory, { kept });
    await first.write('jobs/a.json', buildJob({ title: 'Mended' }));
    await eventually(async () => expect(await titlesOf(last.store)).toEqual(['Mended']));
  });

  it('closes by its date like any other', async () => {
    const kept = await keptForTest();
    const { store, write, directory } = await opened({
      jobs: { a: buildJob({ closesAt: '2026-11-30' }) },
      kept,
      watch: false,
      clock: () => new Date('2026-11-22T12:00:00+05:30'),
    });
    expect(await store.jobs()).toHaveLength(1);
    await write('jobs/a.json', '{');
    const later = await openedAt(directory, {
      kept,
      watch: false,
      clock: () => new Date('2026-12-01T12:00:00+05:30'),
    });
    expect(await later.store.job('a')).toEqual({ state: 'closed' });
  });

  it('goes with its file, also where that is deleted while the site is down', async () => {
    const kept = await keptForTest();
    const jobs = { a: buildJob(), b: buildJob(), c: buildJob() };
    const { store, directory } = await opened({ jobs, kept });
    expect(Object.keys(await textsOf(kept)).sort()).toEqual([
      'jobs/a.json',
      'jobs/b.json',
      'jobs/c.json',
      'testimonials.json',
    ]);
    await rm(join(directory, 'jobs/a.json'));
    await eventually(async () => expect(Object.keys(await textsOf(kept))).not.toContain('jobs/a.json'));
    await store.close();
    await rm(join(directory, 'jobs/b.json'));
    await openedAt(directory, { kept, watch: false });
    expect(Object.keys(await textsOf(kept)).sort()).toEqual(['jobs/c.json', 'testimonials.json']);
  });

  it('stays while the folder of openings is away', async () => {
    const kept = await keptForTest();
    const { directory } = await opened({ jobs: { a: buildJob() }, kept, watch: false });
    await rm(join(directory, 'jobs'), { recursive: true });
    await openedAt(directory, { kept, watch: false });
    expect(Object.keys(await textsOf(kept))).toContain('jobs/a.json');
  });

  it('is not served where it breaks a rule of today', async () => {
    const kept = await keptForTest();
    await kept.keep([{ file: 'jobs/a.json', text: JSON.stringify({ title: 'Of another age' }) }]);
    const { store } = await opened({ jobs: { a: '{' }, kept, watch: false });
    expect(await store.job('a')).toEqual({ state: 'unknown' });
  });

  it('of very large files are kept as far as ten million characters go', async () => {
    const kept = new Map<string, string>();
    const versions = await openGoodVersions(
      {
        all: async () => [],
        keep: async (files) => files.forEach(({ file, text }) => void kept.set(file, text)),
        forget: async (files) => files.forEach((file) => void kept.delete(file)),
      },
      () => {},
    );
    for (let at = 10; at < 70; at += 1) versions.note(`jobs/${at}.json`, 'x'.repeat(256 * 1024));
    await versions.save();
    expect([kept.size, kept.has('jobs/10.json')]).toEqual([40, true]);
    versions.note('jobs/10.json', 'y');
    await versions.save();
    versions.note('jobs/11.json', 'z'.repeat(256 * 1024));
    await versions.save();
    expect([kept.size, kept.get('jobs/10.json'), kept.get('jobs/11.json')?.at(0)]).toEqual([40, 'y', 'z']);
  });

  it('is given up, not the site, where nothing can be kept or read; that is logged once', async () => {
    const broken = async () => {
      throw new Error('the database is away');
    };
    const { store, write, warnings } = await opened({
      jobs: { a: buildJob({ title: 'First' }) },
      kept: { all: broken, keep: broken, forget: broken },
    });
    await write('jobs/a.json', buildJob({ title: 'Second' }));
    await eventually(async () => expect(await titlesOf(store)).toEqual(['Second']));
    expect(warnings()).toEqual([{ level: 'warn', message: expect.stringContaining('the database is away') }]);
  });
});
