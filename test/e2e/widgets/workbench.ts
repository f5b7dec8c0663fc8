import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../../../server/http/headers.ts';

const HERE = 'test/e2e/widgets';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Every widget on one page, rendered by a server and hydrated, under the policy that the site has. */
export async function serveWorkbench() {
  const directory = await mkdtemp(path.join(tmpdir(), 'workbench-'));
  const html = await bundle(directory);
  const policy = Object.entries(CONTENT_SECURITY_POLICY)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname;
    response.setHeader('content-security-policy', policy);
    const folder = name.startsWith('/pictures/') ? 'public' : path.join(directory, 'client');
    const body = name === '/' ? html : await readFile(path.join(folder, name)).catch(() => undefined);
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader('content-type', TYPES[path.extname(name)] ?? 'text/html; charset=utf-8');
    response.end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    html,
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Bundles both sides into `directory`; resolves with the page. */
async function bundle(directory: string): Promise<string> {
  const shared: InlineConfig = {
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    // Vitest's NODE_ENV would bring React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const common = { emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } };
  await build({
    ...shared,
    build: {
      ...common,
      outDir: path.join(directory, 'client'),
      manifest: 'manifest.json',
      rolldownOptions: { input: `${HERE}/workbench-entry.tsx` },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      ...common,
      outDir: path.join(directory, 'server'),
      ssr: `${HERE}/workbench-server.tsx`,
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  const manifest = JSON.parse(await readFile(path.join(directory, 'client/manifest.json'), 'utf8'));
  const { file, css } = manifest[`${HERE}/workbench-entry.tsx`];
  const { workbenchHtml } = await import(pathToFileURL(path.join(directory, 'server/page.mjs')).href);
  const styles = css.map((href: string) => `<link rel="stylesheet" href="/${href}">`).join('');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Workbench</title>${styles}<script type="module" src="/${file}"></script></head><body><div id="root" data-waiting>${workbenchHtml()}</div></body></html>`;
}
