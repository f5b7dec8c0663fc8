import type { Job } from '#shared/entities.ts';
import { type AskedOpenings, type FoundOpenings, searchFor } from '#shared/openings.ts';
import { API } from '#shared/paths.ts';
import type { JobReply, OpeningsReply, TestimonialsReply } from '#shared/replies.ts';
import type { FoundJob, SiteData } from '#shared/site-data.ts';
import type { RequestContext } from '../page.ts';

/** An answer that is here already, or one on its way: what a loader returns and `<ShowDeferred>` displays. */
export type Deferred<T> = { value: T } | { promise: Promise<T> };

/**
 * Asks for data the way the place allows. On the server it is awaited, so that the HTML is complete; in the
 * browser the page opens at once and shows its loading text, since a promise cannot travel in the HTML. With `waits`
 * what is on show stays until the answer is there.
 */
export async function ask<T>(
  context: Partial<RequestContext>,
  question: (data: SiteData) => Promise<T>,
  { waits = false } = {},
): Promise<Deferred<T>> {
  const onServer = context.siteData;
  if (onServer) return { value: await question(onServer) };
  const promise = question(fetchedData);
  // A failure is shown by the page like any other, so here it only ends the waiting.
  if (waits || performance.now() - traversedAt < TRAVERSAL) await promise.catch(() => {});
  const known = remembered.get(promise);
  return known ? { value: known.value as T } : { promise };
}

/** ms after Back or Forward during which a loader belongs to that step. */
const TRAVERSAL = 500;
let traversedAt = Number.NEGATIVE_INFINITY;

/**
 * To be called when the visitor goes back or forward, before the router hears of it. The page is then shown with its
 * data at once: one that grew later could not be scrolled to where it was left.
 */
export function noteTraversal(): void {
  traversedAt = performance.now();
}

const FRESH_FOR = 30_000;
const answers = new Map<string, { at: number; promise: Promise<unknown> }>();
/** Promises that have arrived: going back shows them at once, which lets the scroll position be restored. */
const remembered = new WeakMap<Promise<unknown>, { value: unknown }>();

function remember<T>(url: string, fetchIt: () => Promise<T>): Promise<T> {
  const known = answers.get(url);
  if (known && Date.now() - known.at < FRESH_FOR) return known.promise as Promise<T>;
  const promise = fetchIt();
  // Whoever types asks many questions.
  for (const [old, { at }] of answers) if (Date.now() - at >= FRESH_FOR) answers.delete(old);
  answers.set(url, { at: Date.now(), promise });
  promise.then(
    (value) => remembered.set(promise, { value }),
    () => answers.delete(url),
  );
  return promise;
}

const fetchedData: SiteData = {
  testimonials: () => remember(API.testimonials, fetchTestimonials),
  openings: (asked) => remember(addressOf(asked), () => fetchOpenings(asked)),
  job: (id) => remember(API.job(id), () => fetchJob(id)),
};

/** Asks for a job that is about to be opened, so that its page may find the answer waiting. */
export function prefetchJob(id: string): void {
  fetchedData.job(id).catch(() => {});
}

async function fetchTestimonials(): Promise<TestimonialsReply> {
  const response = await fetch(API.testimonials);
  if (!response.ok) throw new Error('Failed to fetch testimonials');
  return response.json();
}

/** Always names a page: without one the answer would be all jobs there are. */
const addressOf = (asked: AskedOpenings) => API.jobs + (searchFor(asked) || '?page=1');

async function fetchOpenings(asked: AskedOpenings): Promise<FoundOpenings<Job>> {
  const response = await fetch(addressOf(asked));
  if (!response.ok) throw new Error('Failed to fetch job data');
  const { data, ...found }: Pick<OpeningsReply, 'data'> & Partial<OpeningsReply> = await response.json();
  const openings = data.filter((job) => job.isActive);
  const all = { total: openings.length, open: openings.length, page: 1, pages: 1, similar: 0 };
  return { ...all, filters: NO_COUNTS, ...found, openings };
}

const NO_COUNTS = { place: {}, experience: {}, kind: {}, department: {}, workplace: {} };

async function fetchJob(id: string): Promise<FoundJob> {
  const response = await fetch(API.job(id));
  if (response.status === 410) return { state: 'closed' };
  if (!response.ok) throw new Error('Job not found or server error');
  const reply: Partial<JobReply> = await response.json();
  return reply.data ? { state: 'open', job: reply.data } : { state: 'unknown' };
}
