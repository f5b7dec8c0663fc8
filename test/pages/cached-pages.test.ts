// behaviour: D2 R10 R24 O6
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { API, APPLICATION_ERASED, dataSheetPath } from '#shared/paths.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { cachedText, createResponseCache } from '../../server/http/response-cache.ts';
import { buildJob, eventually } from '../support/site/content.ts';
import { CLOSED_JOB, TODAY } from '../support/site/routes.ts';
import { type Site, type SiteOptions, serveSite, siteForTest } from '../support/site/site.ts';

/** A site whose renders are counted, by path. */
async function counted(options: SiteOptions = {}) {
  const rendered: string[] = [];
  const { onRender = () => {} } = options;
  const site = await siteForTest({
    clock: TODAY,
    ...options,
    onRender: (path) => {
      rendered.push(path);
      return onRender(path);
    },
  });
  return { site, rendered, ask: (path: string) => request(site.app).get(path) };
}

const writeJob = (site: Site, id: string, change: Record<string, unknown>) =>
  writeFile(join(site.contentDirectory, 'jobs', `${id}.json`), JSON.stringify(buildJob(change)));

describe('a page is rendered once', () => {
  it('for many visitors who are the first to ask for it, at the same time', async () => {
    const { ask, rendered } = await counted();
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask('/products').expect(200)));
    expect(rendered).toEqual(['/products']);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  });

  it.each([
    [
      'an address and its other spellings',
      ['/industries/healthCare', '/industries/HEALTHCARE', '/industries/mining'],
      ['/industries/healthcare'],
    ],
    ['addresses that have none', ['/nowhere', '/nowhere/else', '/x'.repeat(400)], ['/not-found']],
    [
      'names of openings that none has',
      ['/careers/astronaut', '/careers/__proto__', '/careers/A'],
      ['/careers/-'],
    ],
    ['a closed opening, which says so', [CLOSED_JOB, CLOSED_JOB], [CLOSED_JOB]],
  ])('for %s', async (_case, addresses, wanted) => {
    const { ask, rendered } = await counted();
    const statuses = new Set<number>();
    for (const address of [...addresses, ...addresses]) statuses.add((await ask(address)).status);
    expect(rendered).toEqual(wanted);
    expect(statuses.size).toBe(1);
  });
});

describe('a page is never shown after its content has changed', () => {
  it('from the moment on that the change is served', async () => {
    const { site, ask } = await counted();
    await ask('/career').expect(200);
    const before = site.content.version;
    await writeJob(site, 'board-designer', { title: 'Board Designer' });
    await eventually(() => expect(site.content.version).not.toBe(before));
    expect((await ask('/career')).text).toContain('Board Designer');
  });

  it('even where it was asked for before, and being rendered then', async () => {
    const held = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    let renders = 0;
    const { site, ask } = await counted({
      onRender: async () => {
        renders += 1;
        started.resolve();
        if (renders === 1) await held.promise;
      },
    });
    const asked = ask('/careers/board-designer').then(({ status, text }) => ({ status, text }));
    await started.promise;
    await writeJob(site, 'board-designer', { title: 'Board Designer' });
    await eventually(async () =>
      expect(await site.content.job('board-designer')).toMatchObject({ state: 'open' }),
    );
    held.resolve();
    await asked;
    expect((await ask('/careers/board-designer').expect(200)).text).toContain('Board Designer');
  });
});

it('a render that fails is said to be our fault, and the next visitor gets a new one', async () => {
  let renders = 0;
  const { ask, site } = await counted({
    onRender: () => {
      renders += 1;
      if (renders === 1) throw new Error('no memory');
    },
  });
  await ask('/about').expect(500, /Something went wrong/);
  await ask('/about').expect(200);
  expect(site.log.filter(({ msg }) => msg === 'unexpected error')).toHaveLength(1);
});

describe('a query', () => {
  it('that no page names shows the page that is there', async () => {
    const { ask, rendered } = await counted();
    for (const query of ['', '?', '?utm_source=x', '?q=firmware', '?%', '?sent=A-1&x=1', '?preview=1'])
      await ask(`/about${query}`).expect(200);
    expect(rendered).toEqual(['/about']);
    rendered.length = 0;
    for (const query of ['', '?preview=guess', '?apply'])
      await ask(`/careers/nobody-at-all${query}`).expect(404);
    expect(rendered).toEqual(['/careers/-']);
  });

  it('that searches is rendered once for the same words, however they are written', async () => {
    const { ask, rendered } = await counted();
    const queries = ['?q=react', '?q=React', '?q=%20REACT%20&utm_source=x', '?page=1&q=react'];
    for (const query of queries)
      expect((await ask(`/career${query}`).expect(200)).text).toContain('React.js Developer');
    await ask('/career?q=firmware').expect(200);
    expect(rendered).toEqual(['/career', '/career']);
  });

  it('is rendered for one visitor 300 times a minute, and what is cached at any time', async () => {
    let held = Promise.resolve();
    const onRender = (path: string) => (path === '/career' ? held : undefined);
    const site = await serveSite({ clock: TODAY, onRender });
    onTestFinished(() => site.close());
    const ask = (path: string) => request(site.origin).get(path);
    await ask('/career?q=word').expect(200);
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    held = promise;
    let asked = 0;
    site.server.on('request', () => {
      asked += 1;
    });
    // They count as they come; those who have left before their turn are not rendered for.
    const leaving = new AbortController();
    for (let nth = 1; nth < 300; nth += 1)
      fetch(`${site.origin}/career?q=word${nth}`, leaving).catch(() => {});
    await expect.poll(() => asked).toBe(299);
    const refused = await ask('/career?q=one-more').expect(429);
    leaving.abort();
    goOn();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await ask('/career?q=word').expect(200);
    await ask('/career?utm_source=x').expect(200);
  });
});

