import type { Request, RequestHandler, Response } from 'express';
import { DONE, type Done } from '#content/desk/desk-copy.ts';
import { INBOX, QUARANTINE, submissionPath } from '#shared/desk-paths.ts';
import { REFERENCE } from '#shared/reference.ts';
import { StoreUnavailable } from '../database/store-errors.ts';
import { type PageOfError, Refusal } from '../http/errors.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import type { Counts, DeskView, Renderer } from './desk-renderer.ts';
import { letterRow } from './desk-rows.ts';
import { eraseView } from './erase-view.ts';
import { listView, type NamesOf } from './list-view.ts';
import { statisticsView } from './statistics-view.ts';
import { submissionView } from './submission-view.ts';

const GONE = 'There is no such submission. It may have been erased meanwhile.';
const BUSY =
  'The database is in use by something else, or out of reach. Nothing was changed: try again in a few seconds.';

export type DeskPages = Record<
  'inbox' | 'quarantine' | 'submission' | 'letters' | 'statistics' | 'erase',
  RequestHandler
> & {
  /** Sends a page with what the menu counts, and what the address says was done. */
  send(req: Request, res: Response, view: DeskView['view']): Promise<void>;
  refused: PageOfError;
};

/** What the desk shows at each of its addresses; the views are made in files of their own. */
export function deskPages(stores: Stores, { render }: Renderer, namesOf: NamesOf): DeskPages {
  async function send(req: Request, res: Response, view: DeskView['view']): Promise<void> {
    res.type('html').send(render({ view, counts: await countsOf(stores), done: doneOf(queryOf(req)) }));
  }

  return {
    send,

    inbox: async (req, res) => send(req, res, await listView(stores, namesOf, queryOf(req), INBOX)),
    quarantine: async (req, res) => send(req, res, await listView(stores, namesOf, queryOf(req), QUARANTINE)),
    letters: async (req, res) =>
      send(req, res, { page: 'letters', letters: (await stores.outbox.failed()).map(letterRow) }),
    statistics: async (req, res) => send(req, res, await statisticsView(stores)),
    erase: async (req, res) => send(req, res, await eraseView(stores, await findOr404(stores, req), false)),

    async submission(req, res) {
      const found = await findOr404(stores, req);
      // Looking at it is reading it; while nothing can be written it can still be looked at.
      if (req.method === 'GET' && !found.readAt) await stores.markRead(found.reference, true).catch(onlyBusy);
      await send(req, res, await submissionView(stores, found));
    },

    async refused(req, res, { status, message }) {
      const [, reference = ''] = /^\/submissions\/([^/?]+)\/./.exec(req.url) ?? [];
      const back = REFERENCE.test(reference) ? submissionPath(reference) : undefined;
      const words = status === 503 ? BUSY : message;
      res.type('html').send(render({ view: { page: 'refused', status, message: words, back } }));
    },
  };
}

/** Throws a 404 in words where the address names nothing that is there now. */
export async function findOr404(stores: Stores, req: Request): Promise<Submission> {
  const found = await stores.find(String(req.params.reference));
  if (!found) throw new Refusal(404, GONE);
  return found;
}

function onlyBusy(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}

async function countsOf(stores: Stores): Promise<Counts> {
  const [unread, held, { failed }] = await Promise.all([
    stores.desk.search({ unread: true }, { limit: 1 }),
    stores.desk.search({ quarantine: true }, { limit: 1 }),
    stores.outbox.counts(),
  ]);
  return {
    unread: unread.total,
    quarantine: held.total,
    letters: failed.receipt + failed.notice + failed.webhook + failed.answer,
  };
}

/** What the address says was done, and to which submission; undefined for anything else that stands there. */
function doneOf(query: URLSearchParams): DeskView['done'] {
  const what = query.get('done');
  const of = query.get('of') ?? '';
  if (!what || !Object.hasOwn(DONE, what)) return undefined;
  return { what: what as Done, reference: REFERENCE.test(of) ? of : undefined };
}

const queryOf = (req: Request) => new URLSearchParams(req.url.split('?')[1] ?? '');
