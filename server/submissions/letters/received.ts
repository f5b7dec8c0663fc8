import type { Job } from '#shared/entities.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Database } from '../../database/database.ts';
import { asMessage, type Message } from '../messages.ts';
import { asApplication, jobIn, type StoredApplication, storedApplications } from '../stored-application.ts';

/** `job` is the opening as it stood, where that was kept. */
export type ReceivedApplication = StoredApplication & { job: Job | undefined };
/** A submission as the letters about it need it. */
export type Received = Message | ReceivedApplication;

export type ReceivedReader = (line: {
  kind: SubmissionKind;
  reference: string;
}) => Promise<Received | undefined>;

/** Reads what a line of the outbox is about; undefined when it was erased meanwhile. */
export function receivedReader(database: Database): ReceivedReader {
  return ({ kind, reference }) =>
    database.read(async (db) => {
      if (kind === 'application') {
        const row = await storedApplications(db)
          .select('job_text')
          .where('reference', '=', reference)
          .executeTakeFirst();
        return row && { ...asApplication(row), job: jobIn(row.job_text) };
      }
      const row = await db
        .selectFrom('messages')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row && asMessage(row);
    });
}
