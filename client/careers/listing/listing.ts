import { departments, disciplineOf, OTHER_DISCIPLINE } from '#content/careers/disciplines.ts';
import type { Job } from '#shared/entities.ts';
import { ALL_JOBS, JOBS_PER_PAGE, type JobQuery } from '#shared/job-query.ts';
import { correctedSearch, type FoundJobs, searchJobs } from '#shared/job-search.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { type ListedJob, listedJob } from '../job-card.tsx';

/** The matching jobs in groups; of each job only what its card shows. */
export type Listing = Omit<FoundJobs, 'jobs'> & {
  groups: { discipline: string; jobs: ListedJob[] }[];
  shown: number;
  /** Whether the open application, for people whom no other opening fits, is open. */
  hasOpen: boolean;
  /** The last day to apply, if it is the same for all jobs shown: then it is said only once. */
  closesAt?: string | undefined;
  /** The newest jobs, if none matches, and the search that was probably meant. */
  newest: ListedJob[];
  meant?: string | undefined;
};

const NEWEST = 3;

/**
 * The matching jobs of `open`, grouped by discipline; if the query asks for an order, in one group without a
 * name. Each page of the query shows another fifty.
 */
export function listingOf(open: readonly Job[], query: JobQuery): Listing {
  const { jobs, ...found } = searchJobs(open, query, { departments });
  const grouped = (all: Job[]) => groupJobs(all, query.order ? () => '' : disciplineOf);
  const inOrder = grouped(jobs).flatMap(([, group]) => group);
  const shown = inOrder.slice(0, query.page * JOBS_PER_PAGE);
  const newest = jobs.length > 0 ? [] : searchJobs(open, ALL_JOBS, { departments }).jobs.slice(0, NEWEST);
  const [closesAt, ...otherDays] = new Set([...shown, ...newest].flatMap((job) => job.closesAt ?? []));
  const common = otherDays.length === 0 ? closesAt : undefined;
  const newestAt = open.map(({ postedAt = '' }) => postedAt).reduce((a, b) => (a > b ? a : b), '');
  const listed = (job: Job): ListedJob => ({
    ...listedJob(common ? { ...job, closesAt: undefined } : job),
    ...(job.postedAt === newestAt && { isNewest: true }),
  });
  return {
    ...found,
    closesAt: common,
    newest: newest.map(listed),
    meant: jobs.length > 0 ? undefined : correctedSearch(open, query.q, departments),
    hasOpen: open.some(({ _id }) => _id === OPEN_APPLICATION),
    shown: shown.length,
    groups: grouped(shown).map(([discipline, group]) => ({ discipline, jobs: group.map(listed) })),
  };
}

/** Orders groups by their first job, with other disciplines last; keeps the order within each. */
function groupJobs(jobs: Job[], nameOf: (job: Job) => string) {
  const isOther = ([name]: [string, unknown]) => Number(name === OTHER_DISCIPLINE);
  return [...Map.groupBy(jobs, nameOf)].sort((a, b) => isOther(a) - isOther(b));
}
