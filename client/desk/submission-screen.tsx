import type { ReactNode } from 'react';
import { desk, failedLetters, sheet as words } from '#content/desk/desk-copy.ts';
import { actionPath } from '#shared/desk-paths.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { AnswerForm } from './answer-screen.tsx';
import { isEmpty, Panel, SmallButton, TextLink, Texts, Timestamp } from './desk-parts.tsx';
import type { SubmissionProps, SubmissionView } from './desk-view.ts';
import { Letters } from './letters-screen.tsx';
import { AnswersPanel, NotesPanel } from './notes-panel.tsx';
import { ResumePanel } from './resume-panel.tsx';
import { StagePanel } from './stage-panel.tsx';
import { StageTag, SubmissionRows } from './submission-rows.tsx';

/** One submission with everything known about it, and all actions on it. */
export function SubmissionScreen(submission: SubmissionProps) {
  const { row, texts, resume, answer, sameJobApplications, letters } = submission;
  const notes = <NotesPanel {...submission} />;
  return (
    <article className="grid gap-4">
      <Header {...submission} />
      {submission.viewers.map(({ by, at }) => (
        <p key={by} className="pair notice">
          <Icon name="users" />
          <span>
            <bdi>{words.here(by)}</bdi> <Timestamp {...at} />.
          </span>
        </p>
      ))}
      <QuarantineNotice {...submission} />
      <div className="split items-start desk-sheet">
        <Contact {...submission} />
        <div className="grid gap-4">
          <Texts texts={texts} />
          {resume && <ResumePanel {...resume} name={row.name} />}
          {answer && <AnswerForm {...answer} />}
          {!resume && !answer && notes}
        </div>
        <div className="grid gap-4">
          {row.kind === 'application' && <StagePanel {...submission} />}
          <AnswersPanel {...submission} />
          {(resume ?? answer) && notes}
          {sameJobApplications.length > 0 && (
            <Panel title={words.siblings}>
              <SubmissionRows rows={sameJobApplications} label={words.siblingsLabel} />
            </Panel>
          )}
          {letters.length > 0 && (
            <Panel title={failedLetters.title}>
              <Letters letters={letters} />
            </Panel>
          )}
        </div>
      </div>
    </article>
  );
}

function Header({ row, position, canAnswer, answer }: SubmissionView) {
  const path = (action: string) => actionPath(row.reference, action, position.list);
  return (
    <header className="grid gap-2">
      <nav className="beside gap-5" aria-label={words.beside} data-position>
        <TextLink href={position.back}>
          <Icon name="arrow-left" /> {position.isQuarantine ? desk.quarantine : desk.inbox}
        </TextLink>
        <span className="beside gap-5 push">
          {position.previous && (
            <TextLink rel="prev" href={position.previous}>
              {words.previous}
            </TextLink>
          )}
          {position.next && (
            <TextLink rel="next" href={position.next}>
              {words.next}
            </TextLink>
          )}
        </span>
      </nav>
      <div className="row between items-end">
        <div className="grid gap-2">
          <h1>
            <bdi>{row.name}</bdi>
          </h1>
          <p className="row ink title-1">
            <bdi>{row.subject}</bdi> {row.stage && <StageTag stage={row.stage} />}
          </p>
        </div>
        <div className="row">
          {canAnswer && !answer && (
            <a
              className={
                row.quarantine === undefined ? 'button button--small' : 'button button--quiet button--small'
              }
              href={path('answer')}
            >
              <Icon name="mail" /> {words.reply}
            </a>
          )}
          <form method="post" action={path('unread')}>
            <SmallButton>{words.markUnread}</SmallButton>
          </form>
          <TextLink className="text-link text-s desk-danger" href={path('erase')}>
            {words.erase}
          </TextLink>
        </div>
      </div>
    </header>
  );
}

function QuarantineNotice({ row, position }: SubmissionView) {
  if (row.quarantine === undefined) return null;
  return (
    <section className="pair notice desk-held" aria-label={desk.quarantine}>
      <Icon name="triangle-alert" />
      <div className="row between">
        <p>
          <strong>{words.held}</strong> <bdi>{row.quarantine}</bdi>
        </p>
        <form method="post" action={actionPath(row.reference, 'release', position.list)}>
          <button type="submit" className="button button--small">
            {words.release}
          </button>
        </form>
      </div>
    </section>
  );
}

const pair = (label: string, value: ReactNode) => [label, value] as const;

function Contact({ row, texts, lines, marks, canAnswer }: SubmissionView) {
  return (
    <Panel title={words.contact}>
      <DescriptionList
        className="grid gap-1 facts"
        items={[
          ...lines.map(({ label, value }) => pair(label, <bdi>{value || words.notGiven}</bdi>)),
          ...texts.filter(isEmpty).map(({ label }) => pair(label, words.nothingWritten)),
          pair(words.received, <Timestamp {...row.received} />),
          ...marks.map(({ what, by, at }) =>
            pair(
              words.marks[what],
              <>
                <Timestamp {...at} />
                <bdi>{words.by(by)}</bdi>
              </>,
            ),
          ),
          pair(words.reference, <span className="mono">{row.reference}</span>),
        ]}
      />
      {!canAnswer && <p className="note">{words.noAddress}</p>}
    </Panel>
  );
}
