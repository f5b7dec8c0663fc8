import { startTransition, useEffect, useState } from 'react';

/** Whether the whole page is hydrated: set by the first effect, which runs after hydration. */
let pageIsHydrated = false;

/**
 * False in the server's HTML and during hydration, true soon after, and at once on every client navigation. A
 * transition renders the change in slices, like hydration; a store's would be one task.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(pageIsHydrated);
  useEffect(() => {
    pageIsHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
