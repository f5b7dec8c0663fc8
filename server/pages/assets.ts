import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type * as entryServer from '../../client/app/entry-server.tsx';
import type { PageAssets } from '../../client/app/page-assets.ts';
import type { ContentOptions } from '../jobs/content-store.ts';

/** What the server imports from the client. */
export type EntryServer = Pick<typeof entryServer, 'render'>;

/** The renderer, scripts and styles of pages: from the build, or from Vite in development. */
export type Assets = EntryServer & {
  /** For the page with this id in `shared/pages.ts`. */
  assetsFor: (pageId: string) => PageAssets;
  /** Serves modules as they are edited, shows errors where they happen, reloads open pages on new content. */
  development?: {
    middleware: RequestHandler;
    showFault: ErrorRequestHandler;
    logContent: ContentOptions['log'];
  };
  close(): Promise<void>;
};

const START = 'client/app/start.ts';
const ENTRY = 'client/app/entry-client.tsx';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

/**
 * Assets of a finished build.
 * @throws if the folder has none; `npm run build` makes it
 */
export async function builtAssets(directory: string): Promise<Assets> {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(directory, 'client/.vite/manifest.json'), 'utf8'),
  );
  const start = manifest[START];
  const entry = manifest[ENTRY];
  if (!start || !entry) throw new Error(`The build in ${directory} has no ${ENTRY}; run npm run build`);
  const script = readFileSync(path.join(directory, 'client', start.file));
  const integrity = `sha384-${hash('sha384', script, 'base64')}`;
  const { render }: EntryServer = await import(
    pathToFileURL(path.resolve(directory, 'server/entry-server.js')).href
  );

  function assetsFor(pageId: string): PageAssets {
    const page = Object.keys(manifest).find((file) => file.endsWith(`/${pageId}-page.tsx`)) ?? '';
    const chunks = [entry, ...reachable(manifest, [ENTRY, page])].filter((chunk) => chunk !== undefined);
    return {
      start: { src: `/${start?.file}`, integrity },
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      modules: [...new Set(chunks)].map(({ file }) => `/${file}`),
    };
  }

  return { render, assetsFor, close: async () => {} };
}

/** The chunks that `keys` import statically, each after its own imports. */
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
