/** pages/: HTML pages, rendered by client/app/entry-server, and the files that crawlers look for. */

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Request as ExpressRequest, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { pageAt } from '#content/pages.ts';
import type { ApiDocument } from '#shared/api-document.ts';
import type { Fault } from '#shared/fault.ts';
import type { FormState } from '#shared/form-state.ts';
import { canonicalQuery } from '#shared/page-queries.ts';
import { NO_JOB } from '#shared/pages.ts';
import { APPLICATION_ERASED, jobPath } from '#shared/paths.ts';
import type { Accepted } from '#shared/replies.ts';
import type { FoundJob, SiteData, SiteSettings } from '#shared/site-data.ts';
import type { Rendered, RenderOptions } from '../../client/app/entry-server.tsx';
import { queryOf } from '../http/address.ts';
import { type ErrorPage, newErrorReference, Refusal, SOMETHING_WENT_WRONG } from '../http/errors.ts';
import { PRIVATE_HEADERS } from '../http/headers.ts';
import type { RenderQueue } from '../http/render-queue.ts';
import { type ResponseCache, streamResponse, type WriteBody } from '../http/response-cache.ts';
import type { ContentStore } from '../jobs/content-store.ts';
import type { Assets } from './assets.ts';
import { confirmedForm, type KeyLookup } from './confirmed-form.ts';
import { fallbackPage } from './fallback-page.ts';
import { type ReadUpload, typedFields } from './typed-fields.ts';

export type Pages = ReturnType<typeof createPages>;

/** The path of the page that is shown for unknown addresses. */
const NOT_FOUND = '/not-found';
const JOBS = jobPath('');
/**
 * Browsers revalidate each time and get a 304; shared caches may serve a page for ten seconds, and for a
 * minute more while they revalidate.
 */
const REVALIDATED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/** Cached error pages, by status and message. */
const MAX_FAULTS = 50;

type PageDeps = {
  assets: Assets;
  cache: ResponseCache;
  content: ContentStore;
  keys: KeyLookup;
  publicOrigin: string;
  settings: SiteSettings;
  apiDocument: ApiDocument;
  readUpload: ReadUpload;
  /** For pages that are rendered for a single request. */
  renderQueue: RenderQueue;
  log: Logger;
};

/** What a page shows besides the content. */
type More = Partial<Pick<RenderOptions, 'form' | 'fault' | 'applicant' | 'siteData'>>;

