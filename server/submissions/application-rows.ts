import type { Kysely, Selectable } from 'kysely';
import type { Job } from '#shared/entities.ts';
import { fileSize } from '#shared/file-size.ts';
import type { Schema } from '../database/schema.ts';
import { COLUMNS, toFields } from './form-columns.ts';

export type StoredApplication = ReturnType<typeof asApplication>;

/** Everything about applications except the bytes and the text of their resumes. */
export function storedApplications(db: Kysely<Schema>) {
  return db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.application_id', 'applications.id')
    .select([
      'reference',
      'job_id',
      'job_title',
      ...Object.values(COLUMNS.application),
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

export function asApplication(row: StoredRow) {
  return {
    kind: 'application' as const,
    ...entryOf(row),
    ...toFields(COLUMNS.application, row),
    jobId: row.job_id,
    jobTitle: row.job_title,
    stage: row.stage,
    /** `sha256` in hex; `notes` are what to know before opening it, such as that it has no readable text. */
    resume: {
      fileName: row.file_name,
      byteSize: row.byte_size,
      sha256: row.sha256,
      pages: row.pages,
      notes: row.notes.split('\n').filter(Boolean),
    },
  };
}

/** What every submission has besides the fields of its form. */
export function entryOf(
  row: Pick<Selectable<Schema['messages']>, 'reference' | 'received_at' | 'read_at' | 'quarantine'>,
) {
  return {
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    readAt: row.read_at === null ? undefined : new Date(row.read_at),
    /** Why it is in quarantine; undefined for one in the inbox. */
    quarantine: row.quarantine ?? undefined,
  };
}

/** Parses a stored job; undefined for one that another version of the site wrote in another shape. */
export function storedJob(text: string): Job | undefined {
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

/** Such as `Asha Verma.pdf, 312 KB, 2 pages`. */
export function resumeInWords({ fileName, byteSize, pages }: StoredApplication['resume']): string {
  return [fileName, fileSize(byteSize), `${pages} ${pages === 1 ? 'page' : 'pages'}`].join(', ');
}
