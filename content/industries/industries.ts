import type { Industry } from '#shared/slugs.ts';
import type { IndustryContent } from './industry-copy.ts';

/** Copy of one industry, each in a file that is loaded for its own page only. */
export const industryContent: Record<Industry, () => Promise<IndustryContent>> = {
  healthcare: async () => (await import('./healthcare.ts')).healthcare,
  automotive: async () => (await import('./automotive.ts')).automotive,
  education: async () => (await import('./education.ts')).education,
  transportation: async () => (await import('./transportation.ts')).transportation,
  banking: async () => (await import('./banking.ts')).banking,
};

export const industryWords = {
  boardTitle: 'From sensor to screen',
  choose: 'Sensor to follow',
  why: 'Why Choose Us for',
  begin: 'Show us the site',
  action: 'Talk to expert',
  measured: 'How it was measured',
} as const;
