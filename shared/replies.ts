import type { Job, Testimonial } from './entities.ts';
import type { FieldErrors } from './form-rules.ts';
import type { FoundPage } from './job-search.ts';

/** Shapes of the API's responses (behaviour A1 to A6). */

export type TestimonialsReply = Testimonial[];
export type JobsReply = { success: true; data: readonly Job[] };
/** The reply to a query: one page of jobs, and the totals. */
export type JobsPageReply = JobsReply & Omit<FoundPage, 'jobs'>;
export type JobReply = { success: true; data: Job };
/**
 * `message` is what the visitor may read; `reference` names the stored submission. `link` is the path of an
 * application's own page, for its applicant only.
 */
export type AcceptedReply = { success: true; message: string; reference: string; link?: string };
/** A submission that is on disk; `key` opens its confirmation. */
export type Accepted = Omit<AcceptedReply, 'success'> & { key: string };
/** Every refusal except that of /api/contact. */
export type RefusedReply = { success: false; message: string; errors?: FieldErrors; reference?: string };
/** The refusal of /api/contact, whose clients expect `error`. */
export type ContactRefusedReply = { success: false; error: string; errors?: FieldErrors; reference?: string };

/** The API's confirmation of a message or an enquiry. */
export const MESSAGE_ACCEPTED = 'Message sent successfully!';

/** The API's confirmation of an application, and the browser's if a response has no message. */
export const APPLICATION_ACCEPTED = 'Application submitted successfully!';

/** The error of an empty telephone field; any other error of it means that something was typed. */
export const PHONE_REQUIRED = 'Phone number is required';

/** For a closed job whose last day has passed, which its page distinguishes from a filled one. */
export const JOB_EXPIRED = 'The last day to apply for this job has passed.';
