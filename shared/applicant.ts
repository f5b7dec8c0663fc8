import type { Job } from './entities.ts';
import type { Stage } from './stages.ts';

/** Recorded among the stages when an applicant sends another resume. */
export const RESUME_REPLACED = 'resume-replaced';

/** What happened to an application, and when; `day` is that of Asia/Kolkata, `YYYY-MM-DD`. */
type ApplicantEvent = { what: Stage | typeof RESUME_REPLACED; day: string };

/** An application as its own page shows it to whoever has the key. */
export type ApplicantView = {
  key: string;
  reference: string;
  jobTitle: string;
  /** A snapshot of the job on the day of the application; undefined if another version wrote it in another shape. */
  job: Job | undefined;
  stage: Stage;
  /** Oldest first, beginning with the day it was received. */
  events: ApplicantEvent[];
  /** Every field and the resume, in the order of the form; one that was left empty has an empty value. */
  sent: readonly { label: string; value: string }[];
  /** The present values of the fields that can be corrected. */
  correctable: Readonly<Record<string, string>>;
  /** Changes with them; the form sends it back, so that a tab from before a correction is noticed. */
  version: string;
  /** The day on which it is deleted, in the format of `events`. */
  keptUntil: string;
};

/** What an applicant may do on that page; the value of the field `do` of its forms. */
export type ApplicantAction = 'replace' | 'correct' | 'withdraw' | 'erase';

/** Whether the application is still being processed: only then can it be changed or withdrawn. */
export const isUnderWay = (stage: Stage): boolean => !ENDED.includes(stage);

const ENDED: readonly Stage[] = ['hired', 'declined', 'withdrawn'];
