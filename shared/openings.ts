import { DEPARTMENT_CHARACTERS, EMPLOYMENT_TYPES, spelled, WORKPLACES } from './job-terms.ts';
import { isJobId } from './slugs.ts';

/** What may be asked of the list of open jobs: the rule of `/career`, its feeds and `GET /api/getAlljob` alike. */

/** The most openings in one answer, and on one page of the list. */
export const OPENINGS_A_PAGE = 50;

export const FILTERS = ['place', 'experience', 'kind', 'department', 'workplace'] as const;
export type Filter = (typeof FILTERS)[number];

/**
 * By the names in the address; `''` is not asked. `q` is words to be found, `experience` the years of work that
 * somebody has, `like` the `_id` of a filled opening whose neighbours come first. `page` counts from 1.
 */
export type AskedOpenings = Readonly<Record<'q' | Filter | 'like', string> & { page: number }>;

/** How many openings each value of a filter would leave, with the other filters as they are. */
export type FilterCounts = Record<Filter, { value: string; count: number }[]>;

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

type Rule = { fits: (given: string) => boolean; says: string };

const shortText = (longest: number): Rule => ({
  // A control character is never typed, and no opening holds one.
  fits: (given) => given.length <= longest && !/\p{Cc}/u.test(given),
  says: `should be text of at most ${longest} characters`,
});
const oneOf = (values: readonly string[]): Rule => ({
  fits: (given) => values.includes(given),
  says: `should be one of ${values.join(', ')}`,
});

const RULES: Record<keyof AskedOpenings, Rule> = {
  q: shortText(100),
  place: shortText(120),
  experience: {
    fits: (given) => /^\d{1,2}$/.test(given),
    says: 'should be a whole number of years, 0 to 99',
  },
  kind: oneOf(EMPLOYMENT_TYPES.map(spelled)),
  department: shortText(DEPARTMENT_CHARACTERS),
  workplace: oneOf(WORKPLACES.map(spelled)),
  page: { fits: (given) => /^[1-9]\d{0,4}$/.test(given), says: 'should be a number from 1 to 99999' },
  like: { fits: isJobId, says: 'should be the _id of an opening' },
};
const NAMES = Object.keys(RULES) as (keyof AskedOpenings)[];

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

/**
 * Reads an address's query. `isAsked` says whether it has any of these parameters; unknown ones do not count. What
 * breaks a rule is left out, and named in `mistakes`.
 */
export function readAsked(search: URLSearchParams): {
  asked: AskedOpenings;
  isAsked: boolean;
  mistakes: string[];
} {
  const asked: Record<string, string | number> = { ...ALL_OPENINGS };
  const mistakes: string[] = [];
  for (const name of NAMES) {
    const given = search.getAll(name);
    const value = (given[0] ?? '').trim();
    if (given.length > 1) mistakes.push(`${name} should be given once.`);
    else if (value !== '' && !RULES[name].fits(value)) mistakes.push(`${name} ${RULES[name].says}.`);
    else if (value !== '') asked[name] = name === 'page' ? Number(value) : value;
  }
  return { asked: asked as AskedOpenings, isAsked: NAMES.some((name) => search.has(name)), mistakes };
}

/** The one query for what is asked, with its question mark; `''` where nothing is. */
export function searchFor(asked: Partial<AskedOpenings>): string {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = asked[name];
    if (value && value !== ALL_OPENINGS[name]) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
