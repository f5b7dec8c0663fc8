import type { Request as ExpressRequest, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Fault } from '#shared/fault.ts';
import type { FormState } from '#shared/form-state.ts';
import { CANONICAL_PAGES, canonicalPath } from '#shared/pages.ts';
import { jobPath } from '#shared/paths.ts';
import { REFERENCE } from '#shared/reference.ts';
import type { SiteData } from '#shared/site-data.ts';
import type { Confirm } from '../http/confirmation.ts';
import type { PageOfError } from '../http/errors.ts';
import type { ContentStore } from '../jobs/content-store.ts';
import type { Assets } from './assets.ts';
import { lastResort } from './last-resort.ts';
import { createPageCache, NOT_FOUND, type PageCache } from './page-cache.ts';
import { typedFields } from './typed-fields.ts';

export type Pages = {
  /** Answers GET and HEAD of any address with its page, or with the not-found page. */
  show: RequestHandler;
  /** Answers pages that are ready without the application; see main.ts. */
  answer: PageCache['answer'];
  /** Renders every page and opening ahead of its first visitor. */
  warm(): Promise<void>;
  /** Marks a POST as that of a form on a page, so that a refusal comes back as the page with what was typed. */
  form: RequestHandler;
  /** After a form was accepted: to its page, which confirms it, so that a reload does not send it again. */
  accepted: Confirm;
  refused: PageOfError;
};

/** Openings rendered ahead; a longer list is rendered as it is visited. */
const WARM_OPENINGS = 100;

export function createPages(deps: {
  assets: Assets;
  content: ContentStore;
  headers: Readonly<Record<string, string>>;
  publicOrigin: string;
  log: Logger;
}): Pages {
  const { assets, content, publicOrigin, log } = deps;
  /** The page of a fault is the same wherever it happens; the address may be the very thing that is wrong. */
  const faultRequest = new Request(new URL('/fault', publicOrigin));

  const cache = createPageCache({
    content,
    headers: deps.headers,
    render: async (key, siteData) => {
      const { status, html } = await assets.render(
        new Request(new URL(key, publicOrigin)),
        options(siteData, key),
      );
      return { status, html: Buffer.concat(await html.toArray()) };
    },
  });

  function options(siteData: SiteData, path: string) {
    return {
      siteData,
      origin: publicOrigin,
      assetsFor: assets.assetsFor,
      onError: (error: unknown) => log.error({ err: error, path }, 'a page failed while it was rendered'),
    };
  }

  async function send(
    req: ExpressRequest,
    res: Response,
    more: { form?: FormState | undefined; fault?: Fault; status?: number },
  ) {
    const { status, html } = await assets.render(more.fault ? faultRequest : pageRequest(req), {
      ...options(content, req.path),
      ...(more.form ? { form: more.form } : {}),
      ...(more.fault ? { fault: more.fault } : {}),
    });
    res.status(more.status ?? status).type('html');
    if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'no-cache');
    if (req.method === 'HEAD') {
      html.destroy();
      res.end();
      return;
    }
    // Not by pipeline(), whose end is an exception with a stack for every page.
    html.on('error', (error) => res.destroy(error));
    html.pipe(res);
  }

  /** The page's address on our own origin: neither Host nor a path that begins with two slashes may choose another. */
  function pageRequest(req: ExpressRequest): Request {
    const url = new URL(publicOrigin);
    url.pathname = req.path;
    url.search = req.url.includes('?') ? req.url.slice(req.url.indexOf('?')) : '';
    return new Request(url);
  }

  return {
    // An address with a query is rendered for its visitor: a search, a form's confirmation.
    show: async (req, res) => {
      if (assets.middleware || req.url.includes('?')) return send(req, res, { form: sentForm(req) });
      cache.send(await cache.page(canonicalPath(req.path) ?? NOT_FOUND, req.url), req, res);
    },

    answer: cache.answer,

    warm: async () => {
      const openings = (await content.jobs()).slice(0, WARM_OPENINGS).map((job) => jobPath(job._id));
      await cache.fill([...CANONICAL_PAGES, ...openings]);
    },

    form: (_req, res, next) => {
      res.locals.isForm = true;
      next();
    },

    accepted: (req, res, { reference }) => {
      res.set('Cache-Control', 'no-store').redirect(303, `${encodeURI(req.path)}?sent=${reference}`);
    },

    refused: async (req, res, refusal, reference) => {
      const { status, message } = refusal;
      try {
        if (!res.locals.isForm) {
          await send(req, res, { status, fault: { status, message, ...(reference ? { reference } : {}) } });
          return;
        }
        const words = reference ? `${message} (reference ${reference})` : message;
        const form: FormState = {
          state: 'refused',
          message: words,
          errors: refusal.errors ?? {},
          values: await typedFields(req, res),
        };
        await send(req, res, { status, form });
      } catch (error) {
        log.error({ err: error, path: req.path, reference }, 'the error page failed as well');
        if (res.headersSent) res.destroy();
        else res.status(status).type('html').send(lastResort(message, reference));
      }
    },
  };
}

/** The confirmation a posted form leads to; anything but a reference of ours is ignored. */
function sentForm(req: ExpressRequest): FormState | undefined {
  const { sent } = req.query;
  return typeof sent === 'string' && REFERENCE.test(sent) ? { state: 'sent', reference: sent } : undefined;
}
