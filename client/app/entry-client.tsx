import '../styles/site.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterProvider,
  type RouterState,
} from 'react-router-dom';
import type { SiteSettings } from '#shared/site-data.ts';
import { LAYOUT_ROUTE } from '../ui/data/site-settings.ts';
import { setPrefetch } from '../ui/link/app-link.tsx';
import { keepTyped } from './keep-typed.ts';
import { routes } from './routes.tsx';

/** Hydrates the server's page, unless it has no data block, as an error page. */
async function start() {
  const root = document.getElementById('root');
  const block = document.getElementById('hydration-data');
  if (!root || !block?.textContent) return;

  // A lazy route that is not resolved yet would make React throw the server's HTML away.
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  // start.ts removes the block when the visitor has moved to another history entry, and reloads.
  if (!block.isConnected) return;
  keyFragmentEntries(() => router.state);
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationFor(matches.at(-1)?.route.id, block.textContent),
  });
  setPrefetch((path) => {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  });
  // Set again: start.ts removes it when scripts take too long.
  document.documentElement.dataset.scripts = '';
  reportVitals(matches.at(-1)?.route.handle?.id);
  const restoreFields = keepTyped(root);
  // In a transition React hydrates in slices, so that even a slow phone handles input in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onRecoverableError(error) {
          restoreFields();
          reportError(error);
        },
      },
    );
  });
}

/** By then a page has long loaded, ms. */
const SETTLED = 4000;

/**
 * Loads web-vitals last, since the browser buffers earlier entries, and not for a visitor who opted out
 * (Global Privacy Control, Do Not Track).
 */
function reportVitals(route: string | undefined) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (!route || globalPrivacyControl || doNotTrack === '1') return;
  const begin = () => import('./vitals.ts').then(({ measure }) => measure(route));
  // After a deployment the file may be gone; nobody misses one visit's figures.
  setTimeout(() => begin().catch(() => {}), SETTLED);
}

/** The block does not name a route: a page with several addresses has a route for each, but one HTML. */
function hydrationFor(routeId: string | undefined, block: string): HydrationState {
  const { settings, data }: { settings: SiteSettings; data?: unknown } = JSON.parse(block);
  return {
    loaderData: { [LAYOUT_ROUTE]: settings, ...(routeId && data !== undefined && { [routeId]: data }) },
  };
}

// React Router does not handle the rejection of a view transition that a quick Back aborts.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
});

/**
 * Gives keys to the history entries that the browser adds for links to fragments (`#openings`). The router
 * takes an entry without one for the first of the visit, and restores the scroll position of that. Call
 * before the router listens to `popstate`.
 */
function keyFragmentEntries(stateOf: () => RouterState): void {
  window.addEventListener('popstate', () => {
    const { location, navigation } = stateOf();
    const isSame = navigation.state === 'idle' && (history.state?.key ?? 'default') === location.key;
    if (history.state && !isSame) return;
    history.replaceState({ idx: null, ...history.state, key: String(Math.random()) }, '');
  });
}

start().catch((error: unknown) => {
  delete document.documentElement.dataset.scripts;
  throw error;
});
