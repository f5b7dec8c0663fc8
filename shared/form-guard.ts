/** Two fields of every form that detect bots. The API works without them. */

/** Honeypot: hidden, so that only a bot fills it in. */
export const FOR_PROGRAMS = 'subject';
/** Milliseconds between rendering and sending the form; set by JavaScript only. */
export const MADE_IN = 'madeIn';
