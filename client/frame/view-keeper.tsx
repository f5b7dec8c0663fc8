import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { firstAction } from '../ui/hydration/first-action.ts';

/** Loaded when there is something to restore, or the reader begins to do something that is worth keeping. */
let keptView: typeof import('./kept-view.ts') | undefined;

/** Gives the pages that a visitor comes back to the look they were left with. Stands before what restores the place. */
export function ViewKeeper() {
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';

  useLayoutEffect(() => keptView?.showView(key, isPop), [key, isPop]);

  // Not sooner: what is pressed before the page is hydrated is pressed once more when it is (early-presses.ts).
  useEffect(() => {
    if (keptView) return;
    let isShown = true;
    const begin = async () => {
      const isReturn = isPop && !isNewVisit();
      if (!isReturn) await firstAction();
      keptView = await import('./kept-view.ts');
      if (isShown) keptView.showView(key, isReturn);
    };
    begin().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [key, isPop]);

  return null;
}

/** Whether the document was asked for by a link or an address, which show a page as it is sent. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
