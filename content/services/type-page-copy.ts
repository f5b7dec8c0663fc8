/** What the pages of all types of the web and of apps say alike. */
export const typePageWords = {
  start: 'Get Started',
  talk: 'Talk to an engineer',
  others: 'The other three',
  measured: 'How it was measured',
} as const;
