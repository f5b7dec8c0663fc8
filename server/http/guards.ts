import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { Refusal } from './errors.ts';

/** Runs a middleware as a promise: resolves when it calls `next`, rejects when it passes an error on. */
export const runMiddleware = (middleware: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    middleware(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });

/** Answers any method but `methods` with 405 and Allow (RFC 9110, 15.5.6); Express leaves that to us. */
export function allowMethods(...methods: string[]): RequestHandler {
  const allow = methods.join(', ');
  return (req, _res, next) => {
    if (methods.includes(req.method)) return next();
    next(new Refusal(405, `This address takes ${allow} only.`, { headers: { Allow: allow } }));
  };
}

/**
 * Refuses cross-site posts (CSRF); clients that are no browser (curl, an integrator's server) pass. Scripts
 * cannot set Sec-Fetch-Site (W3C Fetch Metadata); browsers without it send Origin with a POST. If a refused
 * origin has the host that was asked, PUBLIC_ORIGIN is probably wrong: the log says so once.
 */
export function sameOriginOnly({ publicOrigin, log }: { publicOrigin: string; log: Logger }): RequestHandler {
  let isWarned = false;
  return (req, _res, next) => {
    const origin = req.get('Origin');
    const site = req.get('Sec-Fetch-Site') ?? (origin === publicOrigin ? 'same-origin' : origin);
    if (site === undefined || site === 'same-origin' || site === 'none') return next();
    if (!isWarned && origin && URL.parse(origin)?.host === req.headers.host) {
      isWarned = true;
      log.warn(
        { setting: 'PUBLIC_ORIGIN', origin: origin.slice(0, MAX_ORIGIN), publicOrigin },
        'Posts from our own pages are refused, since visitors use another origin than PUBLIC_ORIGIN.',
      );
    }
    next(new Refusal(403, 'This form has to be sent from our own pages.'));
  };
}

const MAX_ORIGIN = 200;

/** Accepts only bodies of one of these media types, uncompressed, and in UTF-8 if a charset is named. */
export function requireType(...mediaTypes: string[]): RequestHandler {
  return (req, _res, next) => {
    const [type = '', ...parameters] = (req.get('Content-Type') ?? '').split(';');
    const charset = parameters.map((p) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(p)?.[1]).find(Boolean);
    const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset);
    const encoding = req.get('Content-Encoding');
    const isPlain = encoding === undefined || encoding === 'identity';
    if (mediaTypes.includes(type.trim().toLowerCase()) && isUtf8 && isPlain) return next();
    next(new Refusal(415, `Please send ${mediaTypes.join(' or ')}, uncompressed, in UTF-8.`));
  };
}
