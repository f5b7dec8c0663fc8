import { fileSize } from '#shared/file-size.ts';
import { sentRows } from '../submissions/sent-rows.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import { printableLines } from '../terminal/printable.ts';
import type { DeskView, ResumeView } from './desk-renderer.ts';
import { letterRow, lineOf, rowOf, timeOf } from './desk-rows.ts';
import { replyAddress } from './reply-address.ts';

/** Pages of a resume that are rendered: more than anyone reads, few enough to be quick. */
const MOST_PICTURES = 10;

export async function submissionView(stores: Stores, found: Submission): Promise<DeskView['view']> {
  const { reference } = found;
  const path = `/submissions/${reference}`;
  const isApplication = found.kind === 'application';
  const [history, notes, siblings, failed] = await Promise.all([
    isApplication ? stores.stages.history(reference) : [],
    stores.notes.of(reference),
    stores.desk.siblingsOf(found),
    stores.outbox.failed(reference),
  ]);
  const { lines, texts } = sentRows(found);
  const about = isApplication ? `Your application for ${found.jobTitle}` : 'Your message to us';
  return {
    page: 'submission',
    row: { ...rowOf(found), isUnread: false },
    lines: lines
      .filter(({ kind }) => kind !== 'file')
      .map(({ label, value }) => ({ label, value: lineOf(value) })),
    texts: texts.map(({ label, value }) => ({ label, text: printableLines(value) })),
    resume: isApplication ? await resumeView(stores, found, path) : undefined,
    history: history.map(({ stage, at }) => ({ stage, at: timeOf(at) })),
    notes: notes.map(({ id, text, writtenAt }) => ({
      id,
      text: printableLines(text),
      written: timeOf(writtenAt),
    })),
    siblings: siblings.map((each) => rowOf(each)),
    reply: replyAddress(found.email, `${about} (${reference})`),
    quarantine: found.quarantine === undefined ? undefined : lineOf(found.quarantine),
    letters: failed.map(letterRow),
  };
}

async function resumeView(
  stores: Stores,
  { reference, resume }: Extract<Submission, { kind: 'application' }>,
  path: string,
): Promise<ResumeView> {
  const text = (await stores.applications.resumeText(reference)) ?? '';
  // Resumes from before pages were counted have at least one.
  const drawn = Math.min(resume.pages ?? 1, MOST_PICTURES);
  return {
    fileName: lineOf(resume.fileName),
    size: fileSize(resume.byteSize),
    pages: resume.pages,
    notes: resume.notes.map(lineOf),
    copy: `${path}/resume.pdf`,
    asSent: `${path}/resume-as-sent.pdf`,
    pictures: Array.from({ length: drawn }, (_, at) => `${path}/pages/${at + 1}.png`),
    text: printableLines(text),
  };
}
