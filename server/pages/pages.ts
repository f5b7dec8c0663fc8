/** pages/: HTML pages, rendered by client/app/entry-server and kept finished, and the files that crawlers look for. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request as ExpressRequest, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ApiDocument } from '#shared/api-document.ts';
import type { Fault } from '#shared/fault.ts';
import type { FormState } from '#shared/form-state.ts';
import { canonicalPath, NO_JOB } from '#shared/pages.ts';
import { jobPath } from '#shared/paths.ts';
import type { FoundJob, SiteData, SiteSettings } from '#shared/site-data.ts';
import type { Head, RenderOptions } from '../../client/app/entry-server.tsx';
import { isPlain, queryOf } from '../http/address.ts';
import { createAnswerCache } from '../http/answer-cache.ts';
import type { Confirm } from '../http/confirmation.ts';
import type { PageOfError } from '../http/errors.ts';
import { finishAnswer, sendFinished } from '../http/finished-answer.ts';
import { PRIVATE_HEADERS } from '../http/headers.ts';
import { holdsKey, withoutKeys } from '../http/without-keys.ts';
import type { ContentStore } from '../jobs/content-store.ts';
import type { Assets } from './assets.ts';
import { confirmedForm, type KeyLookup } from './confirmed-form.ts';
import { lastResort } from './last-resort.ts';
import { type ReadUpload, typedFields } from './typed-fields.ts';

export type Pages = {
  /** Answers a request whose page is finished, and says whether it did; knows nothing of Express. */
  answerFinished(req: IncomingMessage, res: ServerResponse): boolean;
  /** Shows the page that belongs to one visitor: never kept. */
  showPrivate: RequestHandler;
  /** Answers as for any address that leads nowhere, and keeps it out of caches: the address may be nearly somebody's own. */
  notFound: RequestHandler;
  /** Answers GET and HEAD of any address with its page, or with the not-found page. */
  show: RequestHandler;
  /** Marks a POST as that of a form on a page, so that a refusal comes back as the page with what was typed. */
  form: RequestHandler;
  /** After a form was accepted: to its page, which confirms it, so that a reload does not send it again. */
  accepted: Confirm;
  refused: PageOfError;
  /** What the page at a path says of itself. */
  headOf(path: string): Promise<Head>;
};

/** The path whose page is shown for every address that has none. */
const NOT_FOUND = '/not-found';
/** The same page for an address with a key in it. */
const NEARLY_OWN = `${NOT_FOUND} private`;
const OPENINGS = jobPath('');
/** Paths that can be looked up as they stand, however they are written. */
const PLAIN_PATH = /^[\w/-]+$/;

const HTML = 'text/html; charset=utf-8';
/**
 * Browsers ask again each time, which a 304 answers; caches shared by many may answer for ten seconds, and a minute
 * longer while they ask.
 */
const KEPT = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

