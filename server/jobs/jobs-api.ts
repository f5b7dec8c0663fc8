import type { RequestHandler } from 'express';
import type { JobReply, JobsReply } from '#shared/replies.ts';
import type { SiteData } from '#shared/site-data.ts';
import { cachedResponse } from '../http/cached-response.ts';
import { Refusal } from '../http/errors.ts';
import type { ContentStore } from './content-store.ts';

/** Jobs open now: `{ success, data }`. */
export function listJobs(content: ContentStore): RequestHandler {
  return cachedResponse(content, {
    type: 'application/json',
    async write() {
      const reply: JobsReply = { success: true, data: await content.jobs() };
      return JSON.stringify(reply);
    },
  });
}

/** One open job; 404 for one that does not exist, 410 for one that is closed. */
export function showJob(content: SiteData): RequestHandler<{ id: string }> {
  return async (req, res) => {
    const found = await content.job(req.params.id);
    if (found.state === 'unknown') throw new Refusal(404, 'Job not found');
    if (found.state === 'closed') throw new Refusal(410, 'This job no longer takes applications.');
    const reply: JobReply = { success: true, data: found.job };
    res.set('Cache-Control', 'no-cache').json(reply);
  };
}
