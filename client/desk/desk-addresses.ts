/** Addresses of the desk, which has a process and an origin of its own. */
export const INBOX = '/';
export const QUARANTINE = '/quarantine';
export const LETTERS = '/letters';
export const STATISTICS = '/statistics';
export const submissionPath = (reference: string) => `/submissions/${reference}`;
export const SCRIPT = '/assets/desk.js';
export const STYLE = '/assets/desk.css';
