import type { RequestHandler } from 'express';
import { CAREER, CAREERS, jobPath } from '#shared/paths.ts';
import { Refusal } from '../http/errors.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { ContentStore } from './content-store.ts';
import { previewKey } from './preview-keys.ts';

const JOB = new RegExp(`^${CAREERS}/([^/]+)$`, 'i');

/**
 * Where the list of jobs or a renamed job is now; `redirectToCanonical` redirects GET and HEAD, never POST.
 */
export const currentPath = (content: ContentStore) => (path: string) => {
  if (path.toLowerCase() === CAREERS) return CAREER;
  const current = content.current.renamed(JOB.exec(path)?.[1] ?? '');
  return current && jobPath(current);
};

/**
 * Shows a job that is not on the site yet to whoever has the link of `npm run jobs -- preview` (behaviour
 * Q18). The key is compared for every name, so that a wrong key does not reveal whether a draft exists.
 */
export function admitPreviews(content: ContentStore, secret: string): RequestHandler<{ id: string }> {
  return async (req, res, next) => {
    const { id } = req.params;
    const given = req.query.preview;
    if (typeof given !== 'string' || (await content.job(id)).state !== 'unknown') return next();
    const isRight = isSameSecret(previewKey(secret, id), given);
    const job = content.current.upcoming(id);
    if (!isRight || !job) return next();
    if (req.method === 'POST') {
      throw new Refusal(409, 'This is a preview: nobody can apply before the job is on the site.');
    }
    res.locals.preview = job;
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  };
}
