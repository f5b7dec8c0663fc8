import { STAGE_WORDS, sheet as words } from '#content/desk/desk-copy.ts';
import { actionPath, DONE_ID } from '#shared/desk-paths.ts';
import { Byline, DoneNotice, Panel, SmallButton, TextLink, Undo, UserText } from './desk-parts.tsx';
import type { SubmissionProps } from './desk-view.ts';

export const NOTE_FORM = 'new-note';

/** The company's notes on a submission. */
export function NotesPanel({ row, position, notes, done }: SubmissionProps) {
  const path = (action: string) => actionPath(row.reference, action, position.list);
  return (
    <Panel title={words.notes}>
      <DoneNotice done={done} at="notes" />
      <form className="stack gap-2" id={NOTE_FORM} method="post" action={path('notes')}>
        <label className="note" htmlFor="note">
          {words.newNote}
        </label>
        <input type="hidden" name="seen" value={notes[0]?.id ?? 0} />
        <textarea className="control" id="note" name="text" rows={3} required dir="auto" />
        <SmallButton>{words.addNote}</SmallButton>
      </form>
      {notes.length > 0 && (
        <ul className="rules" aria-label={words.notesLabel}>
          {notes.map(({ id, text, written, by }) => (
            <li key={id}>
              <UserText text={text} />
              <div className="row between">
                <Byline at={written} by={by} />
                <Undo action={path(`notes/${id}/delete`)}>
                  {words.deleteNote}
                  <span className="visually-hidden">{words.ofNote(written.words)}</span>
                </Undo>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The company's answers, as sent; a pending one can be withdrawn. */
export function AnswersPanel({ row, position, answers, done }: SubmissionProps) {
  const path = (action: string) => actionPath(row.reference, action, position.list);
  if (answers.length === 0) return null;
  return (
    <Panel title={words.answers}>
      <DoneNotice done={done} at="answers" />
      <ul className="rules" aria-label={words.answersLabel}>
        {answers.map(({ id, text, stage, letter, due, by, isWaiting }) => (
          <li key={id}>
            {stage && (
              <p>
                {words.told} <strong>{STAGE_WORDS[stage]}</strong>
              </p>
            )}
            {text && <UserText text={text} />}
            {letter && <TextLink href={letter}>{words.openLetter}</TextLink>}
            {isWaiting ? (
              <div className="row between">
                <span className="note">{words.waits(due.words) + words.by(by)}</span>
                <Undo action={`${path(`answers/${id}/take-back`)}#${DONE_ID}`} text={text}>
                  {words.takeBack}
                </Undo>
              </div>
            ) : (
              <Byline at={due} by={by} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
