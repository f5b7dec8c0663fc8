import type { RequestHandler } from 'express';
import { ALL_OPENINGS } from '#shared/openings.ts';
import type { JobReply, JobsReply, OpeningsReply, TestimonialsReply } from '#shared/replies.ts';
import type { SiteData } from '#shared/site-data.ts';
import { answerOfContent, answerOfQuestion } from '../http/answer-of-content.ts';
import { askedBy } from './asked-openings.ts';
import type { ContentStore } from './content-store.ts';
import { openJob } from './open-job.ts';

/** Jobs open now: `{ success, data }` with all of them, or with the page that the query asks for. */
export function listJobs(content: ContentStore): RequestHandler {
  const everything = answerOfContent(content, {
    type: 'application/json',
    async write() {
      const reply: JobsReply = { success: true, data: await content.jobs() };
      return JSON.stringify(reply);
    },
  });
  const page = answerOfQuestion({
    type: 'application/json',
    async write(req) {
      const { openings, ...found } = await content.openings(askedBy(req) ?? ALL_OPENINGS);
      const reply: OpeningsReply = { success: true, data: openings, ...found };
      return JSON.stringify(reply);
    },
  });
  return (req, res, next) => (askedBy(req) ? page : everything)(req, res, next);
}

/** One open job; 404 for one that does not exist, 410 for one that is closed. */
export function showJob(content: Pick<SiteData, 'job'>): RequestHandler<{ id: string }> {
  return answerOfQuestion<{ id: string }>({
    type: 'application/json',
    async write(req) {
      const reply: JobReply = { success: true, data: await openJob(content, req.params.id) };
      return JSON.stringify(reply);
    },
  });
}

/** All testimonials, as a bare array. */
export function listTestimonials(content: ContentStore): RequestHandler {
  return answerOfContent(content, {
    type: 'application/json',
    async write() {
      const reply: TestimonialsReply = await content.testimonials();
      return JSON.stringify(reply);
    },
  });
}
