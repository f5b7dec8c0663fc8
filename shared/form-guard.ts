/** Two fields of every form that tell programs from people. The API works without them. */

/** Nobody sees it, so that only a program fills it in. */
export const FOR_PROGRAMS = 'subject';
/** Milliseconds from when the form was shown until it was sent, told with JavaScript alone. */
export const MADE_IN = 'madeIn';
