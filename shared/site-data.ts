import type { Job, Testimonial } from './entities.ts';
import type { FoundJobs } from './job-search.ts';

/** The data of pages: from the stores on the server, from the API in the browser. */
export interface SiteData {
  testimonials(): Promise<Testimonial[]>;
  /** The jobs open now, newest first: the same list until it changes. */
  jobs(): Promise<readonly Job[]>;
  /** A page of them, those similar to a filled one first. */
  jobsLike(id: string): Promise<Pick<FoundJobs, 'jobs' | 'similar'>>;
  job(id: string): Promise<FoundJob>;
}

/** Configuration that pages show. */
export type SiteSettings = { retentionDays: number };

/**
 * `closed`: the job is filled, or (`isExpired`) its last day has passed; its content stays on the server.
 * `isPreview`: it is not published yet, and shown to whoever has its link.
 */
export type FoundJob =
  | { state: 'open'; job: Job; isPreview?: true }
  | { state: 'closed'; isExpired?: true }
  | { state: 'unknown' };

/** HTTP status of responses about one job. */
export const JOB_STATUS = { open: 200, closed: 410, unknown: 404 } as const satisfies Record<
  FoundJob['state'],
  number
>;
