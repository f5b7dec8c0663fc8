import type { ApplicantView } from '#shared/applicant.ts';
import { dayInIndia } from '#shared/indian-time.ts';
import { sentFields, sentRows } from './sent-rows.ts';
import type { Stores } from './submission-stores.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The application that `key` opens, as its page shows it; undefined for any other key, be it that of a message. */
export async function viewOf(
  stores: Pick<Stores, 'keys' | 'applications' | 'applicant'>,
  { key, retentionDays }: { key: string; retentionDays: number },
): Promise<ApplicantView | undefined> {
  const reference = await stores.keys.referenceOf(key);
  if (!reference) return undefined;
  const found = await stores.applications.find(reference);
  const story = found && (await stores.applicant.story(reference));
  if (!found || !story) return undefined;
  const { lines, texts } = sentRows(found);
  return {
    key,
    reference,
    jobTitle: found.jobTitle,
    job: story.job,
    stage: story.stage,
    events: story.events.map(({ what, at }) => ({ what, day: dayInIndia(at) })),
    sent: [...lines, ...texts].map(({ label, value }) => ({ label, value })),
    correctable: sentFields(found),
    keptUntil: dayInIndia(new Date(found.receivedAt.getTime() + retentionDays * DAY)),
  };
}
