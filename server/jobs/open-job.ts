import type { Job } from '#shared/entities.ts';
import { JOB_EXPIRED } from '#shared/replies.ts';
import { type FoundJob, JOB_STATUS, type SiteData } from '#shared/site-data.ts';
import { Refusal } from '../http/errors.ts';

const NO_JOB_MESSAGES = { unknown: 'Job not found', closed: 'This job no longer takes applications.' };

const messageFor = (found: Exclude<FoundJob, { state: 'open' }>) =>
  found.state === 'closed' && found.isExpired ? JOB_EXPIRED : NO_JOB_MESSAGES[found.state];

/**
 * The job with this id.
 * @throws {Refusal} 404 if it does not exist, 410 if it is closed
 */
export async function openJob(content: Pick<SiteData, 'job'>, id: string): Promise<Job> {
  const found = await content.job(id);
  if (found.state === 'open') return found.job;
  throw new Refusal(JOB_STATUS[found.state], messageFor(found));
}
