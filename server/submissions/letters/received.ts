import type { Job } from '#shared/entities.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Message } from '../messages.ts';
import type { StoredApplication } from '../stored-application.ts';
import type { Submission } from '../submissions.ts';

/** `job` is the opening as it stood, where that was kept. */
export type ReceivedApplication = StoredApplication & { job: Job | undefined };
/** A submission as the letters about it need it. */
export type Received = Message | ReceivedApplication;

export type ReceivedReader = (line: {
  kind: SubmissionKind;
  reference: string;
}) => Promise<Received | undefined>;

/** Reads what a line of the outbox is about; undefined when it was erased meanwhile. */
export function receivedReader(
  find: (reference: string) => Promise<Submission | undefined>,
  story: (reference: string) => Promise<{ job: Job | undefined } | undefined>,
): ReceivedReader {
  return async ({ reference }) => {
    const found = await find(reference);
    if (found?.kind !== 'application') return found;
    return { ...found, job: (await story(reference))?.job };
  };
}
