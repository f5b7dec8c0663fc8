import type { Generated } from 'kysely';

/** The tables as Kysely sees them. Times are ISO 8601 text in UTC with milliseconds, which sorts as it should. */
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
    /** As of an application; null for messages from before there was one. */
    fingerprint: string | null;
    received_at: string;
    read_at: string | null;
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
  };
  resumes: {
    application_id: number;
    file_name: string;
    byte_size: number;
    /** Of `bytes`, in hex. */
    sha256: string;
    bytes: Uint8Array;
    /** What can be read in it, for searching; empty where nothing can. */
    text: Generated<string>;
    /** Null for resumes from before pages were counted. */
    pages: number | null;
    /** What a recruiter should know of it, a line each. */
    notes: Generated<string>;
  };
  outbox: {
    id: Generated<number>;
    kind: SubmissionKind;
    reference: string;
    created_at: string;
    attempts: Generated<number>;
    next_attempt_at: string;
    sent_at: string | null;
    /** The part of the Message-ID before the @; fixed here, so that a repeated letter is known as the same. */
    message_id: string;
  };
  shared_limits: {
    key: string;
    count: number;
    resets_at: string;
  };
};

export type MessageKind = 'contact' | 'enquiry';
export type SubmissionKind = MessageKind | 'application';
