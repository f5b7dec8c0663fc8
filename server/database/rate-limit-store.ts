import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { SharedLimits } from './shared-limits.ts';

/** express-rate-limit's counters in the database, so that a visitor has one allowance with all instances together. */
export class SharedRateLimitStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #limits: SharedLimits;
  #windowSeconds = 60;

  /** `name` keeps one limiter's counters apart from another's. */
  constructor(limits: SharedLimits, name: string) {
    this.#limits = limits;
    this.prefix = `${name} `;
  }

  init({ windowMs }: Options): void {
    this.#windowSeconds = windowMs / 1000;
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const { count, resetsAt } = await this.#limits.hit(this.prefix + key, this.#windowSeconds);
    return { totalHits: count, resetTime: resetsAt };
  }

  decrement(key: string): Promise<void> {
    return this.#limits.release(this.prefix + key);
  }

  resetKey(key: string): Promise<void> {
    return this.#limits.reset(this.prefix + key);
  }
}
