/** What the pages of all types of the web and of apps say alike. */
export const typePageWords = {
  start: 'Get Started',
  talk: 'Talk to an engineer',
  others: 'The other three',
  measured: 'How it was measured',
  workflow: 'How the work goes',
  results: 'Each step ends with something you can read, open or count.',
} as const;