export function createPages(deps: PageDeps) {
  const { assets, cache, content, publicOrigin, settings, apiDocument, renderQueue, log } = deps;
  /** Error pages are rendered for one fixed address, since the requested one may itself be invalid. */
  const faultRequest = new Request(new URL('/fault', publicOrigin));
  const faults = new LRUCache<string, string, Fault>({
    max: MAX_FAULTS,
    fetchMethod: (_key, _stale, { context: fault }) => faultPage(fault),
  });

  function render(request: Request, more: More = {}): Promise<Rendered> {
    return assets.render(request, {
      siteData: content,
      settings,
      apiDocument,
      origin: publicOrigin,
      assetsFor: assets.assetsFor,
      onError: (error: unknown) => log.error({ err: error }, 'a page failed to render'),
      ...more,
    });
  }

  async function faultPage(fault: Fault): Promise<string> {
    const page = await render(faultRequest, { fault });
    const html = new PassThrough();
    const [collected] = await Promise.all([text(html), page.pipe(html)]);
    return collected;
  }

  /** Renders a page as the body of `res`. An error after its headers are sent can only be reported in the page. */
  const writePage =
    (res: Response, load: () => Promise<Rendered>): WriteBody =>
    async (to) => {
      const page = await load();
      if (res.statusCode === 200) res.status(page.status);
      try {
        await page.pipe(to);
        return true;
      } catch (error) {
        const reference = newErrorReference();
        log.error({ err: error, reference }, 'a page failed after its head was sent');
        to.end(fallbackPage(SOMETHING_WENT_WRONG, reference));
        return false;
      }
    };

  /** The canonical address of a page, by which it is cached; all ids that no job has share one. */
  async function canonicalAddress(req: ExpressRequest): Promise<string> {
    const at = pageAt(req.path);
    if (!at) return NOT_FOUND;
    const { page, canonical } = at;
    if (canonical.startsWith(JOBS)) {
      const { state } = await content.job(canonical.slice(JOBS.length));
      if (state === 'unknown') return jobPath(NO_JOB);
    }
    return canonical + canonicalQuery(page.id, new URLSearchParams(queryOf(req)));
  }

  async function sendCached(
    req: ExpressRequest,
    res: Response,
    address: string,
    headers: Record<string, string> = { 'Cache-Control': REVALIDATED },
  ): Promise<void> {
    res.type('html').set(headers);
    await cache.send(
      req,
      res,
      address,
      writePage(res, () => render(new Request(new URL(address, publicOrigin)))),
    );
  }

  /** A page for one visitor: a form's confirmation, a refused form, a preview. */
  const sendUncached = (req: ExpressRequest, res: Response, more: More): Promise<void> =>
    renderQueue.run(req, res, async () => {
      res.type('html');
      if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'no-cache');
      const { applicant } = res.locals;
      const load = () =>
        render(requestOf(req), { ...more, ...previewed(res), ...(applicant && { applicant }) });
      await streamResponse(req, res, writePage(res, load));
      if (req.method === 'HEAD') res.end();
    });

  /**
   * Sends the page of a refused form with what was typed. False if the visitor has had too many pages, or too
   * many renders wait: then only the refusal's message can be sent.
   */
  async function redisplayForm(
    req: ExpressRequest,
    res: Response,
    refused: Pick<FormState & { state: 'refused' }, 'message' | 'errors'>,
  ): Promise<boolean> {
    try {
      const values = await typedFields(req, res, deps.readUpload);
      // Programs learn from the status what a file was refused for; a page says so in words (behaviour U6).
      if (res.statusCode < 500 && Object.keys(refused.errors).length > 0) res.status(422);
      await sendUncached(req, res, { form: { state: 'refused', ...refused, values } });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** The page for a refusal, rendered once for each status and message. */
  const refusalPage = (fault: Fault) =>
    faults.fetch(`${fault.status} ${fault.message}`, {
      context: fault,
      forceRefresh: assets.development !== undefined,
    });

  /** Adds the job that `admitPreviews` lets the visitor see, for this page only. */
  function previewed({ locals: { preview } }: Response): { siteData?: SiteData } {
    if (!preview) return {};
    const found: FoundJob = { state: 'open', job: preview, isPreview: true };
    const { testimonials, jobs, jobsLike } = content;
    return { siteData: { testimonials, jobs, jobsLike, job: async () => found } };
  }

  /** The page's URL on our own origin: neither Host nor a path that begins with `//` may change that. */
  function requestOf(req: ExpressRequest): Request {
    const url = new URL(publicOrigin);
    url.pathname = req.path;
    url.search = queryOf(req);
    return new Request(url);
  }

  return {
    /** For all methods but GET and HEAD: 404 where there is no page. A 405 would say that there is one. */
    mustExist: ((req, _res, next) => {
      if (req.method === 'GET' || req.method === 'HEAD' || pageAt(req.path)) return next();
      throw new Refusal(404, 'There is no such page.');
    }) satisfies RequestHandler,

    /** Answers GET and HEAD of any address with its page, or with the not-found page. */
    show: (async (req, res) => {
      res.locals.route = 'page';
      const isForVisitor = res.locals.preview || ('sent' in req.query && 'key' in req.query);
      if (isForVisitor) {
        const form = await confirmedForm(req, res, deps.keys);
        return sendUncached(req, res, form ? { form } : {});
      }
      return sendCached(req, res, await canonicalAddress(req));
    }) satisfies RequestHandler,

    showPrivate: ((req, res) => {
      res.locals.route = 'page';
      res.set(PRIVATE_HEADERS);
      return sendUncached(req, res, {});
    }) satisfies RequestHandler,

    /** The page after an application was erased, the same for everybody who comes to it. */
    erased: (async (req, res) => {
      res.locals.route = 'page';
      await sendCached(req, res, APPLICATION_ERASED, PRIVATE_HEADERS);
    }) satisfies RequestHandler,

    /** 404, uncacheable: the address may be a mistyped applicant's link. */
    notFound: (async (req, res) => {
      await sendCached(req, res, `${NOT_FOUND} private`, PRIVATE_HEADERS);
    }) satisfies RequestHandler,

    /** Marks a POST as a page's form, so that a refusal returns the page with what was typed. */
    form: ((_req, res, next) => {
      res.locals.isForm = true;
      next();
    }) satisfies RequestHandler,

    /**
     * Redirects an accepted form to its page, which confirms it, so that no reload sends it again; an
     * application to a page of its own, since people share a job's address, which must not contain the key.
     */
    accepted(req: ExpressRequest, res: Response, { reference, key, link }: Accepted): void {
      const confirmed = link ? `${link}?done=apply` : `${req.path}?sent=${reference}&key=${key}`;
      res.set(PRIVATE_HEADERS).redirect(303, confirmed);
    },

    /** Shows the page with its form filled in, to be looked over and sent. */
    async begun(req: ExpressRequest, res: Response, values: Record<string, string>): Promise<void> {
      res.set(PRIVATE_HEADERS);
      await sendUncached(req, res, { form: { state: 'begun', values } });
    },

    refused: (async (req, res, refusal, reference) => {
      const { status, message } = refusal;
      try {
        const withReference = reference ? `${message} (reference ${reference})` : message;
        if (
          res.locals.isForm &&
          (await redisplayForm(req, res, { message: withReference, errors: refusal.errors ?? {} }))
        )
          return;
        const html = reference
          ? await faultPage({ status, message, reference })
          : await refusalPage({ status, message });
        if (!res.headersSent) res.type('html').send(html);
      } catch (error) {
        log.error({ err: error, reference }, 'the error page failed as well');
        if (res.headersSent) res.destroy();
        else res.status(status).type('html').send(fallbackPage(message, reference));
      }
    }) satisfies ErrorPage,
  };
}
