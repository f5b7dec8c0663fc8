import { startTransition, useEffect, useState } from 'react';

/** Of the whole page: set by the first effect that runs, which is after the hydration. */
let pageIsHydrated = false;

/**
 * False in the server's HTML and while it is being hydrated, true soon after it and at once after every client
 * navigation. What it changes is rendered in slices like the hydration: a store's value would be one task, as long again.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(pageIsHydrated);
  useEffect(() => {
    pageIsHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
