import { useEffect, useState } from 'react';
import type { Job } from '#shared/entities.ts';
import { toQueryString } from '#shared/job-query.ts';
import { API } from '#shared/paths.ts';
import {
  JOB_EXPIRED,
  type JobReply,
  type JobsPageReply,
  type JobsReply,
  type RefusedReply,
  type TestimonialsReply,
} from '#shared/replies.ts';
import type { FoundJob, SiteData } from '#shared/site-data.ts';
import type { LoaderArgs } from '../page.ts';

/** Data that has arrived, or a promise of it: what a loader returns and `useQueryResult` reads. */
export type Deferred<T> = { value: T } | { promise: Promise<T> };

/**
 * Queries data. On the server it is awaited, so that the HTML is complete: a promise cannot be serialized into it. In
 * the browser the page opens at once with its loading text. After Back and Forward it is rendered together with its
 * data: a page that grew later could not be scrolled to its old position.
 */
export async function query<T>(
  { request, context }: Pick<LoaderArgs, 'request' | 'context'>,
  read: (data: SiteData) => Promise<T>,
): Promise<Deferred<T>> {
  const onServer = context.siteData;
  if (onServer) return { value: await read(onServer) };
  const promise = read(fetchedData);
  // Back and Forward change the address before the loaders run, a link after them.
  const isBackOrForth = request.url === location.href.replace(location.hash, '');
  // The page shows a failure; here it only ends the wait.
  const value = promise.then(
    (value) => ({ value }),
    () => undefined,
  );
  // Data that is already cached resolves before 0 ms.
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, isBackOrForth ? PATIENCE : 0));
  return (await Promise.race([value, late])) ?? { promise };
}

/** After this, a page is shown with its loading text, whatever its scroll position was; ms. */
const PATIENCE = 5000;

const FRESH_FOR = 30_000;
const cache = new Map<string, { at: number; promise: Promise<unknown> }>();

function cached<T>(url: string, fetchIt: () => Promise<T>): Promise<T> {
  const known = cache.get(url);
  if (known && Date.now() - known.at < FRESH_FOR) return known.promise as Promise<T>;
  const promise = fetchIt();
  cache.set(url, { at: Date.now(), promise });
  promise.catch(() => cache.delete(url));
  return promise;
}

const fetchedData: SiteData = {
  testimonials: () => cached(API.testimonials, fetchTestimonials),
  jobs: () => cached(API.jobs, async () => (await fetchJobs()).jobs),
  jobsLike: (id) => fetchJobs(toQueryString({ like: id })),
  job: (id) => cached(API.job(id), () => fetchJob(id)),
};

/** Prefetches a job that is about to be opened. */
export function prefetchJob(id: string): void {
  fetchedData.job(id).catch(() => {});
}

/** After this, visitors take the page for broken, so it reports a failure instead. */
const TIMEOUT_MS = 30_000;
const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** What an entry of a reply lacks is shown as blank: one that is incomplete must not take the others with it. */
const BLANK_JOB = {
  title: '',
  experience: '',
  location: '',
  jobSummary: '',
  keyResponsibilities: [],
  requiredSkillsQualifications: [],
  jobType: '',
  salary: '',
} satisfies Partial<Job>;
const BLANK_TESTIMONIAL = { content: '', image: '', name: '', designation: '' };

async function fetchTestimonials(): Promise<TestimonialsReply> {
  const response = await get(API.testimonials);
  const reply: unknown = response.ok && (await response.json());
  if (!Array.isArray(reply)) throw new Error('Failed to fetch testimonials');
  return reply.map((testimonial) => ({ ...BLANK_TESTIMONIAL, ...testimonial }));
}

/** All jobs, or those like a filled one: only the server has its text, so the server compares. */
async function fetchJobs(search = ''): Promise<{ jobs: Job[]; similar: number }> {
  const response = await get(API.jobs + search);
  if (!response.ok) throw new Error('Failed to fetch job data');
  const { data, similar = 0 }: JobsReply & Partial<JobsPageReply> = await response.json();
  const jobs = data.filter(({ isActive }) => isActive === true);
  return { jobs: jobs.map((job) => ({ ...BLANK_JOB, ...job })), similar };
}

async function fetchJob(id: string): Promise<FoundJob> {
  const response = await get(API.job(id));
  if (response.status === 404) return { state: 'unknown' };
  if (response.status === 410) {
    const { message }: Partial<RefusedReply> = await response.json().catch(() => ({}));
    return message === JOB_EXPIRED ? { state: 'closed', isExpired: true } : { state: 'closed' };
  }
  if (!response.ok) throw new Error('Job not found or server error');
  const reply: Partial<JobReply> = await response.json();
  return reply.data ? { state: 'open', job: { ...BLANK_JOB, ...reply.data } } : { state: 'unknown' };
}

type QueryResult<T> = { value: T; hasFailed?: false } | { value?: undefined; hasFailed: true } | undefined;

/**
 * The result of a loader's request; undefined until the first one arrives. While `isWaiting` for the next, it
 * is still the previous one, so that a list stays until it is replaced.
 */
export function useQueryResult<T>(data: Deferred<T>): { result: QueryResult<T>; isWaiting: boolean } {
  const [last, setLast] = useState<{ to?: Deferred<T>; result?: QueryResult<T> }>({});
  useEffect(() => {
    let isCurrent = true;
    const settle = (result: QueryResult<T>) => isCurrent && setLast({ to: data, result });
    if ('value' in data) settle(data);
    else
      data.promise.then(
        (value) => settle({ value }),
        () => settle({ hasFailed: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [data]);
  if ('value' in data) return { result: data, isWaiting: false };
  const isWaiting = last.to !== data;
  // A failure does not stay, or one that follows it would be the same alert, which is announced only once.
  return { result: isWaiting && last.result?.hasFailed ? undefined : last.result, isWaiting };
}
