import { desk, list as words } from '#content/desk/desk-copy.ts';
import { RESULTS_ID } from '#shared/desk-paths.ts';
import { EmptyState } from '../ui/empty/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { BulkActionsForm } from './bulk-actions-form.tsx';
import { TextLink } from './desk-parts.tsx';
import type { ListView } from './desk-view.ts';
import { FilterForm } from './filter-form.tsx';
import { SubmissionRows } from './submission-rows.tsx';

/** The inbox, or the quarantine. */
export function ListScreen(list: ListView) {
  const { isQuarantine, isFiltered, rows } = list;
  return (
    <>
      <h1>{isQuarantine ? desk.quarantine : desk.inbox}</h1>
      {isQuarantine && <p className="note wide">{words.quarantine}</p>}
      {(rows.length > 0 || isFiltered) && <FilterForm {...list} />}
      {rows.length > 0 ? (
        <div className="frame frame--small raised box-4">
          <BulkActionsForm {...list} />
          <SubmissionRows rows={rows} label={words.label} list={list.list} ticked={list.isAllChosen} />
        </div>
      ) : (
        <EmptyList {...list} />
      )}
      {(list.previous ?? list.next) && (
        <nav className="row" aria-label={words.pages}>
          {list.previous && (
            <a className="button button--quiet button--small" href={list.previous} rel="prev">
              <Icon name="arrow-left" /> {words.newer}
            </a>
          )}
          {list.next && (
            <a className="button button--quiet button--small" href={list.next} rel="next">
              {words.older} <Icon name="arrow-right" />
            </a>
          )}
        </nav>
      )}
    </>
  );
}

/** The empty state of the list: why it has no rows, and what to do next. */
function EmptyList({ path, isQuarantine, isFiltered }: ListView) {
  const empty = isQuarantine ? words.nothingHeld : words.nothingYet;
  const { title, text } = isFiltered ? words.nothingMatches : empty;
  return (
    <EmptyState title={title} id={RESULTS_ID}>
      <p className="note">{text}</p>
      {isFiltered && <TextLink href={path}>{words.showAll}</TextLink>}
    </EmptyState>
  );
}
