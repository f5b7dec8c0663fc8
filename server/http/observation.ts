import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { withoutKeys } from './without-keys.ts';

/** Which requests are logged: all of them, of those that went well one in a hundred, or none. */
export type AccessLog = 'on' | 'sampled' | 'off';

/** What is known of an answer when it is over; nothing in it is personal. */
export type Observed = {
  /** The route's pattern, never the address: there are only so many. */
  route: string;
  method: string;
  /** 0 when the connection ended before the answer began. */
  status: number;
  seconds: number;
};

/** Of the requests that went well one in so many is logged. */
const SAMPLE = 100;
const LONGEST_PATH = 200;
/** What comes with every visit: pages, files, and how fast they were. */
const EVERYDAY = new Set(['page', 'file', 'visit']);

/**
 * Looks at every answer of the application when it is over: tells `onAnswered`, and writes the access log. Pages and
 * files that were delivered are logged at debug, everything else at info, refusals with their reason.
 */
export function observe(options: {
  log: Logger;
  accessLog: AccessLog;
  onAnswered?: ((observed: Observed) => void) | undefined;
}): RequestHandler {
  const { log, accessLog, onAnswered } = options;
  let answered = 0;

  function write(req: Request, res: Response, { route, method, status, seconds }: Observed) {
    const isWell = status > 0 && status < 400;
    answered += 1;
    if (accessLog === 'sampled' && isWell && method !== 'POST' && answered % SAMPLE !== 0) return;
    const isDelivery = isWell && EVERYDAY.has(route);
    const entry = {
      method,
      path: withoutKeys(req.path).slice(0, LONGEST_PATH),
      status,
      ms: Math.round(seconds * 1000),
      ...reasonOf(res),
    };
    log[isDelivery ? 'debug' : 'info'](entry, 'request');
  }

  return (req, res, next) => {
    const started = performance.now();
    res.once('close', () => {
      const observed: Observed = {
        route: routeOf(req, res),
        method: req.method,
        status: res.headersSent ? res.statusCode : 0,
        seconds: (performance.now() - started) / 1000,
      };
      onAnswered?.(observed);
      if (accessLog !== 'off') write(req, res, observed);
    });
    next();
  };
}

function routeOf(req: Request, res: Response): string {
  return String(res.locals.route ?? req.route?.path ?? 'other');
}

/** Why a request was refused: our own words, and the names of the fields that were wrong. */
function reasonOf(res: Response): { reason?: string; fields?: string[] } {
  const { refusal } = res.locals;
  if (!refusal) return {};
  return { reason: refusal.message, ...(refusal.errors && { fields: Object.keys(refusal.errors) }) };
}