export function createPages(deps: {
  assets: Assets;
  content: ContentStore;
  /** Tells which submission a key opens. */
  keys: KeyLookup;
  headers: Readonly<Record<string, string>>;
  publicOrigin: string;
  settings: SiteSettings;
  apiDocument: ApiDocument;
  readUpload: ReadUpload;
  log: Logger;
}): Pages {
  const { assets, content, publicOrigin, settings, apiDocument, log } = deps;
  /** The page of a fault is the same wherever it happens; the address may be the very thing that is wrong. */
  const faultRequest = new Request(new URL('/fault', publicOrigin));
  const cache = createAnswerCache(content);

  function render(
    request: Request,
    more: Partial<Pick<RenderOptions, 'form' | 'fault' | 'applicant' | 'siteData'>> = {},
  ) {
    return assets.render(request, {
      siteData: content,
      settings,
      apiDocument,
      origin: publicOrigin,
      assetsFor: assets.assetsFor,
      onError: (error: unknown) =>
        log.error(
          { err: error, path: withoutKeys(new URL(request.url).pathname) },
          'a page failed while it was rendered',
        ),
      ...more,
    });
  }

  async function finish(path: string, more: Readonly<Record<string, string>> = { 'Cache-Control': KEPT }) {
    const page = await render(new Request(new URL(path, publicOrigin)));
    const headers = { ...deps.headers, 'Content-Type': HTML, ...more };
    return finishAnswer(await page.whole(), { status: page.status, headers });
  }

  /** There are only so many words for what can be wrong with a request, and any number of requests. */
  function faultPage(fault: Fault) {
    return cache.answer(`${fault.status} ${fault.message}`, async () => {
      const page = await render(faultRequest, { fault });
      const headers = { 'Cache-Control': 'no-store', 'Content-Type': HTML };
      return finishAnswer(await page.whole(), { status: fault.status, headers });
    });
  }

  /** Every opening that there is has a page; all other names of openings share one. */
  async function keyOf(path: string): Promise<string> {
    const canonical = canonicalPath(path) ?? NOT_FOUND;
    if (!canonical.startsWith(OPENINGS)) return canonical;
    const { state } = await content.job(canonical.slice(OPENINGS.length));
    return state === 'unknown' ? jobPath(NO_JOB) : canonical;
  }

  /** A page for one visitor: a search, a form's confirmation, a refused form. */
  async function send(
    req: ExpressRequest,
    res: Response,
    more: { form?: FormState | undefined; fault?: Fault; status?: number },
  ) {
    const { status, form, fault } = more;
    const { applicant } = res.locals;
    const page = await render(fault ? faultRequest : pageRequest(req), {
      ...(form ? { form } : {}),
      ...(fault ? { fault } : {}),
      ...previewed(res),
      ...(applicant ? { applicant } : {}),
    });
    // The connection may be gone by now.
    if (res.headersSent || res.destroyed) return;
    res.status(status ?? page.status).type('html');
    if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'no-cache');
    if (req.method === 'HEAD') res.end();
    else page.pipe(res);
  }

  /** What `admitPreviews` let the visitor see is an opening for this one page. */
  function previewed({ locals: { preview } }: Response): { siteData?: SiteData } {
    if (!preview) return {};
    const found: FoundJob = { state: 'open', job: preview, isPreview: true };
    const { testimonials, openings } = content;
    return { siteData: { testimonials, openings, job: async () => found } };
  }

  /** The page's address on our own origin: neither Host nor a path that begins with two slashes may choose another. */
  function pageRequest(req: ExpressRequest): Request {
    const url = new URL(publicOrigin);
    url.pathname = req.path;
    url.search = queryOf(req);
    return new Request(url);
  }

  const pages: Pages = {
    headOf: (path) =>
      assets.headOf(new Request(new URL(path, publicOrigin)), { siteData: content, settings, apiDocument }),

    answerFinished(req, res) {
      const { method, url = '' } = req;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const page =
        cache.finished(url) ?? (PLAIN_PATH.test(url) ? cache.finished(canonicalPath(url) ?? '') : undefined);
      if (!page || !isPlain(req)) return false;
      sendFinished(page, req, res);
      return true;
    },

    showPrivate: (req, res) => {
      res.locals.route = 'page';
      res.set(PRIVATE_HEADERS);
      return send(req, res, {});
    },

    notFound: async (req, res) => {
      res.locals.route = 'page';
      sendFinished(await cache.answer(NEARLY_OWN, () => finish(NOT_FOUND, PRIVATE_HEADERS)), req, res);
    },

    show: async (req, res, next) => {
      res.locals.route = 'page';
      if (assets.middleware || req.url.includes('?')) {
        return send(req, res, { form: await confirmedForm(req, res, { keys: deps.keys, log }) });
      }
      if (holdsKey(req.path)) return pages.notFound(req, res, next);
      const key = await keyOf(req.path);
      sendFinished(await cache.answer(key, () => finish(key)), req, res);
    },

    form: (_req, res, next) => {
      res.locals.isForm = true;
      next();
    },

    accepted: (req, res, { reference, key }) => {
      res.set(PRIVATE_HEADERS).redirect(303, `${encodeURI(req.path)}?sent=${reference}&key=${key}`);
    },

    refused: async (req, res, refusal, reference) => {
      const { status, message } = refusal;
      try {
        if (!res.locals.isForm && reference) {
          await send(req, res, { status, fault: { status, message, reference } });
          return;
        }
        if (!res.locals.isForm) {
          const page = await faultPage({ status, message });
          if (!res.headersSent) sendFinished(page, req, res);
          return;
        }
        const words = reference ? `${message} (reference ${reference})` : message;
        const form: FormState = {
          state: 'refused',
          message: words,
          errors: refusal.errors ?? {},
          values: await typedFields(req, res, deps.readUpload),
        };
        await send(req, res, { status, form });
      } catch (error) {
        log.error({ err: error, path: withoutKeys(req.path), reference }, 'the error page failed as well');
        if (res.headersSent) res.destroy();
        else res.status(status).type('html').send(lastResort(message, reference));
      }
    },
  };
  return pages;
}
