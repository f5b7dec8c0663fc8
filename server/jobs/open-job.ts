import type { Job } from '#shared/entities.ts';
import { JOB_STATUS, type SiteData } from '#shared/site-data.ts';
import { Refusal } from '../http/errors.ts';

/** Why a job is not there, by its state. */
export const NO_JOB_WORDS = { unknown: 'Job not found', closed: 'This job no longer takes applications.' };

/**
 * The job with this id.
 * @throws {Refusal} 404 for one that does not exist, 410 for one that is closed
 */
export async function openJob(content: Pick<SiteData, 'job'>, id: string): Promise<Job> {
  const found = await content.job(id);
  if (found.state === 'open') return found.job;
  throw new Refusal(JOB_STATUS[found.state], NO_JOB_WORDS[found.state]);
}
