import type { Job } from '#shared/entities.ts';
import type { FoundJob } from '#shared/site-data.ts';
import { jobState } from './job-state.ts';

/** The jobs whose files are in order, by their names and by those they had before. */
export function createOpenings(
  files: readonly { job: Job; formerIds: readonly string[] }[],
  clock: () => Date,
) {
  // Maps, so that an id such as `__proto__` or `constructor` finds nothing.
  const jobs = new Map(files.map(({ job }) => [job._id, job]));
  const formerIds = new Map(files.map(({ job, formerIds }) => [job._id, formerIds]));
  const successors = successorsOf(jobs.values(), formerIds);

  const stateOf = (job: Job) => jobState(job, clock());
  const isPublic = (job: Job) => ['open', 'closed'].includes(stateOf(job));

  /** A file of this name comes first; an opening that is not on the site yet is told to nobody. */
  function renamed(id: string): string | undefined {
    if (jobs.has(id)) return undefined;
    const found = (successors.get(id) ?? []).filter(isPublic);
    return (found.find((job) => stateOf(job) === 'open') ?? found[0])?._id;
  }

  return {
    all: () => jobs.values(),
    find(id: string): FoundJob {
      const job = jobs.get(renamed(id) ?? id);
      if (!job || !isPublic(job)) return { state: 'unknown' };
      return stateOf(job) === 'open' ? { state: 'open', job } : { state: 'closed' };
    },
    /** What its file says, open or not: the words of a closed one stay on the server. */
    file: (id: string): Job | undefined => jobs.get(renamed(id) ?? id),
    upcoming(id: string): Job | undefined {
      const job = jobs.get(id);
      return job && !isPublic(job) ? job : undefined;
    },
    renamed,
    /** The names by which applications for an opening may be stored, whichever of them `id` is; itself for one unknown. */
    names(id: string): string[] {
      const job = jobs.get(id) ?? successors.get(id)?.[0];
      if (!job) return [id];
      // A former name that another opening has now is that one's.
      return [job._id, ...(formerIds.get(job._id) ?? []).filter((former) => !jobs.has(former))];
    },
  };
}

function successorsOf(jobs: Iterable<Job>, formerIds: ReadonlyMap<string, readonly string[]>) {
  const successors = new Map<string, Job[]>();
  for (const job of jobs) {
    for (const id of formerIds.get(job._id) ?? []) successors.set(id, [...(successors.get(id) ?? []), job]);
  }
  return successors;
}
