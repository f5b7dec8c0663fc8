// behaviour: N1 N2 N3 N4 N5 V2 N17 J5
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { formPaths } from '#shared/pages.ts';
import { APPLICATION_ERASED, SOCIAL_CARD, socialCardPath } from '#shared/paths.ts';
import type { HtmlElement } from '../support/site/html.ts';
import {
  CLOSED_JOB,
  everyPage,
  NOWHERE,
  OPEN_JOB,
  PAGE_PATHS,
  SPELLINGS,
  TITLES,
  UNKNOWN_JOB,
} from '../support/site/routes.ts';
import { ORIGIN, useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

const meta = (document: HtmlElement, name: string) =>
  [...document.all(`head meta[name="${name}"]`), ...document.all(`head meta[property="${name}"]`)].map(
    (tag) => tag.get('content'),
  );
const canonical = (document: HtmlElement) =>
  document.all('head link[rel="canonical"]').map((link) => link.get('href'));

/** Levels of the headings that the page's own part holds, in order. */
const headingLevels = (part: HtmlElement) =>
  part.descendants.flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? [Number(tag[1])] : []));

/** Holds for every page, whatever its status. */
function expectSoundDocument(document: HtmlElement) {
  expect(document.one('html').get('lang')).toBe('en-IN');
  expect(document.all('head title')).toHaveLength(1);
  expect(document.all('h1')).toHaveLength(1);
  expect(document.one('h1').text).not.toBe('');
  expect(document.all('main')).toHaveLength(1);
  const levels = headingLevels(document.one('main'));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level, `headings go ${levels.join(' ')}`).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
  }
  const headings = document.one('body').descendants.filter(({ tag }) => /^h[1-6]$/.test(tag));
  for (const heading of headings) expect(heading.text, 'no heading is empty').not.toBe('');
  expect(meta(document, 'viewport')).toEqual(['width=device-width, initial-scale=1']);
  expect(document.one('head meta[charset]').get('charset')).toBe('utf-8');
}

/** What a page that may be indexed says of itself. */
function expectSoundHead(document: HtmlElement, path: string) {
  const title = document.one('head title').text;
  const [description = ''] = meta(document, 'description');
  expect(description, 'a description has 51 to 160 characters').toMatch(/^.{51,160}$/u);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(canonical(document)).toEqual([ORIGIN + path]);
  expect(meta(document, 'robots')).toEqual([]);
  expect({
    site: meta(document, 'og:site_name'),
    type: meta(document, 'og:type'),
    title: meta(document, 'og:title'),
    description: meta(document, 'og:description'),
    url: meta(document, 'og:url'),
    card: meta(document, 'twitter:card'),
    image: meta(document, 'og:image'),
    size: [...meta(document, 'og:image:width'), ...meta(document, 'og:image:height')],
    alt: meta(document, 'og:image:alt'),
  }).toEqual({
    site: [company.name],
    type: ['website'],
    title: [title],
    description: [description],
    url: [ORIGIN + path],
    card: ['summary_large_image'],
    image: [ORIGIN + socialCardPath(path)],
    size: [String(SOCIAL_CARD.width), String(SOCIAL_CARD.height)],
    alt: [title],
  });
}

describe('Route table', () => {
  it.each(PAGE_PATHS)('%s is a page, complete and described', async (path) => {
    const { status, document } = await served.page(path);
    expect(status).toBe(200);
    expectSoundDocument(document);
    expectSoundHead(document, path);
    const title = document.one('head title').text;
    if (path === '/') expect(title).toMatch(new RegExp(`^${company.name}: `));
    else expect(title).toMatch(new RegExp(`^${TITLES[path] ?? '.+'} \\| ${company.name}$`));
  });

  it('has every screen of the specification', () => {
    expect(PAGE_PATHS).toEqual(expect.arrayContaining(Object.keys(TITLES)));
  });

  it('has a page for each open job, under the job’s title', async () => {
    const jobs = await served.site.content.jobs();
    expect(jobs.length).toBeGreaterThan(0);
    for (const { _id, title } of jobs) {
      const { status, document, main } = await served.page(`/careers/${_id}`);
      expect(status).toBe(200);
      expectSoundDocument(document);
      expectSoundHead(document, `/careers/${_id}`);
      expect(main.one('h1').text).toBe(title);
      expect(document.one('head title').text).toBe(`${title} | ${company.name}`);
    }
  });

  it('gives no two pages the same title or description', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string | undefined>();
    const paths = await everyPage(served.site);
    for (const path of paths) {
      const { document } = await served.page(path);
      titles.add(document.one('head title').text);
      descriptions.add(meta(document, 'description')[0]);
    }
    expect(titles.size).toBe(paths.length);
    expect(descriptions.size).toBe(paths.length);
  });

  it('wraps every route in the shared header and footer, with the toasts and announcer above', async () => {
    for (const path of [...(await everyPage(served.site)), '/nowhere', CLOSED_JOB]) {
      const { document } = await served.page(path);
      expect(document.all('header nav[aria-label="Main"]')).toHaveLength(1);
      expect(document.all('footer')).toHaveLength(1);
      const [skipLink] = document.all('body a');
      expect(skipLink?.text).toMatch(/^Skip to/);
      expect(document.all(`#${skipLink?.get('href')?.slice(1)}`)).toHaveLength(1);
      // Live regions have to be there, and empty, before something is said in them.
      expect(document.texts('[aria-label="Messages"] [role="alert"]')).toEqual(['']);
      expect(document.texts('[aria-label="Messages"] [role="status"]')).toEqual(['']);
    }
  });
});

