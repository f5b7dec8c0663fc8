import type { Done } from '#content/desk/desk-copy.ts';
import type { Mark } from '#shared/marks.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import type { Stage } from '#shared/stages.ts';

/** What the answer to a form leads to: the address ends with the id of its notice, and so the focus goes there. */
export type JustDone = { what: Done; count?: number | undefined; references?: readonly string[] };

/** A time as machines and as people in the office read it. */
export type Time = { iso: string; words: string };

export type Row = {
  reference: string;
  kind: SubmissionKind;
  name: string;
  email: string;
  /** The job, the project, or what kind of message it is. */
  subject: string;
  /** How the letter or message begins. */
  excerpt: string;
  received: Time;
  isUnread: boolean;
  stage: Stage | undefined;
  /** Why it is in quarantine; undefined for one in the inbox. */
  quarantine: string | undefined;
  /** An earlier application of the one above it for the same job. */
  isEarlier: boolean;
};

/** What the list is chosen by, as it stands in its form; empty where it makes no difference. */
export type Filter = {
  search: string;
  job: string;
  kind: SubmissionKind | '';
  stage: Stage | '';
  from: string;
  to: string;
  isUnread: boolean;
};

/** Where a submission stands in the list that it was reached from; `list` is the address of that list. */
export type Place = {
  list: string;
  isQuarantine: boolean;
  back: string;
  previous: string | undefined;
  next: string | undefined;
};

export type ListView = {
  page: 'list';
  /** Where the form leads: the inbox or the quarantine. */
  path: string;
  isQuarantine: boolean;
  isFiltered: boolean;
  filter: Filter;
  jobs: readonly { jobId: string; title: string }[];
  rows: readonly Row[];
  /** Its own address. */
  list: string;
  /** Whether all rows are ticked. */
  isAllChosen: boolean;
  total: number;
  /** Number of the first row, from 1. */
  first: number;
  previous: string | undefined;
  next: string | undefined;
};

export type ResumeView = {
  fileName: string;
  size: string;
  pages: number | undefined;
  notes: readonly string[];
  /** Addresses of the safe copy and of the file as it was sent. */
  copy: string;
  asSent: string;
  /** Addresses of pictures of the first pages. */
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
  /** Every field of its form but the resume: on one line each, and in their own lines. */
  lines: readonly { label: string; value: string }[];
  texts: readonly { label: string; text: string }[];
  resume: ResumeView | undefined;
  place: Place;
  history: readonly { stage: Stage; at: Time; by: string }[];
  /** The stage that the applicant knows now, and once nothing waits to be told. */
  told: { now: Stage; soon: Stage } | undefined;
  answers: readonly AnswerRow[];
  notes: readonly { id: number; text: string; written: Time; by: string }[];
  /** Who did what with it and when they last did, oldest first. */
  marks: readonly { what: Mark; by: string; at: Time }[];
  /** Who else opened it just now. */
  here: readonly { by: string; at: Time }[];
  /** Of the same person for the same job, newest first. */
  siblings: readonly Row[];
  /** Whether what was given is an address to write to. */
  canAnswer: boolean;
  /** The form of an answer, which a message has at once. */
  answer: AnswerView | undefined;
  letters: readonly LetterRow[];
};

/** A submission and what has just been done to it. */
export type Sheet = SubmissionView & { done: JustDone | undefined };

export type AnswerRow = {
  id: number;
  /** Empty where the page alone told it. */
  text: string;
  by: string;
  due: Time;
  isWaiting: boolean;
  stage: Stage | undefined;
  /** A mailto: address with the text, where the site sends no mail. */
  letter: string | undefined;
};

export type AnswerView = {
  page: 'answer';
  row: Row;
  place: Place;
  /** The stage that the applicant does not know yet. */
  stage: Stage | undefined;
  isTelling: boolean;
  text: string;
  canWrite: boolean;
  isMailOn: boolean;
  /** What is answered. */
  texts: readonly { label: string; text: string }[];
  /** The latest answer: who sends the form has seen it. */
  latest: AnswerRow | undefined;
  problem: string | undefined;
};

export type NameView = { page: 'name'; name: string };

export type EraseView = {
  page: 'erase';
  list: string;
  row: Row;
  /** What this person sent, this one included: the newest, and how many in all. */
  ofPerson: readonly Row[];
  total: number;
  /** Sent without the confirmation. */
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
  /** `words` is the Monday they begin with, `day` the same without its year. */
  weeks: readonly { words: string; day: string; applications: number; messages: number }[];
};

/** `back` leads to the submission that it was about. */
export type RefusedView = { page: 'refused'; status: number; message: string; back: string | undefined };

/** Numbers beside the entries of the menu. */
export type Counts = { unread: number; quarantine: number; letters: number };

export type DeskView = {
  /** Undefined where the database could not be asked. */
  counts?: Counts | undefined;
  /** What has just been done. */
  done?: JustDone | undefined;
  /** Who works at the desk. */
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
