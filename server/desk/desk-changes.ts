import type { Response } from 'express';
import { gone } from '#content/desk/desk-copy.ts';
import { LETTERS } from '#shared/desk-paths.ts';
import { STAGES } from '#shared/stages.ts';
import { Refusal } from '../http/errors.ts';
import { NOTE_LIMIT } from '../submissions/notes.ts';
import type { Stores } from '../submissions/stores.ts';
import { action, type Fields, idOf, toNotice, toSheet, typed } from './desk-actions.ts';
import { listPathOf } from './desk-lists.ts';
import { type DeskPages, findOr404 } from './desk-pages.ts';
import { eraseView } from './erase-view.ts';

/** The notice for each outcome of setting a stage. */
const DONE_OF = { set: 'stage', gone: 'stage', changed: 'otherStage', withdrawn: 'withdrawn' } as const;

/** The desk's form actions. */
export function deskChanges(stores: Stores, pages: DeskPages) {
  async function keepNote(reference: string, { text, seen }: Fields, res: Response): Promise<void> {
    const note = typed(text);
    if (note === '') throw new Refusal(422, 'The note is empty.');
    if (note.length > NOTE_LIMIT) throw new Refusal(422, `A note has at most ${NOTE_LIMIT} characters.`);
    const isKept = await stores.notes.add(reference, note, res.locals.by, Number(seen) || 0);
    if (!isKept) throw new Refusal(404, gone.unknown);
  }

  return {
    stage: action(async (req, res, fields) => {
      const { stage, was, after } = fields;
      const wanted = STAGES.find((each) => each === stage);
      if (!wanted) throw new Refusal(422, 'There is no such stage.');
      const found = await findOr404(stores, req);
      if (found.kind !== 'application') throw new Refusal(422, 'Only applications have stages.');
      if (typed(fields.text)) await keepNote(found.reference, fields, res);
      const outcome = await stores.stages.set(found.reference, wanted, {
        was: STAGES.find((each) => each === was),
        after: after === undefined ? undefined : Number(after),
        by: res.locals.by,
      });
      if (outcome === 'gone') await findOr404(stores, req);
      toSheet(req, res, found.reference, DONE_OF[outcome]);
    }),

    addNote: action(async (req, res, fields) => {
      const { reference } = await findOr404(stores, req);
      await keepNote(reference, fields, res);
      toSheet(req, res, reference, 'noted');
    }),

    removeNote: action(async (req, res) => {
      const { reference } = await findOr404(stores, req);
      await stores.notes.remove(reference, idOf(req));
      toSheet(req, res, reference, 'forgotten');
    }),

    unread: action(async (req, res) => {
      const found = await findOr404(stores, req);
      await stores.markRead(found.reference, false, res.locals.by);
      toNotice(res, listPathOf(req), { done: 'unread', of: found.reference });
    }),

    release: action(async (req, res) => {
      const { reference } = await findOr404(stores, req);
      await stores.release(reference, res.locals.by);
      toSheet(req, res, reference, 'released');
    }),

    erase: action(async (req, res, { sure, extent }) => {
      const found = await findOr404(stores, req);
      if (sure !== 'yes') {
        res.status(422);
        await pages.send(req, res, await eraseView(stores, found, listPathOf(req), true));
        return;
      }
      const references = extent === 'all' ? await stores.ofPerson(found.email) : [found.reference];
      await stores.erase(references, res.locals.by);
      toNotice(res, listPathOf(req), { done: (await stores.compact()) ? 'erased' : 'erasedLater' });
    }),

    retry: action(async (req, res) => {
      const reference = await stores.outbox.retry(idOf(req));
      if (!reference) {
        throw new Refusal(
          404,
          'This letter is not among those that failed. It may have been tried again meanwhile.',
        );
      }
      toNotice(res, LETTERS, { done: 'retried', of: reference });
    }),
  };
}
