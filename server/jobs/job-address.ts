import type { RequestHandler } from 'express';
import { jobPath } from '#shared/paths.ts';
import { queryOf } from '../http/address.ts';
import { Refusal } from '../http/errors.ts';
import { isSameSecret } from '../http/same-secret.ts';
import type { ContentStore } from './content-store.ts';
import type { PreviewKeys } from './preview-keys.ts';

type OfJob = RequestHandler<{ id: string }>;

/**
 * Leads readers of an opening's former address to its present one. A posted form is taken where it arrives. The
 * opening may get its old name back, so no browser may remember the way.
 */
export function leadToNewName(content: ContentStore): OfJob {
  return (req, res, next) => {
    const present = content.renamed(req.params.id);
    if (present === undefined || !['GET', 'HEAD'].includes(req.method)) return next();
    res.set('Cache-Control', 'no-cache').redirect(308, jobPath(present) + queryOf(req));
  };
}

/**
 * Lets who has the link of `npm run jobs -- preview` see an opening that is not on the site yet (behaviour J20).
 * The key is looked at first and for every name alike: a wrong one is answered as an unknown opening is.
 */
export function admitPreviews(content: ContentStore, keys: PreviewKeys): OfJob {
  return async (req, res, next) => {
    const { id } = req.params;
    const given = req.query.preview;
    if (typeof given !== 'string' || (await content.job(id)).state !== 'unknown') return next();
    const isRight = isSameSecret(await keys.keyOf(id), given);
    const job = content.upcoming(id);
    if (!isRight || !job) return next();
    if (req.method === 'POST') {
      throw new Refusal(409, 'This is a preview: nobody can apply before the opening is on the site.');
    }
    res.locals.preview = job;
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  };
}
