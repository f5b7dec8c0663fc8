import type { Generated } from 'kysely';
import type { RESUME_REPLACED } from '#shared/applicant.ts';
import type { Mark } from '#shared/marks.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Stage } from '#shared/stages.ts';

/**
 * The tables as Kysely sees them. Times are ISO 8601 text in UTC with milliseconds, which sorts
 * chronologically. Only what inserts leave to the database is `Generated`: the compiler catches a forgotten
 * column.
 */
export type Schema = {
  messages: {
    id: Generated<number>;
    reference: string;
    kind: MessageKind;
    full_name: string;
    email: string;
    phone: string;
    project: string | null;
    message: string;
    /** As in `applications`. */
    fingerprint: string;
    received_at: string;
    read_at: string | null;
    /** Why it looks automated, in words; null for a message that is in the inbox. */
    quarantine: string | null;
  };
  applications: {
    id: Generated<number>;
    reference: string;
    /** SHA-256 in hex of all that was sent; unique, so that a repeated submission is recognized. */
    fingerprint: string;
    job_id: string;
    /** As it was on the day of the application; the job's file may change or be removed. */
    job_title: string;
    name: string;
    email: string;
    phone: string;
    cover_letter: string;
    received_at: string;
    read_at: string | null;
    /** As in `messages`. */
    quarantine: string | null;
    stage: Generated<Stage>;
    /** The job as it stood on that day, as JSON. */
    job_text: string;
  };
  /** Changes of stage after the first, which is the day of receipt, and replacements of the resume. */
  stage_changes: {
    id: Generated<number>;
    reference: string;
    stage: Stage | typeof RESUME_REPLACED;
    changed_at: string;
    /** Who changed it at the desk; empty for the applicant. */
    author: Generated<string>;
    /** When the applicant gets to see it; null for a change that stays internal. */
    told_at: string | null;
  };
  /** The company's internal notes on a submission. */
  notes: {
    id: Generated<number>;
    reference: string;
    text: string;
    written_at: string;
    author: string;
  };
  /** Who did what with a submission at the desk, each once. Only the mark of its erasure outlives it. */
  marks: {
    reference: string;
    what: Mark;
    author: string;
    at: string;
  };
  /** Keys of private pages, which only the sender of a submission can open; it may have several. */
  submission_keys: {
    /** SHA-256 in hex: the key itself is only in the link. */
    key_hash: string;
    reference: string;
    created_at: string;
  };
  resumes: {
    application_id: number;
    file_name: string;
    byte_size: number;
    /** Of `bytes`, in hex. */
    sha256: string;
    bytes: Uint8Array;
    /** Its extracted text, for searching; may be empty. */
    text: string;
    pages: number;
    /** Hints for the recruiter, one per line. */
    notes: string;
  };
  outbox: {
    id: Generated<number>;
    purpose: OutboxPurpose;
    kind: SubmissionKind;
    reference: string;
    created_at: string;
    attempts: Generated<number>;
    next_attempt_at: string;
    sent_at: string | null;
    /** When it was given up. */
    failed_at: string | null;
    last_error: string | null;
    /** The key in a letter's link; null once the letter is sent. */
    key: string | null;
    /** The part of the Message-ID before the @; stored, so that a repeated letter has the same one. */
    message_id: string;
    /**
     * Of an answer, which is due at `created_at`: its text, the stage that it tells, and who wrote it. Of any
     * other line: what became of the submission, and the stage that was told; null for its receipt.
     */
    text: Generated<string | null>;
    stage: Generated<Stage | null>;
    author: Generated<string | null>;
  };
  shared_limits: {
    key: string;
    count: number;
    resets_at: string;
  };
};

/** The receipt to the sender, the notice to the company, a webhook call, an answer that the company wrote. */
export type OutboxPurpose = 'receipt' | 'notice' | 'webhook' | 'answer';
export type MessageKind = Exclude<SubmissionKind, 'application'>;
