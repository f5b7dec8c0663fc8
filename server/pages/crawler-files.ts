import escapeHtml from 'escape-html';
import type { RequestHandler } from 'express';
import { posts } from '#content/blog/blog-posts.ts';
import { company } from '#content/company.ts';
import { CANONICAL_PAGES, pageAt } from '#content/pages.ts';
import { DAY } from '#shared/indian-time.ts';
import { API, API_DOCS, articlePath, CAREER, jobPath } from '#shared/paths.ts';
import { publishDay } from '#shared/publish-day.ts';
import { cachedText, type ResponseCache } from '../http/response-cache.ts';
import type { ContentStore } from '../jobs/content-store.ts';

export const SITEMAP = '/sitemap.xml';

export type Source = { content: ContentStore; cache: ResponseCache; publicOrigin: string };

type Entry = { path: string; changedOn?: string | undefined };

/** Every page and every open job; rebuilt only after content has changed. */
export function sitemap({ content, cache, publicOrigin }: Source): RequestHandler {
  return cachedText(cache, {
    type: 'application/xml',
    address: SITEMAP,
    async write() {
      const jobs = await content.jobs();
      const jobPages = jobs.map(({ _id, postedAt }) => ({ path: jobPath(_id), changedOn: postedAt }));
      // The newest stands first (behaviour Q1).
      const newest = jobs[0]?.postedAt ?? '';
      const pages = CANONICAL_PAGES.map((path) => ({ path, changedOn: changedOn(path, newest) }));
      return sitemapXml([...pages, ...jobPages], publicOrigin);
    },
  });
}

const ARTICLE_DAYS = new Map(posts.map(({ id, publishDate }) => [articlePath(id), publishDay(publishDate)]));

/** When a page changed: an article on its date, the list of jobs with its newest job. Days sort as text. */
function changedOn(path: string, newestJob: string): string | undefined {
  const day = ARTICLE_DAYS.get(path) ?? pageAt(path)?.page.changed;
  return path === CAREER && day && newestJob > day ? newestJob : day;
}

/** Allows everything but the pages' own API calls (RFC 9309); the longest rule that matches applies. */
export const robots = (publicOrigin: string): RequestHandler =>
  plainText(() => [
    'User-agent: *',
    'Disallow: /api/',
    `Allow: ${API_DOCS}`,
    `Allow: ${API.document}`,
    '',
    `Sitemap: ${publicOrigin}${SITEMAP}`,
  ]);

const plainText =
  (lines: () => string[]): RequestHandler =>
  (_req, res) => {
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`${lines().join('\n')}\n`);
  };

function sitemapXml(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, changedOn }) => {
    const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

export const SECURITY_TXT = '/.well-known/security.txt';
/** Days until `Expires`; RFC 9116 recommends less than a year. */
const GOOD_FOR = 180;

/** Contact for security reports (RFC 9116). `Expires` is always half a year ahead, so that it needs no upkeep. */
export const securityTxt = (publicOrigin: string): RequestHandler =>
  plainText(() => [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${new Date(Math.floor(Date.now() / DAY + GOOD_FOR) * DAY).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${publicOrigin}${SECURITY_TXT}`,
  ]);
