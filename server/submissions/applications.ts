import type { Kysely } from 'kysely';
import type { Application } from '#shared/application.ts';
import type { Database } from '../database/database.ts';
import type { OutboxPurpose, Schema } from '../database/schema.ts';
import { asApplication, type StoredApplication, storedApplications } from './application-rows.ts';
import { SAME_FINGERPRINT, type Stored, storeOnce } from './fingerprints.ts';
import { COLUMNS, toColumns } from './form-columns.ts';
import { applicationOf } from './stages.ts';

/** `text`, `pages` and `notes` are what was read from the file. */
export type NewResume = {
  fileName: string;
  bytes: Uint8Array;
  text: string;
  pages: number;
  notes: readonly string[];
};

export type NewApplication = Application & {
  jobId: string;
  /** The job's present title. */
  jobTitle: string;
  /** The job as it stands today, as JSON. */
  jobText: string;
  resume: NewResume;
  /** Why it looks automated. */
  quarantine?: string | undefined;
};

export type Applications = ReturnType<typeof applications>;

/** `purposes`: the letters and calls that are queued for each application. */
export function applications(database: Database, clock: () => Date, purposes: readonly OutboxPurpose[]) {
  return {
    /**
     * Like `storeOnce`, with the resume. Two are the same if every field, the job and the file's bytes are.
     * Anything changed is an application of its own, so that nobody can overwrite what another sent.
     */
    async add(application: NewApplication): Promise<Stored> {
      const receivedAt = clock();
      const { jobId, jobTitle, jobText, resume, quarantine } = application;
      const sha256 = await hashOf(resume.bytes);
      const sent = toColumns(COLUMNS.application, application);
      const parts = [jobId, sha256, ...Object.values<string>(sent)];
      const submission = { kind: 'application', parts, receivedAt, quarantine, purposes } as const;
      return storeOnce(database, submission, async (transaction, columns) => {
        const about = { job_id: jobId, job_title: jobTitle, job_text: jobText };
        const { id, reference } = await transaction
          .insertInto('applications')
          .values({ ...columns, ...about, ...sent })
          .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(SAME_FINGERPRINT))
          .returning(['id', 'reference'])
          .executeTakeFirstOrThrow();
        const file = { application_id: id, ...columnsOf(resume, sha256) };
        if (reference === columns.reference) await transaction.insertInto('resumes').values(file).execute();
        return reference;
      });
    },

    /** Without the bytes of the resume. */
    async find(reference: string): Promise<StoredApplication | undefined> {
      const row = await database.read((db) =>
        storedApplications(db).where('reference', '=', reference).executeTakeFirst(),
      );
      return row && asApplication(row);
    },

    resumeBytes: async (reference: string): Promise<Uint8Array | undefined> =>
      (await database.read((db) => resumeOf(db, reference).select('bytes').executeTakeFirst()))?.bytes,

    /** The extracted text of the resume, for searching. */
    resumeText: async (reference: string): Promise<string | undefined> =>
      (await database.read((db) => resumeOf(db, reference).select('text').executeTakeFirst()))?.text,
  };
}

/** SHA-256 in hex, computed in the thread pool: 5 MiB would block the event loop noticeably. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  // None of these bytes are in shared memory, which the types cannot know.
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString('hex');
}

/** The columns of a resume in its table. */
export function columnsOf({ fileName, bytes, text, pages, notes }: NewResume, sha256: string) {
  return {
    file_name: fileName,
    byte_size: bytes.byteLength,
    sha256,
    bytes,
    text,
    pages,
    notes: notes.join('\n'),
  };
}

const resumeOf = (db: Kysely<Schema>, reference: string) =>
  applicationOf(db, reference).innerJoin('resumes', 'resumes.application_id', 'applications.id');
