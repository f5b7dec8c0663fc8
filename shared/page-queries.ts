import { type JobQuery, readJobQuery, searchFor } from './job-query.ts';

/** A search as it is kept: words in any case, with any number of blanks between them, find the same. */
export const searchAsKept = (query: JobQuery): string =>
  searchFor({ ...query, q: query.q.toLowerCase().replace(/\s+/g, ' ') });

/** What one of a few words may be. */
const WORD = /^[\w &+-]{1,40}$/;

const ofWord = (name: string) => (search: URLSearchParams) => {
  const value = search.get(name) ?? '';
  return WORD.test(value) ? `?${new URLSearchParams({ [name]: value })}` : '';
};

const QUERIES: Record<string, (search: URLSearchParams) => string> = {
  career: (search) => searchAsKept({ ...readJobQuery(search).query, like: '' }),
  portfolio: ofWord('category'),
  clients: ofWord('rating'),
  contact: ofWord('about'),
  job: (search) => (search.has('apply') ? '?apply' : ''),
};

/**
 * What of a query makes a page of its own, in one spelling, with its question mark: only what the page with this id
 * names. `''` shows the page as without a query.
 */
export const queryOfPage = (pageId: string, search: URLSearchParams): string =>
  QUERIES[pageId]?.(search) ?? '';
