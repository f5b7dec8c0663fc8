/** The kinds of submissions, which references name. */
export type SubmissionKind = 'application' | 'contact' | 'enquiry';

/**
 * The name of a stored submission: `C-` a contact message, `E-` an enquiry, `A-` an application, then two groups
 * of four characters. Without 0, O, 1, I, L and U, so that it can be read out on the telephone without mistakes.
 */
export const REFERENCE = /^[ACE]-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
