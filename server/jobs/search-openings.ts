import { DISCIPLINE_NAMES, OTHER_DISCIPLINE } from '#content/careers/disciplines.ts';
import type { Job } from '#shared/entities.ts';
import { EMPLOYMENT_TYPES, spelled, WORKPLACES } from '#shared/job-terms.ts';
import {
  ALL_OPENINGS,
  type AskedOpenings,
  FILTERS,
  type Filter,
  type FilterCounts,
  type FoundOpenings,
  OPENINGS_A_PAGE,
} from '#shared/openings.ts';
import { type Facets, indexOf, type OpeningsIndex, wordsIn } from './openings-index.ts';
import { similarFirst } from './similar-openings.ts';

/** More places than this are too many for a menu; the search covers all of them. */
const MOST_PLACES = 50;

/**
 * The open jobs that `asked` matches, in the order of `jobs`: all words of `q`, each anywhere in the title or at the
 * beginning of a word of place, department, skills or summary, and every filter. A page beyond the last is the last.
 * `gone` is the filled opening that others are to be compared with.
 */
export function searchOpenings(
  jobs: readonly Job[],
  asked: AskedOpenings,
  gone?: Job | undefined,
): FoundOpenings<Job> {
  const index = indexOf(jobs);
  const { matching, filters } = isNarrowed(asked) ? match(asked, index) : everything(index);
  const { order, similar } = gone ? similarFirst(gone, matching, index) : { order: matching, similar: 0 };
  const pages = Math.max(1, Math.ceil(order.length / OPENINGS_A_PAGE));
  const page = Math.min(asked.page, pages);
  const shown = order.slice((page - 1) * OPENINGS_A_PAGE, page * OPENINGS_A_PAGE);
  return {
    openings: shown.map((at) => jobs[at] as Job),
    total: matching.length,
    open: jobs.length,
    page,
    pages,
    filters,
    similar,
  };
}

type Matched = { matching: readonly number[]; filters: FilterCounts };

const isNarrowed = (asked: AskedOpenings) => asked.q !== '' || FILTERS.some((filter) => asked[filter] !== '');

/** The whole list is asked for most, and is the same until an opening changes. */
const wholes = new WeakMap<OpeningsIndex, Matched>();

function everything(index: OpeningsIndex): Matched {
  const known = wholes.get(index) ?? match(ALL_OPENINGS, index);
  wholes.set(index, known);
  return known;
}

function match(asked: AskedOpenings, index: OpeningsIndex): Matched {
  const counts = counting(asked, index);
  const isFound = holdsWords([...new Set(wordsIn(asked.q))], index);
  const chosen = FILTERS.filter((filter) => asked[filter] !== '');
  const found = [...index.openings.keys()].filter((at) => !isFound || isFound(at));
  const facetsAt = (at: number) => index.openings[at]?.facets as Facets;
  // There may be thousands of openings, but few that differ in what the filters ask.
  const alike = new Map<Facets, number>();
  for (const facets of found.map(facetsAt)) alike.set(facets, (alike.get(facets) ?? 0) + 1);
  const fitting = new Set<Facets>();
  for (const [facets, many] of alike) {
    const failed = chosen.filter((filter) => !passes(facets, filter, asked[filter]));
    if (failed.length === 0) fitting.add(facets);
    // A value of a filter counts what it would leave, so the filter's own choice does not matter to its counts.
    if (failed.length <= 1)
      for (const filter of failed[0] ? failed : FILTERS) counts.add(filter, facets, many);
  }
  return { matching: found.filter((at) => fitting.has(facetsAt(at))), filters: counts.done() };
}

/** Whether the opening at a place of the list holds all `words`; undefined where there are none. */
function holdsWords(words: readonly string[], { openings, holding }: OpeningsIndex) {
  if (words.length === 0) return undefined;
  /** How many of the words, from the first on, each opening holds. */
  const held = new Uint8Array(openings.length);
  for (const [nth, word] of words.entries()) {
    const hold = (at: number) => {
      if (held[at] === nth) held[at] = nth + 1;
    };
    for (const [known, places] of holding) if (known.startsWith(word)) places.forEach(hold);
    for (const [at, { title }] of openings.entries()) if (held[at] === nth && title.includes(word)) hold(at);
  }
  return (at: number) => held[at] === words.length;
}

function passes(facets: Facets, filter: Filter, wanted: string): boolean {
  return filter === 'experience' ? isForYears(facets, Number(wanted)) : facets[filter] === wanted;
}

const isForYears = ({ years }: Facets, has: number) => years.from <= has && has <= years.to;

function counting(asked: AskedOpenings, { offered }: OpeningsIndex) {
  // A short menu stays whole whatever is searched for; a value that would leave nothing counts 0.
  const none = (filter: Filter) => new Map([...offered[filter]].map((value) => [value, 0]));
  const found: Record<Filter, Map<string, number>> = {
    place: new Map(),
    experience: new Map(),
    kind: none('kind'),
    department: none('department'),
    workplace: none('workplace'),
  };
  const count = (filter: Filter, value: string, many: number) =>
    found[filter].set(value, (found[filter].get(value) ?? 0) + many);

  return {
    add(filter: Filter, facets: Facets, many: number) {
      if (offered[filter].size === 0) return;
      if (filter !== 'experience') return count(filter, facets[filter], many);
      for (const years of offered.experience)
        if (isForYears(facets, Number(years))) count(filter, years, many);
    },
    done(): FilterCounts {
      for (const filter of FILTERS) {
        const chosen = asked[filter];
        if (chosen !== '' && offered[filter].size > 0 && !found[filter].has(chosen))
          found[filter].set(chosen, 0);
      }
      return Object.fromEntries(
        FILTERS.map((filter) => [filter, listed(filter, found[filter])]),
      ) as FilterCounts;
    },
  };
}

const ORDER: Partial<Record<Filter, readonly string[]>> = {
  kind: EMPLOYMENT_TYPES.map(spelled),
  workplace: WORKPLACES.map(spelled),
  department: DISCIPLINE_NAMES,
};
const BY_NAME = new Intl.Collator('en', { numeric: true });

/** Fixed orders first, then by name; places by how many openings they have; "Other" last. */
function listed(filter: Filter, counts: ReadonlyMap<string, number>): Record<string, number> {
  const order = ORDER[filter] ?? [];
  const rank = (value: string) => {
    if (value === OTHER_DISCIPLINE) return Number.POSITIVE_INFINITY;
    return order.includes(value) ? order.indexOf(value) : order.length;
  };
  const options = [...counts].sort(
    ([a, countOfA], [b, countOfB]) =>
      (filter === 'place' ? countOfB - countOfA : Math.sign(rank(a) - rank(b)) || 0) || BY_NAME.compare(a, b),
  );
  return Object.fromEntries(filter === 'place' ? options.slice(0, MOST_PLACES) : options);
}
