import type { RequestListener } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { RESUME_TOO_LARGE } from '#shared/application.ts';
import { LIMITS } from '#shared/limits.ts';
import { formPaths } from '#shared/pages.ts';
import {
  API,
  API_DOCS,
  APPLICATION,
  APPLICATION_ERASED,
  BLOG_FEED,
  CAREER,
  CAREERS,
  FEEDS,
} from '#shared/paths.ts';
import type { Config } from './config.ts';
import type { SharedLimits } from './database/shared-limits.ts';
import { checkFraming, decodableAddress, respell } from './http/address.ts';
import { LONGEST_BODY } from './http/body-limits.ts';
import { confirmAsJson } from './http/confirmation.ts';
import { DEADLINES, type Deadlines } from './http/deadlines.ts';
import { answerErrors, Refusal } from './http/errors.ts';
import { exchangeOf, limitExchange } from './http/exchange.ts';
import { allowMethods, limitDeclaredLength, limitRate, requireType, sameOriginOnly } from './http/guards.ts';
import { API_HEADERS } from './http/headers.ts';
import { liveness, readiness } from './http/health.ts';
import { createHints } from './http/hints.ts';
import type { Metrics } from './http/metrics.ts';
import { observe } from './http/observation.ts';
import { openData } from './http/open-data.ts';
import { LONGEST_REPORT, REPORT_TOO_LONG, REPORT_TYPES, receiveReports } from './http/reports.ts';
import { FORM_TYPE, JSON_TYPE, readText, TEXT_TOO_LONG } from './http/text-body.ts';
import { limitUploads } from './http/upload-places.ts';
import { LONGEST_VITALS, receiveVitals, VITALS_TOO_LONG } from './http/vitals.ts';
import type { ContentStore } from './jobs/content-store.ts';
import { atomFeed, jsonFeed } from './jobs/feeds.ts';
import { admitPreviews, leadToNewName } from './jobs/job-address.ts';
import { listJobs, showJob } from './jobs/jobs-api.ts';
import { listTestimonials } from './jobs/testimonials-api.ts';
import { showApplicationForm } from './openapi/application-form.ts';
import { apiDocument, showDocument } from './openapi/document.ts';
import type { Assets } from './pages/assets.ts';
import { blogFeed } from './pages/blog-feed.ts';
import { llmsTxt } from './pages/llms-txt.ts';
import { createPages } from './pages/pages.ts';
import { type ReviewWidget, reviewWidgets } from './pages/review-widgets.ts';
import { SECURITY_TXT, securityTxt } from './pages/security-txt.ts';
import { siteFiles } from './pages/site-files.ts';
import { robots, sitemap } from './pages/sitemap.ts';
import { readResumeUpload } from './resumes/upload.ts';
import { applicantPage, uploadsOnly } from './submissions/applicant-page.ts';
import { receiveApplication } from './submissions/applications-api.ts';
import { receiveContact } from './submissions/contact-api.ts';
import type { Stores } from './submissions/submission-stores.ts';

export type AppDeps = {
  config: Pick<
    Config,
    | 'publicOrigin'
    | 'trustProxy'
    | 'contactLimit'
    | 'applyLimit'
    | 'refusedLimit'
    | 'limitWindowSeconds'
    | 'maxUploads'
    | 'uploadsPerVisitor'
    | 'accessLog'
    | 'retentionDays'
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
  deadlines?: Deadlines;
  metrics?: Metrics;
  /** Counters that several instances share, so that a visitor has one allowance with all of them. */
  sharedLimits?: SharedLimits;
};

/** Readers of this call look for `error` where other refusals have `message`. */
const errorsForContact: RequestHandler = (_req, res, next) => {
  res.locals.isContact = true;
  next();
};

/** Reports of one visitor in a window; a page that breaks the policy sends a handful. */
const MOST_REPORTS = 60;
/** Pages that one visitor may leave in a window; a whole office may stand behind one address. */
const MOST_VITALS = 600;
/** All calls, but not the page that describes them. */
const API_CALLS = /^\/api(?=\/|$)(?!\/docs\/?$)/i;

/** Visits and posts of one visitor to applicants' own pages in a window; who guesses keys runs into `refusedLimit`. */
const MOST_VIEWS = 300;

/**
 * The whole site, which never listens: what main.ts serves and what integrators test against. A finished page costs
 * no more than sending it; everything else goes through Express.
 */
