import express, { type Express } from 'express';
import './response-locals.ts';
import type { AppDeps } from './app-deps.ts';
import { redirectToCanonical } from './http/address.ts';
import { errorHandler } from './http/errors.ts';
import { DEADLINES, limitExchange, refusePipelining } from './http/exchange.ts';
import { allowMethods } from './http/guards.ts';
import { allowAllOrigins, securityHeaders } from './http/headers.ts';
import { liveness, readiness } from './http/health.ts';
import { observe } from './http/observation.ts';
import { createResponseCache } from './http/response-cache.ts';
import { admitPreviews, currentPath } from './jobs/job-address.ts';
import { apiDocument } from './openapi/document.ts';
import { createPages } from './pages/pages.ts';
import { reviewWidgets } from './pages/review-widgets.ts';
import { siteFiles } from './pages/site-files.ts';
import { readUpload } from './resumes/upload.ts';
import { API_CALLS, apiRoutes, markApiRequest } from './routes/api-routes.ts';
import { fileRoutes } from './routes/file-routes.ts';
import { formRoutes } from './routes/form-routes.ts';
import { postGuards } from './routes/post-guards.ts';

/** The whole site, as an application that does not listen: site.ts serves it, integrators test against it. */
export function createApp(deps: AppDeps): Express {
  const { config, content, stores, log, metrics, reviewWidgets: widgets = [], deadlines = DEADLINES } = deps;
  const { stopping } = deps;
  const { development } = deps.assets;
  const { publicOrigin } = config;
  const guards = postGuards(deps);
  const cache = createResponseCache(content, guards.renderQueue, development !== undefined);
  const document = apiDocument(publicOrigin, config);
  const pages = createPages({
    apiDocument: document,
    assets: deps.assets,
    cache,
    content,
    keys: stores.keys,
    readUpload,
    renderQueue: guards.renderQueue,
    publicOrigin,
    settings: { retentionDays: config.retentionDays },
    log,
  });
  const handleError = errorHandler({ log, page: pages.refused });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy || false);
  app.set('query parser', 'simple');
  app.set('etag', false);

  app.use(refusePipelining);
  app.use(observe({ log, onAnswered: metrics?.answered }));
  app.use((req, res, next) => {
    if (!stopping?.aborted) return cache.serve(req, res, next);
    // A keep-alive client would otherwise go on using a process that is shutting down.
    res.set('Connection', 'close');
    next();
  });
  app.use(
    securityHeaders({
      publicOrigin,
      hsts: config.hsts,
      hasFrames: widgets.length > 0,
      isDevelopment: development !== undefined,
    }),
  );
  app.use(limitExchange(deadlines, handleError));
  app.use(API_CALLS, markApiRequest);

  // Matched in exactly one spelling: a proxy may hide these from visitors by a rule of its own.
  const health = express.Router({ caseSensitive: true, strict: true });
  health.get('/healthz', liveness);
  health.get('/readyz', readiness({ content, stores, stopping }));
  app.use(health);

  app.use(apiRoutes(deps, { guards, cache, document }));

  app.use(reviewWidgets(widgets, publicOrigin));
  // A sandboxed frame has an opaque origin, so what it loads must be open to all origins.
  app.use('/widgets', (_req, res, next) => {
    allowAllOrigins(res);
    next();
  });
  if (development) app.use(development.middleware);
  app.use(redirectToCanonical(currentPath(content)));
  if (deps.clientFiles) app.use(siteFiles(deps.clientFiles));
  app.use(fileRoutes(deps, cache));
  app.all('/careers/:id', admitPreviews(content, deps.previewSecret));
  app.use(formRoutes(deps, guards, pages));
  app.use(pages.mustExist, allowMethods('GET', 'HEAD'), pages.show);

  if (development) app.use(development.showFault);
  app.use(handleError);
  return app;
}
