import type { Job } from '#shared/entities.ts';
import { type ListedJob, listedJob } from '../job-card.tsx';

/** How many jobs stand on one page of the list. */
const JOBS_A_PAGE = 50;

/** A page of the open jobs: `found` of `total` match what is searched for. Pages count from 1. */
export type Listing = { jobs: ListedJob[]; found: number; total: number; page: number; pages: number };

/** What the address asks for: `?q=firmware&page=2`. */
export function listingAskedFor(url: string): { query: string; page: number } {
  const { searchParams } = new URL(url);
  return {
    query: (searchParams.get('q') ?? '').trim().slice(0, 100),
    page: Number(/^\d{1,5}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1),
  };
}

/** The jobs whose title has every word of `query`, and of these the given page, or the nearest there is. */
export function listJobs(all: readonly Job[], asked: { query: string; page: number }): Listing {
  const titles = lowerCaseTitles(all);
  const words = asked.query.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = all.filter((_, at) => words.every((word) => titles[at]?.includes(word)));
  const pages = Math.max(1, Math.ceil(matching.length / JOBS_A_PAGE));
  const page = Math.min(Math.max(1, asked.page), pages);
  const jobs = matching.slice((page - 1) * JOBS_A_PAGE, page * JOBS_A_PAGE).map(listedJob);
  return { jobs, found: matching.length, total: all.length, page, pages };
}

/** Kept for as long as the list: the server gives the same one until an opening changes. */
function lowerCaseTitles(all: readonly Job[]): string[] {
  const titles = titlesOf.get(all) ?? all.map(({ title }) => title.toLowerCase());
  titlesOf.set(all, titles);
  return titles;
}

const titlesOf = new WeakMap<readonly Job[], string[]>();

/** The address of a page of the list. */
export function listingSearch(query: string, page = 1): string {
  const search = new URLSearchParams({ ...(query && { q: query }), ...(page > 1 && { page: String(page) }) });
  return search.size > 0 ? `?${search}` : '';
}
