import { ANSWER_OF, ANSWERS, type AnswerName, answerSubject } from '#content/letters/answer-copy.ts';
import { isAddress } from '../submissions/letters/mail-address.ts';
import type { Stores } from '../submissions/stores.ts';
import { nameOf, type Submission } from '../submissions/submissions.ts';
import { printableLines } from '../terminal/printable.ts';
import type { AnswerRow, AnswerView, ListPosition } from './desk-renderer.ts';
import { lineOf, rowOf, textsOf, timeOf } from './desk-rows.ts';

/** What the form of an answer shows: what was typed, and the name of the template to put above it. */
export type AnswerDraft = { isTelling: boolean; begin?: string; text?: string; problem?: string };

/** `answers` are those so far, newest first. The form carries the first, so that a later one is noticed. */
export async function answerView(
  stores: Stores,
  found: Submission,
  position: ListPosition,
  draft: AnswerDraft,
  answers: readonly AnswerRow[],
): Promise<AnswerView> {
  const { isTelling, problem } = draft;
  const stage = found.kind === 'application' ? found.stage : undefined;
  const isTold = !stage || (await stores.stages.told(found.reference)).soon === stage;
  return {
    page: 'answer',
    row: rowOf(found),
    position,
    stage: isTold ? undefined : stage,
    isTelling,
    text: textOf(found, draft),
    texts: textsOf(found),
    canWrite: isAddress(found.email),
    isMailOn: stores.answers.isMailOn,
    latest: answers[0],
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

/** Puts what was typed below the chosen template, unless it is an unchanged template itself. */
function textOf(found: Submission, { isTelling, begin, text = '' }: AnswerDraft): string {
  const about = letterAbout(found);
  if (begin === undefined) {
    const stage = isTelling && found.kind === 'application' ? ANSWER_OF[found.stage] : undefined;
    return text || ANSWERS[stage ?? 'plain'].text(about);
  }
  const isTyped = text !== '' && !Object.values(ANSWERS).some((each) => each.text(about).trim() === text);
  const name = (Object.hasOwn(ANSWERS, begin) ? begin : 'plain') as AnswerName;
  return [ANSWERS[name].text(about), ...(isTyped ? [text] : [])].join('\n\n');
}

/** The values that templates are filled with. */
export const letterAbout = (found: Submission) => ({
  name: lineOf(nameOf(found)),
  jobTitle: found.kind === 'application' ? found.jobTitle : '',
});

/** A mailto: URL (RFC 6068); undefined unless `email` is exactly one address. */
export function replyAddress(email: string, subject: string, text = ''): string | undefined {
  const address = email.trim();
  if (!isAddress(address)) return undefined;
  const to = address.split('@').map(encodeURIComponent).join('@');
  const body = text && `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject.replace(/[\p{Cc}\s]+/gu, ' '))}${body}`;
}
