import type { Request, RequestHandler, Response } from 'express';
import { ANSWERS } from '#content/letters/answer-copy.ts';
import { STAGES } from '#shared/stages.ts';
import { Refusal } from '../http/errors.ts';
import { ANSWER_LIMIT } from '../submissions/answers.ts';
import { isAddress } from '../submissions/letters/mail-address.ts';
import type { Stores } from '../submissions/stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import { type AnswerDraft, answerRows, answerView, letterAbout } from './answer-view.ts';
import { action, idOf, toSheet, typed } from './desk-actions.ts';
import { type DeskPages, findOr404 } from './desk-pages.ts';
import type { DeskView } from './desk-renderer.ts';

/** Placeholders that a template leaves to be filled in. */
const TO_FILL_IN = /\[[^\]\n]*\]/g;
const CHANGED =
  'Somebody else has answered, or set another stage, since you opened this page. Nothing was sent: look at it again.';
const ONLY_A_GREETING =
  'Nothing was sent: the letter has a greeting and no more. Write it, or empty it to tell the stage without a letter.';
const TOO_LATE = 'It is too late: what stands there now is what was told.';

export function answerActions(stores: Stores, pages: DeskPages) {
  async function show(
    req: Request,
    res: Response,
    found: Submission,
    draft: AnswerDraft,
    done?: DeskView['done'],
  ): Promise<void> {
    const [position, answers] = [await pages.positionOf(req, found), await answerRows(stores, found)];
    await pages.send(req, res, await answerView(stores, found, position, draft, answers), done);
  }

  const form: RequestHandler = async (req, res) =>
    show(req, res, await findOr404(stores, req), { isTelling: req.query.tell === '1' });

  const add = action(async (req, res, fields) => {
    const found = await findOr404(stores, req);
    const { kind, reference, email } = found;
    const text = typed(fields.text);
    const stage = STAGES.find((each) => each === fields.tell);
    if (fields.begin !== undefined) {
      return show(req, res, found, { isTelling: stage !== undefined, begin: String(fields.begin), text });
    }
    const isMailed = stores.answers.isMailOn && text !== '' && isAddress(email);
    const answer = {
      kind,
      reference,
      text,
      stage,
      by: res.locals.by,
      after: Number(fields.after) || 0,
      isMailed,
    };
    const fault = faultOf(found, text, stage !== undefined);
    const outcome = fault ? 'refused' : await stores.answers.add(answer);
    if (outcome === 'added') return toSheet(req, res, reference, 'answered');
    const now = await findOr404(stores, req);
    // A stage that was set meanwhile is never told without being asked for.
    const isTelling = now.kind === 'application' && stage === now.stage;
    res.status(fault ? 422 : 409);
    await show(req, res, now, { isTelling, text, problem: fault ?? CHANGED });
  });

  const takeBack = action(async (req, res, { text }) => {
    const found = await findOr404(stores, req);
    const id = idOf(req);
    const [taken] = await stores.answers.takeBack(found.reference, id);
    const kept = await stores.answers.of(found.reference);
    if (kept.some((answer) => answer.id === id)) throw new Refusal(409, TOO_LATE);
    // Letters are taken back to be mended. The second of two presses has the letter from its page alone.
    const draft = { isTelling: Boolean(taken?.stage), text: taken?.text ?? typed(text) };
    await show(req, res, found, draft, { what: 'takenBack' });
  });

  return { form, add, takeBack };
}

function faultOf(found: Submission, text: string, isTelling: boolean): string | undefined {
  if (text === '' && !isTelling) return 'The answer is empty.';
  if (text === ANSWERS.plain.text(letterAbout(found)).trim()) return ONLY_A_GREETING;
  if (text.length > ANSWER_LIMIT) return `An answer has at most ${ANSWER_LIMIT} characters.`;
  const gaps = text.match(TO_FILL_IN) ?? [];
  if (gaps.length > 0) return `Nothing was sent: fill in ${gaps.join(', ')}, or take it out.`;
  return undefined;
}
