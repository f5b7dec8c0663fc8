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

/** Hydrates the server's page. Without a data block the page is one that stays as it was sent: an error page. */
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
  // Taken away where the visitor went to another entry of the history meanwhile, whose document is being loaded.
  if (!block.isConnected) return;
  keyEntriesOfPlaces(() => router.state);
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationFor(matches.at(-1)?.route.id, block.textContent),
  });
  setPrefetch((path) => {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  });
  // Where they were long in coming, the page had been given up.
  document.documentElement.dataset.scripts = '';
  reportVitals(matches.at(-1)?.route.handle?.id);
  const giveBack = keepTyped(root);
  // As a transition React hydrates in slices, so that input in between is handled on a slow phone too.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        onRecoverableError(error) {
          giveBack();
          reportError(error);
        },
      },
    );
  });
}

/** ms after which a page has long loaded. */
const SETTLED = 4000;

/**
 * Loaded last: the browser buffers earlier entries. Not where a visitor opted out
 * (Global Privacy Control, Do Not Track).
 */
function reportVitals(route: string | undefined) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (!route || globalPrivacyControl || doNotTrack === '1') return;
  const begin = () => import('./vitals.ts').then(({ measure }) => measure(route));
  // After a deployment the file may be gone; nobody misses one visit's figures.
  setTimeout(() => begin().catch(() => {}), SETTLED);
}

/** The page's data stands without its route's id: a page of several addresses has a route for each, and one HTML for all. */
function hydrationFor(routeId: string | undefined, block: string): HydrationState {
  const { settings, data }: { settings: SiteSettings; data?: unknown } = JSON.parse(block);
  return {
    loaderData: { [LAYOUT_ROUTE]: settings, ...(routeId && data !== undefined && { [routeId]: data }) },
  };
}

// React Router reads nothing of a view transition that a quick Back cuts short, so the browser would report it.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
});

/**
 * Gives the entries that the browser adds to the history for links to places in the page (`#openings`) keys of their
 * own. Without one the router takes such an entry for the one at which the visit began, and scrolls to where that was
 * left. Call before the router listens to the history itself.
 */
function keyEntriesOfPlaces(stateOf: () => RouterState): void {
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
