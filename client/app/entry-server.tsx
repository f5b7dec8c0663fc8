import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Head, RequestContext } from '../ui/page.ts';
import { documentParts } from './document.tsx';
import type { PageAssets } from './page-assets.ts';
import { faultRoutes, routes } from './routes.tsx';

export type { Head };

const pages = createStaticHandler(routes);
const faults = createStaticHandler(faultRoutes);

export type RenderOptions = RequestContext & {
  /** Scheme and host that canonical addresses start with; from the configuration, never from the request. */
  origin: string;
  /** Assets of the page with this id in `shared/pages.ts`. */
  assetsFor: (pageId: string) => PageAssets;
  onError: (error: unknown) => void;
};

/** A page whose data is loaded: its head can be sent before the rest is rendered. */
export type Rendered = {
  status: number;
  /** Writes the document and ends `to`. Rejects if React fails, when the head has already been sent. */
  pipe(to: Writable): Promise<void>;
};

/**
 * Prepares the page at the address of `request`, complete without JavaScript.
 * @throws what a loader threw
 */
export async function render(request: Request, options: RenderOptions): Promise<Rendered> {
  const { settings, fault, onError } = options;
  const { handler, context, matched, head } = await match(request, options);
  const { start, end } = documentParts({
    head,
    origin: options.origin,
    assets: options.assetsFor(matched.route.handle.id),
    hydration: fault ? undefined : { settings, data: context.loaderData[matched.route.id] },
  });
  const router = createStaticRouter(handler.dataRoutes, context);
  const app = (
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>
  );
  return {
    status: context.statusCode,
    async pipe(to) {
      to.write(start);
      // Rendering blocks the event loop: let the head go out first.
      await setImmediate();
      await pipeTree(app, end, to, onError);
    },
  };
}

/** Finds the page of a request, with its data and its head. */
async function match(request: Request, options: RequestContext) {
  const handler = options.fault ? faults : pages;
  const context = await handler.query(request, { requestContext: options });
  if (context instanceof Response) throw new Error(`No page redirects, but ${request.url} did`);
  if (context.errors) throw Object.values(context.errors)[0];

  const matched = context.matches.at(-1);
  if (!matched) throw new Error(`Nothing matches ${request.url}`);
  const { id, head: headOf } = matched.route.handle;
  if (!headOf) throw new Error(`${id}-page.tsx exports no head`);
  const head: Head = await headOf({ data: context.loaderData[matched.route.id], params: matched.params });
  return { handler, context, matched, head };
}

function pipeTree(
  app: ReactNode,
  end: string,
  to: Writable,
  onError: (error: unknown) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      // React streams larger boundaries out of order, with an inline script that moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Takes the preload links, which React would otherwise render inside #root.
      onHeaders: () => {},
      onError,
      onShellError: reject,
      // By now data and lazy sections are there, so nothing is streamed out of order.
      onAllReady() {
        const html = new PassThrough({ flush: (done) => done(null, end) });
        pipe(html);
        pipeline(html, to).then(resolve, reject);
      },
    });
  });
}
