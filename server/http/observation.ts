import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** What is known of a finished response; nothing in it is personal. */
export type Observed = {
  /** The route's pattern, never the address: the number of routes is bounded. */
  route: string;
  method: string;
  /** 0 if the connection ended before the response began. */
  status: number;
  seconds: number;
};

/** Routes of every visit: pages, files, and reports of their speed. */
const DELIVERIES = new Set(['page', 'file', 'visit']);

/**
 * Reports every response to `onAnswered`, and writes the access log: delivered pages and files at debug,
 * everything else at info, refusals with their reason.
 */
export function observe(options: {
  log: Logger;
  onAnswered?: ((observed: Observed) => void) | undefined;
}): RequestHandler {
  const { log, onAnswered } = options;
  return (req, res, next) => {
    const started = performance.now();
    res.once('close', () => {
      const { method } = req;
      const route = routeOf(req, res);
      const status = res.headersSent ? res.statusCode : 0;
      const seconds = (performance.now() - started) / 1000;
      onAnswered?.({ route, method, status, seconds });
      const isDelivery = status > 0 && status < 400 && DELIVERIES.has(route);
      const entry = { method, route, status, ms: Math.round(seconds * 1000), ...reasonOf(res) };
      log[isDelivery ? 'debug' : 'info'](entry, 'request');
    });
    next();
  };
}

/** The pattern of a request's route: its address may be an applicant's secret link. */
export function routeOf(req: Request, res: Response): string {
  return String(res.locals.route ?? req.route?.path ?? 'other');
}

/** Why a request was refused: our own words, and the names of the fields that were wrong. */
function reasonOf(res: Response): { reason?: string; fields?: string[] } {
  const { refusal } = res.locals;
  if (!refusal) return {};
  return { reason: refusal.message, ...(refusal.errors && { fields: Object.keys(refusal.errors) }) };
}
