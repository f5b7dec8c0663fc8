import { STAGES } from '#shared/stages.ts';
import { Icon } from '../ui/icon.tsx';
import { INBOX, QUARANTINE, submissionPath } from './desk-addresses.ts';
import type { SubmissionView } from './desk-view.ts';
import { STAGE_WORDS } from './desk-words.ts';
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
          <Icon name="arrow-left" /> {quarantine === undefined ? 'Inbox' : 'Quarantine'}
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
              <Icon name="mail" /> Reply by e-mail
            </a>
          )}
          <form method="post" action={`${path}/unread`}>
            <button type="submit" className="button button--quiet button--small">
              Mark unread
            </button>
          </form>
          <a className="button button--quiet button--small" href={`${path}/erase`}>
            Erase …
          </a>
        </div>
      </header>

      {quarantine !== undefined && (
        <section className="notice desk-sheet__held" aria-label="Quarantine">
          <Icon name="shield-check" />
          <div className="stack">
            <p>
              <strong>In quarantine:</strong> <bdi>{quarantine}</bdi>
            </p>
            <form method="post" action={`${path}/release`}>
              <button type="submit" className="button button--small">
                Release into the inbox
              </button>
            </form>
          </div>
        </section>
      )}

      <div className="desk-sheet__columns">
        <div className="desk-sheet__main">
          <section className="panel desk-panel">
            <h2>{isApplication ? 'Cover letter' : 'Message'}</h2>
            <TextOf {...text} empty="Nothing was written." />
          </section>
          {resume && <ResumePages {...resume} name={row.name} />}
        </div>
        <div className="desk-sheet__side">
          <section className="panel desk-panel">
            <h2>Contact</h2>
            <dl className="desk-facts">
              <dt>E-mail</dt>
              <dd>
                <bdi>{row.email}</bdi>
              </dd>
              <dt>Phone</dt>
              <dd>
                <bdi>{phone || 'not given'}</bdi>
              </dd>
              <dt>Received</dt>
              <dd>
                <When {...row.received} />
              </dd>
              <dt>Reference</dt>
              <dd className="mono">{row.reference}</dd>
            </dl>
            {!reply && <p className="note">What was typed as e-mail is no address to write to.</p>}
          </section>
          {isApplication && <StagePanel {...sheet} />}
          <NotesPanel {...sheet} />
          {siblings.length > 0 && (
            <section className="panel desk-panel">
              <h2>Same person, same opening</h2>
              <SubmissionRows rows={siblings} label="Other applications, newest first" />
            </section>
          )}
          {letters.length > 0 && (
            <section className="panel desk-panel">
              <h2>Letters that failed</h2>
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
      <h2>Stage</h2>
      <form className="desk-inline" method="post" action={`${submissionPath(row.reference)}/stage`}>
        <label className="visually-hidden" htmlFor="set-stage">
          Stage
        </label>
        <select className="control control--small" id="set-stage" name="stage" defaultValue={row.stage}>
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_WORDS[stage]}
            </option>
          ))}
        </select>
        <button type="submit" className="button button--small">
          Set
        </button>
      </form>
      <ol className="desk-history" aria-label="History, newest first">
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
      <h2>Notes</h2>
      <p className="note">For the company alone.</p>
      <form className="stack desk-note-form" method="post" action={path}>
        <label className="visually-hidden" htmlFor="note">
          New note
        </label>
        <textarea className="control" id="note" name="text" rows={3} maxLength={2000} required />
        <button type="submit" className="button button--small button--quiet">
          Add note
        </button>
      </form>
      {notes.length > 0 && (
        <ul className="desk-notes" aria-label="Notes, newest first">
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
                  Delete<span className="visually-hidden"> the note of {written.words}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
