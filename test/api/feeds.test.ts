// behaviour: Q5
import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { buildJob, eventually, saveJob } from '../support/site/content.ts';
import { TODAY } from '../support/site/routes.ts';
import { openSite } from '../support/site/site.ts';

const ORIGIN = 'https://www.tamra.example';
const site = await openSite({ origin: ORIGIN, clock: TODAY });
afterAll(() => site.close());

const get = (address: string) => request(site.app).get(address).buffer(true);
const dated = async () => (await site.content.jobs()).filter(({ postedAt }) => postedAt !== undefined);

describe('/career/feed.xml', () => {
  it('is Atom with each open job that has its day, newest first, under a stable id', async () => {
    const { text, headers } = await get('/career/feed.xml').expect(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const jobs = await dated();
    expect([...text.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual(
      jobs.map(({ _id }) => `${ORIGIN}/careers/${_id}`),
    );
    const days = jobs.map(({ postedAt }) => `${postedAt}T00:00:00+05:30`);
    const published = [...text.matchAll(/<published>(.*?)<\/published>/g)].map(([, when]) => when);
    expect(published).toEqual(days);
    expect(text).not.toContain('Open Application');
  });

  it('escapes whatever a recruiter typed, and leaves out what XML cannot hold', async () => {
    const title = 'R&D <b>"engineer"</b> ]]>\uFFFE\uFFFF';
    await saveJob(site, 'odd-engineer', { title, postedAt: '2026-11-20' });
    const { text } = await get('/career/feed.xml?q=odd%20engineer%20').expect(200);
    expect(text).not.toContain('<entry>');
    const found = await get('/career/feed.xml?q=firmware').expect(200);
    expect(found.text).toContain('<title>R&amp;D &lt;b&gt;&quot;engineer&quot;&lt;/b&gt; ]]&gt;</title>');
  });
});

describe('Its entries', () => {
  /** What it says of a job: its id, and when it was updated. */
  async function entryOf(id: string) {
    const { text } = await get('/career/feed.xml').expect(200);
    const entry =
      text.match(/<entry>.*?<\/entry>/gs)?.find((each) => each.includes(`/careers/${id}"/>`)) ?? '';
    const [newest, ...updates] = [...text.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, when]) => when);
    expect(newest).toBe(updates.toSorted().at(-1));
    return { id: /<id>(.*?)</.exec(entry)?.[1], updated: /<updated>(.*?)</.exec(entry)?.[1] };
  }

  it('know a job by one id, whatever it is renamed to, and say when its text changed', async () => {
    const fileOf = (id: string) => path.join(site.contentDirectory, `jobs/${id}.json`);
    const save = async (id: string, changedAt: string, fields = {}) => {
      await writeFile(fileOf(id), JSON.stringify(buildJob({ postedAt: '2026-11-20', ...fields })));
      await utimes(fileOf(id), new Date(changedAt), new Date(changedAt));
      await eventually(async () => expect((await site.content.jobs()).map(({ _id }) => _id)).toContain(id));
    };
    await save('bench-lead', '2026-11-01T12:00:00Z');
    const id = `${ORIGIN}/careers/bench-lead`;
    expect(await entryOf('bench-lead')).toEqual({ id, updated: '2026-11-19T18:30:00.000Z' });

    await rm(fileOf('bench-lead'));
    await save('desk-lead', '2030-01-01T12:00:00Z', { formerIds: ['bench-lead'], salary: '₹9 lakh' });
    expect(await entryOf('desk-lead')).toEqual({ id, updated: '2030-01-01T12:00:00.000Z' });

    // The text is the same when its file is saved again.
    await save('desk-lead', '2031-01-01T12:00:00Z', { formerIds: ['bench-lead'], salary: '₹9 lakh' });
    await save('marker', '2026-11-01T12:00:00Z');
    expect(await entryOf('desk-lead')).toEqual({ id, updated: '2030-01-01T12:00:00.000Z' });

    // Another job that takes the former name has it for itself.
    await save('bench-lead', '2026-11-01T12:00:00Z', { title: 'Another' });
    expect((await entryOf('bench-lead')).id).toBe(id);
    expect((await entryOf('desk-lead')).id).toBe(`${ORIGIN}/careers/desk-lead`);
  });

  it('follow the filters of the list, which names the feed; nonsense is refused', async () => {
    const { text } = await get('/career/feed.xml?workplace=remote&utm_source=x').expect(200);
    expect([...text.matchAll(/<entry><id>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'Flutter Developer',
    ]);
    expect(text).toContain(
      `rel="self" type="application/atom+xml" href="${ORIGIN}/career/feed.xml?workplace=remote"`,
    );
    await get('/career/feed.xml?kind=any').expect(400);
    const page = await get('/career?workplace=remote').expect(200);
    expect(page.text).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/career\/feed.xml\?workplace=remote"/,
    );
  });
});
