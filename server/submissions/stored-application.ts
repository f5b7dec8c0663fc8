import type { Kysely, Selectable } from 'kysely';
import type { Application } from '#shared/application.ts';
import type { Job } from '#shared/entities.ts';
import type { Stage } from '#shared/stages.ts';
import type { Schema } from '../database/schema.ts';

export type StoredApplication = Application & {
  kind: 'application';
  reference: string;
  jobId: string;
  jobTitle: string;
  /** `sha256` in hex. */
  resume: {
    fileName: string;
    byteSize: number;
    sha256: string;
    pages: number | undefined;
    /** What to know before it is opened, for example that it has no readable text. */
    notes: string[];
  };
  receivedAt: Date;
  readAt: Date | undefined;
  stage: Stage;
  /** Why it is in quarantine; undefined for one in the inbox. */
  quarantine: string | undefined;
};

/** Everything about applications but the bytes and the text of their resumes. */
export function storedApplications(db: Kysely<Schema>) {
  return db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.application_id', 'applications.id')
    .select([
      'reference',
      'job_id',
      'job_title',
      'name',
      'email',
      'phone',
      'cover_letter',
      'received_at',
      'read_at',
      'stage',
      'quarantine',
      'file_name',
      'byte_size',
      'sha256',
      'pages',
      'notes',
    ]);
}

type StoredRow = Omit<
  Selectable<Schema['applications'] & Schema['resumes']>,
  'id' | 'fingerprint' | 'job_text' | 'application_id' | 'bytes' | 'text'
>;

export function asApplication(row: StoredRow): StoredApplication {
  return {
    kind: 'application',
    reference: row.reference,
    jobId: row.job_id,
    jobTitle: row.job_title,
    name: row.name,
    email: row.email,
    phone: row.phone,
    coverLetter: row.cover_letter,
    resume: {
      fileName: row.file_name,
      byteSize: row.byte_size,
      sha256: row.sha256,
      pages: row.pages ?? undefined,
      notes: row.notes.split('\n').filter(Boolean),
    },
    receivedAt: new Date(row.received_at),
    readAt: row.read_at === null ? undefined : new Date(row.read_at),
    stage: row.stage,
    quarantine: row.quarantine ?? undefined,
  };
}

/** The opening as JSON. Written by ourselves, but perhaps by another version: one that is not as it should be is left out. */
export function jobIn(text: string): Job | undefined {
  try {
    const job: Job | null = JSON.parse(text);
    const isWhole =
      typeof job?.jobSummary === 'string' &&
      Array.isArray(job.keyResponsibilities) &&
      Array.isArray(job.requiredSkillsQualifications);
    return job && isWhole ? job : undefined;
  } catch {
    return undefined;
  }
}

const KB = 1024;
const MB = 1024 * KB;

/** Such as `1.9 MB` or `312 KB`. */
export function sizeInWords(bytes: number): string {
  return bytes < MB / 10 ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
