import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { Refusal } from './errors.ts';
import { isOwnRequest } from './headers.ts';

/** Throws a URIError for an address whose escapes are wrong, before anything further on answers it in its own words. */
export const decodableAddress: RequestHandler = (req, _res, next) => {
  decodeURIComponent(req.path);
  next();
};

/** Answers any method but `methods` with 405 and Allow (RFC 9110, 15.5.6); Express leaves that to us. */
export function allowMethods(...methods: string[]): RequestHandler {
  const allow = methods.join(', ');
  return (req, _res, next) => {
    if (methods.includes(req.method)) return next();
    next(new Refusal(405, `This address takes ${allow} only.`, { headers: { Allow: allow } }));
  };
}

/** Refuses what another site's page posts in a visitor's name. */
export function sameOriginOnly(publicOrigin: string): RequestHandler {
  return (req, _res, next) => {
    const own = isOwnRequest({
      secFetchSite: req.get('Sec-Fetch-Site'),
      origin: req.get('Origin'),
      publicOrigin,
    });
    next(own ? undefined : new Refusal(403, 'This form has to be sent from our own pages.'));
  };
}

/** At most `limit` posts a window and visitor; an IPv6 visitor is a /56, the size of one home's network. */
export function limitRate(options: { limit: number; windowSeconds: number }): RequestHandler {
  return rateLimit({
    windowMs: options.windowSeconds * 1000,
    limit: options.limit,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? req.socket.remoteAddress ?? 'unknown', 56),
    handler: (req, _res, next) => {
      const reset = (req as typeof req & { rateLimit: { resetTime?: Date } }).rateLimit.resetTime;
      const seconds = reset
        ? Math.max(1, Math.ceil((reset.getTime() - Date.now()) / 1000))
        : options.windowSeconds;
      const minutes = Math.ceil(seconds / 60);
      const words = `Too many submissions from your connection. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
      next(new Refusal(429, words, { headers: { 'Retry-After': String(seconds) } }));
    },
  });
}

/** Only bodies of exactly this media type, uncompressed, in UTF-8 where a charset is named. */
export function requireType(mediaType: string): RequestHandler {
  return (req, _res, next) => {
    const [type = '', ...parameters] = (req.get('Content-Type') ?? '').split(';');
    const charset = parameters.map((p) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/i.exec(p)?.[1]).find(Boolean);
    const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset);
    const encoding = req.get('Content-Encoding');
    const isPlain = encoding === undefined || encoding === 'identity';
    if (type.trim().toLowerCase() === mediaType && isUtf8 && isPlain) return next();
    next(new Refusal(415, `Please send ${mediaType}, uncompressed, in UTF-8.`));
  };
}

/** Refuses a body that says it is longer than `bytes`, before a byte of it is read. */
export function limitDeclaredLength(bytes: number, words: string): RequestHandler {
  return (req, _res, next) => {
    next(Number(req.get('Content-Length') ?? 0) > bytes ? new Refusal(413, words) : undefined);
  };
}
