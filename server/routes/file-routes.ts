import { Router } from 'express';
import { BLOG_FEED, FEEDS } from '#shared/paths.ts';
import type { AppDeps } from '../app-deps.ts';
import { allowMethods } from '../http/guards.ts';
import { openData } from '../http/open-data.ts';
import { atomFeed, jsonFeed } from '../jobs/feeds.ts';
import { blogFeed } from '../pages/blog-feed.ts';
import { llmsTxt } from '../pages/llms-txt.ts';
import type { Pages } from '../pages/pages.ts';
import { SECURITY_TXT, securityTxt } from '../pages/security-txt.ts';
import { robots, sitemap } from '../pages/sitemap.ts';

/** Files for programs, made of the content as it is now: feeds, and what crawlers look for. */
export function fileRoutes({ config: { publicOrigin }, content }: AppDeps, pages: Pages): Router {
  const reading = [openData, allowMethods('GET', 'HEAD')];
  const files = Router();
  files.get('/sitemap.xml', sitemap(content, publicOrigin));
  files.get('/robots.txt', robots(publicOrigin));
  files.get('/llms.txt', llmsTxt(content, publicOrigin, pages.headOf));
  files.get(SECURITY_TXT, securityTxt(publicOrigin));
  files.all(FEEDS.atom, reading, atomFeed(content, publicOrigin));
  files.all(FEEDS.json, reading, jsonFeed(content, publicOrigin));
  files.all(BLOG_FEED, reading, blogFeed(publicOrigin));
  return files;
}
