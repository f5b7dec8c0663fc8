import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { HOME } from '#shared/paths.ts';
import { hasView, showView } from './kept-view.ts';

/**
 * Gives the pages that a visitor comes back to the look they were left with. Stands before what restores the place, and
 * after the signal that ends the hydration: what was pressed before is pressed again first (early-presses.ts).
 */
export function ViewKeeper() {
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    if (hasView()) showView(key, isPop);
  }, [key, isPop]);
  useEffect(() => {
    if (!hasView()) queueMicrotask(() => showView(key, isPop && !isNewVisit()));
  }, [key, isPop]);

  return null;
}

/** Whether the page is shown as it is sent: asked for by a link or an address, or the home page by a reload. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' || (visit?.type === 'reload' && location.pathname === HOME);
}
