import type { Request, RequestHandler } from 'express';
import { disciplineOf } from '#content/careers/disciplines.ts';
import { feedWords } from '#content/careers/feed-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import { company } from '#content/company.ts';
import type { Job } from '#shared/entities.ts';
import { startInIndia, startOfDay } from '#shared/indian-time.ts';
import { ALL_JOBS, type JobQuery, toQueryString } from '#shared/job-query.ts';
import { pageOf } from '#shared/job-search.ts';
import { canonicalSearch } from '#shared/page-queries.ts';
import { CAREER, JOBS_FEED, jobPath } from '#shared/paths.ts';
import { atomXml } from '../http/atom.ts';
import { cachedText, type ResponseCache } from '../http/response-cache.ts';
import { jobQueryOf } from './content-api.ts';
import type { ContentStore } from './content-store.ts';

/** The feed needs a date of publication, so a job without `postedAt` is not in it. */
type Dated = Job & { postedAt: string };

type Source = { content: ContentStore; cache: ResponseCache; publicOrigin: string };

/** The open jobs as Atom, https://www.rfc-editor.org/rfc/rfc4287, newest first, by the same query as the list. */
export const jobsFeed = (source: Source): RequestHandler =>
  cachedText(source.cache, {
    type: 'application/atom+xml',
    address: (req) => JOBS_FEED + canonicalSearch(feedQueryOf(req)),
    write: (req) => feedFor(source, feedQueryOf(req)),
  });

const feedQueryOf = (req: Request): JobQuery => ({ ...(jobQueryOf(req) ?? ALL_JOBS), order: '', like: '' });

async function feedFor({ content, publicOrigin: origin }: Source, query: JobQuery): Promise<string> {
  const { jobs, page, pages } = pageOf(content.current.search(query), query.page);
  const newest = (await content.jobs())[0]?.postedAt;
  const entries = jobs
    .filter((job): job is Dated => job.postedAt !== undefined)
    .map((job) => entryOf(job, content, origin));
  const latest = entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  const addressQuery = (number: number) => toQueryString({ ...query, page: number });
  return atomXml({
    id: origin + JOBS_FEED + addressQuery(1),
    title: feedWords.title,
    subtitle: feedWords.description,
    author: company.name,
    // A feed without entries dates from the newest job, or else from the company's founding.
    updated: latest ?? startInIndia(newest ?? `${company.founded}-01-01`),
    self: origin + JOBS_FEED + addressQuery(page),
    page: origin + CAREER + addressQuery(1),
    next: page < pages ? origin + JOBS_FEED + addressQuery(page + 1) : undefined,
    entries,
  });
}

/** `id` survives a rename of the job; `updated` is when its text last changed. */
function entryOf(job: Dated, content: ContentStore, origin: string) {
  const { firstId, changedAt } = content.current.history(job._id);
  // A file may be written before the day on which it is posted.
  const updated = Math.max(changedAt.getTime(), startOfDay(job.postedAt).getTime());
  return {
    id: origin + jobPath(firstId),
    address: origin + jobPath(job._id),
    title: job.title,
    published: startInIndia(job.postedAt),
    updated: new Date(updated).toISOString(),
    category: disciplineOf(job),
    summary: termsOf(job),
    content: textOf(job),
  };
}

const termsOf = (job: Job) =>
  [job.location, job.experience, jobLabels.terms(job), jobLabels.count(job), job.salary].join(' · ');

/** A job as plain text, its lists as lines. */
function textOf(job: Job): string {
  const lists = [
    { title: feedWords.responsibilities, items: job.keyResponsibilities },
    { title: feedWords.required, items: job.requiredSkillsQualifications },
    { title: feedWords.preferred, items: job.preferredQualifications ?? [] },
  ];
  const parts = lists
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => [title, ...items.map((item) => `- ${item}`)].join('\n'));
  return [job.jobSummary, ...parts].join('\n\n');
}
