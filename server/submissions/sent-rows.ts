import { applicationWords } from '#content/careers/application-form-copy.ts';
import { contactWords } from '#content/contact/contact-form-copy.ts';
import type { FieldWords } from '#content/form-copy.ts';
import { enquiryWords } from '#content/portfolio/enquiry-form-copy.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import { resumeInWords } from './application-rows.ts';
import { COLUMNS } from './form-columns.ts';
import type { Submission } from './submissions.ts';

/** `value` is as it was typed, or empty; for a file its name, size and pages. */
export type SentRow = { field: string; label: string; kind: FieldWords['kind']; value: string };

const WORDS: Record<SubmissionKind, Readonly<Record<string, FieldWords>>> = {
  application: applicationWords.fields,
  contact: contactWords.fields,
  enquiry: enquiryWords.fields,
};

/** Everything that was sent, with the labels and in the order of its form: lines, then longer texts. */
export function sentRows(submission: Submission): { lines: SentRow[]; texts: SentRow[] } {
  const values = sentFields(submission);
  if (submission.kind === 'application') values.resume = resumeInWords(submission.resume);
  const rows = Object.entries(WORDS[submission.kind]).map(([field, { label, kind }]) => {
    return { field, label, kind, value: values[field] ?? '' };
  });
  const { lines = [], texts = [] } = Object.groupBy(rows, ({ kind }) =>
    kind === 'paragraph' ? 'texts' : 'lines',
  );
  return { lines, texts };
}

/** Only the fields of its form, by their names. */
export function sentFields(submission: Submission): Record<string, string> {
  const all: Record<string, unknown> = submission;
  const fields = Object.keys(COLUMNS[submission.kind]);
  return Object.fromEntries(fields.map((field) => [field, String(all[field])]));
}

/** Labels of what people type into the forms, each once, except that of their name (see `nameOf`). */
export const LABELS: ReadonlySet<string> = new Set(
  Object.values(WORDS)
    .flatMap((fields) => Object.values(fields))
    .filter(({ kind, autoComplete }) => kind !== 'file' && autoComplete !== 'name')
    .map(({ label }) => label),
);
