import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; follows changes while the page is open (WCAG 2.3.3). */
export function useReducedMotion(): boolean {
  return useMedia(REDUCED_MOTION);
}

/** Whether the visitor prefers reduced motion, at the time of a click. */
export const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches;

/** Scroll behaviour for a click. */
export const scrollBehavior = () => (prefersReducedMotion() ? 'instant' : 'smooth');
