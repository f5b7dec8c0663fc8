import { nearestTo } from './edit-distance.ts';
import type { Job } from './entities.ts';
import { FILTERS, type Filter, JOBS_PER_PAGE, type JobQuery } from './job-query.ts';
import { asSlug, EMPLOYMENT_TYPES, kindOf, WORKPLACES, workplaceOf, yearsRequired } from './job-terms.ts';
import { OPEN_APPLICATION } from './slugs.ts';

/** The search of the open jobs: the same function for the server and the browser. */

/** How jobs are grouped into departments, and their order; jobs of `other` have nothing in common. */
export type Departments = { of(job: Job): string; names: readonly string[]; other: string };

/** A job with the words that a search compares. */
type IndexedJob = {
  job: Job;
  title: string;
  /** Each word follows a blank; `duties` has all words of the job. */
  words: string;
  duties: string;
  skills: ReadonlySet<string>;
  facets: Record<Exclude<Filter, 'experience'>, string>;
  years: { from: number; to: number };
};

type JobIndex = {
  /** In the order of the list. */
  jobs: readonly IndexedJob[];
  /** Every word of them, once. */
  words: readonly string[];
  /** The values of each filter, in the order of its menu. */
  offered: Record<Filter, readonly string[]>;
};

/** How many jobs each value of a filter would leave, with the other filters as they are. */
export type FilterCounts = Record<Filter, Readonly<Record<string, number>>>;

/** `total` of the `open` jobs match; the first `similar` of them resemble a filled one. */
export type FoundJobs = { jobs: Job[]; total: number; open: number; filters: FilterCounts; similar: number };
export type FoundPage = FoundJobs & { page: number; pages: number };

const MAX_SIMILAR = 3;
/** The usual word in India for somebody who has not worked yet. */
const FRESHER = 'fresher';

/** Built once per list: when a job changes, there is a new list. */
const indexes = new WeakMap<readonly Job[], JobIndex>();

function indexOf(list: readonly Job[], departments: Departments): JobIndex {
  const known = indexes.get(list);
  if (known) return known;
  const jobs = list.map((job) => indexed(job, departments));
  const words = [...new Set(jobs.flatMap(({ duties }) => duties.split(' ')))];
  const index = { jobs, words, offered: offeredBy(jobs, departments) };
  indexes.set(list, index);
  return index;
}

/**
 * The jobs that match every filter and all words of `q`. A word may be anywhere in the title (a single letter
 * only at the start of a word there), or at the start of a word elsewhere. Duties are searched only if
 * nothing else has the words. `filled` is the job that others are compared with.
 */
export function searchJobs(
  list: readonly Job[],
  query: JobQuery,
  { departments, filled }: { departments: Departments; filled?: Job | undefined },
): FoundJobs {
  const index = indexOf(list, departments);
  const wanted = wordsIn(query.q).map(stemOf);
  const having = (where: 'words' | 'duties') =>
    index.jobs.filter((job) => wanted.every((word) => has(job, word, where)));
  const named = having('words');
  const withWords = named.length > 0 ? named : having('duties');
  const found = withWords.filter((job) => FILTERS.every((filter) => matches(job, filter, query[filter])));
  const matching = query.order === 'closing' ? found.toSorted(byLastDay) : found;
  const similar = filled ? similarTo(indexed(filled, departments), matching, departments.other) : [];
  const others = matching.filter((job) => !similar.includes(job));
  return {
    jobs: [...similar, ...others].map(({ job }) => job),
    total: matching.length,
    open: index.jobs.length,
    filters: countsOf(index, query, withWords),
    similar: similar.length,
  };
}

/** `text` with each word that no job has as the one that was probably meant; undefined if there is none. */
export function correctedSearch(
  list: readonly Job[],
  text: string,
  departments: Departments,
): string | undefined {
  const { words: known } = indexOf(list, departments);
  const words = wordsIn(text).map((word) =>
    known.some((one) => one.startsWith(stemOf(word))) ? word : nearestTo(word, known),
  );
  const corrected = words.join(' ');
  return words.includes(undefined) || corrected === wordsIn(text).join(' ') ? undefined : corrected;
}

/** One page of what was found; pages beyond the last are empty. */
export const pageOf = (found: FoundJobs, page: number): FoundPage => ({
  ...found,
  jobs: found.jobs.slice((page - 1) * JOBS_PER_PAGE, page * JOBS_PER_PAGE),
  page,
  pages: Math.max(1, Math.ceil(found.total / JOBS_PER_PAGE)),
});

/** A single letter, such as C, is searched as a whole word, except in the title, where it may begin one. */
const has = ({ title, ...job }: IndexedJob, word: string, where: 'words' | 'duties'): boolean =>
  word.length === 1
    ? `${job[where]} `.includes(` ${word} `) || ` ${title}`.includes(` ${word}`)
    : title.includes(word) || job[where].includes(` ${word}`);

