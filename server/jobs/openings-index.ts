import { disciplineOf } from '#content/careers/disciplines.ts';
import type { Job } from '#shared/entities.ts';
import { kindOf, spelled, workplaceOf, yearsAsked } from '#shared/job-terms.ts';
import type { Filter } from '#shared/openings.ts';

/** What the filters ask of an opening: the same object for all openings that are alike in this. */
export type Facets = {
  place: string;
  kind: string;
  department: string;
  workplace: string;
  years: { from: number; to: number };
};

/** What is asked of an opening often enough to be worked out once. */
type IndexedOpening = { job: Job; title: string; facets: Facets };

/**
 * The open jobs of one moment, for each word the places in that list of the jobs that hold it, and the values that each
 * filter offers for the whole list; none where no job names one.
 */
export type OpeningsIndex = {
  openings: IndexedOpening[];
  holding: ReadonlyMap<string, number[]>;
  offered: Record<Filter, ReadonlySet<string>>;
};

/** Kept for as long as the list: the content gives the same one until an opening changes. */
const indexes = new WeakMap<readonly Job[], OpeningsIndex>();
/** A job that has not changed since is the same object in the next list, too. */
const wordsOf = new WeakMap<Job, readonly string[]>();

export function indexOf(jobs: readonly Job[]): OpeningsIndex {
  const known = indexes.get(jobs);
  if (known) return known;
  const holding = new Map<string, number[]>();
  for (const [at, job] of jobs.entries()) {
    for (const word of searchedWords(job)) {
      const places = holding.get(word);
      if (places) places.push(at);
      else holding.set(word, [at]);
    }
  }
  const openings = indexed(jobs);
  const index = { openings, holding, offered: offeredBy(openings) };
  indexes.set(jobs, index);
  return index;
}

function indexed(jobs: readonly Job[]): IndexedOpening[] {
  const known = new Map<string, Facets>();
  return jobs.map((job) => {
    const facets = facetsOf(job);
    const key = JSON.stringify(facets);
    const shared = known.get(key) ?? facets;
    known.set(key, shared);
    return { job, title: wordsIn(job.title).join(' '), facets: shared };
  });
}

const facetsOf = (job: Job): Facets => ({
  place: job.location,
  kind: spelled(kindOf(job)),
  department: disciplineOf(job),
  workplace: spelled(workplaceOf(job)),
  years: yearsAsked(job.experience),
});

function offeredBy(openings: readonly IndexedOpening[]): OpeningsIndex['offered'] {
  const mostYears = openings.reduce(
    (most, { facets }) => Math.max(most, Math.floor(highest(facets.years))),
    0,
  );
  const named = (filter: 'department' | 'workplace') =>
    new Set(
      openings.some(({ job }) => job[filter] !== undefined)
        ? openings.map(({ facets }) => facets[filter])
        : [],
    );
  return {
    place: new Set(openings.map(({ facets }) => facets.place)),
    experience: new Set(Array.from({ length: mostYears + 1 }, (_, years) => String(years))),
    kind: new Set(openings.map(({ facets }) => facets.kind)),
    department: named('department'),
    workplace: named('workplace'),
  };
}

/** The most years that a range names; nobody has worked for a hundred. */
const highest = ({ from, to }: { from: number; to: number }) => Math.min(99, Number.isFinite(to) ? to : from);

/** Title, place, department, skills and summary: each word once. */
function searchedWords(job: Job): readonly string[] {
  const known = wordsOf.get(job);
  if (known) return known;
  const texts = [skillText(job), job.location, job.department ?? '', job.jobSummary];
  const words = [...new Set(wordsIn(texts.join(' ')))];
  wordsOf.set(job, words);
  return words;
}

/** What a job is about: its title and the skills it asks for. */
export const skillText = (job: Job): string =>
  [job.title, ...job.requiredSkillsQualifications, ...(job.preferredQualifications ?? [])].join(' ');

/** Lower-case words. Dots within are left out, so that "node.js" and "nodejs" are one; "C++" and "C#" stay. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('.', '')
    .match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
