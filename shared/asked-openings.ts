import {
  DEPARTMENT_CHARACTERS,
  EMPLOYMENT_TYPES,
  LOCATION_CHARACTERS,
  spelled,
  WORKPLACES,
} from './job-terms.ts';
import { ALL_OPENINGS, ASKED_NAMES, type AskedOpenings, SEARCH_CHARACTERS } from './openings.ts';
import { isJobId } from './slugs.ts';

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
  q: shortText(SEARCH_CHARACTERS),
  place: shortText(LOCATION_CHARACTERS),
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
  for (const name of ASKED_NAMES) {
    const given = search.getAll(name);
    const value = (given[0] ?? '').trim();
    if (given.length > 1) mistakes.push(`${name} should be given once.`);
    else if (value !== '' && !RULES[name].fits(value)) mistakes.push(`${name} ${RULES[name].says}.`);
    else if (value !== '') asked[name] = name === 'page' ? Number(value) : value;
  }
  return { asked: asked as AskedOpenings, isAsked: ASKED_NAMES.some((name) => search.has(name)), mistakes };
}
