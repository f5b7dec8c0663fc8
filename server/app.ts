import type { RequestListener, ServerResponse } from 'node:http';
import express, { type Request, type Response } from 'express';
import type { AppDeps } from './app-deps.ts';
import { checkFraming, decodableAddress, respell } from './http/address.ts';
import { DEADLINES } from './http/deadlines.ts';
import { answerErrors } from './http/errors.ts';
import { limitExchange } from './http/exchange.ts';
import { allowMethods } from './http/guards.ts';
import { liveness, readiness } from './http/health.ts';
import { createHints } from './http/hints.ts';
import { observe } from './http/observation.ts';
import { keepKeysPrivate } from './http/without-keys.ts';
import { admitPreviews, presentPath } from './jobs/job-address.ts';
import { apiDocument } from './openapi/document.ts';
import { createPages } from './pages/pages.ts';
import { reviewWidgets } from './pages/review-widgets.ts';
import { siteFiles } from './pages/site-files.ts';
import { readUpload } from './resumes/upload.ts';
import { API_CALLS, apiRoutes, markCall } from './routes/api-routes.ts';
import { fileRoutes } from './routes/file-routes.ts';
import { formRoutes } from './routes/form-routes.ts';
import { postGuards } from './routes/post-guards.ts';

/**
 * The whole site, which never listens: what main.ts serves and what integrators test against. A finished page costs
 * no more than sending it; everything else goes through Express.
 */
export function createApp(deps: AppDeps): RequestListener {
  const { config, content, stores, log, headers, metrics, deadlines = DEADLINES } = deps;
  const isStopping = deps.isStopping ?? (() => false);
  const { publicOrigin } = config;
  const document = apiDocument(publicOrigin, config);
  const pages = createPages({
    apiDocument: document,
    assets: deps.assets,
    content,
    keys: stores.keys,
    readUpload,
    headers,
    publicOrigin,
    settings: { retentionDays: config.retentionDays },
    log,
  });
  const hints = createHints({ log, publicOrigin, trustProxy: config.trustProxy });
  const answerError = answerErrors({ log, page: pages.refused });
  const guards = postGuards(deps, { hints, deadlines });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.use((_req, res, next) => {
    res.set(headers);
    // A keep-alive client would otherwise go on using a process that is shutting down.
    if (isStopping()) res.set('Connection', 'close');
    next();
  });
  app.use(limitExchange(deadlines, (refusal, req, res) => void answerError(refusal, req, res, () => {})));
  app.use(observe({ log, accessLog: config.accessLog, onAnswered: metrics?.answered }));
  app.use(API_CALLS, markCall);
  app.use(keepKeysPrivate);
  app.use(checkFraming(publicOrigin));
  app.use(hints.proxies);

  // In one spelling each: a proxy may keep these from visitors by a rule of its own.
  const health = express.Router({ caseSensitive: true, strict: true });
  health.get('/healthz', liveness);
  health.get('/readyz', readiness({ content, stores, isStopping }));
  app.use(health);

  app.use(apiRoutes(deps, guards, document));

  app.get(/^\/widgets\/(?<number>\d)$/, reviewWidgets(deps.reviewWidgets ?? [], publicOrigin));
  // Sandboxed frames have an origin of their own, so what they load is open to all origins.
  app.use('/widgets', (_req, res, next) => {
    res.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  app.use(decodableAddress);
  if (deps.assets.middleware) app.use(deps.assets.middleware);
  if (deps.clientFiles) app.use(siteFiles(deps.clientFiles));
  app.use(respell(presentPath(content)));
  app.use(fileRoutes(deps, pages));
  app.all('/careers/:id', admitPreviews(content, stores.previewKeys));
  app.use(formRoutes(deps, guards, pages));
  app.use(allowMethods('GET', 'HEAD'), pages.show);

  app.use(answerError);

  /** Where Express finds no path in an address it calls none of our handlers, and would wait for the body without end. */
  const refuse = (res: ServerResponse) => () => {
    res.writeHead(400, { ...headers, 'Cache-Control': 'no-store', Connection: 'close' }).end();
  };

  return (req, res) => {
    if (isStopping() || !pages.answerFinished(req, res)) app(req as Request, res as Response, refuse(res));
    else metrics?.sentFinished(res.statusCode);
  };
}
