import type { Request } from 'express';
import * as v from 'valibot';
import { day } from '#shared/content-rules.ts';
import { INBOX, QUARANTINE, RESULTS_ID, submissionPath, withQuery } from '#shared/desk-paths.ts';
import type { Selection } from '../submissions/desk-queries.ts';
import type { Stores } from '../submissions/stores.ts';
import type { DeskView, Filter, ListPosition } from './desk-renderer.ts';
import { lineOf, rowsOf } from './desk-rows.ts';

/** Submissions on a page. */
export const PAGE = 50;
const LAST_PAGE = 100_000;
const MAX_SEARCH = 200;

/** All names under which applications for a job are stored; for an unknown job only the given one. */
export type NamesOf = (job: string) => readonly string[];

export type ListPath = typeof INBOX | typeof QUARANTINE;

/** A list as its address describes it: parsed and rebuilt, so that no foreign address can be passed on. */
export type List = { path: ListPath; filter: Filter; page: number };

/** The list from which a submission or an action was reached, as its address says. */
export function listOf(req: Request): List {
  const [path, query] = String(req.query.list ?? '').split('?');
  return readList(path === QUARANTINE ? QUARANTINE : INBOX, new URLSearchParams(query));
}

const readList = (path: ListPath, query: URLSearchParams): List => ({
  path,
  filter: readFilter(query),
  page: readPage(query),
});

/** Links from a submission back to its row in the list, and to its neighbours there. */
export async function positionIn(
  stores: Stores,
  namesOf: NamesOf,
  list: List,
  reference: string,
): Promise<ListPosition> {
  const { newer, older, ahead } = await stores.desk.around(selectionOf(list, namesOf), reference);
  const address = listPath(list);
  const beside = (each: string | undefined) => each && submissionPath(each, address);
  return {
    list: address,
    isQuarantine: list.path === QUARANTINE,
    back: `${listPath({ ...list, page: Math.floor(ahead / PAGE) + 1 })}#${reference}`,
    previous: beside(newer),
    next: beside(older),
  };
}

const selectionOf = ({ path, filter }: List, namesOf: NamesOf): Selection => ({
  words: filter.search || undefined,
  kind: filter.kind || undefined,
  jobIds: filter.job ? namesOf(filter.job) : undefined,
  stage: filter.stage || undefined,
  since: filter.from || undefined,
  until: filter.to || undefined,
  unread: filter.isUnread,
  quarantine: path === QUARANTINE,
});

/** The filter in a query; days that do not exist are ignored. */
function readFilter(query: URLSearchParams): Filter {
  const text = (name: string) =>
    (query.get(name) ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_SEARCH);
  const dayIn = (name: string) => (v.is(day, query.get(name)) ? (query.get(name) ?? '') : '');
  return {
    search: text('q'),
    job: text('job'),
    kind: text('kind'),
    stage: text('stage'),
    from: dayIn('from'),
    to: dayIn('to'),
    isUnread: query.get('unread') === '1',
  };
}

/** Counts from 1. */
function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** The address of a list. */
const listPath = ({ path, filter: { search, isUnread, ...rest }, page }: List): string =>
  withQuery(path, {
    q: search,
    ...rest,
    unread: isUnread ? '1' : undefined,
    page: page > 1 ? String(page) : undefined,
  });

/** That of the list from which a submission or an action was reached. */
export const listPathOf = (req: Request): string => listPath(listOf(req));

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
  if (submissions.length === 0 && page > 1) {
    // The rows of the last page were erased, or no longer match.
    const all = await stores.desk.search(selection, { limit: 1 });
    query.set('page', String(Math.max(1, Math.ceil(all.total / PAGE))));
    return listView(stores, namesOf, query, path);
  }
  const jobs = await stores.desk.jobs();
  const pageAt = (number: number) => `${listPath({ ...list, page: number })}#${RESULTS_ID}`;
  return {
    page: 'list',
    path,
    isQuarantine: path === QUARANTINE,
    filter,
    isFiltered: listPath({ ...list, page: 1 }) !== path,
    jobs: mergeRenamed(jobs, namesOf).map(({ jobId, title }) => ({ jobId, title })),
    rows: rowsOf(submissions),
    list: listPath(list),
    isAllChosen: query.get('all') === '1',
    total,
    first: offset + 1,
    previous: page > 1 ? pageAt(page - 1) : undefined,
    next: offset + submissions.length < total ? pageAt(page + 1) : undefined,
  };
}

/** Merges the rows of a renamed job under its present name. */
export function mergeRenamed<Row extends { jobId: string; title: string }>(
  all: readonly Row[],
  namesOf: NamesOf,
): { jobId: string; title: string; rows: Row[] }[] {
  const byName = Map.groupBy(all, ({ jobId }) => namesOf(jobId)[0] ?? jobId);
  return [...byName].map(([jobId, rows]) => ({ jobId, title: lineOf(rows.at(-1)?.title ?? jobId), rows }));
}
