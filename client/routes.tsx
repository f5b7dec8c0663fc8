import type { RouteObject } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './layout/route-error.tsx';
import type { PageModule } from './page.ts';

/** `id` is the page's file name without its ending: the server finds the page's styles and chunk by it. */
function page(path: string, id: string, load: () => Promise<PageModule>): RouteObject {
  return {
    path,
    id,
    lazy: async () => {
      const { Page, head, loader } = await load();
      return { Component: Page, handle: { head }, ...(loader ? { loader } : {}) };
    },
  };
}

/** Every screen, a line each; spec.md section 2. */
export const routes: RouteObject[] = [
  {
    id: 'layout',
    Component: Layout,
    ErrorBoundary: RouteError,
    // The server's HTML is complete before this runs, so there is nothing to show while a chunk arrives.
    HydrateFallback: () => null,
    children: [
      page('/', 'home', () => import('./pages/home.tsx')),
      page('/career', 'career', () => import('./pages/career.tsx')),
      page('/careers/:id', 'job', () => import('./pages/job.tsx')),
      page('/contact-us', 'contact', () => import('./pages/contact.tsx')),
      page('*', 'not-found', () => import('./pages/not-found.tsx')),
    ],
  },
];

/** What the server shows instead of a page when a request went wrong; never hydrated. */
export const faultRoutes: RouteObject[] = [
  { id: 'layout', Component: Layout, children: [page('*', 'fault', () => import('./pages/fault.tsx'))] },
];
