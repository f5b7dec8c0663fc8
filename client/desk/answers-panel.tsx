import { STAGE_WORDS, sheet as words } from '#content/desk/desk-copy.ts';
import { actionPath } from '#shared/desk-paths.ts';
import type { AnswerRow, SubmissionView } from './desk-view.ts';
import { DoneNotice, type JustDone } from './done-notice.tsx';
import { When } from './submission-rows.tsx';

/** What the company has told who wrote, as it was written; what waits can be taken back. */
export function AnswersPanel({ row, place, answers, done }: SubmissionView & { done: JustDone | undefined }) {
  if (answers.length === 0 && done?.what !== 'takenBack') return null;
  return (
    <section className="frame frame--small frame--padded raised grid gap-3">
      <h2>{words.answers}</h2>
      <DoneNotice done={done} any={['answered', 'takenBack']} />
      {answers.length > 0 && (
        <ul className="rules desk-notes" aria-label={words.answersLabel}>
          {answers.map((answer) => (
            <li key={answer.id}>
              {answer.stage && (
                <p>
                  {words.told} <strong>{STAGE_WORDS[answer.stage]}</strong>
                </p>
              )}
              {answer.text !== '' && (
                <div className="desk-text" dir="auto">
                  {answer.text}
                </div>
              )}
              {answer.letter && (
                <a className="text-link" href={answer.letter}>
                  {words.openLetter}
                </a>
              )}
              <Foot
                {...answer}
                takeBack={actionPath(row.reference, `answers/${answer.id}/take-back`, place.list)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Foot({ due, by, isWaiting, takeBack }: AnswerRow & { takeBack: string }) {
  return (
    <form className="desk-notes__foot" method="post" action={takeBack}>
      <span className="note">
        {isWaiting ? words.waits(due.words) : <When {...due} />}
        {words.by(by)}
      </span>
      {isWaiting && (
        <button type="submit" className="desk-quiet">
          {words.takeBack}
        </button>
      )}
    </form>
  );
}
