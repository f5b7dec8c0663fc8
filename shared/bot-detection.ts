/** Two fields of every form that detect bots, sent only when they say something. The API works without them. */

/** Honeypot: hidden, so that only a bot fills it in. */
export const HONEYPOT = 'subject';
/** Milliseconds between rendering and sending the form, sent if they are fewer than `MIN_FILL_TIME`. */
export const FILL_TIME = 'madeIn';
/** Milliseconds in which nobody fills in a form, not even by pasting and with a browser's help. */
export const MIN_FILL_TIME = 2000;
