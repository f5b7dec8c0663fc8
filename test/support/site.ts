import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { Express } from 'express';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { company } from '#content/company.ts';
import { type AppDeps, createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { securityHeaders } from '../../server/http/headers.ts';
import { type ContentStore, openContent } from '../../server/jobs/content-store.ts';
import { builtAssets } from '../../server/pages/assets.ts';
import { openStores, type Stores } from '../../server/submissions/submission-stores.ts';

export type Site = {
  app: Express;
  stores: Stores;
  content: ContentStore;
  /** A copy of the content folder that the test may edit. */
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
};

/** The whole site as visitors get it, on the build, with a database of its own. Closed by whoever opened it. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const publicOrigin = options.origin ?? 'http://localhost';
  const contentDirectory = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp('content', contentDirectory, { recursive: true });
  const clock = options.clock ? { clock: options.clock } : {};
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'trace' }, recording(lines));
  const content = await openContent({
    directory: contentDirectory,
    log: ({ level, message, ...place }) => log[level](place, message),
    ...clock,
  });
  const stores = options.stores ?? (await openStores({ memory: true, ...clock }));
  const assets = await builtAssets('dist');
  const app = createApp({
    // Tests post far more often than visitors do; the limits have tests of their own.
    config: {
      ...readConfig({}),
      contactLimit: 100_000,
      applyLimit: 100_000,
      publicOrigin,
      ...options.config,
    },
    headers: securityHeaders({
      publicOrigin,
      hstsPreload: false,
      hasFrames: company.reviewWidgets.length > 0,
    }),
    log,
    content,
    stores,
    assets,
    reviewWidgets: company.reviewWidgets,
    clientFiles: 'dist/client',
  });
  return {
    app,
    stores,
    content,
    contentDirectory,
    log: lines,
    async close() {
      await content.close();
      await stores.close();
      await rm(contentDirectory, { recursive: true, force: true });
    },
  };
}

/** As `openSite`, listening on a free port of this machine under its own origin. */
export async function serveSite(
  options: SiteOptions = {},
): Promise<Site & { origin: string; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const site = await openSite({ ...options, origin });
  server.on('request', site.app);
  return {
    ...site,
    origin,
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

function recording(lines: Record<string, unknown>[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
}
