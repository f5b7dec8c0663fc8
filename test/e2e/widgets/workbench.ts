import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { build, type InlineConfig } from 'vite';
import { onTestFinished } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../../server/http/headers.ts';
import { browserOfWorker } from '../../support/browser/browser.ts';
import { PATIENCE } from '../../support/patience.ts';

const HERE = 'test/e2e/widgets';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export type Workbench = {
  origin: string;
  /** The page as the server sends it. */
  html: string;
  /** A page of a test's own, gone when the test is over. `before` is called ahead of its first address. */
  open: (options?: Options) => Promise<Page>;
  /** What the pages opened so far have complained of: errors, warnings, policy reports. */
  complaints: string[];
  close: () => Promise<void>;
};

type Options = BrowserContextOptions & {
  before?: (page: Page) => Promise<void>;
  /** Whether the page is painted, for a picture of it. */
  paints?: boolean;
};

/** Every widget on one page, rendered by a server and hydrated, under the policy that the site has. */
export async function openWorkbench(): Promise<Workbench> {
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
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const complaints: string[] = [];

  const open = async ({ before, paints, ...options }: Options = {}) => {
    const browser = await browserOfWorker(paints);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await before?.(page);
    await page.goto(origin);
    if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-hydrated]');
    return page;
  };
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await rm(directory, { recursive: true, force: true });
  };
  return { origin, html, open, complaints, close };
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
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Workbench</title>${styles}<script type="module" src="/${file}"></script></head><body><div id="root">${workbenchHtml()}</div></body></html>`;
}