it('a visitor whose forms are refused by the hundred keeps nobody waiting, and is told why without a page of their own', async () => {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  let renders = 0;
  const site = await serveSite({
    clock: TODAY,
    config: { trustProxy: 1 },
    onRender(path) {
      if (path !== '/contact-us') return;
      renders += 1;
      return held;
    },
  });
  onTestFinished(() => site.close());
  const ask = (path: string) => request(site.origin).get(path).set('X-Forwarded-For', '198.51.100.1');
  const headers = {
    'X-Forwarded-For': '203.0.113.1',
    'Sec-Fetch-Site': 'cross-site',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  let answered = 0;
  const post = async () => {
    const answer = await fetch(`${site.origin}/contact-us`, {
      method: 'POST',
      headers,
      body: 'message=Hello',
    });
    const html = await answer.text();
    answered += 1;
    return { status: answer.status, html };
  };
  const posts = Array.from({ length: 320 }, post);
  // All but those few that wait for a page.
  await expect.poll(() => answered).toBeGreaterThan(290);
  const search = ask('/career?q=word').then(({ status }) => status);
  await ask('/about').expect(200);
  goOn();
  expect(await search).toBe(200);
  const answers = await Promise.all(posts);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  expect(answers.every(({ html }) => html.includes('This form has to be sent from our own pages.'))).toBe(
    true,
  );
  expect(renders).toBeLessThan(25);
});

it('lists that are searched for are made for one visitor 300 times a minute, and cached ones at any time', async () => {
  const { ask } = await counted();
  await ask('/api/getAlljob?q=word').expect(200);
  const search = (nth: number) =>
    ask(`${nth % 2 ? '/api/getAlljob' : '/career/feed.xml'}?q=word${nth}`).expect(200);
  // Ten of one visitor may wait at a time.
  for (let from = 0; from < 299; from += 10)
    await Promise.all(Array.from({ length: Math.min(10, 299 - from) }, (_, nth) => search(from + nth)));
  const refused = await ask('/api/getAlljob?q=one-more').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await ask('/career/feed.xml?q=one-more').expect(429);
  await ask('/api/getAlljob?q=Word').expect(200);
  await ask('/api/getAlljob').expect(200);
});

it('what is the same for everybody is made once, in whatever spelling and by whatever method it is asked for', async () => {
  const { site, rendered, ask } = await counted();
  for (const address of [
    APPLICATION_ERASED,
    `${APPLICATION_ERASED}/`,
    `${APPLICATION_ERASED}?x=1`.toUpperCase(),
  ]) {
    await ask(address).redirects(1);
    await request(site.app).head(address).redirects(1);
  }
  expect(rendered.filter((path) => path === APPLICATION_ERASED)).toHaveLength(1);
  const written: string[] = [];
  const write = () => {
    written.push('once');
    return 'text';
  };
  const cache = createResponseCache({ version: 1 });
  const app = express().all('/list', cachedText(cache, { type: 'text/plain', address: '/list', write }));
  for (const address of ['/list', '/LIST', '/lisT/', '/list?x=1', '/list/?q=word']) {
    await request(app).get(address).expect(200, 'text');
    await request(app).head(address).expect(200);
  }
  expect(written).toEqual(['once']);
});

it('mistakes in an address, whose words are without number, are told one visitor 300 times a minute, on pages of their own', async () => {
  const { ask } = await counted();
  const names = ['q', 'place', 'experience', 'kind', 'department', 'workplace', 'order', 'page', 'like'];
  const twice = (nth: number) =>
    names.map((name, bit) => ((nth >> bit) & 1 ? `${name}=a&${name}=b` : '')).join('&');
  const statuses: number[] = [];
  for (let nth = 1; nth <= 301; nth += 1) statuses.push((await ask(`/career/feed.xml?${twice(nth)}`)).status);
  expect(statuses.slice(0, 300).every((status) => status === 400)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  await ask(`/career/feed.xml?${twice(300)}`).expect(400);
});

it('a cached page tells nobody what its first visitor was told of their allowance', async () => {
  const { ask } = await counted();
  expect((await ask(`/applications/${'A'.repeat(32)}`).expect(404)).headers['ratelimit-policy']).toContain(
    'pk=',
  );
  expect(Object.keys((await ask('/applications').expect(404)).headers).join()).not.toContain('ratelimit');
});

it('an address that names an origin there cannot be is read as its path', async () => {
  const { port, log } = served;
  const answers = ['/career/feed.xml?q=firmware', '/api/getAlljob?q=firmware', '/career?q=firmware'].map(
    (path) =>
      new Promise<IncomingMessage>((resolve, reject) =>
        get({ port, path: `http://a:99999${path}`, agent: false }, resolve).on('error', reject),
      ),
  );
  for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
  expect(log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

it('no more is cached than memory allows, and what was asked for longest ago goes first', async () => {
  const cache = createResponseCache({ version: 1 });
  const app = express().use((req, res) =>
    cache.send(req, res, req.path, async (to) => {
      // Of 48 MB; what zeros are compressed to is next to nothing.
      to.end(Buffer.alloc(17 * 1024 * 1024));
      return true;
    }),
  );
  for (const path of ['/a', '/b', '/c']) await request(app).head(path).expect(200);
  expect(['/a', '/b', '/c'].map(cache.has)).toEqual([false, true, true]);
});

/** One site for the tests that follow. */
const served = await serveSite({ clock: TODAY });
afterAll(() => served.close());
const ask = (path: string) => request(served.origin).get(path);

describe('an answer', () => {
  /** The bytes as they were sent, which supertest would decode. */
  async function raw(path: string, accepted?: string) {
    const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
    const reply = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ port: served.port, path, headers, agent: false }, resolve).on('error', reject),
    );
    return { headers: reply.headers, bytes: await buffer(reply) };
  }

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    [undefined, undefined, (bytes: Buffer) => bytes],
    ['compress', undefined, (bytes: Buffer) => bytes],
  ])('to Accept-Encoding %s is encoded as %s', async (accepted, encoding, decode) => {
    const page = `/career?q=${encodeURIComponent(String(accepted))}`;
    const first = await raw(page, accepted);
    const { headers, bytes } = await raw(page, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(bytes.length));
    // The first one is sent as it is written.
    expect(first.headers).toMatchObject({ 'transfer-encoding': 'chunked', vary: 'Accept-Encoding' });
    expect(decode(first.bytes)).toEqual(decode(bytes));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(bytes).toString()).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
  });

  it('has an ETag of its own in each encoding', async () => {
    const etags = async () =>
      Promise.all(
        ['br', 'gzip', 'identity'].map(async (accepted) => (await raw('/clients', accepted)).headers.etag),
      );
    await ask('/clients').expect(200);
    const before = await etags();
    expect(new Set(before).size).toBe(3);
    expect(await etags()).toEqual(before);
  });

  it('carries how long it may be kept, and to HEAD the headers of GET without a body', async () => {
    await ask('/culture').expect(200);
    const full = await ask('/culture').set('Accept-Encoding', 'identity').expect(200);
    expect(full.headers['cache-control']).toMatch(/^public, max-age=0/);
    const head = await request(served.origin).head('/culture').set('Accept-Encoding', 'identity').expect(200);
    expect(head.text).toBeUndefined();
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });
});

