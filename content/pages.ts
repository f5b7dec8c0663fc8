import { pagesWith } from '#shared/pages.ts';
import { ARTICLES } from './blog/article-slugs.ts';
import { CASES } from './portfolio/case-slugs.ts';

/** The pages of this site, its articles and cases included. */
export const { CANONICAL_PAGES, canonicalPath, pageAt, patternsOf } = pagesWith({
  article: ARTICLES,
  case: CASES,
});
