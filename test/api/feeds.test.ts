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

describe('/career/feed.json', () => {
  it('is JSON Feed 1.1 with the same jobs', async () => {
    const { body, headers } = await get('/career/feed.json').expect(200);
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(body).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${ORIGIN}/career`,
      feed_url: `${ORIGIN}/career/feed.json`,
    });
    const jobs = await dated();
    expect(body.items.map(({ url }: { url: string }) => url)).toEqual(
      jobs.map(({ _id }) => `${ORIGIN}/careers/${_id}`),
    );
    for (const item of body.items) {
      expect(item).toMatchObject({ id: item.url, content_text: expect.stringMatching(/\S{3}/) });
      expect(item.date_published).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\+05:30$/);
    }
  });
});

describe('Both feeds', () => {
  /** What both say of a job that was posted on 20 November: its id, and when it was updated. */
  async function entryOf(id: string) {
    const { body } = await get('/career/feed.json').expect(200);
    const item = body.items.find(({ url }: { url: string }) => url.endsWith(`/careers/${id}`));
    const { text } = await get('/career/feed.xml').expect(200);
    const updated = [...text.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, when]) => when);
    expect(text).toContain(`<id>${item.id}</id>`);
    expect(updated.slice(1)).toContain(item.date_modified);
    expect(updated[0]).toBe(updated.slice(1).toSorted().at(-1));
    return { id: item.id, updated: item.date_modified };
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

  it('follow the filters of the list, refuse nonsense, and are named by the list', async () => {
    const { body } = await get('/career/feed.json?workplace=remote&utm_source=x').expect(200);
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Flutter Developer']);
    expect(body.feed_url).toBe(`${ORIGIN}/career/feed.json?workplace=remote`);
    await get('/career/feed.xml?kind=any').expect(400);
    const page = await get('/career?workplace=remote').expect(200);
    for (const [type, file] of [
      ['application/atom+xml', 'feed.xml'],
      ['application/feed+json', 'feed.json'],
    ]) {
      expect(page.text).toMatch(
        new RegExp(
          `<link rel="alternate" type="${type?.replace('+', '\\+')}"[^>]*href="/career/${file}\\?workplace=remote"`,
        ),
      );
    }
  });
});
