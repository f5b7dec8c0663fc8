import type { Done } from '#content/desk/desk-copy.ts';
import type { Mark } from '#shared/marks.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Stage } from '#shared/stages.ts';

/** What a form has just done, shown in a notice: the URL ends with the notice's id, so it gets the focus. */
export type JustDone = { what: Done; count?: number | undefined; references?: readonly string[] };

/** A time in machine-readable form and as the office reads it. */
export type Time = { iso: string; words: string };

export type Row = {
  reference: string;
  kind: SubmissionKind;
  name: string;
  email: string;
  /** The job, the project, or the kind of message. */
  subject: string;
  /** The beginning of the letter or message. */
  excerpt: string;
  received: Time;
  isUnread: boolean;
  stage: Stage | undefined;
  /** Why it is in quarantine; undefined if it is in the inbox. */
  quarantine: string | undefined;
  /** Whether it is an earlier application of the person in the row above for the same job. */
  isEarlier: boolean;
};

/** The filters of the list, as in their form; an empty string does not filter. */
export type Filter = {
  search: string;
  job: string;
  kind: string;
  stage: string;
  from: string;
  to: string;
  isUnread: boolean;
};

/** The position of a submission in the list that it was opened from; `list` is that list's URL. */
export type ListPosition = {
  list: string;
  isQuarantine: boolean;
  back: string;
  previous: string | undefined;
  next: string | undefined;
};

export type ListView = {
  page: 'list';
  /** The action of the filter form: the inbox or the quarantine. */
  path: string;
  isQuarantine: boolean;
  isFiltered: boolean;
  filter: Filter;
  jobs: readonly { jobId: string; title: string }[];
  rows: readonly Row[];
  /** The URL of this list. */
  list: string;
  /** Whether all rows are ticked. */
  isAllChosen: boolean;
  total: number;
  /** The number of the first row, from 1. */
  first: number;
  previous: string | undefined;
  next: string | undefined;
};

export type ResumeView = {
  fileName: string;
  size: string;
  pages: number;
  notes: readonly string[];
  /** URLs of the safe copy and of the file as sent. */
  copy: string;
  asSent: string;
  /** URLs of images of the first pages. */
  pictures: readonly string[];
  text: string;
};

export type LetterRow = {
  id: number;
  reference: string;
  purpose: 'receipt' | 'notice' | 'webhook' | 'answer';
  failed: Time;
  attempts: number;
  error: string;
};

export type SubmissionView = {
  page: 'submission';
  row: Row;
  /** The fields of the form except the resume: `lines` have one line each, `texts` keep their line breaks. */
  lines: readonly { label: string; value: string }[];
  texts: readonly { label: string; text: string }[];
  resume: ResumeView | undefined;
  position: ListPosition;
  history: readonly { stage: Stage; at: Time; by: string }[];
  /** The stage that the applicant knows now, and the one after all pending answers are sent. */
  disclosedStage: { now: Stage; soon: Stage } | undefined;
  answers: readonly AnswerRow[];
  notes: readonly { id: number; text: string; written: Time; by: string }[];
  /** Who did what with it and when they last did it, oldest first. */
  marks: readonly { what: Mark; by: string; at: Time }[];
  /** Who else has just opened it. */
  viewers: readonly { by: string; at: Time }[];
  /** Applications of the same person for the same job, newest first. */
  sameJobApplications: readonly Row[];
  /** Whether the submission has an address to write to. */
  canAnswer: boolean;
  /** The answer form, which a message shows at once. */
  answer: AnswerView | undefined;
  letters: readonly LetterRow[];
};

/** A submission and what has just been done to it. */
export type SubmissionProps = SubmissionView & { done: JustDone | undefined };

export type AnswerRow = {
  id: number;
  /** Empty if the applicant was told through their page only. */
  text: string;
  by: string;
  due: Time;
  isWaiting: boolean;
  stage: Stage | undefined;
  /** A mailto: link with the text, if the site sends no mail. */
  letter: string | undefined;
};

export type AnswerView = {
  page: 'answer';
  row: Row;
  position: ListPosition;
  /** The stage that the applicant does not know yet. */
  stage: Stage | undefined;
  isTelling: boolean;
  text: string;
  canWrite: boolean;
  isMailOn: boolean;
  /** The texts that the answer replies to. */
  texts: readonly { label: string; text: string }[];
  /** The latest answer, which whoever sends the form has seen: detects a concurrent one. */
  latest: AnswerRow | undefined;
  problem: string | undefined;
};

export type NameView = { page: 'name'; name: string };

export type EraseView = {
  page: 'erase';
  list: string;
  row: Row;
  /** The newest submissions of this person, this one included; `total` counts all of them. */
  ofPerson: readonly Row[];
  total: number;
  /** Whether the form was sent without the confirmation. */
  isUnconfirmed: boolean;
};

export type LettersView = { page: 'letters'; letters: readonly LetterRow[] };

export type StatisticsView = {
  page: 'statistics';
  jobs: readonly {
    jobId: string;
    title: string;
    total: number;
    unread: number;
    stages: Readonly<Partial<Record<Stage, number>>>;
  }[];
  /** `words` is the Monday on which the week begins, `day` the same without its year. */
  weeks: readonly { words: string; day: string; applications: number; messages: number }[];
};

/** `back` links to the submission concerned; `typed` is what was sent, with its `action` if sending it again may help. */
export type RefusedView = {
  page: 'refused';
  message: string;
  back: string | undefined;
  typed: { action: string | undefined; fields: Readonly<Record<string, string>> } | undefined;
};

/** Counts shown beside the menu entries. */
export type Counts = { unread: number; quarantine: number; letters: number };

export type DeskView = {
  /** Undefined if the database could not be queried. */
  counts?: Counts | undefined;
  /** What has just been done. */
  done?: JustDone | undefined;
  /** Who is working at the desk. */
  by?: string | undefined;
  view:
    | ListView
    | SubmissionView
    | AnswerView
    | NameView
    | EraseView
    | LettersView
    | StatisticsView
    | RefusedView;
};
