import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { company } from '#content/company.ts';
import { createSite } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { UnusableDatabase } from './database/store-errors.ts';
import { securityHeaders } from './http/headers.ts';
import { createListener } from './http/listener.ts';
import { openContent } from './jobs/content-store.ts';
import { createLog } from './log.ts';
import { builtAssets, developmentAssets } from './pages/assets.ts';
import { openStores } from './submissions/submission-stores.ts';

const BUILD = 'dist';
/** What is under way gets this long to finish after SIGTERM, milliseconds. */
const DRAIN = 9000;
const SWEEP = 100;
const WARM_AFTER = 200;

const isDevelopment = process.argv.includes('--dev');

async function start() {
  const config = readConfig(process.env);
  if (!isDevelopment && !existsSync(`${BUILD}/client/.vite/manifest.json`)) {
    throw new ConfigError(
      'There is no build to serve yet. Run "npm run build", or "npm start", which does both.',
    );
  }
  const log = createLog(config.logLevel);
  const stores = await openStores({ directory: config.dataDirectory });
  const content = await openContent({
    directory: config.contentDirectory,
    log: ({ level, message, ...place }) => log[level](place, message),
  });
  const assets = isDevelopment ? await developmentAssets() : await builtAssets(BUILD);
  const headers = securityHeaders({
    publicOrigin: config.publicOrigin,
    hstsPreload: config.hstsPreload,
    hasFrames: company.reviewWidgets.length > 0,
    isDevelopment,
  });
  let isStopping = false;
  const { app, pages } = createSite({
    config,
    headers,
    log,
    content,
    stores,
    assets,
    reviewWidgets: company.reviewWidgets,
    ...(isDevelopment ? {} : { clientFiles: `${BUILD}/client` }),
    isStopping: () => isStopping,
  });
  // A finished page costs no more than sending it; everything else goes through the application.
  const server = createListener((req, res) => {
    if (isStopping || !pages.answer(req, res)) app(req, res);
  }, headers);
  server.on('error', (error) => fail(error));
  server.listen(config.port, config.host, async () => {
    const { port } = server.address() as AddressInfo;
    const jobs = (await content.jobs()).length;
    process.stdout.write(
      `Serving http://${config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}, ${jobs} open jobs, submissions in ${config.dataDirectory}, mail off\n`,
    );
    if (isDevelopment) return;
    keepShortLivesShort();
    // A visitor who is there already comes first.
    await delay(WARM_AFTER);
    await pages.warm().catch((error) => log.error({ err: error }, 'pages could not be rendered ahead'));
  });

  /** Readiness goes off first; what was accepted is finished; then the stores are closed. */
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    // A connection that is kept alive becomes idle only after its answer, so the idle ones are looked for again and again.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    setTimeout(() => server.closeAllConnections(), DRAIN).unref();
    await closed;
    clearInterval(sweep);
    await Promise.all([content.close(), assets.close()]);
    await stores.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * While many pages are rendered at once V8 may conclude that what each answer needs for an instant is there to stay,
 * and lays it where only a large collection looks: memory then grows for hundreds of thousands of answers. Set on the
 * running process, since on the command line it costs V8's own caches and the start 200 ms.
 */
function keepShortLivesShort() {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/** Says in words what an operator can mend; anything else is shown whole. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || error instanceof UnusableDatabase;
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (isPortTaken) console.error('The port is in use by another process. Stop it, or set PORT to another.');
  else console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}

start().catch(fail);
