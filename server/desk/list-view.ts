import { QUARANTINE, RESULTS_ID } from '#shared/desk-paths.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import type { DeskView } from './desk-renderer.ts';
import { lineOf, rowsOf } from './desk-rows.ts';
import { type ListPath, listPath, type NamesOf, PAGE, readList, selectionOf } from './list-place.ts';

/** A page of the inbox or of the quarantine, as the query chooses it. */
export async function listView(
  stores: Stores,
  namesOf: NamesOf,
  query: URLSearchParams,
  path: ListPath,
): Promise<DeskView['view']> {
  const list = readList(path, query);
  const { filter, page } = list;
  const offset = (page - 1) * PAGE;
  const selection = selectionOf(list, namesOf);
  const { submissions, total } = await stores.desk.search(selection, { limit: PAGE, offset });
  const openings = await stores.desk.openings();
  const pageAt = (number: number) => `${listPath({ ...list, page: number })}#${RESULTS_ID}`;
  return {
    page: 'list',
    path,
    isQuarantine: path === QUARANTINE,
    filter,
    isFiltered: listPath({ ...list, page: 1 }) !== path,
    openings: openings.map(({ jobId, title }) => ({ jobId, title: lineOf(title) })),
    rows: rowsOf(submissions),
    list: listPath(list),
    isAllChosen: query.get('all') === '1',
    total,
    first: offset + 1,
    previous: page > 1 ? pageAt(page - 1) : undefined,
    next: offset + submissions.length < total ? pageAt(page + 1) : undefined,
  };
}
