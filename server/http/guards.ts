import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, type Options, rateLimit, type Store } from 'express-rate-limit';
import type { SharedLimits } from '../database/shared-limits.ts';
import { Refusal } from './errors.ts';
import { isOwnRequest } from './headers.ts';

/** Answers any method but `methods` with 405 and Allow (RFC 9110, 15.5.6); Express leaves that to us. */
export function allowMethods(...methods: string[]): RequestHandler {
  const allow = methods.join(', ');
  return (req, _res, next) => {
    if (methods.includes(req.method)) return next();
    next(new Refusal(405, `This address takes ${allow} only.`, { headers: { Allow: allow } }));
  };
}

/** Refuses what another site's page posts in a visitor's name; `onRefused` is told its origin. */
export function sameOriginOnly(
  publicOrigin: string,
  onRefused: (req: Request, origin: string | undefined) => void = () => {},
): RequestHandler {
  return (req, _res, next) => {
    const origin = req.get('Origin');
    if (isOwnRequest({ secFetchSite: req.get('Sec-Fetch-Site'), origin, publicOrigin })) return next();
    onRefused(req, origin);
    next(new Refusal(403, 'This form has to be sent from our own pages.'));
  };
}

/** Whom limits count: an address, of IPv6 a /56, the size of one home's network. */
export function visitorOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? req.socket.remoteAddress ?? 'unknown', 56);
}

/**
 * At most `accepted` posts of one visitor are accepted in a window, and `refused` refused: a whole campus may stand
 * behind one address, and a mistake in a form is no flood. What failed on our side counts for neither.
 */
export function limitRate(options: {
  name: string;
  accepted: number;
  refused: number;
  windowSeconds: number;
  /** Counters that instances share; undefined counts in the memory of this process. */
  shared: SharedLimits | undefined;
}): RequestHandler[] {
  const { name, windowSeconds, shared } = options;
  const storeOf = (kind: string) =>
    shared ? sharedStore(shared, `${name} ${kind}`, windowSeconds) : new MemoryStore();
  const common: Partial<Options> = {
    windowMs: windowSeconds * 1000,
    legacyHeaders: false,
    standardHeaders: false,
    keyGenerator: visitorOf,
    handler: (req, _res, next) => next(tooMany(req, windowSeconds)),
  };
  return [
    rateLimit({
      ...common,
      store: storeOf('accepted'),
      limit: options.accepted,
      standardHeaders: 'draft-8',
      identifier: 'accepted',
      skipFailedRequests: true,
    }),
    rateLimit({
      ...common,
      store: storeOf('refused'),
      limit: options.refused,
      skipSuccessfulRequests: true,
      requestWasSuccessful: (_req, res) => res.statusCode < 400 || res.statusCode >= 500,
    }),
  ];
}

/** Counters in the database, so that a visitor has one allowance with all instances together; `name` keeps limiters apart. */
function sharedStore(limits: SharedLimits, name: string, windowSeconds: number): Store {
  const prefix = `${name} `;
  return {
    prefix,
    localKeys: false,
    async increment(key) {
      const { count, resetsAt } = await limits.hit(prefix + key, windowSeconds);
      return { totalHits: count, resetTime: resetsAt };
    },
    // A count too many is over with its window; the package would print the error beside the log.
    decrement: (key) => limits.release(prefix + key).catch(() => {}),
    resetKey() {
      throw new Error('A window ends by itself');
    },
  };
}

function tooMany(req: Request, windowSeconds: number): Refusal {
  const reset = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
  const seconds = reset ? Math.max(1, Math.ceil((reset.getTime() - Date.now()) / 1000)) : windowSeconds;
  const minutes = Math.ceil(seconds / 60);
  const words = `Too many submissions from your connection. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  return new Refusal(429, words, { headers: { 'Retry-After': String(seconds) } });
}

/** Only bodies of exactly one of these media types, uncompressed, in UTF-8 where a charset is named. */
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

/** Refuses a body that says it is longer than `bytes`, before a byte of it is read. */
export function limitDeclaredLength(bytes: number, words: string): RequestHandler {
  return (req, _res, next) => {
    next(Number(req.get('Content-Length') ?? 0) > bytes ? new Refusal(413, words) : undefined);
  };
}
