import type { Request, RequestHandler } from 'express';
import { type JobQuery, readJobQuery } from '#shared/job-query.ts';
import { pageOf } from '#shared/job-search.ts';
import { canonicalSearch } from '#shared/page-queries.ts';
import { API } from '#shared/paths.ts';
import type { JobReply, JobsPageReply, JobsReply, TestimonialsReply } from '#shared/replies.ts';
import { queryOf } from '../http/address.ts';
import { JSON_TYPE } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { cachedText, type ResponseCache } from '../http/response-cache.ts';
import type { ContentStore } from './content-store.ts';
import { openJob } from './open-job.ts';

/** Jobs open now: `{ success, data }` with all of them, or with the page that the query asks for. */
export const listJobs = (content: ContentStore, cache: ResponseCache): RequestHandler =>
  cachedText(cache, {
    type: JSON_TYPE,
    address(req) {
      const query = jobQueryOf(req);
      return query ? API.jobs + (canonicalSearch(query) || '?page=1') : API.jobs;
    },
    async write(req) {
      const query = jobQueryOf(req);
      if (!query) return JSON.stringify({ success: true, data: await content.jobs() } satisfies JobsReply);
      const { jobs, ...found } = pageOf(content.current.search(query), query.page);
      return JSON.stringify({ success: true, data: jobs, ...found } satisfies JobsPageReply);
    },
  });

/** One open job; 404 if it does not exist, 410 if it is closed. */
export const showJob = (content: ContentStore, cache: ResponseCache): RequestHandler<{ id: string }> =>
  cachedText(cache, {
    type: JSON_TYPE,
    address: (req) => API.job(req.params.id),
    async write(req) {
      const reply: JobReply = { success: true, data: await openJob(content, req.params.id) };
      return JSON.stringify(reply);
    },
  });

export const listTestimonials = (content: ContentStore, cache: ResponseCache): RequestHandler =>
  cachedText(cache, {
    type: JSON_TYPE,
    address: API.testimonials,
    write: async () => JSON.stringify((await content.testimonials()) satisfies TestimonialsReply),
  });

/**
 * The query of a request for the list; undefined if it has none of the parameters.
 * @throws {Refusal} 400 for a parameter that breaks its rule
 */
export function jobQueryOf(req: Request): JobQuery | undefined {
  const { query, isAsked, mistakes } = readJobQuery(new URLSearchParams(queryOf(req)));
  if (mistakes.length > 0) throw new Refusal(400, mistakes.join(' '));
  return isAsked ? query : undefined;
}
