import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Logger, type Options, rateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Logger as Log } from 'pino';
import type { SharedLimits } from '../database/shared-limits.ts';
import { Refusal } from './errors.ts';

/** How many visitors a limiter remembers. */
const MAX_VISITORS = 20_000;

/** A visitor's key: an IPv4 address or IPv6 network, by default of a home (/56); a whole site has /48. */
export const visitorOf = (req: Request, subnet = 56): string => ipKeyGenerator(req.ip ?? 'unknown', subnet);

type Rule = {
  name: string;
  windowSeconds: number;
  /** Counters that instances share; undefined counts in the memory of this process. */
  shared?: SharedLimits | undefined;
  logger: Logger;
};

/** Each limiter checks the proxy headers of its first request; a problem is logged once for all limiters. */
export function proxyWarning(log: Pick<Log, 'warn'>): Logger {
  let isWarned = false;
  const warn = (found: unknown) => {
    if (isWarned) return;
    isWarned = true;
    log.warn({ setting: 'TRUST_PROXY', found: String(found) }, 'Limits may count a proxy as one visitor.');
  };
  return { error: warn, warn };
}

/**
 * Two limits per visitor and window, for accepted and for refused posts, so that mistakes in a form do not
 * use up the allowance of a campus behind one address. Server errors count toward neither.
 */
export function limitPosts({
  accepted,
  refused,
  ...rule
}: Rule & { accepted: number; refused: number }): RequestHandler[] {
  return [
    // First, so that a visitor over this limit does not use up the other.
    limitRate(
      { ...rule, kind: 'refused', limit: refused },
      { skipSuccessfulRequests: true, requestWasSuccessful: (_req, res) => !isRefusal(res.statusCode) },
    ),
    limitRate(
      { ...rule, kind: 'accepted', limit: accepted },
      // The header contains a hash of the key, so even a closed connection needs a key.
      {
        standardHeaders: 'draft-8',
        identifier: 'accepted',
        skipFailedRequests: true,
        keyGenerator: (req) => visitorOf(req),
      },
    ),
  ];
}

/** Refusals for excess (429, 503) count like all others. */
const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 503;

type Limit = Rule & { kind?: string; limit: number };

export function limitRate(rule: Limit, more: Partial<Options> = {}): RequestHandler {
  const { limit, windowSeconds, kind, logger } = rule;
  return rateLimit({
    windowMs: windowSeconds * 1000,
    limit,
    logger,
    // A closed connection has no address, whatever the settings.
    validate: { ip: false },
    legacyHeaders: false,
    standardHeaders: false,
    store: rule.shared ? countsInDatabase(rule, rule.shared) : countsInMemory(rule),
    handler: (req, _res, next) => next(tooMany(req, windowSeconds, kind ? 'submissions' : 'requests')),
    ...more,
  });
}

/** A map by visitor, of bounded size. */
const perVisitor = <T extends object>(windowSeconds: number) =>
  new LRUCache<string, T>({
    // With `max`, each of a dozen limiters would allocate a megabyte up front.
    maxSize: MAX_VISITORS,
    sizeCalculation: () => 1,
    ttl: windowSeconds * 1000,
    noUpdateTTL: true,
  });

function countsInMemory({ windowSeconds }: Limit): Store {
  const counts = perVisitor<{ totalHits: number; resetTime: Date }>(windowSeconds);
  return {
    localKeys: true,
    increment(visitor) {
      const { totalHits = 0, resetTime = new Date(Date.now() + windowSeconds * 1000) } =
        counts.get(visitor) ?? {};
      const next = { totalHits: totalHits + 1, resetTime };
      counts.set(visitor, next);
      return next;
    },
    decrement(visitor) {
      const known = counts.get(visitor);
      if (known) counts.set(visitor, { ...known, totalHits: known.totalHits - 1 });
    },
    resetKey: (visitor) => void counts.delete(visitor),
  };
}

/** Counts in the database. A visitor whose allowance is used up is refused from memory, without a write. */
function countsInDatabase({ name, kind, limit, windowSeconds }: Limit, shared: SharedLimits): Store {
  /** `refusals`: those given from memory, which the package may take back. */
  const known = perVisitor<{ isUsedUp: boolean; resetTime: Date; refusals: number }>(windowSeconds);
  const keyOf = (visitor: string) => `${name} ${kind ?? 'all'} ${visitor}`;
  return {
    localKeys: false,
    prefix: keyOf(''),
    async increment(visitor) {
      const before = known.get(visitor);
      if (before?.isUsedUp && before.resetTime > new Date()) {
        before.refusals += 1;
        return { totalHits: limit + 1, resetTime: before.resetTime };
      }
      const { count, resetsAt } = await shared.hit(keyOf(visitor), windowSeconds);
      const last = known.get(visitor);
      const refusals = last?.resetTime.getTime() === resetsAt.getTime() ? last.refusals : 0;
      known.set(visitor, { isUsedUp: count >= limit, resetTime: resetsAt, refusals });
      return { totalHits: count, resetTime: resetsAt };
    },
    async decrement(visitor) {
      const last = known.get(visitor);
      if (last && last.refusals > 0) {
        last.refusals -= 1;
        return;
      }
      // Errors are ignored: an extra count expires with its window, and the package would print them.
      await shared.release(keyOf(visitor)).catch(() => {});
      const now = known.get(visitor);
      if (now) now.isUsedUp = false;
    },
    resetKey: (visitor) => void known.delete(visitor),
  };
}

function tooMany(req: Request, windowSeconds: number, counted: string): Refusal {
  const reset = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
  const seconds = reset ? Math.max(1, Math.ceil((reset.getTime() - Date.now()) / 1000)) : windowSeconds;
  const minutes = Math.ceil(seconds / 60);
  const message = `Too many ${counted} from your connection. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  return new Refusal(429, message, { headers: { 'Retry-After': String(seconds) } });
}
