/** What to do next after a request went wrong, by the status of its answer. */
export const nextSteps: Readonly<Record<number, string>> = {
  400: 'Check the address for a missing or extra character, or start again from the home page.',
  403: 'Open the form on this site and send it from there.',
  405: 'Open the page itself and continue from there.',
  408: 'Your connection may be slow. Try again when it has improved.',
  413: 'Send something smaller. A resume can be a PDF of up to 5 MB.',
  415: 'Go back, choose a PDF file and send the form again.',
  429: 'Wait a few minutes, then try again. You can also call or write to us.',
  503: 'Try again in a minute. You can also call or write to us.',
};

export const anyNextStep =
  'Try again in a moment. If it happens again, write to us and give the reference, if one is shown.';

/** Stands where the server gave no words of its own. */
export const anyFault = 'Something went wrong';
