import type { RequestHandler } from 'express';

/** Liveness. */
export const health: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'ok' });
};

/**
 * Whether this instance should get visitors: 503 while it shuts down or cannot reach its database; "degraded",
 * still 200, while a content file is broken and its last good version is served.
 */
export function readiness(deps: {
  content: { problems(): readonly { file: string }[] };
  stores: { ping(): Promise<void> };
  isStopping: () => boolean;
}): RequestHandler {
  return async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    if (deps.isStopping()) {
      res.status(503).json({ status: 'stopping' });
      return;
    }
    try {
      await deps.stores.ping();
    } catch {
      res.status(503).json({ status: 'unavailable', reason: 'database' });
      return;
    }
    const broken = new Set(deps.content.problems().map((problem) => problem.file)).size;
    res.json(broken === 0 ? { status: 'ready' } : { status: 'degraded', brokenContentFiles: broken });
  };
}
