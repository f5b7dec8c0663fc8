import type { Job, Testimonial } from './entities.ts';
import type { FieldErrors } from './form-rules.ts';
import type { FoundOpenings } from './openings.ts';

/** Shapes of the API's answers (behaviour A1 to A6). */

export type TestimonialsReply = Testimonial[];
export type JobsReply = { success: true; data: readonly Job[] };
/** What a question about the jobs is answered with: one page of them, and how many there are. */
export type OpeningsReply = JobsReply & Omit<FoundOpenings<Job>, 'openings'>;
export type JobReply = { success: true; data: Job };
/**
 * `message` is what the visitor may read; `reference` names the stored submission. `link` is the path of an
 * application's own page, for whoever sent it alone.
 */
export type AcceptedReply = { success: true; message: string; reference: string; link?: string };
/** Every refusal except that of /api/contact. */
export type RefusedReply = { success: false; message: string; errors?: FieldErrors; reference?: string };
/** The refusal of /api/contact, whose readers look for `error`. */
export type ContactRefusedReply = { success: false; error: string; errors?: FieldErrors; reference?: string };

/** What the API says of an application it has stored, and browsers where an answer holds no words. */
export const APPLICATION_ACCEPTED = 'Application submitted successfully!';

/** Of a field for a telephone number that was left empty; any other words about it are for who has filled it in. */
export const PHONE_REQUIRED = 'Phone number is required';
