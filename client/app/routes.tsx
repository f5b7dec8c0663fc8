import type { RouteObject } from 'react-router-dom';
import { patternsOf } from '#content/pages.ts';
import { PAGES } from '#shared/pages.ts';
import { APPLICATION, APPLICATION_ERASED } from '#shared/paths.ts';
import { Layout } from '../frame/layout.tsx';
import { RouteError } from '../frame/route-error.tsx';
import { LAYOUT_ROUTE } from '../ui/data/site-settings.ts';
import type { LoaderArgs, PageModule } from '../ui/page.ts';
import { withTimeout } from '../ui/with-timeout.ts';

/** Every `<id>-page.tsx` of a feature, each in a chunk of its own. */
const modules = import.meta.glob<PageModule>('../*/**/*-page.tsx');
const loaders = new Map(
  Object.entries(modules).map(([file, load]) => [/([\w-]+)-page\.tsx$/.exec(file)?.[1], load]),
);

/** Once loaded, the route's `handle` holds the page's id, by which the server finds its assets. */
function page(id: string, path: string): RouteObject {
  return {
    path,
    id: path,
    lazy: async () => {
      const load = loaders.get(id);
      if (!load) throw new Error(`No feature in client/ has a file ${id}-page.tsx`);
      const { Page, head, loader } = await withTimeout(load());
      const timed = loader && { loader: (args: LoaderArgs) => withTimeout(Promise.resolve(loader(args))) };
      return { Component: Page, handle: { id, head }, ...timed };
    },
  };
}

/** Provides the settings: the browser gets them with the HTML, and navigations never change them. */
const layout = {
  id: LAYOUT_ROUTE,
  Component: Layout,
  loader: ({ context }: LoaderArgs) => context.settings,
  shouldRevalidate: () => false,
};

/** Every page in `shared/pages.ts`, the applicants' own pages, and the one for unknown addresses. */
export const routes: RouteObject[] = [
  {
    ...layout,
    ErrorBoundary: RouteError,
    // The server's HTML is complete before this runs, so there is nothing to show while a chunk arrives.
    HydrateFallback: () => null,
    children: [
      ...PAGES.flatMap(({ id }) => patternsOf(id).map((at) => page(id, at))),
      page('erased', APPLICATION_ERASED),
      page('application', APPLICATION),
      page('not-found', '*'),
    ],
  },
];

/** The page that the server shows when a request fails; never hydrated. */
export const faultRoutes: RouteObject[] = [{ ...layout, children: [page('fault', '*')] }];
