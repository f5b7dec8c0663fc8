// behaviour: D2 R24 O6
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { API, APPLICATION_ERASED, dataSheetPath } from '#shared/paths.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { createRenderQueue } from '../../server/http/render-queue.ts';
import { createResponseCache } from '../../server/http/response-cache.ts';
import { saveJob } from '../support/site/content.ts';
import { CLOSED_JOB, TODAY } from '../support/site/routes.ts';
import { type SiteOptions, serveSite, siteForTest } from '../support/site/site.ts';

const cacheForTest = () =>
  createResponseCache(
    { current: { version: 1 } },
    createRenderQueue((_req, _res, next) => next()),
  );

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
    ['a closed opening, which says so', [CLOSED_JOB], [CLOSED_JOB]],
    [
      'what an erased application leads to',
      [APPLICATION_ERASED, `${APPLICATION_ERASED}?x=1`],
      [APPLICATION_ERASED],
    ],
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
    await saveJob(site, 'board-designer', { title: 'Board Designer' });
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
    await saveJob(site, 'board-designer', { title: 'Board Designer' });
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

it('a page that took too long is refused, and not kept with the status of its refusal', async () => {
  const held = Promise.withResolvers<void>();
  const onRender = (path: string) => (path === '/about' ? held.promise : undefined);
  const { ask } = await counted({ deadlines: { answer: 200, checkEvery: 50 }, onRender });
  await ask('/about').expect(503);
  held.resolve();
  await expect.poll(async () => (await ask('/about')).status).toBe(200);
});

it('who waited for a page that came out broken for its first visitor gets it whole', async () => {
  const cache = cacheForTest();
  const bodies = ['half', 'whole'];
  const bothAsked = Promise.withResolvers<void>();
  let asked = 0;
  const app = express().use((req, res) => {
    asked += 1;
    if (asked === 2) setImmediate(bothAsked.resolve);
    return cache.send(req, res, '/a', async (to) => {
      await bothAsked.promise;
      to.end(bodies.shift());
      return bodies.length === 0;
    });
  });
  const pages = await Promise.all([1, 2].map(() => request(app).get('/a').expect(200)));
  expect(pages.map(({ text }) => text).toSorted()).toEqual(['half', 'whole']);
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
});

it('a cached page tells nobody what its first visitor was told of their allowance', async () => {
  const { ask } = await counted();
  expect((await ask(`/applications/${'A'.repeat(32)}`).expect(404)).headers['ratelimit-policy']).toContain(
    'pk=',
  );
  expect(Object.keys((await ask('/applications').expect(404)).headers).join()).not.toContain('ratelimit');
});

it('no more is cached than memory allows, and what was asked for longest ago goes first', async () => {
  const cache = cacheForTest();
  const written: string[] = [];
  const app = express().use((req, res) =>
    cache.send(req, res, req.path, async (to) => {
      written.push(req.path);
      // Of 48 MB; what zeros are compressed to is next to nothing.
      to.end(Buffer.alloc(17 * 1024 * 1024));
      return true;
    }),
  );
  for (const path of ['/a', '/b', '/c', '/c', '/b', '/a']) await request(app).head(path).expect(200);
  expect(written).toEqual(['/a', '/b', '/c', '/a']);
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
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': expect.stringMatching(/^public, max-age=0/),
    });
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
});

it('gives 304 to who asks by fetch, which adds no-cache to a validator', async () => {
  const { etag = '' } = (await ask(API.jobs).expect(200)).headers;
  await ask(API.jobs).set({ 'If-None-Match': etag, 'Cache-Control': 'no-cache' }).expect(304);
});

it.each<[string, string, Record<string, string>, number]>([
  ['a part behind the end of a file', '/icon.svg', { Range: 'bytes=99999999-' }, 416],
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
])('answers a request that cannot be met: %s', async (_case, path, headers, status) => {
  await ask(path).expect(200);
  const reply = await ask(path).set(headers).set('Accept-Encoding', 'br').expect(status);
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  if (status > 400 && path === '/icon.svg') expect(reply.text).toContain('<h1');
  expect(served.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
