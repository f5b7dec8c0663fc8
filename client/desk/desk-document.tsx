import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import {
  answering,
  deskKeys,
  deskMenu,
  erasing,
  failedLetters,
  naming,
  desk as words,
} from '#content/desk/desk-copy.ts';
import { INBOX, NAME, SCRIPT, STYLE } from '#shared/desk-paths.ts';
import markUrl from '../pictures/mark.svg?url';
import sansFont from '../styles/instrument-sans-basic.woff2?url';
import { EmptySocket } from '../ui/empty/empty-state.tsx';
import { AnswerScreen } from './answer-screen.tsx';
import { DeskForm, DoneNotice, SmallButton, TextLink } from './desk-parts.tsx';
import type { DeskView, RefusedView } from './desk-view.ts';
import { EraseScreen } from './erase-screen.tsx';
import { LettersScreen } from './letters-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { NameScreen } from './name-screen.tsx';
import { StatisticsScreen } from './statistics-screen.tsx';
import { SubmissionScreen } from './submission-screen.tsx';

export function DeskDocument(desk: DeskView) {
  const { view, counts, done, by } = desk;
  const { title, content } = pageOf(desk);
  const keys = deskKeys[view.page];
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${words.name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0D1D18" media="(prefers-color-scheme: dark)" />
        <link rel="preload" as="font" type="font/woff2" href={sansFont} crossOrigin="" />
        <link rel="stylesheet" href={STYLE} />
        <link rel="icon" href={markUrl} type="image/svg+xml" />
        <script type="module" src={SCRIPT} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {words.skip}
        </a>
        <DeskHeader
          current={view.page === 'list' && view.isQuarantine ? 'quarantine' : view.page}
          counts={counts}
          by={by}
        />
        <main className="wrap grid gap-4 content-start desk" id="main" tabIndex={-1}>
          <DoneNotice done={done} />
          {content}
        </main>
        <footer className="wrap row between ruled desk-footer">
          <p className="note wide">{words.foot}</p>
          {keys && (
            <p className="note desk-keys row" data-keys hidden>
              {keys.map(([key, does]) => (
                <span key={key}>
                  <kbd className="mono-xs ink">{key}</kbd> {does}
                </span>
              ))}
              <button type="button" className="target stage-tag" aria-pressed="true">
                {words.useKeys}
              </button>
            </p>
          )}
        </footer>
      </body>
    </html>
  );
}

function pageOf({ view, done }: DeskView): { title: string; content: ReactNode } {
  switch (view.page) {
    case 'list':
      return { title: view.isQuarantine ? words.quarantine : words.inbox, content: <ListScreen {...view} /> };
    case 'submission':
      return {
        title: `${view.row.name}, ${view.row.subject}`,
        content: <SubmissionScreen {...view} done={done} />,
      };
    case 'answer':
      return { title: `${answering.title} ${view.row.name}`, content: <AnswerScreen {...view} /> };
    case 'name':
      return { title: naming.title, content: <NameScreen {...view} /> };
    case 'erase':
      return { title: `${erasing.title} ${view.row.name}`, content: <EraseScreen {...view} /> };
    case 'letters':
      return { title: failedLetters.title, content: <LettersScreen {...view} /> };
    case 'statistics':
      return { title: words.statistics, content: <StatisticsScreen {...view} /> };
    case 'refused':
      return { title: view.message, content: <Refused {...view} /> };
  }
}

function Refused({ message, back, typed }: RefusedView) {
  return (
    <section className="stack">
      <EmptySocket />
      <h1>{message}</h1>
      {typed && (
        <DeskForm action={typed.action}>
          {Object.entries(typed.fields).map(([name, value]) =>
            name === 'text' ? (
              <textarea
                key={name}
                className="control"
                name={name}
                aria-label={words.typed}
                rows={12}
                dir="auto"
                defaultValue={value}
              />
            ) : (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
          {typed.action && <SmallButton>{words.sendAgain}</SmallButton>}
        </DeskForm>
      )}
      <TextLink href={back ?? INBOX}>{back ? words.toSubmission : words.toInbox}</TextLink>
    </section>
  );
}

function DeskHeader({ current, counts, by }: { current: string } & Pick<DeskView, 'counts' | 'by'>) {
  return (
    <header className="ruled-end desk-header">
      <div className="wrap row between gap-0">
        <p className="row gap-2 items-baseline content-center">
          <img src={markUrl} alt="" width="28" height="28" />
          <strong>{company.name}</strong> <span className="muted">{words.name}</span>
          {by && (
            <a className="note" href={NAME} title={naming.change}>
              <bdi>{by}</bdi>
            </a>
          )}
        </p>
        <nav className="row medium desk-menu" aria-label={words.name}>
          {deskMenu.map(({ page, href, label, count, unit }) => (
            <a key={page} className="beside" href={href} aria-current={page === current ? 'page' : undefined}>
              {label}
              {count && counts && counts[count] > 0 && (
                <span className="mono-xs mask round desk-count">
                  {counts[count]}
                  <span className="visually-hidden"> {unit}</span>
                </span>
              )}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
