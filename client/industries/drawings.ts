import type { Industry } from '#shared/slugs.ts';
import type { Drawings } from './shapes.ts';

/** The drawings of one industry, each in a chunk of its own. */
export const industryDrawings: Record<Industry, () => Promise<Drawings>> = {
  healthcare: async () => (await import('./drawings/healthcare-shapes.ts')).healthcare,
  automotive: async () => (await import('./drawings/automotive-shapes.ts')).automotive,
  education: async () => (await import('./drawings/education-shapes.ts')).education,
  transportation: async () => (await import('./drawings/transportation-shapes.ts')).transportation,
  banking: async () => (await import('./drawings/banking-shapes.ts')).banking,
};
