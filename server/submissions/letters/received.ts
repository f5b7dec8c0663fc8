import type { Job } from '#shared/entities.ts';
import type { Stage } from '#shared/stages.ts';
import type { Message } from '../messages.ts';
import type { StoredApplication } from '../stored-application.ts';
import type { Submission } from '../submissions.ts';

/** `job` is the opening as it stood, where that was kept; `stage` the one that the applicant knows. */
export type ReceivedApplication = StoredApplication & { job: Job | undefined };
export type Received = Message | ReceivedApplication;

/** What an applicant did on their own page, after the application had been received. */
export type Change = 'changed' | 'withdrawn';

/** Why a letter was queued at `createdAt`; undefined where it is about what was received. */
export function changeOf(received: Received, createdAt: Date): Change | undefined {
  if (received.kind !== 'application' || createdAt <= received.receivedAt) return undefined;
  return received.stage === 'withdrawn' ? 'withdrawn' : 'changed';
}

/** Reads what a line of the outbox is about; undefined when it was erased meanwhile. */
export const receivedReader =
  (
    find: (reference: string) => Promise<Submission | undefined>,
    story: (reference: string) => Promise<{ job: Job | undefined; stage: Stage } | undefined>,
  ) =>
  async ({ reference }: { reference: string }): Promise<Received | undefined> => {
    const found = await find(reference);
    if (found?.kind !== 'application') return found;
    const told = await story(reference);
    return { ...found, job: told?.job, stage: told?.stage ?? 'new' };
  };

export type ReceivedReader = ReturnType<typeof receivedReader>;
