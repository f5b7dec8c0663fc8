import type { Job } from '#shared/entities.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { jobState, nextChange } from './job-state.ts';

/** The openings of one moment, newest first, and the time span (ms since 1970) in which the list stays right. */
export type OpenJobs = { jobs: readonly Job[]; from: number; until: number };

export function openJobsAt(all: Iterable<Job>, now: Date): OpenJobs {
  const known = [...all];
  const jobs = known.filter((job) => jobState(job, now) === 'open').sort(newestFirst);
  return { jobs: Object.freeze(jobs), from: now.getTime(), until: nextChange(known, now) };
}
export const holdsAt = (open: OpenJobs, now: Date) =>
  open.from <= now.getTime() && now.getTime() < open.until;

/**
 * Dates as `2026-03-31` sort as text. Undated openings stand last, equals by title; the one for whom no other fits
 * stands behind all others.
 */
function newestFirst(a: Job, b: Job): number {
  if (a._id === OPEN_APPLICATION || b._id === OPEN_APPLICATION) return a._id === OPEN_APPLICATION ? 1 : -1;
  const [left, right] = [a.postedAt ?? '', b.postedAt ?? ''];
  if (left !== right) return left < right ? 1 : -1;
  return ORDER.compare(a.title, b.title) || ORDER.compare(a._id, b._id);
}

const ORDER = new Intl.Collator('en');