/** Conditions (RFC 9110, 13) on everything that has a version, first as it is made, then as it is cached. */
it.each([
  ...['/about', '/career?q=qa', '/sitemap.xml', '/career/feed.xml', '/blogs/feed.xml'],
  ...[
    '/icon.svg',
    dataSheetPath('relay'),
    API.jobs,
    `${API.jobs}?q=firmware`,
    API.testimonials,
    API.document,
  ],
  API.job(OPEN_APPLICATION),
])('%s is sent again to none who has it', async (path) => {
  await ask(path).expect(200);
  const { etag = '' } = (await ask(path).expect(200)).headers;
  for (const known of [etag, `W/${etag.replace(/^W\//, '')}`, `"another", ${etag}`, '*']) {
    const reply = await ask(path).set('If-None-Match', known).expect(304);
    expect(reply.text).toBe('');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  }
  await ask(path).set('If-None-Match', '"another"').expect(200);
  await ask(path).set({ 'If-None-Match': etag, 'Cache-Control': 'no-cache' }).expect(200);
});

describe('requests that cannot be met', () => {
  it.each<[string, string, Record<string, string>, number]>([
    ['a part behind the end of a file', '/icon.svg', { Range: 'bytes=99999999-' }, 416],
    ['a part without bytes', '/icon.svg', { Range: 'bytes=-0' }, 416],
    ['a file that is another', '/icon.svg', { 'If-Match': '"x"' }, 412],
    [
      'a file not touched since 1990',
      '/icon.svg',
      { 'If-Unmodified-Since': 'Mon, 01 Jan 1990 00:00:00 GMT' },
      412,
    ],
    ['a part of a page, which is sent whole', '/about', { Range: 'bytes=99999999-' }, 200],
    ['an odd part of a file', '/icon.svg', { Range: 'bytes=9-1' }, 416],
    ['an odd unit', '/icon.svg', { Range: 'lines=1-' }, 200],
  ])('%s', async (_case, path, headers, status) => {
    await ask(path).expect(200);
    const reply = await ask(path).set(headers).set('Accept-Encoding', 'br').expect(status);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    if (status > 400 && path === '/icon.svg') expect(reply.text).toContain('<h1');
    expect(served.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });
});
