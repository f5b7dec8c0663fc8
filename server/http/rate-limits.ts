import type { Request, RequestHandler } from 'express';
import {
  type AugmentedRequest,
  ipKeyGenerator,
  type Logger,
  type Options,
  rateLimit,
  type Store,
} from 'express-rate-limit';
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
  shared?: Counters | undefined;
  logger: Logger;
};

/** Counts of hits by key, each over a window of time that begins with its first hit. */
type Counters = Pick<SharedLimits, 'hit' | 'release'>;

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
export const limitPosts = (rule: Rule & { accepted: number; refused: number }): RequestHandler[] => [
  // First, so that a visitor over this limit does not use up the other.
  limitRate(
    { ...rule, kind: 'refused', limit: rule.refused },
    { skipSuccessfulRequests: true, requestWasSuccessful: (_req, res) => !isRefusal(res.statusCode) },
  ),
  limitRate(
    { ...rule, kind: 'accepted', limit: rule.accepted },
    // The header contains a hash of the key, so even a closed connection needs a key.
    {
      standardHeaders: 'draft-8',
      identifier: 'accepted',
      skipFailedRequests: true,
      keyGenerator: (req) => visitorOf(req),
    },
  ),
];

/** Refusals for excess (429, 503) count like all others. */
const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 503;

type Limit = Rule & { kind?: 'accepted' | 'refused'; limit: number };

export function limitRate(rule: Limit, more: Partial<Options> = {}): RequestHandler {
  return rateLimit({
    windowMs: rule.windowSeconds * 1000,
    limit: rule.limit,
    logger: rule.logger,
    // A closed connection has no address, whatever the settings.
    validate: { ip: false },
    legacyHeaders: false,
    standardHeaders: false,
    store: storeOf(rule),
    handler: (req, _res, next) => next(tooMany(rule, (req as AugmentedRequest).rateLimit?.resetTime)),
    ...more,
  });
}

/** A map by visitor. With `max`, each of a dozen limiters would allocate a megabyte up front. */
const PER_VISITOR = { maxSize: MAX_VISITORS, sizeCalculation: () => 1 };

/**
 * A visitor whose allowance is used up is refused from memory, at the cost of no count, until their window is over or a
 * hit is taken back.
 */
function storeOf(rule: Limit): Store {
  const { name, kind = 'all', limit, windowSeconds, shared = countsInMemory(windowSeconds) } = rule;
  /** When their windows end. */
  const usedUp = new LRUCache<string, Date>(PER_VISITOR);
  const keyOf = (visitor: string) => `${name} ${kind} ${visitor}`;
  return {
    localKeys: true,
    async increment(visitor) {
      const until = usedUp.get(visitor);
      // Thrown: the package takes back hits, and this is none.
      if (until) throw tooMany(rule, until);
      const { count, resetsAt } = await shared.hit(keyOf(visitor), windowSeconds);
      if (count >= limit) usedUp.set(visitor, resetsAt, { ttl: Math.max(1, millisecondsTo(resetsAt)) });
      return { totalHits: count, resetTime: resetsAt };
    },
    async decrement(visitor) {
      // Errors are ignored: an extra count expires with its window, and the package would print them.
      await shared.release(keyOf(visitor)).catch(() => {});
      usedUp.delete(visitor);
    },
    resetKey: (visitor) => void usedUp.delete(visitor),
  };
}

/** Windows end by the monotonic clock, whatever becomes of the time of day. */
function countsInMemory(windowSeconds: number): Counters {
  const counts = new LRUCache<string, number>({
    ...PER_VISITOR,
    ttl: windowSeconds * 1000,
    noUpdateTTL: true,
  });
  return {
    async hit(key) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { count, resetsAt: new Date(Date.now() + counts.getRemainingTTL(key)) };
    },
    async release(key) {
      const count = counts.get(key);
      if (count) counts.set(key, count - 1);
    },
  };
}

const millisecondsTo = (time: Date) => time.getTime() - Date.now();

function tooMany({ kind, limit, windowSeconds }: Limit, resetTime = new Date()): Refusal {
  const seconds = Math.max(1, Math.ceil(millisecondsTo(resetTime) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const counted = kind ? 'submissions' : 'requests';
  const message = `Too many ${counted} from your connection. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  const allowance = kind === 'accepted' && {
    RateLimit: `"accepted"; r=0; t=${seconds}`,
    'RateLimit-Policy': `"accepted"; q=${limit}; w=${windowSeconds}`,
  };
  return new Refusal(429, message, { headers: { 'Retry-After': String(seconds), ...allowance } });
}
