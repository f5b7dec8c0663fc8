import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while it is being hydrated, true from then on and after every client navigation. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
