import type { RequestHandler } from 'express';

/** Liveness. */
export const liveness: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'ok' });
};

/**
 * Readiness: 503 while the process stops or posts cannot be stored; "degraded", still 200, while a content file is
 * broken and its last good version is served.
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
      const message = 'Submissions cannot be stored; the log says why.';
      res.status(503).json({ status: 'unavailable', reason: 'database', message });
      return;
    }
    const broken = new Set(deps.content.problems().map((problem) => problem.file)).size;
    const message =
      'Content files have mistakes; their last good versions are shown. Run "npm run jobs -- check".';
    res.json(
      broken === 0 ? { status: 'ready' } : { status: 'degraded', brokenContentFiles: broken, message },
    );
  };
}
