import { sizeInWords } from '../submissions/stored-application.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import { type Submission, textOf } from '../submissions/submissions.ts';
import type { DeskView, ResumeView } from './desk-renderer.ts';
import { letterRow, lineOf, longText, rowOf, timeOf } from './desk-rows.ts';
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
  const row = rowOf(found);
  const about = isApplication ? `Your application for ${found.jobTitle}` : 'Your message to us';
  return {
    page: 'submission',
    row: { ...row, isUnread: false },
    phone: lineOf(found.phone),
    text: longText(textOf(found), `${path}/letter.txt`),
    resume: isApplication ? await resumeView(stores, found, path) : undefined,
    history: history.map(({ stage, at }) => ({ stage, at: timeOf(at) })),
    notes: notes.map(({ id, text, writtenAt }) => ({
      id,
      text: longText(text, path).text,
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
    size: sizeInWords(resume.byteSize),
    pages: resume.pages,
    notes: resume.notes.map(lineOf),
    href: `${path}/resume.pdf`,
    pictures: Array.from({ length: drawn }, (_, at) => `${path}/pages/${at + 1}.png`),
    text: longText(text, `${path}/resume.txt`),
  };
}
