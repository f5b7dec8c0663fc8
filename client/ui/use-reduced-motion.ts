import { useMedia } from './use-media.ts';

/** Whether the visitor asks for less motion, also when the wish changes while the page is open (WCAG 2.3.3). */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
