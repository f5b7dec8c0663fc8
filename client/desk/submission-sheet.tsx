import { desk, failedLetters, STAGE_WORDS, sheet as words } from '#content/desk/desk-copy.ts';
import { STAGES } from '#shared/stages.ts';
import { Icon } from '../ui/icon.tsx';
import { INBOX, QUARANTINE, submissionPath } from './desk-addresses.ts';
import type { SubmissionView } from './desk-view.ts';
import { LetterTable } from './letter-list.tsx';
import { ResumePages } from './resume-pages.tsx';
import { StageTag, SubmissionRows, When } from './submission-rows.tsx';
import { TextOf } from './text-of.tsx';

/** One submission with everything that is known of it, and everything that can be done with it. */
export function SubmissionSheet(sheet: SubmissionView) {
  const { row, phone, text, resume, siblings, reply, quarantine, letters } = sheet;
  const path = submissionPath(row.reference);
  const isApplication = row.kind === 'application';
  return (
    <article className="desk-sheet">
      <header className="desk-sheet__head">
        <a className="text-link" href={quarantine === undefined ? INBOX : QUARANTINE}>
          <Icon name="arrow-left" /> {quarantine === undefined ? desk.inbox : desk.quarantine}
        </a>
        <h1 className="desk__title">
          <bdi>{row.name}</bdi>
        </h1>
        <p className="desk-sheet__subject">
          <bdi>{row.subject}</bdi> {row.stage && <StageTag stage={row.stage} />}
        </p>
        <div className="row">
          {reply && (
            <a className="button button--small" href={reply}>
              <Icon name="mail" /> {words.reply}
            </a>
          )}
          <form method="post" action={`${path}/unread`}>
            <button type="submit" className="button button--quiet button--small">
              {words.markUnread}
            </button>
          </form>
          <a className="button button--quiet button--small" href={`${path}/erase`}>
            {words.erase}
          </a>
        </div>
      </header>

      {quarantine !== undefined && (
        <section className="notice desk-sheet__held" aria-label={desk.quarantine}>
          <Icon name="shield-check" />
          <div className="stack">
            <p>
              <strong>{words.held}</strong> <bdi>{quarantine}</bdi>
            </p>
            <form method="post" action={`${path}/release`}>
              <button type="submit" className="button button--small">
                {words.release}
              </button>
            </form>
          </div>
        </section>
      )}

      <div className="desk-sheet__columns">
        <div className="desk-sheet__main">
          <section className="panel desk-panel">
            <h2>{isApplication ? words.coverLetter : words.message}</h2>
            <TextOf {...text} empty={words.nothingWritten} />
          </section>
          {resume && <ResumePages {...resume} name={row.name} />}
        </div>
        <div className="desk-sheet__side">
          <section className="panel desk-panel">
            <h2>{words.contact}</h2>
            <dl className="desk-facts">
              <dt>{words.email}</dt>
              <dd>
                <bdi>{row.email}</bdi>
              </dd>
              <dt>{words.phone}</dt>
              <dd>
                <bdi>{phone || words.noPhone}</bdi>
              </dd>
              <dt>{words.received}</dt>
              <dd>
                <When {...row.received} />
              </dd>
              <dt>{words.reference}</dt>
              <dd className="mono">{row.reference}</dd>
            </dl>
            {!reply && <p className="note">{words.noAddress}</p>}
          </section>
          {isApplication && <StagePanel {...sheet} />}
          <NotesPanel {...sheet} />
          {siblings.length > 0 && (
            <section className="panel desk-panel">
              <h2>{words.siblings}</h2>
              <SubmissionRows rows={siblings} label={words.siblingsLabel} />
            </section>
          )}
          {letters.length > 0 && (
            <section className="panel desk-panel">
              <h2>{failedLetters.title}</h2>
              <LetterTable letters={letters} />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

function StagePanel({ row, history }: SubmissionView) {
  return (
    <section className="panel desk-panel">
      <h2>{words.stage}</h2>
      <form className="desk-inline" method="post" action={`${submissionPath(row.reference)}/stage`}>
        <label className="visually-hidden" htmlFor="set-stage">
          {words.stage}
        </label>
        <select className="control control--small" id="set-stage" name="stage" defaultValue={row.stage}>
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_WORDS[stage]}
            </option>
          ))}
        </select>
        <button type="submit" className="button button--small">
          {words.setStage}
        </button>
      </form>
      <ol className="desk-history" aria-label={words.history}>
        {history.toReversed().map(({ stage, at }) => (
          <li key={`${at.iso} ${stage}`}>
            {STAGE_WORDS[stage]} <span className="note">{at.words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NotesPanel({ row, notes }: SubmissionView) {
  const path = `${submissionPath(row.reference)}/notes`;
  return (
    <section className="panel desk-panel">
      <h2>{words.notes}</h2>
      <p className="note">{words.notesFor}</p>
      <form className="stack desk-note-form" method="post" action={path}>
        <label className="visually-hidden" htmlFor="note">
          {words.newNote}
        </label>
        <textarea className="control" id="note" name="text" rows={3} maxLength={2000} required />
        <button type="submit" className="button button--small button--quiet">
          {words.addNote}
        </button>
      </form>
      {notes.length > 0 && (
        <ul className="desk-notes" aria-label={words.notesLabel}>
          {notes.map(({ id, text, written }) => (
            <li key={id}>
              <div className="desk-text" dir="auto">
                {text}
              </div>
              <form className="desk-notes__foot" method="post" action={`${path}/${id}/delete`}>
                <span className="note">
                  <When {...written} />
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
