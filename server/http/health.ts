import type { RequestHandler } from 'express';

export const liveness: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ status: 'ok' });
};

/**
 * Readiness: 503 while the process stops or cannot reach its database. "degraded", still with 200, while the
 * database is read-only, since all instances share that and pages still work, or while a content file is
 * broken and its last good version is served.
 */
export function readiness(deps: {
  content: { problems(): readonly { file: string }[] };
  stores: { ping(): Promise<'ready' | 'read-only'> };
  stopping: AbortSignal | undefined;
}): RequestHandler {
  return async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    if (deps.stopping?.aborted) {
      res.status(503).json({ status: 'stopping' });
      return;
    }
    const database = await deps.stores.ping().catch(() => 'unavailable');
    if (database !== 'ready') {
      const message = 'Submissions cannot be stored; the log says why.';
      const isGone = database === 'unavailable';
      const status = isGone ? 'unavailable' : 'degraded';
      res.status(isGone ? 503 : 200).json({ status, reason: 'database', message });
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
