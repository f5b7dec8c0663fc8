import type { RequestHandler } from 'express';
import { blogs } from '#content/blog/blog-copy.ts';
import { posts } from '#content/blog/blog-posts.ts';
import { company } from '#content/company.ts';
import { startInIndia } from '#shared/indian-time.ts';
import { articlePath, BLOG_FEED, BLOGS } from '#shared/paths.ts';
import { publishDay } from '#shared/publish-day.ts';
import { atomXml } from '../http/atom.ts';
import { cachedText } from '../http/response-cache.ts';
import type { Source } from './crawler-files.ts';

/** The articles as Atom, newest first: author, date and summary. The full texts are on their pages. */
export const blogFeed = ({ cache, publicOrigin }: Source): RequestHandler =>
  cachedText(cache, { type: 'application/atom+xml', address: BLOG_FEED, write: () => feedFor(publicOrigin) });

function feedFor(origin: string): string {
  const entries = posts.map(({ id, title, publishDate, category, excerpt, author: { name } }) => {
    const address = origin + articlePath(id);
    const published = startInIndia(publishDay(publishDate) ?? '');
    return {
      id: address,
      address,
      title,
      published,
      updated: published,
      author: name,
      category,
      summary: excerpt,
    };
  });
  return atomXml({
    id: origin + BLOG_FEED,
    title: blogs.feed,
    subtitle: blogs.description,
    author: company.name,
    updated: entries[0]?.updated ?? startInIndia(`${company.founded}-01-01`),
    self: origin + BLOG_FEED,
    page: origin + BLOGS,
    entries,
  });
}
