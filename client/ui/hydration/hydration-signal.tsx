import { useEffect } from 'react';

/**
 * Signals that React has hydrated the part of the page it is rendered in. `of` finds the part's element, which the server
 * sent with `data-waiting`; until the signal, `start.ts` records clicks on its buttons and replays them afterwards.
 */
export function HydrationSignal({ of }: { of: () => Element | null }) {
  useEffect(() => {
    const element = of();
    element?.removeAttribute('data-waiting');
    element?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [of]);
  return null;
}
