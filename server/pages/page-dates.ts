import type { PageId } from '#shared/pages.ts';

/**
 * The day on which the words or pictures of a page last changed for its readers, which the sitemap tells search engines.
 * Kept by hand: only people know whether a change is one, and a date that moves with every build is soon believed by
 * nobody. A page that grows by itself, such as the list of openings, is as new as its newest entry besides.
 */
export const PAGE_DATES: Record<Exclude<PageId, 'job' | 'article'>, `${number}-${number}-${number}`> = {
  home: '2026-11-22',
  products: '2026-11-22',
  about: '2026-11-22',
  career: '2026-11-22',
  leadership: '2026-11-22',
  clients: '2026-11-22',
  culture: '2026-11-22',
  portfolio: '2026-11-22',
  industry: '2026-11-22',
  'web-development': '2026-11-22',
  'web-type': '2026-11-22',
  'mobile-apps': '2026-11-22',
  'app-type': '2026-11-22',
  'digital-evolution': '2026-11-22',
  'digital-type': '2026-11-22',
  contact: '2026-11-22',
  blogs: '2026-11-22',
  privacy: '2026-11-22',
  'api-docs': '2026-11-22',
};
