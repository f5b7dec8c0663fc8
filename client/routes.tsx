import type { RouteObject } from 'react-router-dom';
import { ROOT_DIGITAL_TYPES } from '#shared/slugs.ts';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './layout/route-error.tsx';
import type { PageModule } from './page.ts';

/** `id` begins with the page's file name, up to a colon: the server finds the page's styles and chunk by it. */
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
      page('/products', 'products', () => import('./pages/products.tsx')),
      page('/about', 'about', () => import('./pages/about.tsx')),
      page('/career', 'career', () => import('./pages/career.tsx')),
      page('/careers/:id', 'job', () => import('./pages/job.tsx')),
      page('/leadership', 'leadership', () => import('./pages/leadership.tsx')),
      page('/clients', 'clients', () => import('./pages/clients.tsx')),
      page('/culture', 'culture', () => import('./pages/culture.tsx')),
      page('/portfolio', 'portfolio', () => import('./pages/portfolio.tsx')),
      page('/industries/:industry', 'industry', () => import('./pages/industry.tsx')),
      page('/web-development', 'web-development', () => import('./pages/web-development.tsx')),
      page('/web-development/:type', 'web-type', () => import('./pages/web-type.tsx')),
      page('/mobile-app-development', 'mobile-apps', () => import('./pages/mobile-apps.tsx')),
      page('/mobile-app-development/:appType', 'app-type', () => import('./pages/app-type.tsx')),
      page('/digital-evolution', 'digital-evolution', () => import('./pages/digital-evolution.tsx')),
      page('/digital-evolution/:digitalType', 'digital-type', () => import('./pages/digital-type.tsx')),
      ...ROOT_DIGITAL_TYPES.map((type) =>
        page(`/${type}`, `digital-type:${type}`, () => import('./pages/digital-type.tsx')),
      ),
      page('/contact-us', 'contact', () => import('./pages/contact.tsx')),
      page('/blogs', 'blogs', () => import('./pages/blogs.tsx')),
      page('*', 'not-found', () => import('./pages/not-found.tsx')),
    ],
  },
];

/** What the server shows instead of a page when a request went wrong; never hydrated. */
export const faultRoutes: RouteObject[] = [
  { id: 'layout', Component: Layout, children: [page('*', 'fault', () => import('./pages/fault.tsx'))] },
];
