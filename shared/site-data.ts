import type { Job, Testimonial } from './entities.ts';
import type { AskedOpenings, FoundOpenings } from './openings.ts';

/** What pages read: on the server from the stores, in the browser from the API. */
export interface SiteData {
  testimonials(): Promise<Testimonial[]>;
  /** A page of the jobs open now, newest first. */
  openings(asked: AskedOpenings): Promise<FoundOpenings<Job>>;
  job(id: string): Promise<FoundJob>;
}

/** What pages say of how the site is run. */
export type SiteSettings = { retentionDays: number };

/**
 * `closed` is a job that was there but takes no applications; its words stay on the server. A preview is one that is
 * not on the site yet, for who has its link.
 */
export type FoundJob =
  | { state: 'open'; job: Job; isPreview?: true }
  | { state: 'closed' }
  | { state: 'unknown' };

/** The status of everything that is about one job. */
export const JOB_STATUS = { open: 200, closed: 410, unknown: 404 } as const satisfies Record<
  FoundJob['state'],
  number
>;
