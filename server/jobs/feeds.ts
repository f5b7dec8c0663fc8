import type { Request, RequestHandler } from 'express';
import { disciplineOf } from '#content/careers/disciplines.ts';
import { feedWords } from '#content/careers/feed-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import { company } from '#content/company.ts';
import type { Job } from '#shared/entities.ts';
import { startInIndia } from '#shared/indian-time.ts';
import { ALL_OPENINGS, type AskedOpenings, searchFor } from '#shared/openings.ts';
import { searchAsKept } from '#shared/page-queries.ts';
import { CAREER, FEEDS, jobPath } from '#shared/paths.ts';
import { atomXml } from '../http/atom.ts';
import { type KeptAnswers, keptText } from '../http/kept-answers.ts';
import { askedBy } from './asked-openings.ts';
import type { ContentStore } from './content-store.ts';

/** A feed knows when an opening was published by `postedAt` alone, so an opening without it is in none. */
type Dated = Job & { postedAt: string };

/** One page of a feed, newest first. `self`, `next` and `whole` (from its first page) are queries. */
type Feed = {
  openings: Dated[];
  updated: string;
  self: string;
  whole: string;
  next: string | undefined;
};

/** The open jobs as Atom, https://www.rfc-editor.org/rfc/rfc4287, by the same query as the list. */
export const atomFeed = ({ content, kept, publicOrigin }: Source): RequestHandler =>
  keptText(kept, {
    type: 'application/atom+xml',
    address: (req) => FEEDS.atom + searchAsKept(wantedBy(req)),
    write: async (req) => atom(await feedFor(content, wantedBy(req)), publicOrigin),
  });

/** The same as JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/. */
export const jsonFeed = ({ content, kept, publicOrigin }: Source): RequestHandler =>
  keptText(kept, {
    type: 'application/feed+json',
    address: (req) => FEEDS.json + searchAsKept(wantedBy(req)),
    write: async (req) => json(await feedFor(content, wantedBy(req)), publicOrigin),
  });

type Source = { content: ContentStore; kept: KeptAnswers; publicOrigin: string };

const wantedBy = (req: Request): AskedOpenings => ({ ...(askedBy(req) ?? ALL_OPENINGS), like: '' });

async function feedFor(content: ContentStore, wanted: AskedOpenings): Promise<Feed> {
  const found = await content.openings(wanted);
  const newest = (await content.jobs())[0]?.postedAt;
  const openings = found.openings.filter((job): job is Dated => job.postedAt !== undefined);
  return {
    openings,
    // A feed without an entry has not changed since the newest opening, or since there was anything to say.
    updated: startInIndia(openings[0]?.postedAt ?? newest ?? `${company.founded}-01-01`),
    self: searchFor({ ...wanted, page: found.page }),
    whole: searchFor({ ...wanted, page: 1 }),
    next: found.page < found.pages ? searchFor({ ...wanted, page: found.page + 1 }) : undefined,
  };
}

const atom = ({ openings, updated, self, whole, next }: Feed, origin: string): string =>
  atomXml({
    id: origin + FEEDS.atom + whole,
    title: feedWords.title,
    subtitle: feedWords.description,
    author: company.name,
    updated,
    self: origin + FEEDS.atom + self,
    page: origin + CAREER + whole,
    next: next === undefined ? undefined : origin + FEEDS.atom + next,
    entries: openings.map((job) => ({
      address: origin + jobPath(job._id),
      title: job.title,
      moment: startInIndia(job.postedAt),
      category: disciplineOf(job),
      summary: termsOf(job),
      content: textOf(job),
    })),
  });

function json({ openings, self, whole, next }: Feed, origin: string): string {
  const items = openings.map((job) => ({
    id: origin + jobPath(job._id),
    url: origin + jobPath(job._id),
    title: job.title,
    summary: termsOf(job),
    content_text: textOf(job),
    date_published: startInIndia(job.postedAt),
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

/** An opening as plain text, its lists as lines. */
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