it.each(SPELLINGS)('%s, another spelling of an address, shows %s, byte for byte', async (address, path) => {
  const [shown, meant] = [await served.page(address), await served.page(path)];
  expect(shown.status).toBe(200);
  expectSoundHead(shown.document, path);
  expect(shown.main.text).toBe(meant.main.text);
  expect(shown.main.one('h1').text).toBe(meant.main.one('h1').text);
});

describe('Addresses without a page', () => {
  it.each(NOWHERE)('%s answers 404 with ways onward, and is not indexed', async (address) => {
    const { status, document, main } = await served.page(address);
    expect(status).toBe(404);
    expectSoundDocument(document);
    expect(main.one('h1').text).toBe('Page not found');
    expect(meta(document, 'robots')).toEqual(['noindex']);
    expect(canonical(document)).toEqual([]);
    expect(meta(document, 'og:url')).toEqual([]);
    expect([meta(document, 'og:image'), meta(document, 'twitter:card')]).toEqual([[], ['summary']]);
    const ways = main.all('a').map((link) => link.get('href'));
    for (const way of ['/', '/products', '/career', '/contact-us']) expect(ways).toContain(way);
  });

  it.each([
    ['unknown', UNKNOWN_JOB, 404],
    ['closed', CLOSED_JOB, 410],
    ['never published', '/careers/devops-engineer', 404],
    ['written in another case', '/careers/Embedded-Firmware-Engineer', 404],
    ['a path out of the folder', '/careers/..%2Ftestimonials', 404],
  ])('a job that is %s says so with the open jobs below, as %s answers %i', async (_, address, wanted) => {
    const { status, document, main } = await served.page(address);
    expect(status).toBe(wanted);
    expectSoundDocument(document);
    expect(main.texts('[role="alert"]')).toEqual(['Job not found or server error']);
    expect(meta(document, 'robots')).toEqual(['noindex']);
    expect(canonical(document)).toEqual([]);
    const jobs = await served.site.content.jobs();
    const linked = main.all('a').map((link) => link.get('href'));
    for (const { _id } of jobs) expect(linked).toContain(`/careers/${_id}`);
    expect(linked).not.toContain(CLOSED_JOB);
  });

  it('an address that cannot be decoded answers 400', async () => {
    const { text } = await request(served.site.app).get('/careers/%E0%A4%A').expect(400);
    expect(text).toContain('This address is not written correctly.');
  });
});

describe('Methods', () => {
  it('HEAD answers like GET, without a body', async () => {
    for (const path of [
      '/',
      '/career',
      '/industries/banking',
      OPEN_JOB,
      '/healthCare',
      UNKNOWN_JOB,
      CLOSED_JOB,
    ]) {
      // The first reader of a page gets it while it is rendered, before its ETag is known.
      await request(served.site.app).get(path);
      const got = await request(served.site.app).get(path).set('Accept-Encoding', 'br');
      const asked = await request(served.site.app).head(path).set('Accept-Encoding', 'br');
      expect(asked.status, path).toBe(got.status);
      expect(asked.text).toBeFalsy();
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy', 'vary']) {
        expect(asked.headers[name], `${name} of ${path}`).toBe(got.headers[name]);
      }
    }
  });

  const formPages = [...formPaths('contact'), OPEN_JOB];
  const others = [...PAGE_PATHS, APPLICATION_ERASED, '/widgets/1'].filter((it) => !formPages.includes(it));

  it.each(others)('%s takes no other method', async (path) => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const { headers, text } = await request(served.site.app)[method](path).expect(405);
      expect(headers.allow).toBe('GET, HEAD');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain('<h1');
    }
  });

  it.each(['/nowhere', '/career/x', '/careers/a/b', '/widgets/9'])('%s is no page', async (path) => {
    for (const method of ['post', 'put', 'delete'] as const)
      await request(served.site.app)[method](path).expect(404);
  });

  it.each(formPages)('%s has a form, and takes POST besides', async (path) => {
    for (const method of ['put', 'patch', 'delete'] as const) {
      const { headers } = await request(served.site.app)[method](path).expect(405);
      expect(headers.allow).toBe('GET, HEAD, POST');
    }
    await request(served.site.app).post(path).expect(415);
  });
});
