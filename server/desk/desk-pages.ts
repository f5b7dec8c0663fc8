import type { Request, RequestHandler, Response } from 'express';
import { DONE, type Done, gone } from '#content/desk/desk-copy.ts';
import { INBOX, QUARANTINE, submissionPath } from '#shared/desk-paths.ts';
import { REFERENCE } from '#shared/reference.ts';
import { StoreUnavailable } from '../database/store-errors.ts';
import { queryOf } from '../http/address.ts';
import { type ErrorPage, Refusal } from '../http/errors.ts';
import type { Stores } from '../submissions/stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import { listOf, listPathOf, listView, mergeRenamed, type NamesOf, positionIn } from './desk-lists.ts';
import type { Counts, DeskView, Renderer } from './desk-renderer.ts';
import { dayWords, letterRow, lineOf, shortDayWords, timeOf } from './desk-rows.ts';
import { eraseView } from './erase-view.ts';
import { submissionView } from './submission-view.ts';

export type DeskPages = ReturnType<typeof deskPages>;

/** The desk's pages by address; their views are built in files of their own. */
export function deskPages(stores: Stores, { render }: Renderer, namesOf: NamesOf) {
  /** Sends a page with the counts of the menu, and a notice: by default the one that the address asks for. */
  async function send(
    req: Request,
    res: Response,
    view: DeskView['view'],
    done = doneOf(parametersOf(req)),
  ): Promise<void> {
    const counts = await countsOf(stores);
    res.type('html').send(render({ view, counts, done, by: res.locals.by }));
  }

  const page =
    (view: (req: Request, res: Response) => Promise<DeskView['view']>): RequestHandler =>
    async (req, res) =>
      send(req, res, await view(req, res));

  /** Where a submission stands in the list that the address names. */
  const positionOf = (req: Request, { reference, quarantine }: Submission) => {
    const isHeld = quarantine !== undefined && req.query.list === undefined;
    const list = listOf(req);
    return positionIn(stores, namesOf, isHeld ? { ...list, path: QUARANTINE } : list, reference);
  };

  return {
    send,
    positionOf,

    inbox: page((req) => listView(stores, namesOf, parametersOf(req), INBOX)),
    quarantine: page((req) => listView(stores, namesOf, parametersOf(req), QUARANTINE)),
    letters: page(async () => ({ page: 'letters', letters: (await stores.outbox.failed()).map(letterRow) })),
    name: page(async (_req, res) => ({ page: 'name', name: res.locals.by })),
    statistics: page(() => statisticsView(stores, namesOf)),
    erase: page(async (req) => eraseView(stores, await findOr404(stores, req), listPathOf(req), false)),
    submission: page(async (req, res) => {
      const found = await findOr404(stores, req);
      const { by } = res.locals;
      // Opening a submission marks it as read; it opens even while nothing can be written.
      if (req.method === 'GET') await stores.markRead(found.reference, true, by).catch(onlyBusy);
      return submissionView(stores, found, await positionOf(req, found), by);
    }),

    refused: (async (req, res, { status, message, cause }) => {
      const [, reference = ''] = /^\/submissions\/([^/?]+)\/./.exec(req.url) ?? [];
      const isGone = status === 404;
      const back = !isGone && REFERENCE.test(reference) ? submissionPath(reference) : undefined;
      const explanation =
        cause instanceof StoreUnavailable
          ? `This was not stored, or not all of it. ${cause.message}`
          : message;
      const fields = req.method === 'POST' ? (req.body ?? {}) : {};
      // What was typed is given back: to be mended and sent again or, of what is gone, to be kept.
      const isMendable = status === 422 || status === 503;
      const action = isMendable && req.method === 'POST' ? req.url : undefined;
      const typed = action || (isGone && fields.text) ? { action, fields } : undefined;
      const counts = await countsOf(stores).catch(() => undefined);
      const view = { page: 'refused', message: explanation, back, typed } as const;
      res.type('html').send(render({ view, counts, by: res.locals.by }));
    }) satisfies ErrorPage,
  };
}

/** Throws a 404 if there is no such submission; its message names who erased it. */
export async function findOr404(stores: Stores, req: Request): Promise<Submission> {
  const reference = String(req.params.reference);
  const found = await stores.find(reference);
  if (found) return found;
  const erased = (await stores.marks.of(reference)).find(({ what }) => what === 'erased');
  throw new Refusal(404, erased ? gone.by(lineOf(erased.by), timeOf(erased.at).words) : gone.unknown);
}

function onlyBusy(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}

async function countsOf(stores: Stores): Promise<Counts> {
  const [unread, quarantined, { failed }] = await Promise.all([
    stores.desk.search({ unread: true }, { limit: 1 }),
    stores.desk.search({ quarantine: true }, { limit: 1 }),
    stores.outbox.counts(),
  ]);
  return {
    unread: unread.total,
    quarantine: quarantined.total,
    letters: failed.receipt + failed.notice + failed.webhook + failed.answer,
  };
}

/** What the query says was done, and to which submissions; undefined if it names no known action. */
function doneOf(query: URLSearchParams): DeskView['done'] {
  const what = query.get('done');
  const of = query.get('of') ?? '';
  if (!what || !Object.hasOwn(DONE, what)) return undefined;
  const references = of.split(' ').filter((each) => REFERENCE.test(each));
  const count = /^\d+$/.exec(query.get('count') ?? '')?.[0];
  return { what: what as Done, count: count === undefined ? undefined : Number(count), references };
}

const parametersOf = (req: Request) => new URLSearchParams(queryOf(req));

/** Weeks in the chart: half a year. */
const WEEKS = 26;

async function statisticsView(stores: Stores, namesOf: NamesOf): Promise<DeskView['view']> {
  const [counts, weeks] = await Promise.all([stores.statistics.byJob(), stores.statistics.byWeek(WEEKS)]);
  const jobs = mergeRenamed(counts, namesOf).map(({ jobId, title, rows }) => ({
    jobId,
    title,
    total: sum(rows, 'count'),
    unread: sum(rows, 'unread'),
    stages: Object.fromEntries(
      [...Map.groupBy(rows, ({ stage }) => stage)].map(([stage, of]) => [stage, sum(of, 'count')]),
    ),
  }));
  return {
    page: 'statistics',
    jobs: jobs.toSorted((a, b) => b.total - a.total),
    weeks: weeks.map(({ monday, ...rest }) => ({
      words: dayWords(monday),
      day: shortDayWords(monday),
      ...rest,
    })),
  };
}

type Counted = { count: number; unread: number };
const sum = (rows: readonly Counted[], of: keyof Counted) => rows.reduce((total, row) => total + row[of], 0);
