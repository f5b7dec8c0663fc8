import { Icon } from '../ui/icon.tsx';
import type { ListView } from './desk-view.ts';
import { FilterForm } from './filter-form.tsx';
import { SubmissionRows } from './submission-rows.tsx';

/** The inbox, or what is held back from it. */
export function SubmissionList(list: ListView) {
  const { isQuarantine, isFiltered, rows, total, first } = list;
  const last = first + rows.length - 1;
  return (
    <>
      <h1 className="desk__title">{isQuarantine ? 'Quarantine' : 'Inbox'}</h1>
      {isQuarantine && (
        <p className="note">
          Held back because it looks like no person wrote it. Release what one did; the rest goes by itself
          with its time.
        </p>
      )}
      <FilterForm {...list} />
      <p className="note desk-list__count" role="status">
        {rows.length > 0 ? `${first} to ${last} of ${total}` : emptyWords(isQuarantine, isFiltered)}
      </p>
      {rows.length === 0 && isFiltered && (
        <a className="text-link" href={list.path}>
          Show all
        </a>
      )}
      <SubmissionRows rows={rows} label="Submissions, newest first" />
      {(list.previous ?? list.next) && (
        <nav className="row desk-list__pages" aria-label="Pages">
          {list.previous && (
            <a className="button button--quiet button--small" href={list.previous} rel="prev">
              <Icon name="arrow-left" /> Newer
            </a>
          )}
          {list.next && (
            <a className="button button--quiet button--small" href={list.next} rel="next">
              Older <Icon name="arrow-right" />
            </a>
          )}
        </nav>
      )}
    </>
  );
}

function emptyWords(isQuarantine: boolean, isFiltered: boolean): string {
  if (isFiltered) return 'Nothing matches.';
  return isQuarantine ? 'Nothing is held back.' : 'Nothing has been sent through the site yet.';
}
