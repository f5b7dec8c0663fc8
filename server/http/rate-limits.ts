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

/**
 * Two limits per visitor and window, of posts that are accepted and of those refused, so that a mistake in a form does
 * not use up the allowance of a campus behind one address. A fault of ours counts for neither.
 */
export function limitPosts(options: {
  name: string;
  accepted: number;
  refused: number;
  windowSeconds: number;
  /** Counters that instances share; undefined counts in the memory of this process. */
  shared: SharedLimits | undefined;
}): RequestHandler[] {
  const { name, accepted, refused, windowSeconds, shared } = options;
  const common = { name, windowSeconds, shared };
  return [
    limitRate(
      { ...common, kind: 'accepted', limit: accepted },
      { standardHeaders: 'draft-8', identifier: 'accepted', skipFailedRequests: true },
    ),
    limitRate(
      { ...common, kind: 'refused', limit: refused },
      { skipSuccessfulRequests: true, requestWasSuccessful: (_req, res) => !isRefusal(res.statusCode) },
    ),
  ];
}

/** Refusals for being too many (429, 503) cost as much as others. */
const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 503;

type Limit = {
  name: string;
  kind?: string;
  limit: number;
  windowSeconds: number;
  shared?: SharedLimits | undefined;
};

/** At most `limit` requests of a visitor in a window. */
export function limitRate(
  { name, kind = 'all', limit, windowSeconds, shared }: Limit,
  more: Partial<Options> = {},
): RequestHandler {
  return rateLimit({
    windowMs: windowSeconds * 1000,
    limit,
    keyGenerator: visitorOf,
    legacyHeaders: false,
    standardHeaders: false,
    store: new VisitorCounts({
      limit,
      windowSeconds,
      ...(shared && { shared: { limits: shared, name: `${name} ${kind}` } }),
    }),
    handler: (req, _res, next) => next(tooMany(req, windowSeconds)),
    ...more,
  });
}

type Count = { totalHits: number; resetTime: Date };

/**
 * Counts for each visitor, of bounded memory. Counts that instances share are in the database; a visitor who is over
 * the limit there is refused from memory, without a write.
 */
class VisitorCounts implements Store {
  readonly #counts: LRUCache<string, Count>;
  readonly #limit: number;
  readonly #windowSeconds: number;
  readonly #shared: { limits: SharedLimits; name: string } | undefined;

  constructor(options: {
    limit: number;
    windowSeconds: number;
    shared?: { limits: SharedLimits; name: string };
  }) {
    this.#limit = options.limit;
    this.#windowSeconds = options.windowSeconds;
    this.#shared = options.shared;
    this.#counts = new LRUCache({ max: MOST_VISITORS, ttl: options.windowSeconds * 1000, noUpdateTTL: true });
  }

  get localKeys(): boolean {
    return this.#shared === undefined;
  }

  get prefix(): string {
    return `${this.#shared?.name} `;
  }

  async increment(visitor: string): Promise<Count> {
    const known = this.#counts.get(visitor);
    if (!this.#shared) {
      const resetTime = known?.resetTime ?? new Date(Date.now() + this.#windowSeconds * 1000);
      return this.#remember(visitor, { totalHits: (known?.totalHits ?? 0) + 1, resetTime });
    }
    if (known && known.totalHits > this.#limit && known.resetTime > new Date()) return known;
    const { limits, name } = this.#shared;
    const { count, resetsAt } = await limits.hit(`${name} ${visitor}`, this.#windowSeconds);
    return this.#remember(visitor, { totalHits: count, resetTime: resetsAt });
  }

  #remember(visitor: string, count: Count): Count {
    this.#counts.set(visitor, count);
    return count;
  }

  async decrement(visitor: string): Promise<void> {
    const known = this.#counts.get(visitor);
    if (known && known.totalHits > this.#limit) return;
    if (known) known.totalHits -= 1;
    // Ignored: an extra count expires with the window; the package would print the error beside the log.
    await this.#shared?.limits.release(`${this.#shared.name} ${visitor}`).catch(() => {});
  }

  async resetKey(visitor: string): Promise<void> {
    this.#counts.delete(visitor);
  }
}

function tooMany(req: Request, windowSeconds: number): Refusal {
  const reset = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
  const seconds = reset ? Math.max(1, Math.ceil((reset.getTime() - Date.now()) / 1000)) : windowSeconds;
  const minutes = Math.ceil(seconds / 60);
  const words = `Too many submissions from your connection. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  return new Refusal(429, words, { headers: { 'Retry-After': String(seconds) } });
}
