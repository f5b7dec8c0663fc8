import * as v from 'valibot';
import { day } from '#shared/content-rules.ts';
import { type INBOX, QUARANTINE, RESULTS_ID } from '#shared/desk-paths.ts';
import { SUBMISSION_KINDS } from '#shared/reference.ts';
import { STAGES } from '#shared/stages.ts';
import type { Selection } from '../submissions/desk-queries.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import type { DeskView, Filter } from './desk-renderer.ts';
import { lineOf, rowsOf } from './desk-rows.ts';

/** Submissions on a page. */
export const PAGE = 50;
const LAST_PAGE = 100_000;
const LONGEST_SEARCH = 200;

/** All names under which applications for an opening are stored; itself for one unknown. */
export type NamesOf = (job: string) => readonly string[];

/** A page of the inbox or of the quarantine, as the query chooses it. */
export async function listView(
  stores: Stores,
  namesOf: NamesOf,
  query: URLSearchParams,
  path: typeof INBOX | typeof QUARANTINE,
): Promise<DeskView['view']> {
  const isQuarantine = path === QUARANTINE;
  const filter = readFilter(query);
  const page = readPage(query);
  const offset = (page - 1) * PAGE;
  const jobIds = filter.job ? namesOf(filter.job) : undefined;
  const selection = { ...selectionOf(filter), jobIds, quarantine: isQuarantine };
  const { submissions, total } = await stores.desk.search(selection, { limit: PAGE, offset });
  const openings = await stores.desk.openings();
  return {
    page: 'list',
    path,
    isQuarantine,
    filter,
    isFiltered: listPath(path, filter) !== path,
    openings: openings.map(({ jobId, title }) => ({ jobId, title: lineOf(title) })),
    rows: rowsOf(submissions),
    total,
    first: offset + 1,
    previous: page > 1 ? `${listPath(path, filter, page - 1)}#${RESULTS_ID}` : undefined,
    next:
      offset + submissions.length < total ? `${listPath(path, filter, page + 1)}#${RESULTS_ID}` : undefined,
  };
}

/** The filter in a query; invalid parameters are ignored. */
function readFilter(query: URLSearchParams): Filter {
  const text = (name: string) =>
    (query.get(name) ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_SEARCH);
  const oneOf = <T extends string>(name: string, allowed: readonly T[]) =>
    allowed.find((each) => each === query.get(name)) ?? '';
  const dayIn = (name: string) => (v.is(day, query.get(name)) ? (query.get(name) ?? '') : '');
  return {
    search: text('q'),
    job: text('job'),
    kind: oneOf('kind', SUBMISSION_KINDS),
    stage: oneOf('stage', STAGES),
    from: dayIn('from'),
    to: dayIn('to'),
    isUnread: query.get('unread') === '1',
  };
}

/** All of the filter but its opening. */
function selectionOf(filter: Filter): Selection {
  return {
    words: filter.search || undefined,
    kind: filter.kind || undefined,
    stage: filter.stage || undefined,
    since: filter.from || undefined,
    until: filter.to || undefined,
    unread: filter.isUnread,
  };
}

/** Counts from 1. */
function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** The address of a list with this filter; empty parameters are left out. */
function listPath(path: string, filter: Filter, page = 1): string {
  const query = new URLSearchParams();
  const { search, isUnread, ...rest } = filter;
  if (search) query.set('q', search);
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (isUnread) query.set('unread', '1');
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
