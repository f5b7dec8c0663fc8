import { type JobQuery, readJobQuery, toQueryString } from './job-query.ts';

/** The canonical query of a search: case and repeated blanks make no difference. */
export const canonicalSearch = (query: JobQuery): string =>
  toQueryString({ ...query, q: query.q.toLowerCase().replace(/\s+/g, ' ') });

/** The value of a parameter that is a short word. */
const WORD = /^[\w &+-]{1,40}$/;

const wordParameter = (name: string) => (search: URLSearchParams) => {
  const value = search.get(name) ?? '';
  return WORD.test(value) ? `?${new URLSearchParams({ [name]: value })}` : '';
};

const QUERIES: Record<string, (search: URLSearchParams) => string> = {
  career: (search) => canonicalSearch({ ...readJobQuery(search).query, like: '' }),
  portfolio: wordParameter('category'),
  clients: wordParameter('rating'),
  contact: wordParameter('about'),
  job: (search) => (search.has('apply') ? '?apply' : ''),
};

/**
 * The canonical query of a page, with its question mark: only the parameters that the page with this id
 * knows. `''` stands for the page without a query.
 */
export const canonicalQuery = (pageId: string, search: URLSearchParams): string =>
  QUERIES[pageId]?.(search) ?? '';
