import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { HydrationSignal } from './hydration-signal.tsx';

/**
 * A component that the server renders, and whose code loads after the page's own (budget: `npm run size`). If it fails
 * to load, the server's HTML stays, with whatever was typed into it; after a client navigation there is no such HTML,
 * and the error page is shown. A part with buttons stands in an element that the server sends with `data-waiting`, and
 * `waiting` is its id (early-presses.ts). Give it the same props at each render: a change before the code is there would
 * make React throw the server's HTML away.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting?: string) {
  let Loaded: ComponentType<Props> | undefined;
  const part = async () => {
    Loaded = await load();
    return { default: Loaded };
  };
  const Part = lazy(part);
  const ServerPart = lazy(() => part().catch(withoutScripts));
  return memo(function LazyPart(props: Props) {
    // Whoever comes back finds the part at once: a page without it would be too short for the place they left.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? (isHydrating() ? ServerPart : Part));
    return (
      <Suspense>
        <Shown {...props} />
        {waiting && <HydrationSignal of={waiting} />}
      </Suspense>
    );
  });
}

/** Whether this render is the server's, or hydrates what the server sent. */
function isHydrating(): boolean {
  return import.meta.env.SSR || document.querySelector('#root[data-waiting]') !== null;
}

/** Never resolves: React leaves the HTML of a boundary it waits for as it is. The page then looks as without scripts. */
function withoutScripts(): Promise<never> {
  delete document.documentElement.dataset.scripts;
  return new Promise(() => {});
}
