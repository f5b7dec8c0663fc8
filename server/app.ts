import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { RESUME_TOO_LARGE } from '#shared/application.ts';
import { LIMITS } from '#shared/limits.ts';
import { formPaths } from '#shared/pages.ts';
import type { Config } from './config.ts';
import { confirmAsJson } from './http/confirmation.ts';
import { bodyDeadline } from './http/deadlines.ts';
import { answerErrors, Refusal } from './http/errors.ts';
import {
  allowMethods,
  decodableAddress,
  limitDeclaredLength,
  limitRate,
  requireType,
  sameOriginOnly,
} from './http/guards.ts';
import { API_HEADERS } from './http/headers.ts';
import { health, readiness } from './http/health.ts';
import { readText } from './http/text-body.ts';
import { withoutTrailingSlash } from './http/trailing-slash.ts';
import type { ContentStore } from './jobs/content-store.ts';
import { listJobs, showJob } from './jobs/jobs-api.ts';
import { listTestimonials } from './jobs/testimonials-api.ts';
import type { Assets } from './pages/assets.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { type ReviewWidget, reviewWidgets } from './pages/review-widgets.ts';
import { siteFiles } from './pages/site-files.ts';
import { robots, sitemap } from './pages/sitemap.ts';
import { LONGEST_UPLOAD, readResumeUpload } from './resumes/upload.ts';
import { receiveApplication } from './submissions/applications-api.ts';
import { receiveContact } from './submissions/contact-api.ts';
import type { Stores } from './submissions/submission-stores.ts';

const crossOriginResource: RequestHandler = (_req, res, next) => {
  res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

export type AppDeps = {
  config: Pick<
    Config,
    'publicOrigin' | 'trustProxy' | 'contactLimit' | 'applyLimit' | 'limitWindowSeconds' | 'maxUploads'
  >;
  headers: Readonly<Record<string, string>>;
  log: Logger;
  content: ContentStore;
  stores: Stores;
  assets: Assets;
  /** Scripts of review sites that the footer shows, each in a frame of its own. */
  reviewWidgets?: readonly ReviewWidget[];
  /** Folder of the build's files for browsers; undefined while developing, when Vite serves them. */
  clientFiles?: string;
  isStopping?: () => boolean;
};

/** Slower than a second-generation phone network is not a visitor. */
const LEAST_UPLOAD_BYTES_PER_SECOND = 8 * 1024;
const FORM = 'application/x-www-form-urlencoded';

/** The whole site as an application that never listens: what integrators test against. */
export function createApp(deps: AppDeps): Express {
  return createSite(deps).app;
}

/** As `createApp`, with the pages, whose finished ones `main.ts` sends without going through the application. */
export function createSite(deps: AppDeps): { app: Express; pages: Pages } {
  const { config, content, stores, log, headers } = deps;
  const pages = createPages({
    assets: deps.assets,
    content,
    headers,
    publicOrigin: config.publicOrigin,
    log,
  });
  const sameOrigin = sameOriginOnly(config.publicOrigin);
  const windowSeconds = config.limitWindowSeconds;
  const contactRate = limitRate({ limit: config.contactLimit, windowSeconds });
  const applyRate = limitRate({ limit: config.applyLimit, windowSeconds });
  const tooLong = `Please send at most ${LIMITS.json / 1024} KB.`;
  const textBody = (type: 'application/json' | typeof FORM) => [
    requireType(type),
    limitDeclaredLength(LIMITS.json, tooLong),
    bodyDeadline(),
    ...readText(type, LIMITS.json),
  ];
  const upload = [
    requireType('multipart/form-data'),
    limitDeclaredLength(LONGEST_UPLOAD, RESUME_TOO_LARGE),
    bodyDeadline(LEAST_UPLOAD_BYTES_PER_SECOND),
    readResumeUpload(config.maxUploads),
  ];

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  const isStopping = deps.isStopping ?? (() => false);
  app.use((_req, res, next) => {
    res.set(headers);
    // A client that keeps its connection would otherwise go on using a process that wants to leave.
    if (isStopping()) res.set('Connection', 'close');
    next();
  });

  app.get('/healthz', health);
  app.get('/readyz', readiness({ content, stores, isStopping }));

  app.use('/api', (_req, res, next) => {
    res.set(API_HEADERS);
    next();
  });
  app.all('/api/testimonials', allowMethods('GET', 'HEAD'), listTestimonials(content));
  app.all('/api/getAlljob', allowMethods('GET', 'HEAD'), listJobs(content));
  app.all('/api/getJob/:id', allowMethods('GET', 'HEAD'), showJob(content));
  app.all(
    '/api/contact',
    allowMethods('POST'),
    sameOrigin,
    contactRate,
    textBody('application/json'),
    receiveContact(stores.messages, confirmAsJson),
  );
  app.all(
    '/api/apply',
    allowMethods('POST'),
    sameOrigin,
    applyRate,
    upload,
    receiveApplication(
      { applications: stores.applications, content },
      (req) => String(req.body.jobId ?? ''),
      confirmAsJson,
    ),
  );
  app.use('/api', () => {
    throw new Refusal(404, 'There is no such call.');
  });

  app.get(/^\/widgets\/(?<number>\d)$/, reviewWidgets(deps.reviewWidgets ?? [], config.publicOrigin));
  // Sandboxed frames have an origin of their own, so what they load is open to all origins.
  app.use('/widgets', crossOriginResource);
  app.use(decodableAddress);
  if (deps.assets.middleware) app.use(deps.assets.middleware);
  if (deps.clientFiles) {
    app.use(siteFiles(deps.clientFiles));
  }
  app.use(withoutTrailingSlash);
  app.get('/sitemap.xml', sitemap(content, config.publicOrigin));
  app.get('/robots.txt', robots(config.publicOrigin));

  app.post(
    formPaths('contact'),
    pages.form,
    sameOrigin,
    contactRate,
    textBody(FORM),
    receiveContact(stores.messages, pages.accepted),
  );
  app.post(
    formPaths('application'),
    pages.form,
    sameOrigin,
    applyRate,
    upload,
    receiveApplication(
      { applications: stores.applications, content },
      (req) => String(req.params.id),
      pages.accepted,
    ),
  );
  app.all([...formPaths('contact'), ...formPaths('application')], allowMethods('GET', 'HEAD', 'POST'));
  app.use(allowMethods('GET', 'HEAD'), pages.show);

  app.use(answerErrors({ log, page: pages.refused }));
  return { app, pages };
}
