import type { Job } from '#shared/entities.ts';
import { endOfDay, startOfDay } from '#shared/indian-time.ts';

/** What a job whose file is in order is for visitors; `draft` and `scheduled` are like one that does not exist. */
export type JobState = 'draft' | 'scheduled' | 'open' | 'closed';

type Dates = Pick<Job, 'isActive' | 'postedAt' | 'closesAt'>;

/**
 * The state of a job at `now` (behaviour D1). It is seen from the start of `postedAt` to the end of `closesAt`.
 * One that is switched off was taken off if its day has come, and is a draft if it never had one.
 */
export function jobState(job: Dates, now: Date): JobState {
  const isPosted = now.getTime() >= postingTime(job);
  if (!job.isActive) return job.postedAt && isPosted ? 'closed' : 'draft';
  if (!isPosted) return 'scheduled';
  return now.getTime() < closingTime(job) ? 'open' : 'closed';
}

/** The next moment after `now` at which a state may be another one, in ms since 1970; Infinity for never. */
export function nextChange(jobs: Iterable<Dates>, now: Date): number {
  let next = Number.POSITIVE_INFINITY;
  for (const job of jobs) {
    for (const moment of [postingTime(job), closingTime(job)]) {
      if (moment > now.getTime()) next = Math.min(next, moment);
    }
  }
  return next;
}

/** The first moment of the day it is posted; without one it has always been there. */
const postingTime = ({ postedAt }: Dates) =>
  postedAt ? startOfDay(postedAt).getTime() : Number.NEGATIVE_INFINITY;

/** The first moment at which it takes no more applications. */
const closingTime = ({ closesAt }: Dates) =>
  closesAt ? endOfDay(closesAt).getTime() : Number.POSITIVE_INFINITY;
