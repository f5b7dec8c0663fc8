import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Deadlines } from './http/exchange.ts';
import type { Metrics } from './http/metrics.ts';
import type { ContentStore } from './jobs/content-store.ts';
import type { Assets } from './pages/assets.ts';
import type { ReviewWidget } from './pages/review-widgets.ts';
import type { Stores } from './submissions/stores.ts';

/** Everything `createApp` depends on. site.ts opens it; tests pass their own. */
export type AppDeps = {
  config: Config;
  log: Logger;
  content: ContentStore;
  previewSecret: string;
  stores: Stores;
  assets: Assets;
  /** Scripts of review sites that the footer shows, each in a frame of its own. */
  reviewWidgets?: readonly ReviewWidget[];
  /** Folders of static files, the build's first; undefined in development, where Vite serves them. */
  clientFiles?: readonly string[];
  /** Aborted when the process begins to stop. */
  stopping?: AbortSignal;
  deadlines?: Deadlines;
  metrics?: Metrics;
};
