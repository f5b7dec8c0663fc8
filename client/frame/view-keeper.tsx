import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Loaded after the page: until then there is little to keep. */
let keptView: typeof import('./kept-view.ts') | undefined;

/** Gives the pages that a visitor comes back to the look they were left with. Stands before what restores the place. */
export function ViewKeeper() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    if (keptView) return keptView.showView(key, isReturn);
    let isShown = true;
    const begin = async () => {
      keptView = await import('./kept-view.ts');
      if (isShown) keptView.showView(key, isReturn);
    };
    begin().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [key, isReturn]);

  return null;
}
