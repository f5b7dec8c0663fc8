import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * A component that the server renders, and whose code loads after the page's own (budget: `npm run size`). If it fails
 * to load, the server's HTML stays, with whatever was typed into it; after a client navigation there is no such HTML,
 * and the error page is shown.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = async () => ({ default: await load() });
  const Part = lazy(part);
  const ServerPart = lazy(() => part().catch(withoutScripts));
  return function LazyPart(props: Props) {
    const [Shown] = useState(() => (isHydrating() ? ServerPart : Part));
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  };
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
