import type { Generated } from 'kysely';
import type { RESUME_REPLACED } from '#shared/applicant.ts';
import type { Mark } from '#shared/marks.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Stage } from '#shared/stages.ts';

/**
 * The tables as Kysely sees them. Times are ISO 8601 text in UTC with milliseconds, which sorts as it should. `Generated`
 * is only what inserts leave to the database, or the compiler would not see that one forgets a column.
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
    /** As in `applications`; null in rows that are older than the column. */
    fingerprint: string | null;
    received_at: string;
    read_at: string | null;
    /** Why it looks like no person's, in words; null for one that is in the inbox. */
    quarantine: string | null;
  };
  applications: {
    id: Generated<number>;
    reference: string;
    /** sha256 in hex of all that was sent, unique: it decides what is the same submission again. */
    fingerprint: string;
    job_id: string;
    /** As it was on the day of the application; the job's file may change or go. */
    job_title: string;
    name: string;
    email: string;
    phone: string;
    cover_letter: string;
    received_at: string;
    read_at: string | null;
    /** As of a message. */
    quarantine: string | null;
    stage: Generated<Stage>;
    /** The job as it stood on that day, as JSON; empty for applications from before it was kept. */
    job_text: string;
  };
  /** Changes of stage after the first, which is the day of receipt, and replacements of the resume. */
  stage_changes: {
    id: Generated<number>;
    reference: string;
    stage: Stage | typeof RESUME_REPLACED;
    changed_at: string;
    /** Who changed it at the desk; empty for the applicant, and for changes from before names were kept. */
    author: Generated<string>;
    /** From when the applicant sees it; null for what is the company's own. */
    told_at: string | null;
  };
  /** What the company wrote about a submission, for itself alone. */
  notes: {
    id: Generated<number>;
    reference: string;
    text: string;
    written_at: string;
    author: Generated<string>;
  };
  /** Who did what with a submission at the desk, each once; what outlives the submission is who erased it. */
  marks: {
    reference: string;
    what: Mark;
    author: string;
    at: string;
  };
  /** Keys of the pages that only who sent a submission can open; one submission may have several. */
  submission_keys: {
    /** sha256 in hex: the key itself is only in the link. */
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
    /** What can be read in it, for searching; empty where nothing can. */
    text: string;
    /** Null for resumes from before pages were counted. */
    pages: number | null;
    /** What a recruiter should know of it, a line each. */
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
    /** What a letter's link needs; null once it is sent. */
    key: string | null;
    /** The part of the Message-ID before the @; fixed here, so that a repeated letter is known as the same. */
    message_id: string;
    /**
     * Of an answer what it says, the stage that it tells the applicant, and who wrote it; due at `created_at`. Of any other
     * line what became of the submission, and the stage that was told; nothing where it is about its receipt.
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
