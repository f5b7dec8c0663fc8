import type { Kysely, Transaction } from 'kysely';
import type { Application } from '#shared/application.ts';
import type { Database } from '../database/database.ts';
import type { OutboxPurpose, Schema } from '../database/schema.ts';
import { putIntoOutbox } from './outbox.ts';
import { newReference } from './references.ts';
import { fingerprintOf, referenceOf, releaseFingerprint } from './same-submission.ts';
import { asApplication, type StoredApplication, storedApplications } from './stored-application.ts';
import { newKey } from './submission-keys.ts';

/** `text`, `pages` and `notes` are what was read in the file, as far as it was. */
export type NewResume = {
  fileName: string;
  bytes: Uint8Array;
  text?: string;
  pages?: number;
  notes?: readonly string[];
};

export type NewApplication = Application & {
  jobId: string;
  /** As the opening is called today. */
  jobTitle: string;
  /** The opening as it stands today, as JSON. */
  jobText?: string;
  resume: NewResume;
  /** Why it looks like no person's, in words: it is stored, and its letters wait until it is released. */
  quarantine?: string | undefined;
};

/** `key` opens the submission to whoever sent it, and is kept nowhere. */
export type Stored = { reference: string; key: string };

export type Applications = {
  /**
   * Resolves when application, resume and outbox line are on disk. The very same within 24 hours (every field, the
   * opening and the file's bytes) writes nothing and gives the first one's reference; anything changed is an
   * application of its own, so that nobody can overwrite what another sent. Throws `StoreUnavailable`.
   */
  add(application: NewApplication): Promise<Stored>;
  /** Without the bytes of the resume. */
  find(reference: string): Promise<StoredApplication | undefined>;
  resumeBytes(reference: string): Promise<Uint8Array | undefined>;
  /** What can be read in the resume, for searching. */
  resumeText(reference: string): Promise<string | undefined>;
};

/** `purposes`: what is queued for each application. */
export function applications(
  database: Database,
  clock: () => Date,
  purposes: readonly OutboxPurpose[],
): Applications {
  return {
    async add(application) {
      const receivedAt = clock();
      const { jobId, name, email, phone, coverLetter, resume } = application;
      const resumeHash = await hashOf(resume.bytes);
      const fingerprint = fingerprintOf([jobId, name, email, phone, coverLetter, resumeHash]);
      const reference = newReference('A');
      return database.write(async (transaction) => {
        await releaseFingerprint(transaction, 'applications', fingerprint, receivedAt);
        const isNew = await insert(transaction, {
          application,
          reference,
          fingerprint,
          resumeHash,
          receivedAt: receivedAt.toISOString(),
        });
        const kept = isNew ? reference : await referenceOf(transaction, 'applications', fingerprint);
        const key = await newKey(transaction, kept, receivedAt.toISOString());
        if (isNew) {
          await putIntoOutbox(transaction, {
            kind: 'application',
            reference,
            receivedAt: receivedAt.toISOString(),
            purposes,
            key,
            isHeld: application.quarantine !== undefined,
          });
        }
        return { reference: kept, key };
      });
    },

    async find(reference) {
      const row = await database.read((db) =>
        storedApplications(db).where('reference', '=', reference).executeTakeFirst(),
      );
      return row && asApplication(row);
    },

    async resumeBytes(reference) {
      const row = await database.read((db) =>
        resumeOf(db, reference).select('resumes.bytes').executeTakeFirst(),
      );
      return row?.bytes;
    },

    async resumeText(reference) {
      const row = await database.read((db) =>
        resumeOf(db, reference).select('resumes.text').executeTakeFirst(),
      );
      return row?.text;
    },
  };
}

type Insertion = {
  application: NewApplication;
  reference: string;
  fingerprint: string;
  resumeHash: string;
  receivedAt: string;
};

/** False, and nothing written, when the very same is there already. */
async function insert(transaction: Transaction<Schema>, insertion: Insertion): Promise<boolean> {
  const { application, reference, fingerprint, resumeHash, receivedAt } = insertion;
  const { name, email, phone, coverLetter, jobId, jobTitle, jobText = '', resume } = application;
  const row = await transaction
    .insertInto('applications')
    .values({
      reference,
      fingerprint,
      job_id: jobId,
      job_title: jobTitle,
      job_text: jobText,
      name,
      email,
      phone,
      cover_letter: coverLetter,
      received_at: receivedAt,
      quarantine: application.quarantine ?? null,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;

  await transaction
    .insertInto('resumes')
    .values({ application_id: row.id, ...columnsOf(resume, resumeHash) })
    .execute();
  return true;
}

/** sha256 in hex, in a thread of its own: 5 MiB take long enough for others to notice. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  // Nothing here is memory that threads share, which the types cannot know.
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString('hex');
}

/** What the table of resumes holds of one. */
export function columnsOf(resume: NewResume, sha256: string) {
  return {
    file_name: resume.fileName,
    byte_size: resume.bytes.byteLength,
    sha256,
    bytes: resume.bytes,
    text: resume.text ?? '',
    pages: resume.pages ?? null,
    notes: resume.notes?.join('\n') ?? '',
  };
}

function resumeOf(db: Kysely<Schema>, reference: string) {
  return db
    .selectFrom('resumes')
    .innerJoin('applications', 'applications.id', 'resumes.application_id')
    .where('applications.reference', '=', reference);
}
