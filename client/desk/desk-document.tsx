import { company } from '#content/company.ts';
import { answering, desk, erasing, failedLetters, naming } from '#content/desk/desk-copy.ts';
import { INBOX, LETTERS, NAME, QUARANTINE, SCRIPT, STATISTICS, STYLE } from '#shared/desk-paths.ts';
import markUrl from '../pictures/mark.svg?url';
import sansFont from '../styles/instrument-sans-basic.woff2?url';
import { EmptySocket } from '../ui/empty-socket.tsx';
import { AnswerScreen } from './answer-screen.tsx';
import type { DeskView } from './desk-view.ts';
import { DoneNotice } from './done-notice.tsx';
import { EraseScreen } from './erase-screen.tsx';
import { LettersScreen } from './letters-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { NameScreen } from './name-screen.tsx';
import { SheetScreen } from './sheet-screen.tsx';
import { StatisticsScreen } from './statistics-screen.tsx';

/** What is told above a page; all else is told where it was done. */
const ABOVE = [
  'unread',
  'released',
  'erased',
  'erasedLater',
  'retried',
  'marked',
  'stages',
  'someStages',
  'noneTicked',
  'noStage',
] as const;

export function DeskDocument({ view, counts, done, by }: DeskView) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${titleOf(view)} | ${desk.name}`}</title>
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
          {desk.skip}
        </a>
        <DeskHeader
          current={view.page === 'list' && view.isQuarantine ? 'quarantine' : view.page}
          counts={counts}
          by={by}
        />
        <main className="wrap grid gap-4 content-start desk" id="main" tabIndex={-1}>
          <DoneNotice done={done} any={ABOVE} />
          <Content view={view} done={done} />
        </main>
        <footer className="wrap row between desk-footer">
          <p className="note">{desk.foot}</p>
          <p className="note desk-keys row" data-keys hidden>
            <span>
              {desk.keys.map(([key, does]) => (
                <span key={key}>
                  <kbd>{key}</kbd> {does}{' '}
                </span>
              ))}
            </span>
            <button type="button" className="desk-keys__switch" aria-pressed="true">
              {desk.useKeys}
            </button>
          </p>
        </footer>
      </body>
    </html>
  );
}

function Content({ view, done }: Pick<DeskView, 'view' | 'done'>) {
  switch (view.page) {
    case 'list':
      return <ListScreen {...view} />;
    case 'submission':
      return <SheetScreen {...view} done={done} />;
    case 'answer':
      return <AnswerScreen {...view} />;
    case 'name':
      return <NameScreen {...view} />;
    case 'erase':
      return <EraseScreen {...view} />;
    case 'letters':
      return <LettersScreen {...view} />;
    case 'statistics':
      return <StatisticsScreen {...view} />;
    case 'refused':
      return (
        <section className="desk-empty stack gap-3">
          <EmptySocket />
          <h1 className="desk-erase__legend">{view.message}</h1>
          <a className="text-link" href={view.back ?? INBOX}>
            {view.back ? desk.toSubmission : desk.toInbox}
          </a>
        </section>
      );
  }
}

function titleOf(view: DeskView['view']): string {
  switch (view.page) {
    case 'list':
      return view.isQuarantine ? desk.quarantine : desk.inbox;
    case 'submission':
      return `${view.row.name}, ${view.row.subject}`;
    case 'answer':
      return `${answering.title} ${view.row.name}`;
    case 'name':
      return naming.title;
    case 'erase':
      return `${erasing.title} ${view.row.name}`;
    case 'letters':
      return failedLetters.title;
    case 'statistics':
      return desk.statistics;
    case 'refused':
      return view.message;
  }
}

const ENTRIES = [
  { page: 'list', href: INBOX, label: desk.inbox, count: 'unread', unit: desk.units.unread },
  {
    page: 'quarantine',
    href: QUARANTINE,
    label: desk.quarantine,
    count: 'quarantine',
    unit: desk.units.quarantine,
  },
  { page: 'letters', href: LETTERS, label: failedLetters.name, count: 'letters', unit: desk.units.letters },
  { page: 'statistics', href: STATISTICS, label: desk.statistics, count: undefined, unit: '' },
] as const;

function DeskHeader({ current, counts, by }: { current: string } & Pick<DeskView, 'counts' | 'by'>) {
  return (
    <header className="desk-header">
      <div className="wrap row between desk-header__bar">
        <p className="desk-header__brand beside ink">
          <img src={markUrl} alt="" width="28" height="28" />
          <span>{company.name}</span> <span className="desk-header__name">{desk.name}</span>
          {by && (
            <a className="desk-header__by" href={NAME} title={naming.change}>
              {by}
            </a>
          )}
        </p>
        <nav className="desk-header__menu" aria-label={desk.name}>
          {ENTRIES.map(({ page, href, label, count, unit }) => (
            <a key={page} href={href} aria-current={page === current ? 'page' : undefined}>
              {label}
              {count && counts && counts[count] > 0 && (
                <span className="desk-header__count">
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
