import { departments, disciplineOf, OTHER_DISCIPLINE } from '#content/careers/disciplines.ts';
import type { Job } from '#shared/entities.ts';
import { ALL_JOBS, JOBS_A_PAGE, type JobQuery } from '#shared/job-query.ts';
import { type FoundJobs, searchJobs } from '#shared/job-search.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { type ListedJob, listedJob } from '../job-card.tsx';

/** What is shown of the jobs that match, in groups, with no more of each job than its card shows. */
export type Listing = Omit<FoundJobs, 'jobs'> & {
  groups: { discipline: string; jobs: ListedJob[] }[];
  shown: number;
  /** Whether the opening is open that is for whom no other fits. */
  hasOpen: boolean;
  /** The last day to apply, where it is the same for all that are shown: it is said once. */
  closesAt?: string | undefined;
  /** The newest, where none matches. */
  newest: ListedJob[];
};

const NEWEST = 3;

/**
 * The jobs of `open` that match, in groups: by discipline, or in an order that was asked for as one group without a name.
 * Each page of the query shows another fifty.
 */
export function listingOf(open: readonly Job[], query: JobQuery): Listing {
  const { jobs, ...found } = searchJobs(open, query, { departments });
  const grouped = (all: Job[]) => inGroups(all, query.order ? () => '' : disciplineOf);
  const inOrder = grouped(jobs).flatMap(([, group]) => group);
  const shown = inOrder.slice(0, query.page * JOBS_A_PAGE);
  const [closesAt, ...otherDays] = new Set(shown.flatMap((job) => job.closesAt ?? []));
  const common = otherDays.length === 0 ? closesAt : undefined;
  const newest = jobs.length > 0 ? [] : searchJobs(open, ALL_JOBS, { departments }).jobs.slice(0, NEWEST);
  return {
    ...found,
    closesAt: common,
    newest: newest.map(listedJob),
    hasOpen: open.some(({ _id }) => _id === OPEN_APPLICATION),
    shown: shown.length,
    groups: grouped(shown).map(([discipline, group]) => ({
      discipline,
      jobs: group.map((job) => listedJob(common ? { ...job, closesAt: undefined } : job)),
    })),
  };
}

/** The group with the newest job first and that of other disciplines last; the order within stays. */
function inGroups(jobs: Job[], nameOf: (job: Job) => string) {
  const isOther = ([name]: [string, unknown]) => Number(name === OTHER_DISCIPLINE);
  return [...Map.groupBy(jobs, nameOf)].sort((a, b) => isOther(a) - isOther(b));
}
