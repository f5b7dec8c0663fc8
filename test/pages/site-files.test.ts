// behaviour: O6
import { readdirSync } from 'node:fs';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from '../support/site/site.ts';

const site = await openSite();
afterAll(() => site.close());

const script = () =>
  `/assets/${readdirSync('dist/client/assets').find((name) => /^entry-client-.*\.js$/.test(name))}`;
const picture = () => `/pictures/${readdirSync('dist/client/pictures')[0]}/480.avif`;

describe('files of the site', () => {
  it('with a hash in their address are kept for good', async () => {
    for (const path of [script(), picture()]) {
      const reply = await request(site.app).get(path).expect(200);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const other = await request(site.app).get('/icon.svg').expect(200);
    expect(other.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
  ])('come for %s as %s, under their own type', async (accepted, encoding) => {
    const reply = await request(site.app).get(script()).set('Accept-Encoding', accepted).expect(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
  });

  it('come in part', async () => {
    const part = await request(site.app).get(picture()).set('Range', 'bytes=0-99').expect(206);
    expect(part.headers['content-length']).toBe('100');
  });

  it('of another release are said to be missing in a word, which no cache remembers', async () => {
    for (const path of [
      '/assets/entry-client-OLDHASH1.js',
      '/pictures/gone-1a2b3c4d/480.avif',
      '/uploads/nobody.svg',
    ]) {
      const { headers, text } = await request(site.app).get(path).expect(404);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
      expect(headers['content-type']).toContain('text/plain');
      expect(text.length).toBeLessThan(100);
    }
  });

  it('take no other methods', async () => {
    for (const path of [script(), picture()])
      expect((await request(site.app).post(path).expect(405)).headers.allow).toBe('GET, HEAD');
  });

  it('are those of the build alone', async () => {
    for (const path of [
      '/.vite/manifest.json',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets',
      '/assets/nothing.js',
    ]) {
      expect((await request(site.app).get(path)).status, path).toBeGreaterThanOrEqual(300);
    }
  });
});
