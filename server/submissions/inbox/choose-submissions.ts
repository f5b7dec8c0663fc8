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
  const newest = [...applications, ...messages].toSorted(
    (a, b) => b.receivedAt.getTime() - a.receivedAt.getTime(),
  );
  const chosen: Submission[] = [];
  for (const submission of newest) {
    if (chosen.length === limit) break;
    if (await hasWords(stores, submission, filter)) chosen.push(submission);
  }
  return [...Map.groupBy(chosen, groupOf).values()].flat();
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

/** The text of a resume is looked at last and one at a time: all of them together may be larger than the memory. */
async function hasWords(
  stores: Stores,
  submission: Submission,
  { name, search }: InboxFilter,
): Promise<boolean> {
  const own = submission.kind === 'application' ? submission.name : submission.fullName;
  if (!contains([own], name)) return false;
  if (contains(textsOf(submission), search)) return true;
  if (submission.kind !== 'application') return false;
  return contains([(await stores.applications.resumeText(submission.reference)) ?? ''], search);
}

function textsOf(submission: Submission): string[] {
  const { reference, email, phone } = submission;
  const texts =
    submission.kind === 'application'
      ? [submission.name, submission.jobTitle, submission.coverLetter, submission.resume.fileName]
      : [submission.fullName, submission.project ?? '', submission.message];
  return [reference, email, phone, ...texts];
}

function contains(texts: readonly string[], part: string | undefined): boolean {
  if (part === undefined) return true;
  const wanted = folded(part);
  return texts.some((text) => folded(text).includes(wanted));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
