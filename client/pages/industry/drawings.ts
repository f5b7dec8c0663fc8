import type { Industry } from '#shared/slugs.ts';
import type { Drawings } from './shapes.ts';

/** The drawings of one industry, each in a file that is loaded for its own page only. */
export const industryDrawings: Record<Industry, () => Promise<Drawings>> = {
  healthcare: async () => (await import('./healthcare.ts')).healthcare,
  automotive: async () => (await import('./automotive.ts')).automotive,
  education: async () => (await import('./education.ts')).education,
  transportation: async () => (await import('./transportation.ts')).transportation,
  banking: async () => (await import('./banking.ts')).banking,
};
