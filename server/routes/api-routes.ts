/** routes/: which handlers serve which addresses, guards first: the API here, forms and files beside it. */

import { type RequestHandler, Router } from 'express';
import { pageAt } from '#content/pages.ts';
import type { ApiDocument } from '#shared/api-document.ts';
import { API, API_DOCS } from '#shared/paths.ts';
import type { AcceptedReply } from '#shared/replies.ts';
import type { AppDeps } from '../app-deps.ts';
import { queryOf } from '../http/address.ts';
import { JSON_TYPE, textBody } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { allowMethods } from '../http/guards.ts';
import { API_HEADERS, openData } from '../http/headers.ts';
import { receiveReports } from '../http/reports.ts';
import { cachedText, type ResponseCache } from '../http/response-cache.ts';
import { receiveVitals } from '../http/vitals.ts';
import { listJobs, listTestimonials, showJob } from '../jobs/content-api.ts';
import { type Confirm, receiveApplication } from '../submissions/apply-api.ts';
import { receiveContact } from '../submissions/contact-api.ts';
import type { PostGuards } from './post-guards.ts';

/** All API calls, but not the page that documents them. */
export const API_CALLS = /^\/api(?=\/|$)(?!\/docs\/?$)/i;

/** Clients of this call read `error` where other refusals have `message`. */
const errorsForContact: RequestHandler = (_req, res, next) => {
  res.locals.isContact = true;
  next();
};

/** Reports of one visitor in a window; a page that breaks the policy sends a handful. */
const MAX_REPORTS = 60;
/** Reports of vitals of one visitor in a window; a whole office may share one address. */
const MAX_VITALS = 600;

/** Runs before all guards, so that every refusal of a call is JSON. */
export const markApiRequest: RequestHandler = (_req, res, next) => {
  res.locals.isApi = true;
  res.set(API_HEADERS);
  next();
};

/** A call that reads has one address; posts are taken at any, since not every client follows with its body. */
const redirectToBarePath: RequestHandler = (req, res, next) =>
  req.path.endsWith('/') ? res.redirect(308, req.path.slice(0, -1) + queryOf(req)) : next();

const confirmAsJson: Confirm = (_req, res, { key: _key, ...accepted }) => {
  res.status(201).json({ success: true, ...accepted } satisfies AcceptedReply);
};

/** Every call of the API, guards first. */
export function apiRoutes(
  deps: AppDeps,
  { guards, cache, document }: { guards: PostGuards; cache: ResponseCache; document: ApiDocument },
): Router {
  const { content, stores, log, metrics } = deps;
  const calls = Router();
  const reading = [openData, allowMethods('GET', 'HEAD'), redirectToBarePath];
  calls.all('/api/testimonials', reading, listTestimonials(content, cache));
  calls.all('/api/getAlljob', reading, listJobs(content, cache));
  calls.all('/api/getJob/:id', reading, showJob(content, cache));
  const write = () => JSON.stringify(document);
  calls.all(API.document, reading, cachedText(cache, { type: JSON_TYPE, address: API.document, write }));
  calls.all(
    '/api/contact',
    errorsForContact,
    allowMethods('POST'),
    guards.sameOrigin,
    guards.contactRate,
    textBody(JSON_TYPE),
    receiveContact(stores.messages, confirmAsJson),
  );
  calls.all(
    '/api/apply',
    allowMethods('POST'),
    guards.sameOrigin,
    guards.applyRate,
    guards.upload,
    receiveApplication(
      { applications: stores.applications, content },
      (req) => String(req.body.jobId ?? ''),
      confirmAsJson,
    ),
  );
  calls.all(
    '/api/reports',
    allowMethods('POST'),
    guards.rate('reports', MAX_REPORTS),
    receiveReports(log, (path) => pageAt(path)?.page.id),
  );
  calls.all(
    API.vitals,
    allowMethods('POST'),
    guards.sameOrigin,
    guards.rateInMemory('vitals', MAX_VITALS),
    receiveVitals(metrics?.visited),
  );
  calls.get('/api', (_req, res) => res.redirect(308, API_DOCS));
  calls.use(API_CALLS, () => {
    throw new Refusal(404, `There is no such call. ${deps.config.publicOrigin}${API_DOCS} lists them all.`);
  });
  return calls;
}