export function createApp(deps: AppDeps): RequestListener {
  const { config, content, stores, log, headers, metrics, deadlines = DEADLINES } = deps;
  const isStopping = deps.isStopping ?? (() => false);
  const { publicOrigin, refusedLimit, limitWindowSeconds: windowSeconds } = config;
  const document = apiDocument(publicOrigin, config);
  const pages = createPages({
    apiDocument: document,
    assets: deps.assets,
    content,
    keys: stores.keys,
    headers,
    publicOrigin,
    settings: { retentionDays: config.retentionDays },
    log,
  });
  const hints = createHints({ log, publicOrigin, trustProxy: config.trustProxy });
  const answerError = answerErrors({ log, page: pages.refused });
  const sameOrigin = sameOriginOnly(publicOrigin, hints.refusedOrigin);
  const rateOf = (name: string, accepted: number) =>
    limitRate({ name, accepted, refused: refusedLimit, windowSeconds, shared: deps.sharedLimits });
  const contactRate = rateOf('contact', config.contactLimit);
  const applyRate = rateOf('apply', config.applyLimit);
  const textBody = (type: typeof JSON_TYPE | typeof FORM_TYPE): RequestHandler[] => [
    requireType(type),
    limitDeclaredLength(LIMITS.json, TEXT_TOO_LONG),
    async (req, res, next) => {
      req.body = await readText(req, type, exchangeOf(res).signal);
      next();
    },
  ];
  const upload = [
    requireType('multipart/form-data'),
    limitDeclaredLength(LONGEST_BODY, RESUME_TOO_LARGE),
    limitUploads(
      { most: config.maxUploads, ofOneVisitor: config.uploadsPerVisitor, shared: deps.sharedLimits },
      deadlines,
    ),
    readResumeUpload,
  ];

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.use((_req, res, next) => {
    res.set(headers);
    // A client that keeps its connection would otherwise go on using a process that wants to leave.
    if (isStopping()) res.set('Connection', 'close');
    next();
  });
  app.use(limitExchange(deadlines, (refusal, req, res) => void answerError(refusal, req, res, () => {})));
  app.use(observe({ log, accessLog: config.accessLog, onAnswered: metrics?.answered }));
  app.use(API_CALLS, (_req, res, next) => {
    res.locals.isApi = true;
    res.set(API_HEADERS);
    next();
  });
  app.use(checkFraming(publicOrigin));
  app.use(hints.proxies);

  app.get('/healthz', liveness);
  app.get('/readyz', readiness({ content, stores, isStopping }));

  const reading = [openData, allowMethods('GET', 'HEAD')];
  app.all('/api/testimonials', reading, listTestimonials(content));
  app.all('/api/getAlljob', reading, listJobs(content));
  app.all('/api/getJob/:id', reading, showJob(content));
  app.all('/api/jobs/:id/form', reading, showApplicationForm(content, publicOrigin));
  app.all(API.document, reading, showDocument(document));
  app.all(
    '/api/contact',
    errorsForContact,
    allowMethods('POST'),
    sameOrigin,
    contactRate,
    textBody(JSON_TYPE),
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
  app.all(
    '/api/reports',
    allowMethods('POST'),
    rateOf('reports', MOST_REPORTS),
    requireType(...REPORT_TYPES),
    limitDeclaredLength(LONGEST_REPORT, REPORT_TOO_LONG),
    receiveReports(log),
  );
  app.all(
    API.vitals,
    allowMethods('POST'),
    sameOrigin,
    // In memory: one for every visit is too many to count in a database.
    limitRate({
      name: 'vitals',
      accepted: MOST_VITALS,
      refused: refusedLimit,
      windowSeconds,
      shared: undefined,
    }),
    requireType(JSON_TYPE),
    limitDeclaredLength(LONGEST_VITALS, VITALS_TOO_LONG),
    receiveVitals(metrics?.visited),
  );
  app.get('/api', (_req, res) => res.redirect(308, API_DOCS));
  app.use(API_CALLS, () => {
    throw new Refusal(404, `There is no such call. ${publicOrigin}${API_DOCS} lists them all.`);
  });

  app.get(/^\/widgets\/(?<number>\d)$/, reviewWidgets(deps.reviewWidgets ?? [], config.publicOrigin));
  // Sandboxed frames have an origin of their own, so what they load is open to all origins.
  app.use('/widgets', (_req, res, next) => {
    res.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  app.use(decodableAddress);
  if (deps.assets.middleware) app.use(deps.assets.middleware);
  if (deps.clientFiles) app.use(siteFiles(deps.clientFiles));
  app.use(respell);
  app.get('/sitemap.xml', sitemap(content, config.publicOrigin));
  app.get('/robots.txt', robots(config.publicOrigin));
  app.get('/llms.txt', llmsTxt(content, publicOrigin, pages.headOf));
  app.get(SECURITY_TXT, securityTxt(publicOrigin));
  app.all(FEEDS.atom, openData, allowMethods('GET', 'HEAD'), atomFeed(content, config.publicOrigin));
  app.all(FEEDS.json, openData, allowMethods('GET', 'HEAD'), jsonFeed(content, config.publicOrigin));
  app.all(BLOG_FEED, openData, allowMethods('GET', 'HEAD'), blogFeed(config.publicOrigin));
  app.get(CAREERS, (req, res) => res.redirect(308, CAREER + req.url.slice(req.path.length)));

  app.all('/careers/:id', leadToNewName(content), admitPreviews(content, stores.previewKeys));
  app.post(
    formPaths('contact'),
    pages.form,
    sameOrigin,
    contactRate,
    textBody(FORM_TYPE),
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
  const { open, required, replaceResume, act } = applicantPage({
    stores,
    retentionDays: config.retentionDays,
    notFound: pages.notFound,
  });
  app.get(APPLICATION_ERASED, pages.showPrivate);
  app.all(APPLICATION, allowMethods('GET', 'HEAD', 'POST'), rateOf('application page', MOST_VIEWS), open);
  app.get(APPLICATION, required, pages.showPrivate);
  app.post(APPLICATION, uploadsOnly, required, sameOrigin, applyRate, upload, replaceResume);
  app.post(APPLICATION, sameOrigin, textBody(FORM_TYPE), act);
  app.all([...formPaths('contact'), ...formPaths('application')], allowMethods('GET', 'HEAD', 'POST'));
  app.use(allowMethods('GET', 'HEAD'), pages.show);

  app.use(answerError);

  return (req, res) => {
    if (isStopping() || !pages.answerFinished(req, res)) app(req, res);
    else metrics?.sentFinished(res.statusCode);
  };
}
