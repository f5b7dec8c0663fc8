import { type JobQuery, readJobQuery, searchFor } from './job-query.ts';

/** The canonical query of a search: case and repeated blanks make no difference. */
export const searchAsKept = (query: JobQuery): string =>
  searchFor({ ...query, q: query.q.toLowerCase().replace(/\s+/g, ' ') });

/** The value of a parameter that is a short word. */
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
 * The canonical query of a page, with its question mark: only the parameters that the page with this id
 * knows. `''` stands for the page without a query.
 */
export const queryOfPage = (pageId: string, search: URLSearchParams): string =>
  QUERIES[pageId]?.(search) ?? '';
