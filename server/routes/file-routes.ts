import { Router } from 'express';
import { BLOG_FEED, JOBS_FEED } from '#shared/paths.ts';
import type { AppDeps } from '../app-deps.ts';
import { allowMethods } from '../http/guards.ts';
import { openData } from '../http/headers.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { jobsFeed } from '../jobs/jobs-feed.ts';
import { blogFeed } from '../pages/blog-feed.ts';
import { robots, SECURITY_TXT, SITEMAP, securityTxt, sitemap } from '../pages/crawler-files.ts';

/** Files for programs, generated from the current content: feeds, and what crawlers look for. */
export function fileRoutes({ config: { publicOrigin }, content }: AppDeps, cache: ResponseCache): Router {
  const source = { content, cache, publicOrigin };
  const reading = allowMethods('GET', 'HEAD');
  const files = Router();
  files.all(SITEMAP, reading, sitemap(source));
  files.all('/robots.txt', reading, robots(publicOrigin));
  files.all(SECURITY_TXT, reading, securityTxt(publicOrigin));
  files.all(JOBS_FEED, openData, reading, jobsFeed(source));
  files.all(BLOG_FEED, openData, reading, blogFeed(source));
  return files;
}
