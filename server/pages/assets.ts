import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { Rendered, RenderOptions } from '../../client/entry-server.tsx';
import type { PageAssets } from '../../client/page-assets.ts';

/** Renders a page: the one function the server takes from the client. */
type Render = (request: Request, options: RenderOptions) => Promise<Rendered>;

/** Where pages find their renderer, scripts and styles: in the build, or with Vite while developing. */
export type Assets = {
  render: Render;
  assetsFor: (routeId: string) => PageAssets;
  /** Development only: serves modules as they are edited. */
  middleware?: RequestHandler;
  close(): Promise<void>;
};

const ENTRY = 'client/entry-client.tsx';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

/**
 * Assets of a finished build.
 * @throws when the folder holds none; `npm run build` makes it
 */
export async function builtAssets(directory: string): Promise<Assets> {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(directory, 'client/.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build in ${directory} has no ${ENTRY}; run npm run build`);
  const integrity = `sha384-${createHash('sha384')
    .update(readFileSync(path.join(directory, 'client', entry.file)))
    .digest('base64')}`;
  const { render }: { render: Render } = await import(
    pathToFileURL(path.resolve(directory, 'server/entry-server.js')).href
  );
  const known = new Map<string, PageAssets>();

  function assetsFor(routeId: string): PageAssets {
    const found = known.get(routeId);
    if (found) return found;
    const page = `client/pages/${routeId.split(':')[0]}.tsx`;
    const chunks = reachable(manifest, [ENTRY, page]);
    // Sections whose code comes late are in the HTML from the start, so their styles must be too.
    const styled = reachable(manifest, [ENTRY, page, ...(manifest[page]?.dynamicImports ?? [])]);
    const assets: PageAssets = {
      entry: { src: `/${entry?.file}`, integrity },
      styles: [...new Set(styled.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
      preloads: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    };
    known.set(routeId, assets);
    return assets;
  }

  return { render, assetsFor, close: async () => {} };
}

/** Chunks that `keys` load at once, each after what it imports, so that styles come in the order of the build. */
function reachable(manifest: Manifest, keys: string[]): Chunk[] {
  const seen = new Set<string>();
  const found: Chunk[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    found.push(chunk);
  };
  keys.forEach(visit);
  return found;
}

/** Vite in middleware mode: pages and styles change in the browser as files are saved. */
export async function developmentAssets(): Promise<Assets> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const shell = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>');
  const devHead = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '';
  return {
    render: async (request, options) => {
      const { render } = (await vite.ssrLoadModule('/client/entry-server.tsx')) as { render: Render };
      return render(request, options);
    },
    assetsFor: () => ({
      entry: { src: `/${ENTRY}` },
      // The site's own sheet first: it declares the order of the layers, and is not in the graph before a browser asked.
      styles: [
        ...new Set([
          '/client/styles/site.css?direct',
          ...[...vite.moduleGraph.idToModuleMap.keys()].filter((id) => /\.css$/.test(id)).map(developmentUrl),
        ]),
      ],
      preloads: [],
      devHead,
    }),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };

  /** Styles as links, or pages would show bare until their script has run. */
  function developmentUrl(file: string): string {
    return `/${path.relative(vite.config.root, file)}?direct`;
  }
}
