import { ANSWER_OF, ANSWERS, type AnswerName, answerSubject } from '#content/letters/answer-copy.ts';
import { isAddress } from '../submissions/letters/mail-address.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import { nameOf, type Submission } from '../submissions/submissions.ts';
import { printableLines } from '../terminal/printable.ts';
import type { AnswerRow, AnswerView, Place } from './desk-renderer.ts';
import { lineOf, rowOf, timeOf } from './desk-rows.ts';
import { replyAddress } from './reply-address.ts';

/** What stands in the form of an answer: a text to begin with, or what was written when it was refused. */
type Written = { isTelling: boolean; begin?: string; text?: string; problem?: string };

export async function answerView(
  stores: Stores,
  found: Submission,
  place: Place,
  { isTelling, begin, text, problem }: Written,
): Promise<AnswerView> {
  const stage = found.kind === 'application' ? found.stage : undefined;
  const isTold = !stage || (await stores.stages.told(found.reference)).soon === stage;
  const [latest] = await answerRows(stores, found);
  return {
    page: 'answer',
    row: rowOf(found),
    place,
    stage: isTold ? undefined : stage,
    isTelling,
    text: text ?? textOf(found, begin ?? ((isTelling && stage && ANSWER_OF[stage]) || 'plain')),
    canWrite: isAddress(found.email),
    isMailOn: stores.answers.isMailOn,
    latest,
    problem,
  };
}

/** What was answered, newest first. */
export async function answerRows(stores: Stores, found: Submission): Promise<AnswerRow[]> {
  const { reference, email } = found;
  const subject = answerSubject(found.kind === 'application' ? found.jobTitle : undefined, reference);
  const answers = await stores.answers.of(reference);
  return answers.map(({ text, by, dueAt, ...rest }) => ({
    ...rest,
    text: printableLines(text),
    by: lineOf(by),
    due: timeOf(dueAt),
    letter: stores.answers.isMailOn || text === '' ? undefined : replyAddress(email, subject, text),
  }));
}

function textOf(found: Submission, begin: string): string {
  const name = (Object.hasOwn(ANSWERS, begin) ? begin : 'plain') as AnswerName;
  const jobTitle = found.kind === 'application' ? found.jobTitle : '';
  return ANSWERS[name].text({ name: lineOf(nameOf(found)), jobTitle });
}
