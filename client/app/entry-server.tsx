import { PassThrough, Writable } from 'node:stream';
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

/** A page that is ready to be sent, once: streamed to one visitor, or collected to be kept. */
export type Rendered = {
  status: number;
  pipe(to: Writable): void;
  whole(): Promise<Buffer>;
};

/**
 * Renders the page of `request`'s address, complete without JavaScript.
 * @throws what a loader threw, and whatever stops React before its first byte.
 */
export async function render(request: Request, options: RenderOptions): Promise<Rendered> {
  const { settings, fault } = options;
  const { handler, context, matched, head } = await look(request, options);
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
  return { status: context.statusCode, ...(await prepare(app, start, end, options.onError)) };
}

/** What the page of `request`'s address says of itself, without rendering it. */
export async function headOf(request: Request, options: RequestContext): Promise<Head> {
  return (await look(request, options)).head;
}

/** The page of an address, its data and its head. */
async function look(request: Request, options: RequestContext) {
  const handler = options.fault ? faults : pages;
  const context = await handler.query(request, { requestContext: options });
  if (context instanceof Response) throw new Error(`No page redirects, but ${request.url} did`);
  if (context.errors) throw Object.values(context.errors)[0];

  const matched = context.matches.at(-1);
  if (!matched) throw new Error(`Nothing matches ${request.url}`);
  const head: Head = await matched.route.handle.head({
    data: context.loaderData[matched.route.id],
    params: matched.params,
  });
  return { handler, context, matched, head };
}

function prepare(
  app: ReactNode,
  start: string,
  end: string,
  onError: (error: unknown) => void,
): Promise<Omit<Rendered, 'status'>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      // Above this size React would move a boundary out of line, with an inline script to put it back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Collects preload links for the response's headers; they would stand inside #root otherwise.
      onHeaders: () => {},
      onError,
      onShellError: reject,
      // Data and late sections are there by then, so nothing arrives after its place in the page.
      onAllReady: () =>
        resolve({
          pipe(to) {
            const html = new PassThrough({ flush: (done) => done(null, end) });
            html.write(start);
            pipe(html);
            html.pipe(to);
          },
          whole: () => collected(pipe, start, end),
        }),
    });
  });
}

function collected(pipe: (to: Writable) => void, start: string, end: string): Promise<Buffer> {
  const chunks = [Buffer.from(start)];
  return new Promise((resolve, reject) => {
    const collector = new Writable({
      decodeStrings: true,
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    collector.once('error', reject);
    collector.once('finish', () => resolve(Buffer.concat([...chunks, Buffer.from(end)])));
    pipe(collector);
  });
}
