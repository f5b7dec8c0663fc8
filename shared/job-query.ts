import {
  asSlug,
  DEPARTMENT_CHARACTERS,
  EMPLOYMENT_TYPES,
  LOCATION_CHARACTERS,
  WORKPLACES,
} from './job-terms.ts';
import { isJobId } from './slugs.ts';

/** The query of the list of open jobs: the same for `/career`, its feeds and `GET /api/getAlljob`. */

/** The most jobs in one response, and in one step of the list. */
export const JOBS_PER_PAGE = 50;

export const SEARCH_CHARACTERS = 100;

export const FILTERS = ['place', 'experience', 'kind', 'department', 'workplace'] as const;
export type Filter = (typeof FILTERS)[number];

/** Newest first is the order of the list; closing: the next to close first, those without a last day at the end. */
export const ORDERS = ['newest', 'closing'] as const;

/**
 * By query parameter; `''` means not given. `q` is the search text, `experience` the years of work a candidate has,
 * `like` the `_id` of a filled job: similar ones come first. `page` counts from 1.
 */
export type JobQuery = Readonly<Record<'q' | Filter | 'order' | 'like', string> & { page: number }>;

export const ALL_JOBS: JobQuery = {
  q: '',
  place: '',
  experience: '',
  kind: '',
  department: '',
  workplace: '',
  order: '',
  page: 1,
  like: '',
};

export const QUERY_NAMES = Object.keys(ALL_JOBS) as (keyof JobQuery)[];

/** The normalized query string, with its question mark; `''` if there is nothing in it. */
export function toQueryString(query: Partial<JobQuery>): string {
  const search = new URLSearchParams();
  for (const name of QUERY_NAMES) {
    const value = query[name];
    if (value && value !== ALL_JOBS[name]) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

type Rule = { fits: (given: string) => boolean; says: string };

const shortText = (longest: number): Rule => ({
  // A control character is never typed, and no job holds one.
  fits: (given) => given.length <= longest && !/\p{Cc}/u.test(given),
  says: `should be text of at most ${longest} characters`,
});
const oneOf = (values: readonly string[]): Rule => ({
  fits: (given) => values.includes(given),
  says: `should be one of ${values.join(', ')}`,
});

const RULES: Record<keyof JobQuery, Rule> = {
  q: shortText(SEARCH_CHARACTERS),
  place: shortText(LOCATION_CHARACTERS),
  experience: {
    fits: (given) => /^\d{1,2}$/.test(given),
    says: 'should be a whole number of years, 0 to 99',
  },
  kind: oneOf(EMPLOYMENT_TYPES.map(asSlug)),
  department: shortText(DEPARTMENT_CHARACTERS),
  workplace: oneOf(WORKPLACES.map(asSlug)),
  order: oneOf(ORDERS),
  page: { fits: (given) => /^[1-9]\d{0,4}$/.test(given), says: 'should be a number from 1 to 99999' },
  like: { fits: isJobId, says: 'should be the _id of a job' },
};
/**
 * Reads an address's query. `isAsked` says whether it has any of these parameters; unknown ones do not count.
 * Those that break a rule are left out, and named in `mistakes`.
 */
export function readJobQuery(search: URLSearchParams): {
  query: JobQuery;
  isAsked: boolean;
  mistakes: string[];
} {
  const query: Record<string, string | number> = { ...ALL_JOBS };
  const mistakes: string[] = [];
  for (const name of QUERY_NAMES) {
    const given = search.getAll(name);
    const value = (given[0] ?? '').trim();
    if (given.length > 1) mistakes.push(`${name} should be given once.`);
    else if (value !== '' && !RULES[name].fits(value)) mistakes.push(`${name} ${RULES[name].says}.`);
    else if (value !== '') query[name] = name === 'page' ? Number(value) : value;
  }
  return { query: query as JobQuery, isAsked: QUERY_NAMES.some((name) => search.has(name)), mistakes };
}
