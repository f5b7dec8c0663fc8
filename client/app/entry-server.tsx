import { PassThrough, type Readable } from 'node:stream';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Head, RequestContext } from '../ui/page.ts';
import { documentParts } from './document.tsx';
import type { PageAssets } from './page-assets.ts';
import { faultRoutes, routes } from './routes.tsx';

const pages = createStaticHandler(routes);
const faults = createStaticHandler(faultRoutes);

export type RenderOptions = RequestContext & {
  /** Scheme and host that canonical addresses start with; from the configuration, never from the request. */
  origin: string;
  /** Assets of the page with this id in `shared/pages.ts`. */
  assetsFor: (pageId: string) => PageAssets;
  onError: (error: unknown) => void;
};

export type Rendered = { status: number; html: Readable };

/**
 * Renders the page of `request`'s address as a stream of HTML, complete without JavaScript.
 * @throws what a loader threw, and whatever stops React before its first byte.
 */
export async function render(request: Request, options: RenderOptions): Promise<Rendered> {
  const { siteData, form, fault } = options;
  const requestContext: RequestContext = { siteData, ...(form && { form }), ...(fault && { fault }) };
  const handler = fault ? faults : pages;
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) throw new Error(`No page redirects, but ${request.url} did`);
  if (context.errors) throw Object.values(context.errors)[0];

  const matched = context.matches.at(-1);
  if (!matched) throw new Error(`Nothing matches ${request.url}`);
  const head: Head = await matched.route.handle.head({
    data: context.loaderData[matched.route.id],
    params: matched.params,
  });
  const { start, end } = documentParts({
    head,
    origin: options.origin,
    assets: options.assetsFor(matched.route.handle.id),
    hydration: fault ? undefined : { data: context.loaderData[matched.route.id] },
  });
  const router = createStaticRouter(handler.dataRoutes, context);
  const app = (
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>
  );
  return { status: context.statusCode, html: await stream(app, start, end, options.onError) };
}

function stream(
  app: ReactNode,
  start: string,
  end: string,
  onError: (error: unknown) => void,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      // Above this size React would move a boundary out of line, with an inline script to put it back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Collects preload links for the response's headers; they would stand inside #root otherwise.
      onHeaders: () => {},
      onError,
      onShellError: reject,
      // Data and late sections are there by then, so nothing arrives after its place in the page.
      onAllReady: () => {
        const html = new PassThrough({
          flush(done) {
            done(null, end);
          },
        });
        html.write(start);
        resolve(pipe(html));
      },
    });
  });
}
