import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { SharedLimits } from '../database/shared-limits.ts';
import { Refusal } from './errors.ts';

/** An IPv6 network of one home: all its addresses are one visitor. */
const IPV6_SUBNET = 56;
/** Visitors whom a limiter remembers. */
const MOST_VISITORS = 20_000;

/** Whom limits count. The address is gone where the connection is. */
export const visitorOf = (req: Request): string =>
  ipKeyGenerator(req.ip ?? req.socket.remoteAddress ?? 'unknown', IPV6_SUBNET);

type Rule = {
  name: string;
  windowSeconds: number;
  /** Counters that instances share; undefined counts in the memory of this process. */
  shared?: SharedLimits | undefined;
};

/**
 * Two limits per visitor and window, of posts that are accepted and of those refused, so that a mistake in a form does
 * not use up the allowance of a campus behind one address. A fault of ours counts for neither.
 */
export function limitPosts({
  accepted,
  refused,
  ...rule
}: Rule & { accepted: number; refused: number }): RequestHandler[] {
  return [
    limitRate(
      { ...rule, kind: 'accepted', limit: accepted },
      { standardHeaders: 'draft-8', identifier: 'accepted', skipFailedRequests: true },
    ),
    limitRate(
      { ...rule, kind: 'refused', limit: refused },
      { skipSuccessfulRequests: true, requestWasSuccessful: (_req, res) => !isRefusal(res.statusCode) },
    ),
  ];
}

/** Refusals for being too many (429, 503) cost as much as others. */
const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 503;

type Limit = Rule & { kind?: string; limit: number };

export function limitRate(rule: Limit, more: Partial<Options> = {}): RequestHandler {
  const { limit, windowSeconds } = rule;
  return rateLimit({
    windowMs: windowSeconds * 1000,
    limit,
    keyGenerator: visitorOf,
    legacyHeaders: false,
    standardHeaders: false,
    store: visitorCounts(rule),
    handler: (req, _res, next) => next(tooMany(req, windowSeconds)),
    ...more,
  });
}

type Count = { totalHits: number; resetTime: Date };

/**
 * Counts for each visitor, of bounded memory. Counts that instances share are in the database; a visitor who is over
 * the limit there is refused from memory, without a write.
 */
function visitorCounts({ name, kind = 'all', limit, windowSeconds, shared }: Limit): Store {
  const ttl = windowSeconds * 1000;
  const counts = new LRUCache<string, Count>({
    // With `max` each of a dozen limiters would take a megabyte before anybody has come.
    maxSize: MOST_VISITORS,
    sizeCalculation: () => 1,
    ttl,
    noUpdateTTL: true,
  });
  const sharedKey = (visitor: string) => `${name} ${kind} ${visitor}`;
  const isOver = (count: Count | undefined) => count !== undefined && count.totalHits > limit;
  return {
    localKeys: shared === undefined,
    prefix: sharedKey(''),
    async increment(visitor) {
      const known = counts.get(visitor);
      if (shared && known && isOver(known) && known.resetTime > new Date()) return known;
      const count = shared
        ? await shared.hit(sharedKey(visitor), windowSeconds)
        : { count: (known?.totalHits ?? 0) + 1, resetsAt: known?.resetTime ?? new Date(Date.now() + ttl) };
      const next = { totalHits: count.count, resetTime: count.resetsAt };
      counts.set(visitor, next);
      return next;
    },
    async decrement(visitor) {
      const known = counts.get(visitor);
      if (isOver(known)) return;
      if (known) known.totalHits -= 1;
      // Ignored: an extra count expires with the window; the package would print the error beside the log.
      await shared?.release(sharedKey(visitor)).catch(() => {});
    },
    resetKey: (visitor) => void counts.delete(visitor),
  };
}

function tooMany(req: Request, windowSeconds: number): Refusal {
  const reset = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
  const seconds = reset ? Math.max(1, Math.ceil((reset.getTime() - Date.now()) / 1000)) : windowSeconds;
  const minutes = Math.ceil(seconds / 60);
  const words = `Too many submissions from your connection. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  return new Refusal(429, words, { headers: { 'Retry-After': String(seconds) } });
}
