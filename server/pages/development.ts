import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import escapeHtml from 'escape-html';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { HotUpdateOptions, Plugin } from 'vite';
import type { Rendered } from '../../client/app/entry-server.tsx';
import type { ContentOptions } from '../jobs/content-store.ts';
import type { Assets, EntryServer } from './assets.ts';

/** Folders that Node itself loads: it restarts when a file changes (`dev` in package.json); pages reload. */
const LOADED_BY_NODE = /^(?:server|shared)\//;

/** Editors truncate a file before writing it; read in between, it would be a module without exports. */
const SAVED = { stabilityThreshold: 50, pollInterval: 10 };

/** What compilers add to an error. */
type FaultPlace = { id?: string; loc?: unknown; frame?: string; plugin?: string };

/** Loads first in every page. Tells Fast Refresh which exports of page modules are not components. */
const HEAD = `
<script>window.__getReactRefreshIgnoredExports = () => ['head', 'loader'];</script>
<script type="module">
  import { ErrorOverlay } from '/@vite/client';
  const show = (error) => error?.stack && !document.querySelector('vite-error-overlay') && document.body.append(new ErrorOverlay(error));
  addEventListener('error', ({ error }) => show(error));
  addEventListener('unhandledrejection', ({ reason }) => show(reason));
</script>`;

/** Vite in middleware mode, on the site's own port: pages update as files are saved, and show errors. */
export async function developmentAssets(server: Server): Promise<Assets> {
  const { createServer } = await import('vite');
  /** Whether a browser shows an error instead of a page, so that only a reload can show the fix. */
  let isBroken = false;
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server }, watch: { awaitWriteFinish: SAVED } },
    appType: 'custom',
    // Loads the configuration in a third of the time.
    configLoader: 'native',
    plugins: [{ name: 'site-development', hotUpdate: updatesFor } satisfies Plugin],
  });
  const { logger, root } = vite.config;
  const { hot } = vite.environments.client;
  const shell = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>');
  const head = HEAD + (/<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '');

  function updatesFor({ file, modules }: HotUpdateOptions) {
    if (LOADED_BY_NODE.test(path.relative(root, file))) return [];
    if (!isBroken) return modules;
    isBroken = false;
    hot.send({ type: 'full-reload' });
    return [];
  }

  /** Loaded for each page, so that edits take effect with the next one. */
  async function entry(): Promise<EntryServer> {
    return (await vite.ssrLoadModule('/client/app/entry-server.tsx', { fixStacktrace: true })) as EntryServer;
  }

  const middleware: RequestHandler = (req, res, next) => {
    // Logged like a file of the site: at debug if delivered.
    res.locals.route = 'file';
    vite.middlewares(req, res, (error?: unknown) => {
      // Vite serves every module except those it has just reported as broken.
      isBroken ||= req.headers['sec-fetch-dest'] === 'script';
      next(error);
    });
  };

  /** Prints a server error, and passes it to the browser, which shows it like one of its own. */
  function report(error: Error & FaultPlace): string {
    vite.ssrFixStacktrace(error);
    if (!logger.hasErrorLogged(error)) logger.error(styleText('red', String(error.stack)), { error });
    isBroken = true;
    const { message, stack, id, loc, frame, plugin } = error;
    const json = JSON.stringify({ message, stack, id, loc, frame, plugin }, withoutColours).replaceAll(
      '<',
      '\\u003c',
    );
    return `<pre>${escapeHtml(stripVTControlCharacters(`${id ?? ''}\n${stack}`))}</pre><script type="module">reportError(${json})</script>`;
  }

  const showFault: ErrorRequestHandler = (error, _req, res, next) => {
    // Errors with a status are meant for visitors; API clients read no HTML.
    if (error.status || res.headersSent || res.locals.isApi) return next(error);
    res
      .status(500)
      .type('html')
      .send(
        `<!doctype html><title>${escapeHtml(stripVTControlCharacters(error.message))}</title>${head}${report(error)}`,
      );
  };

  /** The content store's log: mistakes in files go to the terminal, anything else reloads open pages. */
  const logContent: ContentOptions['log'] = ({ level, message }) => {
    if (level === 'warn') logger.error(styleText('red', message));
    else hot.send({ type: 'full-reload' });
  };

  return {
    async render(request, options) {
      const { render } = await entry();
      // `report` prints errors that end a page; the browser reports those of parts that it renders again.
      const page = await render(request, { ...options, onError: () => {} });
      const pipe: Rendered['pipe'] = (to) => page.pipe(to).catch((error) => void to.end(report(error)));
      return { ...page, pipe };
    },
    assetsFor: () => ({
      start: { src: '/client/app/start.ts' },
      // Linked: otherwise pages would be unstyled until their script has run. The site's sheet comes first: it declares
      // the layer order, and is in no graph before it is requested.
      styles: [
        ...new Set([
          '/client/styles/site.css?direct',
          // The graph keeps deleted files.
          ...[...vite.moduleGraph.idToModuleMap.keys()]
            .filter((id) => id.endsWith('.css') && existsSync(id))
            .map((id) => `/${path.relative(root, id)}?direct`),
        ]),
      ],
      modules: ['/client/app/entry-client.tsx'],
      devHead: head,
    }),
    development: { middleware, showFault, logContent },
    close: () => vite.close(),
  };
}

/** Compilers colour their messages for terminals. */
const withoutColours = (_key: string, value: unknown) =>
  typeof value === 'string' ? stripVTControlCharacters(value) : value;
