import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { company } from '#content/company.ts';
import { createApp } from '../../../server/app.ts';
import type { AppDeps } from '../../../server/app-deps.ts';
import { readConfig } from '../../../server/config.ts';
import { DEADLINES, type Deadlines } from '../../../server/http/exchange.ts';
import { attachApp, createLimitedServer } from '../../../server/http/http-server.ts';
import type { Metrics } from '../../../server/http/metrics.ts';
import { type ContentStore, openContent } from '../../../server/jobs/content-store.ts';
import { previewKey } from '../../../server/jobs/preview-keys.ts';
import { type Assets, builtAssets } from '../../../server/pages/assets.ts';
import { openStores, type Stores } from '../../../server/submissions/stores.ts';
import { ROOT } from '../root.ts';

export type Site = {
  app: Express;
  stores: Stores;
  content: ContentStore;
  previewKeyOf(id: string): string;
  /** A copy of the openings and testimonials that the test may edit. */
  contentDirectory: string;
  /** Lines of the log so far, parsed. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
};

export type SiteOptions = {
  config?: Partial<AppDeps['config']>;
  origin?: string;
  clock?: () => Date;
  stores?: Stores;
  deadlines?: Partial<Deadlines>;
  metrics?: Metrics;
  /** Folder of the build that renders pages. */
  build?: string;
  /** Folder of files that earlier releases had. */
  released?: string;
  /** Called with the path of each page that is rendered. */
  onRender?: (path: string) => void | Promise<void>;
};

/** What the site reads of the content folder; the rest is part of the build. */
const READ_WHILE_RUNNING = ['jobs', 'testimonials.json'];

/** The build, read once for all sites of this process. */
let built: Promise<Assets> | undefined;
function assetsOf(build: string | undefined): Promise<Assets> {
  if (build !== undefined) return builtAssets(build);
  built ??= builtAssets(path.join(ROOT, 'dist'));
  return built;
}

/** The whole site as visitors get it, on the build, with a database of its own. Closed by whoever opened it. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const publicOrigin = options.origin ?? 'http://localhost';
  const contentDirectory = await mkdtemp(path.join(tmpdir(), 'content-'));
  for (const name of READ_WHILE_RUNNING)
    cpSync(path.join(ROOT, 'content', name), path.join(contentDirectory, name), { recursive: true });
  const clock = options.clock ? { clock: options.clock } : {};
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = pino({ level: options.config?.logLevel ?? 'trace' }, { write });
  const content = openContent({
    directory: contentDirectory,
    log: ({ level, message, ...place }) => log[level](place, message),
    ...clock,
  });
  const stores = options.stores ?? (await openStores({ memory: true, ...clock }));
  const assets = watched(await assetsOf(options.build), options.onRender);
  const previewSecret = 'a secret of the tests';
  const deadlines = { ...DEADLINES, ...options.deadlines };
  const app = createApp({
    // Tests post far more often than visitors do; the limits have tests of their own.
    config: {
      ...readConfig({}),
      contactLimit: 100_000,
      applyLimit: 100_000,
      refusedLimit: 100_000,
      uploadsPerVisitor: 1000,
      publicOrigin,
      ...options.config,
    },
    log,
    content,
    previewSecret,
    stores,
    assets,
    reviewWidgets: company.reviewWidgets,
    clientFiles: [
      path.join(ROOT, 'dist/client'),
      ...(options.released === undefined ? [] : [options.released]),
    ],
    deadlines,
    ...(options.metrics ? { metrics: options.metrics } : {}),
  });
  return {
    app,
    stores,
    content,
    previewKeyOf: (id) => previewKey(previewSecret, id),
    contentDirectory,
    log: lines,
    async close() {
      await content.close();
      await stores.close();
      await rm(contentDirectory, { recursive: true, force: true });
    },
  };
}

/** The same, calling `onRender` with the path of each page before it is rendered. */
function watched(assets: Assets, onRender: SiteOptions['onRender']): Assets {
  if (!onRender) return assets;
  return {
    ...assets,
    async render(request, options) {
      await onRender(new URL(request.url).pathname);
      return assets.render(request, options);
    },
  };
}

/** As `openSite`, served as main.ts serves it, under its own origin: at `port`, or any where another has that. */
export async function serveSite({
  port: wanted = 0,
  ...options
}: SiteOptions & { port?: number } = {}): Promise<Site & { origin: string; port: number; server: Server }> {
  // Listening from the first: a port that is only looked up may be another's when the site is there.
  const place = createServer();
  place.once('error', () => place.listen(0, '127.0.0.1')).listen(wanted, '127.0.0.1');
  await new Promise((resolve) => place.once('listening', resolve));
  const { port } = place.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const site = await openSite({ ...options, origin });
  const server = createLimitedServer();
  attachApp(server, site.app);
  await once(server.listen(place), 'listening');
  return {
    ...site,
    origin,
    port,
    server,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}

/** A site for one test, closed when it is over. */
export async function siteForTest(options: SiteOptions = {}): Promise<Site> {
  const site = await openSite(options);
  onTestFinished(() => site.close());
  return site;
}

/** A site for one test, in which to store a message or an application fails with `error`. */
export async function siteFailing(error: Error): Promise<Site> {
  const stores = await openStores({ memory: true });
  const { messages, applications } = stores;
  const add = () => Promise.reject(error);
  return siteForTest({
    stores: { ...stores, messages: { ...messages, add }, applications: { ...applications, add } },
  });
}
