import { submissionPath } from '#shared/desk-paths.ts';
import { fileSize } from '#shared/file-size.ts';
import { isAddress } from '../submissions/letters/mail-address.ts';
import { sentRows } from '../submissions/sent-rows.ts';
import type { Stores } from '../submissions/stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import { printableLines } from '../terminal/printable.ts';
import { answerRows, answerView } from './answer-view.ts';
import type { DeskView, ListPosition, ResumeView } from './desk-renderer.ts';
import { letterRow, lineOf, rowOf, textsOf, timeOf } from './desk-rows.ts';

/** Pages of a resume that are rendered: more than anyone reads, few enough to be quick. */
const MAX_PICTURES = 10;

/** Milliseconds for which a reader counts as still at a submission after opening it. */
const PRESENCE = 30 * 60_000;

export async function submissionView(
  stores: Stores,
  found: Submission,
  position: ListPosition,
  reader: string,
): Promise<DeskView['view']> {
  const { reference } = found;
  const path = submissionPath(reference);
  const isApplication = found.kind === 'application';
  const canAnswer = isAddress(found.email);
  const isAnsweredHere = canAnswer && !isApplication && found.quarantine === undefined;
  const [history, told, notes, marks, answers, siblings, failed] = await Promise.all([
    isApplication ? stores.stages.history(reference) : [],
    isApplication ? stores.stages.told(reference) : undefined,
    stores.notes.of(reference),
    stores.marks.of(reference),
    answerRows(stores, found),
    stores.desk.siblingsOf(found),
    stores.outbox.failed(reference),
  ]);
  const { lines } = sentRows(found);
  return {
    page: 'submission',
    row: { ...rowOf(found), isUnread: false },
    lines: lines
      .filter(({ kind }) => kind !== 'file')
      .map(({ label, value }) => ({ label, value: lineOf(value) })),
    texts: textsOf(found),
    resume: isApplication ? await resumeView(stores, found, path) : undefined,
    position,
    history: history.map(({ stage, at, by }) => ({ stage, at: timeOf(at), by: lineOf(by) })),
    disclosedStage: told,
    answers,
    notes: notes.map(({ id, text, writtenAt, by }) => ({
      id,
      by: lineOf(by),
      text: printableLines(text),
      written: timeOf(writtenAt),
    })),
    marks: marks.map(({ what, by, at }) => ({ what, by: lineOf(by), at: timeOf(at) })),
    viewers: marks
      .filter(({ what, by, at }) => what === 'read' && by !== reader && Date.now() - at.getTime() < PRESENCE)
      .map(({ by, at }) => ({ by: lineOf(by), at: timeOf(at) })),
    sameJobApplications: siblings.map((each) => rowOf(each)),
    canAnswer,
    answer: isAnsweredHere
      ? await answerView(stores, found, position, { isTelling: false }, answers)
      : undefined,
    letters: failed.map(letterRow),
  };
}

async function resumeView(
  stores: Stores,
  { reference, resume }: Extract<Submission, { kind: 'application' }>,
  path: string,
): Promise<ResumeView> {
  const text = (await stores.applications.resumeText(reference)) ?? '';
  const drawn = Math.min(resume.pages, MAX_PICTURES);
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
