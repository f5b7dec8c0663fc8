import { departments } from '#content/careers/disciplines.ts';
import type { Job, Testimonial } from '#shared/entities.ts';
import type { JobQuery } from '#shared/job-query.ts';
import { type FoundJobs, searchJobs } from '#shared/job-search.ts';
import type { FoundJob } from '#shared/site-data.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import type { GoodFile, GoodJob } from './content-file.ts';
import { jobState, nextChange } from './job-state.ts';

export type Snapshot = ReturnType<typeof createSnapshot>;

/** The content that is served until a file changes, or a job opens or closes by its date. */
export function createSnapshot(version: number, files: Iterable<GoodFile>, now: Date) {
  const good = [...files];
  // Maps, so that an id such as `__proto__` or `constructor` finds nothing.
  const jobs = new Map<string, GoodJob>();
  for (const file of good) if (file.state === 'job') jobs.set(file.job._id, file);
  const successors = successorsOf(jobs.values());
  const states = new Map([...jobs].map(([id, { job }]) => [id, jobState(job, now)]));
  const stateOf = (id: string) => states.get(id);
  const all = [...jobs.values()].map(({ job }) => job);
  const open = all.filter(({ _id }) => stateOf(_id) === 'open').sort(newestFirst);
  const until = nextChange(all, now);
  const testimonials: readonly Testimonial[] =
    good.find((file) => file.state === 'testimonials')?.testimonials ?? [];

  const isPublic = (id: string) => ['open', 'closed'].includes(stateOf(id) ?? '');
  /** The job that has this name, or else the first that had it. */
  const ownerOf = (name: string): GoodJob | undefined => jobs.get(name) ?? successors.get(name)?.[0];

  /** The present name of a public job that once had this one; undefined if it is current or unknown. */
  function renamed(id: string): string | undefined {
    if (jobs.has(id)) return undefined;
    const found = (successors.get(id) ?? []).map(({ job }) => job._id).filter(isPublic);
    return found.find((name) => stateOf(name) === 'open') ?? found[0];
  }

  function find(id: string): FoundJob {
    const name = renamed(id) ?? id;
    const job = jobs.get(name)?.job;
    if (!job || !isPublic(name)) return { state: 'unknown' };
    if (stateOf(name) === 'open') return { state: 'open', job };
    return job.isActive ? { state: 'closed', isExpired: true } : { state: 'closed' };
  }

  return Object.freeze({
    /** Another number for each snapshot. */
    version,
    /** Whether it is still valid: no job has opened or closed by its date. */
    isValidAt: (time: Date) => now <= time && time.getTime() < until,
    testimonials: Object.freeze(testimonials),
    jobs: Object.freeze(open),
    find,
    renamed,
    search(query: JobQuery): FoundJobs {
      const isFilled = query.like !== '' && find(query.like).state === 'closed';
      const filled = isFilled ? jobs.get(renamed(query.like) ?? query.like)?.job : undefined;
      return searchJobs(open, query, { departments, filled });
    },
    /** A job that is not on the site yet, for a preview. */
    upcoming: (id: string): Job | undefined => (isPublic(id) ? undefined : jobs.get(id)?.job),
    /** The present and former names of the job that has or had the name `id`; just `id` if none did. */
    names(id: string): string[] {
      const owner = ownerOf(id);
      if (!owner) return [id];
      // A former name that another job has now belongs to that job.
      return [owner.job._id, ...owner.formerIds.filter((former) => !jobs.has(former))];
    },
    /** The first name of a job, and when the text of its file last changed. */
    history(id: string) {
      const file = jobs.get(id);
      const first = file?.formerIds.find((name) => ownerOf(name) === file);
      return { firstId: first ?? id, changedAt: file?.changedAt ?? now };
    },
  });
}

function successorsOf(jobs: Iterable<GoodJob>): ReadonlyMap<string, GoodJob[]> {
  const successors = new Map<string, GoodJob[]>();
  for (const file of jobs) {
    for (const id of file.formerIds) successors.set(id, [...(successors.get(id) ?? []), file]);
  }
  return successors;
}

/** By date, which sorts as text, then by title. Undated jobs come last, after them the open application. */
function newestFirst(a: Job, b: Job): number {
  if (a._id === OPEN_APPLICATION || b._id === OPEN_APPLICATION) return a._id === OPEN_APPLICATION ? 1 : -1;
  const [left, right] = [a.postedAt ?? '', b.postedAt ?? ''];
  if (left !== right) return left < right ? 1 : -1;
  return ORDER.compare(a.title, b.title) || ORDER.compare(a._id, b._id);
}

const ORDER = new Intl.Collator('en');
