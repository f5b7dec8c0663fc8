// behaviour: V4
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { CANONICAL_PAGES } from '#content/pages.ts';
import { PAGES } from '#shared/pages.ts';
import { saveJob } from '../support/site/content.ts';
import { openSite, type Site, siteForTest } from '../support/site/site.ts';

const ORIGIN = 'https://www.tamra.example';
const site = await openSite({ origin: ORIGIN });
afterAll(() => site.close());

async function addresses(of: Site): Promise<string[]> {
  const { text } = await request(of.app).get('/sitemap.xml').expect(200);
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

describe('the sitemap', () => {
  it('lists every page once under the public origin, whatever host is asked', async () => {
    const { text, headers } = await request(site.app)
      .get('/sitemap.xml')
      .set('Host', 'other.example')
      .expect(200);
    expect(headers['content-type']).toMatch(/^application\/xml\b/);
    for (const path of CANONICAL_PAGES) expect(text.split(`<loc>${ORIGIN}${path}</loc>`)).toHaveLength(2);
    expect(text).not.toContain('other.example');
  });

  it('lists the open jobs with the day they were posted, where it is known', async () => {
    const jobs = await site.content.jobs();
    const { text } = await request(site.app).get('/sitemap.xml');
    expect(jobs.length).toBeGreaterThan(0);
    for (const { _id, postedAt } of jobs) {
      const lastmod = postedAt ? `<lastmod>${postedAt}</lastmod>` : '';
      expect(text).toContain(`<url><loc>${ORIGIN}/careers/${_id}</loc>${lastmod}</url>`);
    }
    expect(await addresses(site)).toHaveLength(CANONICAL_PAGES.length + jobs.length);
  });

  it('gives every page the day on which it changed, and the list of openings that of the newest', async () => {
    const own = await siteForTest({ origin: ORIGIN, clock: () => new Date('2030-06-01') });
    await saveJob(own, 'brand-new', { postedAt: '2030-05-31' });
    const { text } = await request(own.app).get('/sitemap.xml').expect(200);
    expect(text).toContain(`${ORIGIN}/careers/brand-new<`);
    for (const path of CANONICAL_PAGES) {
      const day = new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>([\\d-]+)</lastmod>`).exec(text)?.[1];
      expect(Date.parse(day ?? ''), path).toBeLessThanOrEqual(Date.parse('2030-05-31'));
      expect(day === '2030-05-31', path).toBe(path === '/career');
    }
    expect(text).toContain(`${ORIGIN}/blogs/ai-ml-in-iot</loc><lastmod>2026-11-06</lastmod>`);
    const today = new Date().toISOString().slice(0, 10);
    expect(PAGES.filter((page) => 'changed' in page && page.changed > today)).toEqual([]);
  });

  it('takes no other method', async () => {
    const { headers } = await request(site.app).post('/sitemap.xml').expect(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

it('robots.txt opens everything but the API and names the sitemap', async () => {
  const { text, headers } = await request(site.app).get('/robots.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/docs',
    'Allow: /api/openapi.json',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ]);
});
