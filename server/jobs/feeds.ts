import type { Request, RequestHandler } from 'express';
import { disciplineOf } from '#content/careers/disciplines.ts';
import { feedWords } from '#content/careers/feed-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import { company } from '#content/company.ts';
import type { Job } from '#shared/entities.ts';
import { startInIndia, startOfDay } from '#shared/indian-time.ts';
import { ALL_JOBS, type JobQuery, searchFor } from '#shared/job-query.ts';
import { pageOf } from '#shared/job-search.ts';
import { searchAsKept } from '#shared/page-queries.ts';
import { CAREER, FEEDS, jobPath } from '#shared/paths.ts';
import { atomXml } from '../http/atom.ts';
import { type KeptAnswers, keptText } from '../http/kept-answers.ts';
import { askedBy } from './content-api.ts';
import type { ContentStore } from './content-store.ts';

/** A feed knows when a job was published by `postedAt` alone, so a job without it is in none. */
type Dated = Job & { postedAt: string };

/** The open jobs as Atom, https://www.rfc-editor.org/rfc/rfc4287, by the same query as the list. */
export const atomFeed = (source: Source): RequestHandler =>
  keptText(source.kept, {
    type: 'application/atom+xml',
    address: (req) => FEEDS.atom + searchAsKept(wantedBy(req)),
    write: async (req) => atom(await feedFor(source, wantedBy(req)), source.publicOrigin),
  });

/** The same as JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/. */
export const jsonFeed = (source: Source): RequestHandler =>
  keptText(source.kept, {
    type: 'application/feed+json',
    address: (req) => FEEDS.json + searchAsKept(wantedBy(req)),
    write: async (req) => json(await feedFor(source, wantedBy(req)), source.publicOrigin),
  });

type Source = { content: ContentStore; kept: KeptAnswers; publicOrigin: string };

const wantedBy = (req: Request): JobQuery => ({ ...(askedBy(req) ?? ALL_JOBS), order: '', like: '' });

/** One page of a feed, newest first. `self`, `next` and `whole` (from its first page) are queries. */
async function feedFor({ content, publicOrigin }: Source, wanted: JobQuery) {
  const { jobs, page, pages } = pageOf(await content.search(wanted), wanted.page);
  const newest = (await content.jobs())[0]?.postedAt;
  const entries = jobs
    .filter((job): job is Dated => job.postedAt !== undefined)
    .map((job) => entryOf(job, content, publicOrigin));
  const latest = entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  return {
    entries,
    // A feed without an entry has not changed since the newest job, or since there was anything to say.
    updated: latest ?? startInIndia(newest ?? `${company.founded}-01-01`),
    self: searchFor({ ...wanted, page }),
    whole: searchFor({ ...wanted, page: 1 }),
    next: page < pages ? searchFor({ ...wanted, page: page + 1 }) : undefined,
  };
}

type Feed = Awaited<ReturnType<typeof feedFor>>;

/** `id` survives a rename of the job; `updated` is when its text last changed. */
function entryOf(job: Dated, content: ContentStore, origin: string) {
  const { firstId, changedAt } = content.history(job._id);
  // A file may be written before the day on which it is posted.
  const updated = Math.max(changedAt.getTime(), startOfDay(job.postedAt).getTime());
  return {
    id: origin + jobPath(firstId),
    address: origin + jobPath(job._id),
    published: startInIndia(job.postedAt),
    updated: new Date(updated).toISOString(),
    job,
  };
}

const atom = ({ entries, updated, self, whole, next }: Feed, origin: string): string =>
  atomXml({
    id: origin + FEEDS.atom + whole,
    title: feedWords.title,
    subtitle: feedWords.description,
    author: company.name,
    updated,
    self: origin + FEEDS.atom + self,
    page: origin + CAREER + whole,
    next: next === undefined ? undefined : origin + FEEDS.atom + next,
    entries: entries.map(({ job, ...entry }) => ({
      ...entry,
      title: job.title,
      category: disciplineOf(job),
      summary: termsOf(job),
      content: textOf(job),
    })),
  });

function json({ entries, self, whole, next }: Feed, origin: string): string {
  const items = entries.map(({ job, id, address, published, updated }) => ({
    id,
    url: address,
    title: job.title,
    summary: termsOf(job),
    content_text: textOf(job),
    date_published: published,
    date_modified: updated,
    tags: [disciplineOf(job)],
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedWords.title,
    home_page_url: origin + CAREER + whole,
    feed_url: origin + FEEDS.json + self,
    ...(next !== undefined && { next_url: origin + FEEDS.json + next }),
    description: feedWords.description,
    language: 'en-IN',
    authors: [{ name: company.name, url: `${origin}/` }],
    items,
  };
  return JSON.stringify(feed);
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
