/** Addresses of the desk, which has a process and an origin of its own. */
export const INBOX = '/';
export const QUARANTINE = '/quarantine';
export const LETTERS = '/letters';
export const STATISTICS = '/statistics';
export const submissionPath = (reference: string) => `/submissions/${reference}`;
export const SCRIPT = '/assets/desk.js';
export const STYLE = '/assets/desk.css';

/** Ids that an address ends with, so that the browser puts the focus there: after a form it lands on what came of it. */
export const DONE_ID = 'done';
export const RESULTS_ID = 'results';
export const PROBLEM_ID = 'problem';
