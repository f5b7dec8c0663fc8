/** The query of the list of open jobs: the same for `/career`, its feeds and `GET /api/getAlljob`. */

/** The most openings in one answer, and on one page of the list. */
export const OPENINGS_A_PAGE = 50;

export const SEARCH_CHARACTERS = 100;

export const FILTERS = ['place', 'experience', 'kind', 'department', 'workplace'] as const;
export type Filter = (typeof FILTERS)[number];

/**
 * By query parameter; `''` means not given. `q` is the search text, `experience` the years of work a candidate has,
 * `like` the `_id` of a filled opening: similar ones come first. `page` counts from 1.
 */
export type AskedOpenings = Readonly<Record<'q' | Filter | 'like', string> & { page: number }>;

/** How many openings each value of a filter would leave, with the other filters as they are; in the order to show them. */
export type FilterCounts = Record<Filter, Readonly<Record<string, number>>>;

/** One page of an answer: `total` openings of all that are `open` match; the first `similar` ones are like `like`. */
export type FoundOpenings<Opening> = {
  openings: Opening[];
  total: number;
  open: number;
  page: number;
  pages: number;
  filters: FilterCounts;
  similar: number;
};

export const ALL_OPENINGS: AskedOpenings = {
  q: '',
  place: '',
  experience: '',
  kind: '',
  department: '',
  workplace: '',
  page: 1,
  like: '',
};

export const ASKED_NAMES = Object.keys(ALL_OPENINGS) as (keyof AskedOpenings)[];

/** The normalized query string, with its question mark; `''` if there is nothing in it. */
export function searchFor(asked: Partial<AskedOpenings>): string {
  const search = new URLSearchParams();
  for (const name of ASKED_NAMES) {
    const value = asked[name];
    if (value && value !== ALL_OPENINGS[name]) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
