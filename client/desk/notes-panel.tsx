import { sheet as words } from '#content/desk/desk-copy.ts';
import { actionPath } from '#shared/desk-paths.ts';
import type { SubmissionView } from './desk-view.ts';
import { DoneNotice, type JustDone } from './done-notice.tsx';
import { When } from './submission-rows.tsx';

export const NOTE_FORM = 'new-note';

/** What the company has written of a submission. */
export function NotesPanel({ row, place, notes, done }: SubmissionView & { done: JustDone | undefined }) {
  const path = (action: string) => actionPath(row.reference, action, place.list);
  return (
    <section className="frame frame--small frame--padded raised grid gap-3">
      <h2>{words.notes}</h2>
      <DoneNotice done={done} any={['noted', 'forgotten']} />
      <form className="desk-note-form stack gap-2" id={NOTE_FORM} method="post" action={path('notes')}>
        <label className="note" htmlFor="note">
          {words.newNote}
        </label>
        <textarea className="control" id="note" name="text" rows={3} maxLength={2000} required dir="auto" />
        <button type="submit" className="button button--small button--quiet">
          {words.addNote}
        </button>
      </form>
      {notes.length > 0 && (
        <ul className="rules desk-notes" aria-label={words.notesLabel}>
          {notes.map(({ id, text, written, by }) => (
            <li key={id}>
              <div className="desk-text" dir="auto">
                {text}
              </div>
              <form className="desk-notes__foot" method="post" action={path(`notes/${id}/delete`)}>
                <span className="note">
                  <When {...written} />
                  {by && words.by(by)}
                </span>
                <button type="submit" className="desk-quiet">
                  {words.deleteNote}
                  <span className="visually-hidden">{words.ofNote(written.words)}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
