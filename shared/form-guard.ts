/** Two fields of every form that detect bots, sent only when they say something. The API works without them. */

/** Honeypot: hidden, so that only a bot fills it in. */
export const HONEYPOT = 'subject';
/** Milliseconds between rendering and sending the form, where they are fewer than `TOO_FAST`. */
export const FILL_TIME = 'madeIn';
/** Milliseconds that nobody fills in a form within, pasting and with a browser's help. */
export const TOO_FAST = 2000;
