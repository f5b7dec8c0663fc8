import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import request from 'supertest';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SiteData } from '#shared/site-data.ts';
import { createPageCache, NOT_FOUND, type RenderedPage } from '../../server/pages/page-cache.ts';
import { buildJob, eventually, openContents } from '../support/content.ts';

const { opened, closeAll } = openContents();
afterEach(closeAll);

const HEADERS = { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'" };

type Render = (key: string, siteData: SiteData) => Promise<RenderedPage>;

/** A page with the titles of all jobs in it. */
const jobsPage: Render = async (key, siteData) => {
  const titles = (await siteData.jobs()).map((job) => job.title);
  return page(200, `${key}: ${titles.join(', ')}`);
};

const page = (status: number, text: string): RenderedPage => ({ status, html: Buffer.from(text) });

/** A cache over a content folder of its own. `rendered` lists the keys rendered so far, in order. */
async function openCache(given: { render?: Render; jobs?: Record<string, unknown> } = {}) {
  const { render = jobsPage, ...content } = given;
  const { store, write } = await opened(content);
  const rendered: string[] = [];
  const cache = createPageCache({
    content: store,
    headers: HEADERS,
    render: (key, siteData) => {
      rendered.push(key);
      return render(key, siteData);
    },
  });
  return { cache, store, write, rendered };
}

type Cache = Awaited<ReturnType<typeof openCache>>['cache'];

/** Serves the cache as main.ts does; what it has no page ready for is answered with 418. */
function site(cache: Cache): RequestListener {
  return (req, res) => {
    if (!cache.answer(req, res)) res.writeHead(418).end();
  };
}

/** A render that ends when `finish` is called, and `started`, which resolves when it has begun. */
function heldRender() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  function hold() {
    start();
    return finished;
  }
  return { started, finish, hold };
}

describe('a page is rendered once', () => {
  it('for 200 visitors who ask for it at the same time', async () => {
    const { cache, rendered } = await openCache();
    const pages = await Promise.all(Array.from({ length: 200 }, () => cache.page('/about', '/about')));
    expect(rendered).toEqual(['/about']);
    expect(new Set(pages).size).toBe(1);
  });

  it('and sent from then on, under every address that leads to it', async () => {
    const { cache, rendered } = await openCache();
    await cache.page('/industries/healthcare', '/industries/healthCare');
    await request(site(cache))
      .get('/industries/healthCare')
      .expect(200, /firmware/i);
    await request(site(cache)).get('/industries/healthcare').expect(200);
    expect(rendered).toEqual(['/industries/healthcare']);
  });

  it('beside others, which do not wait for it', async () => {
    const { started, finish, hold } = heldRender();
    const render: Render = async (key) => {
      if (key === '/slow') await hold();
      return page(200, key);
    };
    const { cache } = await openCache({ render });
    const slow = cache.page('/slow', '/slow');
    await started;
    expect((await cache.page('/quick', '/quick')).status).toBe(200);
    finish();
    expect((await slow).status).toBe(200);
  });
});

describe('a change of the content', () => {
  it('renews the pages that show it', async () => {
    const { cache, write } = await openCache();
    await cache.page('/career', '/career');
    await write('jobs/firmware-engineer.json', buildJob({ title: 'Board Designer' }));
    await eventually(() => request(site(cache)).get('/career').expect(200, '/career: Board Designer'));
  });

  it('leaves alone the pages that asked for nothing that changed', async () => {
    const render: Render = async (key, siteData) =>
      key === '/career'
        ? jobsPage(key, siteData)
        : page(200, `${(await siteData.testimonials()).length} quotes`);
    const { cache, write, rendered } = await openCache({ render });
    await cache.fill(['/clients', '/career']);
    await write('jobs/second.json', buildJob({ title: 'Board Designer' }));
    await eventually(() =>
      request(site(cache))
        .get('/career')
        .expect(200, /Board Designer/),
    );
    await request(site(cache)).get('/clients').expect(200, '0 quotes');
    expect(rendered).toEqual(['/clients', '/career', '/career']);
  });

  it('lets visitors have the old page until the new one is ready', async () => {
    const held = heldRender();
    let isHeld = false;
    const render: Render = async (key, siteData) => {
      if (isHeld) await held.hold();
      return jobsPage(key, siteData);
    };
    const { cache, write } = await openCache({ render });
    await cache.page('/career', '/career');
    isHeld = true;
    await write('jobs/firmware-engineer.json', buildJob({ title: 'Board Designer' }));
    await held.started;
    await request(site(cache)).get('/career').expect(200, '/career: Embedded Firmware Engineer');
    held.finish();
    await eventually(() => request(site(cache)).get('/career').expect(200, '/career: Board Designer'));
  });
});

describe('what is not kept', () => {
  it.each([404, 410, 500])('is a page with status %i, which is rendered each time', async (status) => {
    const { cache, rendered } = await openCache({ render: async () => page(status, 'gone') });
    expect((await cache.page('/careers/gone', '/careers/gone')).status).toBe(status);
    await cache.page('/careers/gone', '/careers/gone');
    await request(site(cache)).get('/careers/gone').expect(418);
    expect(rendered).toHaveLength(2);
  });

  it('is a render that fails: the next visitor gets a new one', async () => {
    const fail = Promise.reject<RenderedPage>(new Error('no memory'));
    const results = [fail, Promise.resolve(page(200, 'well'))];
    fail.catch(() => {});
    const { cache } = await openCache({
      render: async () => results.shift() ?? page(500, 'asked too often'),
    });
    await expect(cache.page('/about', '/about')).rejects.toThrow('no memory');
    await request(site(cache)).get('/about').expect(418);
    expect((await cache.page('/about', '/about')).variants.identity.bytes.toString()).toBe('well');
  });

  it('is the page of an opening that was closed since', async () => {
    const render: Render = async (_key, siteData) => {
      const found = await siteData.job('firmware-engineer');
      return page(found.state === 'open' ? 200 : 410, found.state);
    };
    const { cache, write } = await openCache({ render });
    await cache.page('/careers/firmware-engineer', '/careers/firmware-engineer');
    await write('jobs/firmware-engineer.json', buildJob({ isActive: false }));
    await eventually(() => request(site(cache)).get('/careers/firmware-engineer').expect(418));
  });

  it('is anything for an address with a query, or a POST', async () => {
    const { cache } = await openCache();
    await cache.page('/career', '/career');
    await request(site(cache)).get('/career?q=firmware').expect(418);
    await request(site(cache)).post('/career').expect(418);
  });
});

