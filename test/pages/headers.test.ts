// behaviour: Y3 Z1 Z2 Z3 Z4 Z6
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { openSite, siteForTest } from '../support/site/site.ts';

const site = await openSite();
afterAll(() => site.close());

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('camera=()'),
};

/** What the pages of any site may read. */
const OPEN_DATA = ['/api/getAlljob', '/api/testimonials'];
const CROSS_ORIGIN = { 'cross-origin-resource-policy': 'cross-origin' };

describe('headers of every answer', () => {
  it.each([
    ['a page', 'get', '/career', 200],
    ['a page asked for with HEAD', 'head', '/career', 200],
    ['a page that does not exist', 'get', '/nowhere', 404],
    ['a redirect', 'get', '/career/', 308],
    ['a method a page does not take', 'put', '/career', 405],
    ['an address that is not encoded correctly', 'get', '/careers/%E0%A4%A', 400],
    ['a form of another type', 'post', '/contact-us', 415],
    ['a file of the site', 'get', '/icon.svg', 200],
    ['the API', 'get', '/api/getAlljob', 200],
    ['an unknown call', 'get', '/api/nothing', 404],
    ['a method a call does not take', 'delete', '/api/testimonials', 405],
    ['health', 'get', '/healthz', 200],
  ] as const)('%s', async (_case, method, url, status) => {
    const reply = await request(site.app)[method](url).expect(status);
    const isOpen = OPEN_DATA.includes(url);
    expect(reply.headers).toMatchObject({ ...EVERYWHERE, ...(isOpen && CROSS_ORIGIN) });
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    for (const name of ['server', 'x-powered-by', 'set-cookie'])
      expect(reply.headers).not.toHaveProperty(name);
  });

  it('give pages a policy without any exception', async () => {
    const secure = await siteForTest({ origin: 'https://www.tamra.example' });
    const { headers } = await request(secure.app).get('/about');
    const policy = headers['content-security-policy'];
    expect(headers['reporting-endpoints']).toBe('csp="/api/reports"');
    expect(policy).toMatch(/;report-to csp;report-uri \/api\/reports\b/);
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*|nonce|https:/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it.each([
    ['http://localhost:3000', 'preload', undefined],
    ['https://www.tamra.example', 'on', 'max-age=63072000; includeSubDomains'],
    ['https://www.tamra.example', 'host', 'max-age=63072000'],
    ['https://www.tamra.example', 'preload', 'max-age=63072000; includeSubDomains; preload'],
    ['https://www.tamra.example', 'off', undefined],
  ] as const)('ask for https on %s, with HSTS %s, by %s', async (origin, hsts, header) => {
    const { app } = await siteForTest({ origin, config: { hsts } });
    const { headers } = await request(app).get('/healthz');
    expect(headers['strict-transport-security']).toBe(header);
  });

  it('let the API answer with nothing that could run, be framed, kept or indexed', async () => {
    const reply = await request(site.app).get('/api/nothing');
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
  });
});

it('review widgets run in a document of their own, sandboxed, that only our pages may frame', async () => {
  const reply = await request(site.app).get('/widgets/1').expect(200);
  const policy = reply.headers['content-security-policy'];
  expect(policy).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/allow-same-origin|unsafe/);
  expect(reply.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(reply.text).toMatch(/<a href="https:[^"]+"[^>]*>/);
  await request(site.app).get('/widgets/9').expect(404);
});
