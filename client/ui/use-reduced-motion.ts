import { useMedia } from './use-media.ts';

/** Whether the visitor prefers reduced motion; follows changes while the page is open (WCAG 2.3.3). */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
