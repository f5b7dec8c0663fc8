import { useEffect } from 'react';

/** Ends the waiting of the element with the id `of`, which the server sent with `data-waiting` (early-presses.ts). */
export function HydrationSignal({ of }: { of: string }) {
  useEffect(() => document.getElementById(of)?.removeAttribute('data-waiting'), [of]);
  return null;
}
