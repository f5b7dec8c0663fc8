/** Reads the settings, opens the stores and the content, serves the site, and shuts down. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { type AddressInfo, isIPv6, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { company } from '#content/company.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { StoreUnavailable, UnusableDatabase } from './database/store-errors.ts';
import { attachApp, createLimitedServer } from './http/http-server.ts';
import { openContent } from './jobs/content-store.ts';
import { previewSecret } from './jobs/preview-keys.ts';
import { createLog } from './log.ts';
import { builtAssets } from './pages/assets.ts';
import { developmentAssets } from './pages/development.ts';
import { keepReleased } from './pages/released-files.ts';
import { purposesOf, sendLetters } from './submissions/letters/letters.ts';
import { sweepDaily } from './submissions/retention.ts';
import { openStores } from './submissions/stores.ts';

const BUILD = 'dist';
const isDevelopment = process.argv.includes('--dev');
/** Time that requests in flight have to finish after SIGTERM, ms. In development a restart follows, and nobody waits. */
const DRAIN_TIMEOUT = isDevelopment ? 0 : 9000;
const IDLE_CHECK_INTERVAL = 100;
/** Time for requests that were on their way when the signal came, ms: their answers close the connection. */
const LAST_REQUESTS = isDevelopment ? 0 : 200;

async function start() {
  const config = readConfig(process.env);
  if (!isDevelopment && !existsSync(`${BUILD}/client/.vite/manifest.json`)) {
    throw new ConfigError(
      'There is no build to serve yet. Run "npm run build", or "npm start", which does both.',
    );
  }
  const log = createLog(config.logLevel);
  for (const message of config.misspelt) log.warn(message);
  const server = createLimitedServer();
  // In parallel: one waits for the disk while the other loads.
  const [stores, assets] = await Promise.all([
    openStores({
      directory: config.dataDirectory,
      ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
      purposes: purposesOf(config),
      warn: (message) => log.warn(message),
    }),
    isDevelopment ? developmentAssets(server) : builtAssets(BUILD),
  ]);
  const content = openContent({
    directory: config.contentDirectory,
    log: assets.development?.logContent ?? (({ level, message, ...place }) => log[level](place, message)),
  });
  const stopping = new AbortController();
  // The eighty modules of metrics are loaded only where they are used.
  const metering = config.adminPort === undefined ? undefined : await import('./http/metrics.ts');
  const metrics = metering?.createMetrics(stores.outbox.counts);
  const app = createApp({
    config,
    log,
    content,
    previewSecret: secretOfPreviews(config, log),
    stores,
    assets,
    reviewWidgets: company.reviewWidgets,
    ...(isDevelopment ? {} : { clientFiles: [`${BUILD}/client`, await releasedFiles(config, log)] }),
    stopping: stopping.signal,
    ...(metrics ? { metrics } : {}),
  });
  attachApp(server, app);
  const stopSweeping = sweepDaily(stores, config.retentionDays, {
    removed: (count) => log.info({ count }, 'expired submissions were removed'),
    failed: (error) => log.error({ err: error }, 'expired submissions could not be removed'),
  });
  const sender = await sendLetters(config, { stores, log, onAttempted: metrics?.attempted });
  const admin = metrics && config.adminPort && (await metering?.serveMetrics(metrics, config.adminPort));
  server.on('error', (error) => fail(error));
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.listen(config.port, config.host, async () => {
    const { port } = server.address() as AddressInfo;
    const jobs = (await content.jobs()).length;
    process.stdout.write(
      `Serving http://${hostInUrl(config.host)}:${port}, ${jobs} open jobs, submissions in ${config.databaseUrl ? 'PostgreSQL' : config.dataDirectory}, mail ${config.mail ? 'on' : 'off'}, webhooks ${config.webhook ? 'on' : 'off'}\n`,
    );
    // Else it is written at exit only, not on SIGKILL: the next start takes twice as long and 25 MB more.
    flushCompileCache();
  });

  /** Graceful shutdown: readiness goes off, requests in flight finish, then the stores are closed. */
  async function stop() {
    if (stopping.signal.aborted) return;
    stopping.abort();
    stopSweeping();
    const sent = sender.stop();
    log.info('stopping: finishing requests in flight first');
    await setTimeout(LAST_REQUESTS);
    const closed = Promise.all([new Promise((resolve) => server.close(resolve)), assets.close()]);
    // A keep-alive connection becomes idle only after its response, so idle ones are closed repeatedly.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      // Node does not count connections as idle that have sent nothing yet, such as browsers' preconnects.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, IDLE_CHECK_INTERVAL);
    setTimeout(DRAIN_TIMEOUT, undefined, { ref: false }).then(() => server.closeAllConnections());
    await closed;
    clearInterval(sweep);
    await Promise.all([content.close(), sent]);
    await stores.close();
    if (admin) admin.close();
    log.info('stopped');
    process.exit();
  }
  // SIGHUP: the terminal it runs in is closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop().catch(fail));
  // One unhandled rejection must not end the requests of others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  // After an uncaught exception the state is unknown: requests in flight finish, then the process exits.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception: the process stops');
    process.exitCode = 1;
    stop().catch(fail);
  });
}

const LOCAL = ['0.0.0.0', '127.0.0.1', '::', '::1'];

const hostInUrl = (host: string) => (LOCAL.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host);

/** If the secret cannot be stored, links of previews work until the next start. */
function secretOfPreviews({ previewSecret: given, dataDirectory }: Config, log: Logger): string {
  try {
    return previewSecret({ given, directory: dataDirectory });
  } catch (error) {
    log.warn({ err: error }, 'PREVIEW_SECRET is not set, and none can be stored in DATA_DIR');
    return randomBytes(32).toString('base64url');
  }
}

/**
 * Adds the hashed files of this release to those of earlier ones. Resolves with their folder once other
 * instances find there what pages of this one ask them for; no instance uses a new folder yet, so that one is
 * not waited for. If it cannot be written, pages have to be reloaded.
 */
async function releasedFiles({ dataDirectory }: Config, log: Logger): Promise<string> {
  const folder = path.join(dataDirectory, 'releases');
  const isNew = !existsSync(folder);
  const kept = keepReleased(`${BUILD}/client`, folder).catch((error) =>
    log.warn({ err: error }, 'files of this release cannot be kept for the next one in DATA_DIR/releases'),
  );
  if (!isNew) await kept;
  return folder;
}

const NO_HOST = 'HOST is not an address of this machine. Set it to one, or to 0.0.0.0 for all of them.';
/** What an operator can do, by error code; `setting` names the port. */
const adviceFor = (setting: string, port: number | undefined): Record<string, string> => ({
  EADDRINUSE: `Port ${port} is in use by another process. Stop it, or set ${setting} to another.`,
  EACCES: `This user may not open the port. Set ${setting} to one above 1023.`,
  EADDRNOTAVAIL: NO_HOST,
  ENOTFOUND: NO_HOST,
});

/** Prints expected errors as a message; anything else with its stack. */
function fail(error: unknown): never {
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  const expected = [ConfigError, UnusableDatabase, StoreUnavailable];
  const isExpected = expected.some((kind) => error instanceof kind);
  const setting = String(port) === process.env.ADMIN_PORT ? 'ADMIN_PORT' : 'PORT';
  const advice =
    syscall === 'listen' || syscall === 'getaddrinfo' ? adviceFor(setting, port)[code ?? ''] : undefined;
  console.error(advice ?? (isExpected ? (error as Error).message : error));
  process.exit(1);
}

start().catch(fail);