describe('addresses that have no page', () => {
  it('share one page, with status 404 and rendered once', async () => {
    const { cache, rendered } = await openCache({ render: async () => page(404, 'no such page') });
    for (let index = 0; index < 100; index += 1) await cache.page(NOT_FOUND, `/no-such-page-${index}`);
    await request(site(cache)).get('/no-such-page-7').expect(404, 'no such page');
    expect(rendered).toEqual([NOT_FOUND]);
  });

  it('do not push out the addresses of pages, however many there are and however long', async () => {
    const { cache, rendered } = await openCache({
      render: async (key) => page(key === NOT_FOUND ? 404 : 200, key),
    });
    await cache.page('/about', '/about');
    for (let index = 0; index < 20_000; index += 1)
      await cache.page(NOT_FOUND, `/${index}/${'x'.repeat(150)}`);
    await request(site(cache)).get('/about').expect(200);
    expect(rendered).toEqual(['/about', NOT_FOUND]);
  });

  it('are not remembered where they are longer than any page has', async () => {
    const { cache } = await openCache({ render: async () => page(404, 'no such page') });
    const long = `/${'x'.repeat(5000)}`;
    await cache.page(NOT_FOUND, long);
    await request(site(cache)).get(long).expect(418);
  });
});

it('keeps no more than its memory allows, and lets go of what was asked for longest ago', async () => {
  // Random bytes, which no encoding makes smaller: five such pages do not fit.
  const { cache } = await openCache({ render: async () => ({ status: 200, html: randomBytes(3_000_000) }) });
  for (const key of ['/a', '/b', '/c', '/d', '/e']) await cache.page(key, key);
  await request(site(cache)).get('/a').expect(418);
  await request(site(cache)).get('/e').expect(200);
});

describe('an answer', () => {
  const text = 'a page that is worth compressing '.repeat(50);
  const ready = async () => {
    const { cache } = await openCache({ render: async () => page(200, text) });
    await cache.page('/about', '/about');
    return cache;
  };
  /** The bytes as they were sent, which supertest would decode. */
  async function raw(cache: Cache, accepted: string | undefined) {
    const server = createServer(site(cache)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
    const [reply] = await once(get({ port, path: '/about', headers, agent: false }), 'response');
    return { headers: reply.headers, bytes: await buffer(reply) };
  }

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, zstd;q=0.5', 'zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    [undefined, undefined, (bytes: Buffer) => bytes],
    ['compress', undefined, (bytes: Buffer) => bytes],
  ])('to Accept-Encoding %s is encoded as %s', async (accepted, encoding, decode) => {
    const { headers, bytes } = await raw(await ready(), accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(bytes).toString()).toBe(text);
  });

  it('has an ETag of its own in each encoding', async () => {
    const cache = await ready();
    const replies = await Promise.all(
      ['br', 'zstd', 'gzip', 'identity'].map((accepted) => raw(cache, accepted)),
    );
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(4);
  });

  it('has an ETag that changes with the page', async () => {
    const { cache, write } = await openCache();
    const before = (await cache.page('/career', '/career')).variants.br.etag;
    await write('jobs/firmware-engineer.json', buildJob({ title: 'Board Designer' }));
    await eventually(async () => {
      expect((await cache.page('/career', '/career')).variants.br.etag).not.toBe(before);
    });
  });

  it('carries every header we send, and how long it may be kept', async () => {
    const reply = await request(site(await ready()))
      .get('/about')
      .expect(200);
    expect(reply.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringMatching(/^public, max-age=0/),
    });
  });

  it('to HEAD has the headers of GET and no body', async () => {
    const cache = await ready();
    const full = await request(site(cache)).get('/about').set('Accept-Encoding', 'identity');
    const head = await request(site(cache)).head('/about').set('Accept-Encoding', 'identity').expect(200);
    expect(head.text).toBeUndefined();
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });

  it.each([
    ['the ETag', (etag: string) => etag],
    ['the ETag made weak', (etag: string) => `W/${etag}`],
    ['a list that holds it', (etag: string) => `"another", ${etag}`],
    ['a star', () => '*'],
  ])('to %s in If-None-Match is 304, with all our headers and without a body', async (_case, sent) => {
    const cache = await ready();
    const { etag = '' } = (await request(site(cache)).get('/about')).headers;
    const reply = await request(site(cache)).get('/about').set('If-None-Match', sent(etag)).expect(304);
    expect(reply.text).toBe('');
    expect(reply.headers).toMatchObject({ ...lowerCase(HEADERS), etag, vary: 'Accept-Encoding' });
    expect(reply.headers).not.toHaveProperty('content-length');
    expect(reply.headers).not.toHaveProperty('content-type');
  });

  it('to the ETag of another encoding is the page', async () => {
    const cache = await ready();
    const { headers } = await raw(cache, 'br');
    const reply = request(site(cache)).get('/about').set('Accept-Encoding', 'gzip');
    await reply.set('If-None-Match', String(headers.etag)).expect(200, text);
  });
});

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
