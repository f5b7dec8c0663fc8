import type { Job } from '#shared/entities.ts';
import { endOfDay, startOfDay } from '#shared/indian-time.ts';

/** The state of a job with a valid file; for visitors `draft` and `scheduled` ones do not exist. */
export type JobState = 'draft' | 'scheduled' | 'open' | 'closed';

type Dates = Pick<Job, 'isActive' | 'postedAt' | 'closesAt'>;

/**
 * The state of a job at `now` (behaviour D1). It is visible from the start of `postedAt` to the end of
 * `closesAt`. An inactive job is closed if its `postedAt` has come, and a draft otherwise.
 */
export function jobState(job: Dates, now: Date): JobState {
  const isPosted = now.getTime() >= postingTime(job);
  if (!job.isActive) return job.postedAt && isPosted ? 'closed' : 'draft';
  if (!isPosted) return 'scheduled';
  return now.getTime() < closingTime(job) ? 'open' : 'closed';
}

/** The next time after `now` at which a state may change, in ms since 1970; Infinity for never. */
export function nextChange(jobs: readonly Dates[], now: Date): number {
  const changes = jobs.flatMap((job) => [postingTime(job), closingTime(job)]);
  return Math.min(...changes.filter((time) => time > now.getTime()));
}

/** The start of the day on which a job is posted; without `postedAt` it always was. */
const postingTime = ({ postedAt }: Dates) =>
  postedAt ? startOfDay(postedAt).getTime() : Number.NEGATIVE_INFINITY;

/** When a job stops taking applications. */
const closingTime = ({ closesAt }: Dates) =>
  closesAt ? endOfDay(closesAt).getTime() : Number.POSITIVE_INFINITY;