/** A simple stemmer: "tester", "testers" and "testing" all find who tests. */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(/(?:ers?|ing|s)$/, '') : word);

function indexed(job: Job, departments: Departments): IndexedJob {
  const skills = [job.title, ...job.requiredSkillsQualifications, ...(job.preferredQualifications ?? [])];
  const years = yearsRequired(job.experience);
  const terms = [job.location, job.jobType, workplaceOf(job), asSlug(kindOf(job)), job.department ?? ''];
  const texts = [...skills, job.jobSummary, ...terms];
  if (years.from === 0) texts.push(FRESHER);
  return {
    job,
    title: wordsIn(job.title).join(' '),
    words: asWords(texts),
    duties: asWords([...texts, ...job.keyResponsibilities]),
    skills: new Set(wordsIn(skills.join(' '))),
    facets: {
      place: job.location,
      kind: asSlug(kindOf(job)),
      department: departments.of(job),
      workplace: asSlug(workplaceOf(job)),
    },
    years,
  };
}

const asWords = (texts: readonly string[]) => ` ${[...new Set(wordsIn(texts.join(' ')))].join(' ')}`;

function matches({ facets, years }: IndexedJob, filter: Filter, wanted: string): boolean {
  if (wanted === '') return true;
  if (filter !== 'experience') return facets[filter] === wanted;
  return years.from <= Number(wanted) && Number(wanted) <= years.to;
}

/** The counts of a filter ignore its own value. */
function countsOf({ offered }: JobIndex, query: JobQuery, withWords: readonly IndexedJob[]): FilterCounts {
  const counts = FILTERS.map((filter) => {
    const left = withWords.filter((job) =>
      FILTERS.every((other) => other === filter || matches(job, other, query[other])),
    );
    const values = offered[filter].length > 0 && query[filter] !== '' ? [query[filter]] : [];
    const all = new Set([...offered[filter], ...values]);
    const countOf = (value: string) => left.filter((job) => matches(job, filter, value)).length;
    return [filter, Object.fromEntries([...all].map((value) => [value, countOf(value)]))];
  });
  return Object.fromEntries(counts);
}

const NEVER = '9999-12-31';
const byLastDay = ({ job: a }: IndexedJob, { job: b }: IndexedJob) =>
  (a.closesAt ?? NEVER).localeCompare(b.closesAt ?? NEVER);

const BY_NAME = new Intl.Collator('en', { numeric: true });

/** Departments and workplaces are offered only if a job names one. */
function offeredBy(jobs: readonly IndexedJob[], { names, other }: Departments): JobIndex['offered'] {
  const values = (filter: keyof IndexedJob['facets']) =>
    [...new Set(jobs.map(({ facets }) => facets[filter]))].sort(BY_NAME.compare);
  const isNamed = (filter: 'department' | 'workplace') => jobs.some(({ job }) => job[filter] !== undefined);
  const atPlace = Map.groupBy(jobs, ({ facets }) => facets.place);
  const many = (place: string) => atPlace.get(place)?.length ?? 0;
  const mostYears = Math.max(0, ...jobs.map(({ years }) => Math.floor(highest(years))));
  const own = values('department').filter((name) => name !== other && !names.includes(name));
  const inOrder = (order: readonly string[], present: readonly string[]) =>
    order.filter((value) => present.includes(value));
  return {
    place: values('place').sort((a, b) => many(b) - many(a)),
    experience: Array.from({ length: mostYears + 1 }, (_, years) => String(years)),
    kind: inOrder(EMPLOYMENT_TYPES.map(asSlug), values('kind')),
    department: isNamed('department') ? inOrder([...names, ...own, other], values('department')) : [],
    workplace: isNamed('workplace') ? inOrder(WORKPLACES.map(asSlug), values('workplace')) : [],
  };
}

/** The most years that a range names, at most 99. */
const highest = ({ from, to }: { from: number; to: number }) => Math.min(99, Number.isFinite(to) ? to : from);

/** Jobs of the same department, those with the most skills in common first. */
function similarTo(filled: IndexedJob, matching: readonly IndexedJob[], other: string): IndexedJob[] {
  const { department } = filled.facets;
  if (department === other) return [];
  const inCommon = ({ skills }: IndexedJob) => [...skills].filter((word) => filled.skills.has(word)).length;
  return matching
    .filter(({ job, facets }) => facets.department === department && job._id !== OPEN_APPLICATION)
    .map((one) => ({ one, likeness: inCommon(one) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SIMILAR)
    .map(({ one }) => one);
}

/** Lower-case words. Dots within are left out, so that "node.js" and "nodejs" are one; "C++" and "C#" stay. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('.', '')
    .match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
