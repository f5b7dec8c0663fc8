import etag from 'etag';
import type { RequestHandler } from 'express';
import type { JobReply, JobsReply } from '#shared/replies.ts';
import type { SiteData } from '#shared/site-data.ts';
import { answerOfContent } from '../http/answer-of-content.ts';
import type { ContentStore } from './content-store.ts';
import { openJob } from './open-job.ts';

/** Jobs open now: `{ success, data }`. */
export function listJobs(content: ContentStore): RequestHandler {
  return answerOfContent(content, {
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
    const reply: JobReply = { success: true, data: await openJob(content, req.params.id) };
    const text = JSON.stringify(reply);
    res
      .set({ 'Cache-Control': 'no-cache', ETag: etag(text) })
      .type('json')
      .send(text);
  };
}
