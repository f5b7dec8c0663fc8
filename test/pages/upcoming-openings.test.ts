// behaviour: J5 Q18 Q19 D1
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { buildPdf } from '../support/pdf/pdf.ts';
import { saveJob } from '../support/site/content.ts';
import { parseHtml } from '../support/site/html.ts';
import { applicationParts, postForm } from '../support/site/multipart.ts';
import { type Site, type SiteOptions, siteForTest } from '../support/site/site.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';

async function siteWith(
  jobs: Record<string, Record<string, unknown>>,
  options: SiteOptions = {},
): Promise<Site> {
  const site = await siteForTest(options);
  for (const [id, fields] of Object.entries(jobs)) await saveJob(site, id, fields);
  return site;
}

const linkOf = async (site: Site, id: string) => `/careers/${id}?preview=${site.previewKeyOf(id)}`;

const apply = (site: Site, address: string, jobId?: string) =>
  postForm(
    site.app,
    address,
    applicationParts(jobId ? { fields: { jobId } } : { without: ['jobId'] }, buildPdf()),
  );

/** An answer without what differs from one moment to the next. */
function asSeen({ status, text, headers }: request.Response) {
  const { date, ...rest } = headers;
  return { status, text, headers: rest };
}

describe('an opening that is not on the site yet', () => {
  it('is answered as one that does not exist, with a wrong key for a preview too', async () => {
    const site = await siteWith({
      'a-draft': { isActive: false },
      'to-come': { postedAt: '2999-01-01' },
    });
    const key = site.previewKeyOf('a-draft');
    await request(site.app).get('/careers/nobody');
    for (const query of ['', '?preview=', `?preview=${'a'.repeat(32)}`, '?preview=%00', `?preview=${key}x`]) {
      const unknown = asSeen(await request(site.app).get(`/careers/nobody${query}`));
      expect(unknown.status).toBe(404);
      for (const id of ['a-draft', 'to-come']) {
        expect(asSeen(await request(site.app).get(`/careers/${id}${query}`))).toEqual(unknown);
      }
    }
    // The key of one opening does not open another.
    expect((await request(site.app).get(`/careers/to-come?preview=${key}`)).status).toBe(404);
    expect((await apply(site, '/careers/a-draft')).status).toBe(404);
    expect((await apply(site, '/api/apply', 'to-come')).status).toBe(404);
  });

  it.each([
    ['draft', { isActive: false, title: 'Coming Role' }],
    ['scheduled one', { postedAt: '2999-01-01', title: 'Coming Role' }],
  ])('can be read as a %s by who has the link, and nobody can apply there', async (_, fields) => {
    const site = await siteWith({ coming: fields });
    const link = await linkOf(site, 'coming');
    for (let round = 0; round < 2; round += 1) {
      const { status, headers, text } = await request(site.app).get(link);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers).not.toHaveProperty('set-cookie');
      const document = parseHtml(text);
      expect(document.one('main h1').text).toBe('Coming Role');
      expect(document.one('main').text).toContain('This is a preview.');
      expect(document.all('meta[name="robots"]').map((tag) => tag.get('content'))).toEqual(['noindex']);
      expect(text).not.toContain('application/ld+json');
      expect(document.all('main form')).toEqual([]);
      expect(text).not.toContain('Apply Now');
    }
    expect(parseHtml((await request(site.app).get(`${link}&apply`)).text).all('main form')).toEqual([]);
    const refused = await apply(site, link);
    expect(refused.status).toBe(409);
    expect(parseHtml(refused.text).one('main').text).toContain('nobody can apply before');
    expect(await applicationsIn(site.stores)).toEqual([]);
    // The preview has left nothing behind for others.
    expect((await request(site.app).get('/careers/coming')).status).toBe(404);
    for (const address of ['/career', '/sitemap.xml', '/api/getAlljob']) {
      expect((await request(site.app).get(address)).text).not.toContain('coming');
    }
  });

  it('comes onto the site by itself at the start of its day, on pages that were kept before', async () => {
    let now = new Date('2026-11-29T23:59:59+05:30');
    const site = await siteWith(
      { coming: { postedAt: '2026-11-30', closesAt: '2026-11-30', title: 'Coming Role' } },
      { clock: () => now },
    );
    const list = async () => (await request(site.app).get('/career')).text;
    const status = async () => (await request(site.app).get('/careers/coming')).status;
    expect([(await list()).includes('Coming Role'), await status()]).toEqual([false, 404]);
    now = new Date('2026-11-30T00:00:00+05:30');
    expect([(await list()).includes('Coming Role'), await status()]).toEqual([true, 200]);
    // The link of the preview leads to the page that everybody sees.
    expect((await request(site.app).get(await linkOf(site, 'coming'))).text).toContain('Apply Now');
    now = new Date('2026-12-01T00:00:00+05:30');
    expect([(await list()).includes('Coming Role'), await status()]).toEqual([false, 410]);
  });
});

describe('an opening that was renamed', () => {
  it('is found under its old address, whatever is asked for there', async () => {
    const site = await siteWith({ 'bench-lead': { formerIds: ['bench-chief'] } });
    const { status, headers } = await request(site.app).get('/careers/bench-chief?apply');
    expect([status, headers.location]).toEqual([308, '/careers/bench-lead?apply']);
    // It may get its name back, and a browser that remembers the way would go round in a circle.
    expect(headers['cache-control']).toBe('no-cache');
    expect((await request(site.app).head('/careers/bench-chief')).status).toBe(308);
    const slashed = await request(site.app).get('/careers/bench-chief/').redirects(0);
    expect([slashed.status, slashed.headers.location]).toEqual([308, '/careers/bench-lead']);
  });

  it('takes an application that was begun under its old name', async () => {
    const site = await siteWith({ 'bench-lead': { formerIds: ['bench-chief'] } });
    expect((await apply(site, '/careers/bench-chief')).status).toBe(303);
    expect((await applicationsIn(site.stores)).map(({ jobId }) => jobId)).toEqual(['bench-lead']);
    expect((await apply(site, '/api/apply', 'bench-chief')).status).toBe(201);
  });
});
