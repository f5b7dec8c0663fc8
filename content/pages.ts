import { pagesWith } from '#shared/pages.ts';
import { ARTICLES } from './blog/article-slugs.ts';

/** The pages of this site, its articles included. */
export const { CANONICAL_PAGES, canonicalPath, pageAt, patternsOf } = pagesWith(ARTICLES);
