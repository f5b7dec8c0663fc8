import type { Request, RequestHandler, Response } from 'express';
import { DONE } from '#content/desk/desk-copy.ts';
import { StoreUnavailable } from '../database/store-errors.ts';
import { type PageOfError, Refusal } from '../http/errors.ts';
import { namesOfOpening } from '../submissions/inbox/choose-submissions.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import { listPath, PAGE, readFilter, readPage, selectionOf } from './desk-filter.ts';
import type { Counts, DeskView, Renderer } from './desk-renderer.ts';
import { dayWords, letterRow, lineOf, rowOf, rowsOf, shortDayWords } from './desk-rows.ts';
import { submissionView } from './submission-view.ts';

/** Weeks in the chart: half a year. */
const WEEKS = 26;
const GONE = 'There is no such submission. It may have been erased meanwhile.';

export type DeskPages = Record<
  'inbox' | 'quarantine' | 'submission' | 'letters' | 'statistics' | 'erase',
  RequestHandler
> & {
  /** Sends a page with what the menu counts. */
  send(res: Response, view: DeskView['view'], done?: string): Promise<void>;
  refused: PageOfError;
};

export function deskPages(stores: Stores, { render }: Renderer): DeskPages {
  async function send(res: Response, view: DeskView['view'], done?: string): Promise<void> {
    res.type('html').send(render({ view, counts: await countsOf(stores), done }));
  }

  const list =
    (path: string, isQuarantine: boolean): RequestHandler =>
    async (req, res) => {
      const query = queryOf(req);
      const filter = readFilter(query);
      const page = readPage(query);
      const offset = (page - 1) * PAGE;
      const jobIds = filter.job ? await namesOfOpening(filter.job) : undefined;
      const selection = { ...selectionOf(filter), jobIds, quarantine: isQuarantine };
      const { submissions, total } = await stores.desk.search(selection, { limit: PAGE, offset });
      const openings = await stores.desk.openings();
      const view: DeskView['view'] = {
        page: 'list',
        path,
        isQuarantine,
        filter,
        isFiltered: listPath(path, filter) !== path,
        openings: openings.map(({ jobId, title }) => ({ jobId, title: lineOf(title) })),
        rows: rowsOf(submissions),
        total,
        first: offset + 1,
        previous: page > 1 ? listPath(path, filter, page - 1) : undefined,
        next: offset + submissions.length < total ? listPath(path, filter, page + 1) : undefined,
      };
      await send(res, view, DONE[query.get('done') ?? '']);
    };

  return {
    send,
    inbox: list('/', false),
    quarantine: list('/quarantine', true),

    async submission(req, res) {
      const found = await findOr404(stores, req);
      // Looking at it is reading it; while nothing can be written it can still be looked at.
      if (req.method === 'GET' && !found.readAt) await markRead(stores, found);
      await send(res, await submissionView(stores, found), DONE[queryOf(req).get('done') ?? '']);
    },

    async letters(req, res) {
      const failed = await stores.outbox.failed();
      await send(
        res,
        { page: 'letters', letters: failed.map(letterRow) },
        DONE[queryOf(req).get('done') ?? ''],
      );
    },

    async statistics(_req, res) {
      const [counts, weeks] = await Promise.all([
        stores.statistics.byOpening(),
        stores.statistics.byWeek(WEEKS),
      ]);
      const openings = [...Map.groupBy(counts, ({ jobId }) => jobId)].map(([jobId, rows]) => ({
        jobId,
        title: lineOf(rows[0]?.title ?? jobId),
        total: rows.reduce((sum, { count }) => sum + count, 0),
        unread: rows.reduce((sum, { unread }) => sum + unread, 0),
        stages: Object.fromEntries(rows.map(({ stage, count }) => [stage, count])),
      }));
      await send(res, {
        page: 'statistics',
        openings: openings.toSorted((a, b) => b.total - a.total),
        weeks: weeks.map(({ monday, ...rest }) => ({
          words: dayWords(monday),
          day: shortDayWords(monday),
          ...rest,
        })),
      });
    },

    async erase(req, res) {
      const found = await findOr404(stores, req);
      await send(res, await eraseView(stores, found, false));
    },

    async refused(_req, res, { status, message }) {
      const words =
        status === 503
          ? 'The database is in use by something else, or out of reach. Nothing was changed: try again in a few seconds.'
          : message;
      res.type('html').send(render({ view: { page: 'refused', status, message: words } }));
    },
  };
}

/** Throws a 404 in words where the address names nothing that is there now. */
export async function findOr404(stores: Stores, req: Request): Promise<Submission> {
  const found = await stores.find(String(req.params.reference));
  if (!found) throw new Refusal(404, GONE);
  return found;
}

export async function eraseView(
  stores: Stores,
  found: Submission,
  isUnconfirmed: boolean,
): Promise<DeskView['view']> {
  const references = await stores.ofPerson(found.email);
  const submissions: Submission[] = [];
  for (const reference of references.slice(-PAGE)) {
    const each = await stores.find(reference);
    if (each) submissions.push(each);
  }
  return {
    page: 'erase',
    row: rowOf(found),
    ofPerson: submissions.toReversed().map((each) => rowOf(each)),
    total: references.length,
    isUnconfirmed,
  };
}

async function markRead(stores: Stores, { reference }: Submission): Promise<void> {
  try {
    await stores.markRead(reference, true);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}

async function countsOf(stores: Stores): Promise<Counts> {
  const [unread, held, failed] = await Promise.all([
    stores.desk.search({ unread: true }, { limit: 1 }),
    stores.desk.search({ quarantine: true }, { limit: 1 }),
    stores.outbox.failed(),
  ]);
  return { unread: unread.total, quarantine: held.total, letters: failed.length };
}

const queryOf = (req: Request) => new URLSearchParams(req.url.split('?')[1] ?? '');
