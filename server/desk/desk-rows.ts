import { groupOf } from '../submissions/desk-queries.ts';
import type { FailedLine } from '../submissions/outbox.ts';
import { nameOf, type Submission } from '../submissions/submissions.ts';
import { printable, printableLines } from '../terminal/printable.ts';
import type { LetterRow, LongText, Row, Time } from './desk-renderer.ts';

/** Characters of a text that stand on its page; a longer one is downloaded. */
const SHOWN = 20_000;
const LONGEST_LINE = 200;

const officeDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' });
const shortDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
});
const office = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
});

export const timeOf = (date: Date): Time => ({ iso: date.toISOString(), words: office.format(date) });
export const shortDayWords = (date: Date) => shortDay.format(date);
export const dayWords = (date: Date) => officeDay.format(date);

/** What was typed, on one line, with what would turn its direction made visible. */
export function lineOf(text: string): string {
  const line = printable(text.slice(0, LONGEST_LINE + 1));
  return text.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

/** @param href where the whole text is */
export function longText(text: string, href: string): LongText {
  const isCut = text.length > SHOWN;
  return {
    text: printableLines(isCut ? `${text.slice(0, SHOWN)}…` : text),
    href: isCut ? href : undefined,
  };
}

/** One person's applications for one opening stand together, the newest first. */
export function rowsOf(submissions: readonly Submission[]): Row[] {
  return [...Map.groupBy(submissions, groupOf).values()].flatMap((group) =>
    group.map((submission, at) => rowOf(submission, at > 0)),
  );
}

export function rowOf(submission: Submission, isEarlier = false): Row {
  const { reference, kind, email, receivedAt, readAt } = submission;
  const isApplication = submission.kind === 'application';
  return {
    reference,
    kind,
    name: lineOf(nameOf(submission)) || 'Without a name',
    email: lineOf(email),
    subject: lineOf(isApplication ? submission.jobTitle : (submission.project ?? 'Contact message')),
    received: timeOf(receivedAt),
    isUnread: readAt === undefined,
    stage: isApplication ? submission.stage : undefined,
    held: submission.quarantine && lineOf(submission.quarantine),
    isEarlier,
  };
}

export function letterRow({ id, reference, purpose, failedAt, attempts, lastError }: FailedLine): LetterRow {
  return { id, reference, purpose, failed: timeOf(failedAt), attempts, error: lineOf(lastError) };
}
