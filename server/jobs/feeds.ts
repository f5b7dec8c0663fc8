import escapeHtml from 'escape-html';
import type { RequestHandler } from 'express';
import { disciplineOf } from '#content/careers/disciplines.ts';
import { feedWords } from '#content/careers/feed-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import { company } from '#content/company.ts';
import type { Job } from '#shared/entities.ts';
import { ALL_OPENINGS, type AskedOpenings, searchFor } from '#shared/openings.ts';
import { CAREER, FEEDS, jobPath } from '#shared/paths.ts';
import { answerOfQuestion } from '../http/answer-of-content.ts';
import { askedBy } from './asked-openings.ts';
import type { ContentStore } from './content-store.ts';
import { siteDataOf } from './site-data.ts';

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
export const atomFeed = (content: ContentStore, origin: string): RequestHandler =>
  answerOfQuestion({
    type: 'application/atom+xml',
    write: async (req) => atom(await feedFor(content, askedBy(req) ?? ALL_OPENINGS), origin),
  });

/** The same as JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/. */
export const jsonFeed = (content: ContentStore, origin: string): RequestHandler =>
  answerOfQuestion({
    type: 'application/feed+json',
    write: async (req) => json(await feedFor(content, askedBy(req) ?? ALL_OPENINGS), origin),
  });

async function feedFor(content: ContentStore, asked: AskedOpenings): Promise<Feed> {
  const wanted = { ...asked, like: '' };
  const found = await siteDataOf(content).openings(wanted);
  const newest = (await content.jobs())[0]?.postedAt;
  const openings = found.openings.filter((job): job is Dated => job.postedAt !== undefined);
  return {
    openings,
    // A feed without an entry has not changed since the newest opening, or since there was anything to say.
    updated: momentOf(openings[0]?.postedAt ?? newest ?? `${company.founded}-01-01`),
    self: searchFor({ ...wanted, page: found.page }),
    whole: searchFor({ ...wanted, page: 1 }),
    next: found.page < found.pages ? searchFor({ ...wanted, page: found.page + 1 }) : undefined,
  };
}

/** The beginning of a day in Indore (RFC 3339). */
const momentOf = (day: string) => `${day}T00:00:00+05:30`;

function atom({ openings, updated, self, whole, next }: Feed, origin: string): string {
  const link = (rel: string, type: string, path: string) =>
    `<link rel="${rel}" type="${type}" href="${xml(origin + path)}"/>`;
  const entries = openings.map((job) => {
    const address = xml(origin + jobPath(job._id));
    const when = momentOf(job.postedAt);
    return [
      `<entry><id>${address}</id><title>${xml(job.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${address}"/>`,
      `<published>${when}</published><updated>${when}</updated>`,
      `<category term="${xml(disciplineOf(job))}"/>`,
      `<summary type="text">${xml(termsOf(job))}</summary>`,
      `<content type="text">${xml(textOf(job))}</content></entry>\n`,
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">\n',
    `<id>${xml(origin + FEEDS.atom + whole)}</id><title>${xml(feedWords.title)}</title>`,
    `<subtitle>${xml(feedWords.description)}</subtitle><updated>${updated}</updated>`,
    `<author><name>${xml(company.name)}</name></author>`,
    link('self', 'application/atom+xml', FEEDS.atom + self),
    link('alternate', 'text/html', CAREER + whole),
    next === undefined ? '' : link('next', 'application/atom+xml', FEEDS.atom + next),
    `\n${entries.join('')}</feed>\n`,
  ].join('');
}

function json({ openings, self, whole, next }: Feed, origin: string): string {
  const items = openings.map((job) => ({
    id: origin + jobPath(job._id),
    url: origin + jobPath(job._id),
    title: job.title,
    summary: termsOf(job),
    content_text: textOf(job),
    date_published: momentOf(job.postedAt),
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

/** Text for XML 1.0, which has no place for most control characters, for halves of surrogate pairs, and for two others. */
const xml = (text: string) =>
  escapeHtml(
    text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''),
  );
