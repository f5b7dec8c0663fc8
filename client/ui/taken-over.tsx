import { useEffect } from 'react';

/**
 * Tells that React has taken over the part of the page it stands in. The part's element, which `of` finds, came from the
 * server with `data-waiting`; until it is told, `start.ts` keeps the presses on it.
 */
export function TakenOver({ of }: { of: () => Element | null }) {
  useEffect(() => {
    const element = of();
    element?.removeAttribute('data-waiting');
    element?.dispatchEvent(new Event('takenover', { bubbles: true }));
  }, [of]);
  return null;
}
