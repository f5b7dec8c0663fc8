import type { Request, RequestHandler, Response } from 'express';
import type { Done } from '#content/desk/desk-copy.ts';
import { DONE_ID, INBOX, LETTERS, submissionPath } from '#shared/desk-paths.ts';
import { STAGES } from '#shared/stages.ts';
import { Refusal } from '../http/errors.ts';
import { FORM_TYPE, textBody } from '../http/text-body.ts';
import { NOTE_LIMIT } from '../submissions/notes.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import { type DeskPages, findOr404 } from './desk-pages.ts';
import { eraseView } from './erase-view.ts';

type Change = 'stage' | 'addNote' | 'removeNote' | 'unread' | 'release' | 'erase' | 'retry';
type Fields = Record<string, unknown>;

/**
 * The desk's form actions. Each redirects to a page, so that a reload does not repeat it (POST/redirect/GET), and to the
 * notice in it that says what was done, which gets the focus.
 */
export function deskChanges(stores: Stores, pages: DeskPages): Record<Change, RequestHandler[]> {
  const toSheet = (res: Response, reference: string, done: Done) =>
    res.redirect(303, `${submissionPath(reference)}?done=${done}#${DONE_ID}`);
  const toList = (res: Response, path: string, done: Done, reference?: string) =>
    res.redirect(303, `${path}?done=${done}${reference ? `&of=${reference}` : ''}#${DONE_ID}`);

  return {
    stage: change(async (req, res, { stage }) => {
      const wanted = STAGES.find((each) => each === stage);
      if (!wanted) throw new Refusal(422, 'There is no such stage.');
      const found = await findOr404(stores, req);
      if (found.kind !== 'application') throw new Refusal(422, 'Only applications have stages.');
      if ((await stores.stages.set(found.reference, wanted)) === 'gone') await findOr404(stores, req);
      toSheet(res, found.reference, 'stage');
    }),

    addNote: change(async (req, res, { text }) => {
      const note = String(text ?? '')
        .replaceAll('\r\n', '\n')
        .replaceAll('\0', '')
        .trim();
      if (note === '') throw new Refusal(422, 'The note is empty.');
      if (note.length > NOTE_LIMIT) throw new Refusal(422, `A note has at most ${NOTE_LIMIT} characters.`);
      const { reference } = await findOr404(stores, req);
      const outcome = await stores.notes.add(reference, note);
      if (outcome === 'gone') await findOr404(stores, req);
      if (outcome === 'full') throw new Refusal(422, 'It has as many notes as it can have.');
      toSheet(res, reference, 'noted');
    }),

    removeNote: change(async (req, res) => {
      const { reference } = await findOr404(stores, req);
      await stores.notes.remove(reference, idOf(req));
      toSheet(res, reference, 'forgotten');
    }),

    unread: change(async (req, res) => {
      const found = await findOr404(stores, req);
      await stores.markRead(found.reference, false);
      toList(res, INBOX, 'unread', found.reference);
    }),

    release: change(async (req, res) => {
      const { reference } = await findOr404(stores, req);
      await stores.release(reference);
      toSheet(res, reference, 'released');
    }),

    erase: change(async (req, res, { sure, extent }) => {
      const found = await findOr404(stores, req);
      if (sure !== 'yes') {
        res.status(422);
        await pages.send(req, res, await eraseView(stores, found, true));
        return;
      }
      await stores.erase(extent === 'all' ? await stores.ofPerson(found.email) : [found.reference]);
      toList(res, INBOX, (await stores.compact()) ? 'erased' : 'erasedLater');
    }),

    retry: change(async (req, res) => {
      const reference = await stores.outbox.retry(idOf(req));
      if (!reference) {
        throw new Refusal(
          404,
          'This letter is not among those that failed. It may have been tried again meanwhile.',
        );
      }
      toList(res, LETTERS, 'retried', reference);
    }),
  };
}

function change(apply: (req: Request, res: Response, fields: Fields) => Promise<void>): RequestHandler[] {
  return [...textBody(FORM_TYPE), (req, res) => apply(req, res, req.body)];
}

function idOf(req: Request): number {
  const id = Number(req.params.id);
  if (!Number.isInteger(id) || id < 1 || id > 2 ** 31 - 1) throw new Refusal(404, 'There is no such page.');
  return id;
}
