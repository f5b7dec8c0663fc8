import './styles/site.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { setPrefetch } from './prefetch.ts';
import { routes } from './routes.tsx';
import { noteTraversal } from './site-data.ts';

/** Hydrates the server's page. Without a data block the page is one that stays as it was sent: an error page. */
async function start() {
  const root = document.getElementById('root');
  const block = document.getElementById('hydration-data');
  if (!root || !block?.textContent) return;

  // A lazy route that is not resolved yet would make React throw the server's HTML away.
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  window.addEventListener('popstate', noteTraversal);
  const router = createBrowserRouter(routes, { hydrationData: JSON.parse(block.textContent) });
  setPrefetch((path) => {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  });
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

start();
