import { STAGE_WORDS } from '#content/desk/desk-copy.ts';
import type { Stage } from '#shared/stages.ts';
import { printable, printableLines } from '../../terminal/printable.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { StoredApplication } from '../application-rows.ts';
import type { Note } from '../notes.ts';
import { LABELS, sentRows } from '../sent-rows.ts';
import type { Stores } from '../stores.ts';
import { nameOf, type Submission } from '../submissions.ts';

/** What the company has added to a submission, and related applications. */
export type SubmissionContext = {
  /** Other applications of the same person for the same job, newest first. */
  siblings: readonly Submission[];
  /** Oldest first, beginning with `new`. */
  stages: readonly { stage: Stage; at: Date; by: string }[];
  /** Newest first. */
  notes: readonly Note[];
  answers: Awaited<ReturnType<Stores['answers']['of']>>;
};

/** A table with a line for each submission. */
export function formatList(submissions: readonly Submission[], total = submissions.length): string {
  const headings = ['REFERENCE', 'WHEN (IST)', 'KIND OR JOB', 'NAME', 'E-MAIL', 'STATE'];
  const rows = submissions.map((each) => [
    each.reference,
    officeTime(each.receivedAt),
    each.kind === 'application' ? each.jobId : each.kind,
    nameOf(each),
    each.email,
    stateOf(each),
  ]);
  const more = total > submissions.length ? `\n${total - submissions.length} more: --limit ${total}` : '';
  return `${textTable(headings, rows)}\n\n${countOf(submissions)}${more}\n`;
}

/** For programs: dates in ISO 8601, and nothing that a terminal would interpret. */
export function formatJson(submissions: object): string {
  // `printable` writes characters as their escapes in JSON.
  return `${printableLines(JSON.stringify(submissions, undefined, 2))}\n`;
}

/** Everything about one submission: a line for each field, then the longer texts. */
export function formatOne(submission: Submission, context: SubmissionContext): string {
  const { siblings, stages, notes, answers } = context;
  const { reference, receivedAt, readAt, quarantine } = submission;
  const fields = [
    field('Reference', reference),
    field('Received', `${officeTime(receivedAt)} IST`),
    field('State', readAt ? `read, ${officeTime(readAt)} IST` : 'unread'),
    ...(quarantine === undefined ? [] : [field('Quarantine', quarantine)]),
    ...stages.slice(1).map(({ stage, ...set }) => field('Stage', `${stageName(stage)}, ${when(set)}`)),
    ...particulars(submission),
    ...siblings.map((each) =>
      field('Also sent', `${each.reference}, ${officeTime(each.receivedAt)} IST, for the same opening`),
    ),
    ...notes.map(({ text, writtenAt: at, by }) => field('Our note', `${when({ at, by })}: ${text}`)),
  ];
  const width = Math.max(...fields.map(({ label }) => label.length));
  const lines = fields.map(({ label, value }) => `${label.padEnd(width)}  ${printable(value)}\n`);
  const answered = answers.map(({ text, stage, dueAt: at, by, isWaiting }) => {
    const stageLine = stage && `Stage told: ${stageName(stage)}`;
    const label = `Answer, ${when({ at, by })}${isWaiting ? ', can be taken back until then' : ''}`;
    return { label, value: [stageLine, text].filter(Boolean).join('\n') };
  });
  const texts = [...sentRows(submission).texts, ...answered].map(
    ({ label, value }) => value && `\n${label}\n${printableLines(value).replace(/^/gm, '  ')}\n`,
  );
  return [...lines, ...texts].join('');
}

const when = ({ at, by }: { at: Date; by: string }) =>
  [`${officeTime(at)} IST`, by].filter(Boolean).join(', ');

const field = (label: string, value: string) => ({ label, value });

function particulars(submission: Submission) {
  const { lines } = sentRows(submission);
  const sent = lines.map(({ label, value }) => field(label, value || 'not given'));
  if (submission.kind !== 'application') return [field('Kind', submission.kind), ...sent];
  const { resume, jobTitle, jobId } = submission;
  const notes = resume.notes.map((note) => field('Note', note));
  return [field('Job', `${jobTitle} (${jobId})`), ...sent, ...notes];
}

/** A heading, and a row for each submission, for a spreadsheet. */
export const formatCsv = (submissions: readonly WithNotes[]): string =>
  csv([
    [...CELLS.map(([heading]) => heading), 'Our notes'],
    ...submissions.map(({ submission, notes }) => [
      ...CELLS.map(([, cell]) => String(cell(submission))),
      notes.map(({ writtenAt, by, text }) => `${officeTime(writtenAt)} ${by}: ${text}`).join('\n'),
    ]),
  ]);

type WithNotes = { submission: Submission; notes: readonly Note[] };

export async function withNotes(
  stores: Pick<Stores, 'notes'>,
  submissions: readonly Submission[],
): Promise<WithNotes[]> {
  const all: WithNotes[] = [];
  for (const submission of submissions) {
    all.push({ submission, notes: await stores.notes.of(submission.reference) });
  }
  return all;
}

const ofApplication =
  (cell: (application: StoredApplication) => string | number) => (submission: Submission) =>
    submission.kind === 'application' ? cell(submission) : '';

function sentAs(label: string, submission: Submission): string {
  const { lines, texts } = sentRows(submission);
  return [...lines, ...texts].find((row) => row.label === label)?.value ?? '';
}

const CELLS: readonly (readonly [heading: string, cell: (submission: Submission) => string | number])[] = [
  ['Reference', ({ reference }) => reference],
  ['Received (IST)', ({ receivedAt }) => officeTime(receivedAt)],
  ['Kind', ({ kind }) => kind],
  ['Unread', ({ readAt }) => (readAt ? '' : 'unread')],
  ['Stage', ofApplication(({ stage }) => stageName(stage))],
  ['Job', ofApplication(({ jobId }) => jobId)],
  ['Job title', ofApplication(({ jobTitle }) => jobTitle)],
  ['Name', nameOf],
  ...[...LABELS].map((label) => [label, (each: Submission) => sentAs(label, each)] as const),
  ['Resume', ofApplication(({ resume }) => resume.fileName)],
  ['Resume bytes', ofApplication(({ resume }) => resume.byteSize)],
];

/** A stage as the desk calls it, in one word: `in-review`. */
const stageName = (stage: Stage) => STAGE_WORDS[stage].toLowerCase().replaceAll(' ', '-');

const stateOf = (submission: Submission) => {
  const stage =
    submission.kind === 'application' && submission.stage !== 'new' ? [stageName(submission.stage)] : [];
  return [submission.readAt ? 'read' : 'unread', ...stage].join(', ');
};

function countOf(submissions: readonly Submission[]): string {
  const unread = submissions.filter((each) => !each.readAt).length;
  return `${submissions.length} ${submissions.length === 1 ? 'submission' : 'submissions'}, ${unread} unread`;
}

/** Swedish writes dates as ISO 8601 does: `2026-11-21 14:05`. */
const { format: officeTime } = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * What a spreadsheet takes for a formula: `=`, `+`, `-` and `@`, also full-width or small, and also behind
 * spaces or invisible characters; tab and line ends, which some programs drop before they look (OWASP, CSV injection).
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Rows by RFC 4180: every cell in quotes, lines ended by CR LF. No cell is ever a formula. */
function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return `"${printableLines(guarded).replaceAll('"', '""')}"`;
}
