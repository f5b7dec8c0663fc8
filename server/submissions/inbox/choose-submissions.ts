import { personOf } from '../retention.ts';
import type { Stores } from '../submission-stores.ts';
import type { Submission } from './inbox-format.ts';
import type { InboxFilter } from './inbox-options.ts';

/** Newest first, whatever kind; applications of one person for one opening stand together where the newest stands. */
export async function chooseSubmissions(stores: Stores, filter: InboxFilter): Promise<Submission[]> {
  const { job, since, until, kind, unread, limit } = filter;
  const received = { since, until, unread };
  const isMessages = kind !== 'application' && job === undefined;
  const isApplications = kind === undefined || kind === 'application';
  const applications = isApplications ? await stores.applications.list({ ...received, jobId: job }) : [];
  const messages = isMessages ? await stores.messages.list({ ...received, kind }) : [];
  const newest = [...applications, ...messages]
    .filter((submission) => hasWords(submission, filter))
    .toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())
    .slice(0, limit);
  return [...Map.groupBy(newest, groupOf).values()].flat();
}

/** Other applications of the same person for the same opening, newest first. */
export async function siblingsOf(stores: Stores, submission: Submission): Promise<Submission[]> {
  if (submission.kind !== 'application') return [];
  const sameJob = await stores.applications.list({ jobId: submission.jobId });
  const group = groupOf(submission);
  return sameJob.filter((each) => groupOf(each) === group && each.reference !== submission.reference);
}

function groupOf(submission: Submission): string {
  return submission.kind === 'application'
    ? JSON.stringify([submission.jobId, personOf(submission.email)])
    : submission.reference;
}

function hasWords(submission: Submission, { name, search }: InboxFilter): boolean {
  const own = submission.kind === 'application' ? submission.name : submission.fullName;
  return contains([own], name) && contains(textsOf(submission), search);
}

function textsOf(submission: Submission): string[] {
  const { receivedAt: _, readAt: __, ...rest } = submission;
  return Object.values(rest).flatMap((value) =>
    typeof value === 'object' ? [value.fileName] : value === undefined ? [] : [value],
  );
}

function contains(texts: readonly string[], part: string | undefined): boolean {
  if (part === undefined) return true;
  const wanted = folded(part);
  return texts.some((text) => folded(text).includes(wanted));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
