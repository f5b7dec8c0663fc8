import { groupOf } from '../submissions/desk-queries.ts';
import type { OutboxLine } from '../submissions/outbox.ts';
import { sentRows } from '../submissions/sent-rows.ts';
import { nameOf, type Submission } from '../submissions/submissions.ts';
import { printableLines, shortLine } from '../terminal/printable.ts';
import type { LetterRow, Row, Time } from './desk-renderer.ts';

const MAX_LINE = 200;

const inOffice = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }).format;

export const dayWords = inOffice({ dateStyle: 'medium' });
export const shortDayWords = inOffice({ day: 'numeric', month: 'short' });
const timeWords = inOffice({ dateStyle: 'medium', timeStyle: 'short', hour12: false });
export const timeOf = (date: Date): Time => ({ iso: date.toISOString(), words: timeWords(date) });

/** What was typed, on one line, cut, with control characters made visible. */
export const lineOf = (text: string) => shortLine(text, MAX_LINE);

export const textsOf = (found: Submission) =>
  sentRows(found).texts.map(({ label, value }) => ({ label, text: printableLines(value) }));

/** Groups one person's applications for one job, the newest first. */
export function rowsOf(submissions: readonly Submission[]): Row[] {
  return [...Map.groupBy(submissions, groupOf).values()].flatMap((group) =>
    group.map((submission, at) => rowOf(submission, at > 0)),
  );
}

export function rowOf(submission: Submission, isEarlier = false): Row {
  const { reference, kind, email, receivedAt, readAt } = submission;
  return {
    reference,
    kind,
    name: lineOf(nameOf(submission)) || 'Without a name',
    email: lineOf(email),
    subject: lineOf(subjectOf(submission)),
    excerpt: lineOf(textOf(submission).replace(/\s+/g, ' ')),
    received: timeOf(receivedAt),
    isUnread: readAt === undefined,
    stage: kind === 'application' ? submission.stage : undefined,
    quarantine: submission.quarantine && lineOf(submission.quarantine),
    isEarlier,
  };
}

function textOf(submission: Submission): string {
  return submission.kind === 'application' ? submission.coverLetter : submission.message;
}

function subjectOf(submission: Submission): string {
  if (submission.kind === 'application') return submission.jobTitle;
  return submission.kind === 'enquiry' ? submission.project : 'Contact message';
}

export function letterRow({ id, reference, purpose, attempts, ...line }: OutboxLine): LetterRow {
  const failed = timeOf(new Date(line.failed_at ?? line.created_at));
  return { id, reference, purpose, failed, attempts, error: lineOf(line.last_error ?? '') };
}
