import type { RequestHandler, Response } from 'express';
import type { SharedLimits } from '../database/shared-limits.ts';
import type { Deadlines } from './deadlines.ts';
import { Refusal } from './errors.ts';
import { type Exchange, exchangeOf } from './exchange.ts';
import { visitorOf } from './rate-limits.ts';

const RETRY = { headers: { 'Retry-After': '10' } };
/** Of an application that cannot be taken just now. */
export const BUSY = 'Many people are applying at this moment. Please try again in ten seconds.';
const ONE_AFTER_THE_OTHER = 'Please send one application after the other.';

/** As long as the slowest upload may take. */
const LEASE_SECONDS = 15 * 60;

type Place = { visitor: string; since: number; exchange: Exchange };

/**
 * Lets `most` uploads in at a time, since each is held in memory, and `ofOneVisitor`. Where all places are taken the
 * upload that makes the least progress gives way, so that silent ones cannot keep everybody else out. A place is
 * given back when its answer is over.
 */
export function limitUploads(
  limits: { most: number; ofOneVisitor: number; shared: SharedLimits | undefined },
  deadlines: Deadlines,
): RequestHandler {
  const { most, ofOneVisitor, shared } = limits;
  const places = new Set<Place>();

  /** Whether the visitor has a place left, with all instances together where they share their counters. */
  async function admits(visitor: string, res: Response): Promise<boolean> {
    const own = [...places].filter((place) => place.visitor === visitor).length;
    if (own >= ofOneVisitor || !shared) return own < ofOneVisitor;
    const key = `uploads ${visitor}`;
    const { count } = await shared.hit(key, LEASE_SECONDS);
    // Given back with the answer, whatever it is; an instance that dies gives its places back when the lease is over.
    onceClosed(res, () => void shared.release(key).catch(() => {}));
    return count <= ofOneVisitor;
  }

  /** Of the uploads still under way, the slowest that has had its time; undefined when all of them get on. */
  function slowest(now: number): Place | undefined {
    const speed = ({ exchange, since }: Place) => exchange.received() / (now - since);
    return [...places]
      .filter(({ exchange, since }) => !exchange.isComplete() && now - since >= deadlines.uploadGrace)
      .sort((one, other) => speed(one) - speed(other))[0];
  }

  return async (req, res, next) => {
    const visitor = visitorOf(req);
    if (!(await admits(visitor, res))) return next(new Refusal(429, ONE_AFTER_THE_OTHER, RETRY));
    const now = performance.now();
    if (places.size >= most) {
      const givesWay = slowest(now);
      if (!givesWay) return next(new Refusal(503, BUSY, RETRY));
      places.delete(givesWay);
      givesWay.exchange.refuse(new Refusal(503, BUSY, RETRY));
    }
    const place = { visitor, since: now, exchange: exchangeOf(res) };
    places.add(place);
    onceClosed(res, () => places.delete(place));
    next();
  };
}

/** Calls `then` when the answer is over; the sender may have gone while the database was asked. */
function onceClosed(res: Response, then: () => void): void {
  if (res.closed) then();
  else res.once('close', then);
}
