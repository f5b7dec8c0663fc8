import { canonicalPathsIn, type PageId, pageIn, pagesWith, patternsIn } from '#shared/pages.ts';
import { ARTICLES } from './blog/article-slugs.ts';
import { CASES } from './portfolio/case-slugs.ts';

/** The pages of this site, its articles and cases included. Functions, so that browsers load only those they call. */
const pages = pagesWith({ article: ARTICLES, case: CASES });

export const CANONICAL_PAGES = canonicalPathsIn(pages);
export const pageAt = (path: string) => pageIn(pages, path);
export const patternsOf = (id: PageId) => patternsIn(pages, id);
