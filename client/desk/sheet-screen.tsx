import { Fragment } from 'react';
import { desk, failedLetters, sheet as words } from '#content/desk/desk-copy.ts';
import { actionPath } from '#shared/desk-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import type { SubmissionView } from './desk-view.ts';
import type { JustDone } from './done-notice.tsx';
import { Letters } from './letters-screen.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { ResumePanel, Typed } from './resume-panel.tsx';
import { StagePanel } from './stage-panel.tsx';
import { StageTag, SubmissionRows, When } from './submission-rows.tsx';

/** One submission with everything that is known of it, and everything that can be done with it. */
export function SheetScreen(sheet: SubmissionView & { done: JustDone | undefined }) {
  const { row, texts, resume, siblings, letters, done } = sheet;
  const isApplication = row.kind === 'application';
  return (
    <article className="grid gap-4">
      <Head {...sheet} />
      {sheet.here.map(({ by, at }) => (
        <p key={by} className="notice">
          <Icon name="users" />
          <span>
            <bdi>{words.here(by)}</bdi> <When {...at} />.
          </span>
        </p>
      ))}
      <Held {...sheet} />
      <div className="grid gap-4 content-start desk-sheet__columns">
        <div className="grid gap-4 content-start">
          <Texts texts={texts} />
          {resume && <ResumePanel {...resume} name={row.name} />}
        </div>
        <div className="grid gap-4 content-start desk-sheet__side">
          <Contact {...sheet} />
          {isApplication && <StagePanel {...sheet} done={done} />}
          <AnswersPanel {...sheet} done={done} />
          <NotesPanel {...sheet} done={done} />
          {siblings.length > 0 && (
            <section className="frame frame--small frame--padded raised grid gap-3">
              <h2>{words.siblings}</h2>
              <SubmissionRows rows={siblings} label={words.siblingsLabel} />
            </section>
          )}
          {letters.length > 0 && (
            <section className="frame frame--small frame--padded raised grid gap-3">
              <h2>{failedLetters.title}</h2>
              <Letters letters={letters} />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

/** The letter or message. */
export function Texts({ texts }: Pick<SubmissionView, 'texts'>) {
  return texts.map(({ label, text }) => (
    <section key={label} className="frame frame--small frame--padded raised grid gap-3">
      <h2>{label}</h2>
      <Typed text={text} empty={words.nothingWritten} />
    </section>
  ));
}

function Head({ row, place, canAnswer, quarantine }: SubmissionView) {
  const path = (action: string) => actionPath(row.reference, action, place.list);
  const isHeld = quarantine !== undefined;
  return (
    <header className="desk-sheet__head stack gap-2">
      <nav className="row gap-5" aria-label={words.beside} data-place>
        <a className="text-link" href={place.back}>
          <Icon name="arrow-left" /> {place.isQuarantine ? desk.quarantine : desk.inbox}
        </a>
        {place.previous && (
          <a className="text-link" rel="prev" href={place.previous}>
            {words.previous}
          </a>
        )}
        {place.next && (
          <a className="text-link" rel="next" href={place.next}>
            {words.next}
          </a>
        )}
      </nav>
      <h1 className="desk__title">
        <bdi>{row.name}</bdi>
      </h1>
      <p className="desk-sheet__subject">
        <bdi>{row.subject}</bdi> {row.stage && <StageTag stage={row.stage} />}
      </p>
      <div className="row desk-sheet__actions">
        {canAnswer && (
          <a
            className={isHeld ? 'button button--quiet button--small' : 'button button--small'}
            href={path('answer')}
          >
            <Icon name="mail" /> {words.reply}
          </a>
        )}
        <form method="post" action={path('unread')}>
          <button type="submit" className="button button--quiet button--small">
            {words.markUnread}
          </button>
        </form>
        <a className="button button--quiet button--small" href={path('erase')}>
          {words.erase}
        </a>
      </div>
    </header>
  );
}

function Held({ row, place, quarantine }: SubmissionView) {
  if (quarantine === undefined) return null;
  return (
    <section className="notice desk-sheet__held" aria-label={desk.quarantine}>
      <Icon name="shield-check" />
      <div className="stack">
        <p>
          <strong>{words.held}</strong> <bdi>{quarantine}</bdi>
        </p>
        <form method="post" action={actionPath(row.reference, 'release', place.list)}>
          <button type="submit" className="button button--small">
            {words.release}
          </button>
        </form>
      </div>
    </section>
  );
}

function Contact({ row, lines, marks, canAnswer }: SubmissionView) {
  return (
    <section className="frame frame--small frame--padded raised grid gap-3">
      <h2>{words.contact}</h2>
      <dl className="desk-facts">
        {lines.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value || words.notGiven}</bdi>
            </dd>
          </Fragment>
        ))}
        <dt>{words.received}</dt>
        <dd>
          <When {...row.received} />
        </dd>
        {marks.map(({ what, by, at }) => (
          <Fragment key={`${what} ${by}`}>
            <dt>{words.marks[what]}</dt>
            <dd>
              <When {...at} />
              <bdi>{words.by(by)}</bdi>
            </dd>
          </Fragment>
        ))}
        <dt>{words.reference}</dt>
        <dd className="mono">{row.reference}</dd>
      </dl>
      {!canAnswer && <p className="note">{words.noAddress}</p>}
    </section>
  );
}
