import type { WebType } from '#shared/slugs.ts';
import type { WebTypeWords } from './web-types/web-type-copy.ts';

/** Copy of /web-development/{type}. Each is loaded for its own page only. */
export const webTypeWords: Record<WebType, () => Promise<WebTypeWords>> = {
  'mean-development': async () => (await import('./web-types/mean.ts')).mean,
  'nodejs-development': async () => (await import('./web-types/node.ts')).node,
  'progressive-web-application-development': async () =>
    (await import('./web-types/progressive.ts')).progressive,
  'reactjs-development': async () => (await import('./web-types/react.ts')).react,
};
