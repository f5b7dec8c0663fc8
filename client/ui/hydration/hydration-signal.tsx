import { useEffect } from 'react';

/** Takes from the page's root the mark `data-waiting`, with which the server sent it (early-presses.ts). */
export function HydrationSignal() {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-waiting'), []);
  return null;
}
