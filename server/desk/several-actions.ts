import type { RequestHandler } from 'express';
import { DONE_ID, withQuery } from '#shared/desk-paths.ts';
import { REFERENCE } from '#shared/reference.ts';
import { STAGES, type Stage } from '#shared/stages.ts';
import { Refusal } from '../http/errors.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import { action } from './desk-actions.ts';
import { byOf } from './desk-name.ts';
import { listOf, listPath, PAGE } from './list-place.ts';
import { zipOf } from './zip-of.ts';

/** What is done with several submissions of a list at once. */
export function severalActions(stores: Stores): RequestHandler[] {
  return action(async (req, res, fields) => {
    // Each has a field named by its reference, whose value is the stage that it had in the list.
    const ticked = Object.entries(fields)
      .filter(([name]) => REFERENCE.test(name))
      .slice(0, PAGE);
    if (ticked.length === 0) throw new Refusal(422, 'Nothing was chosen: tick one at least.');
    if (fields.do === 'save') {
      const submissions = await stores.desk.these(ticked.map(([reference]) => reference));
      res.attachment('submissions.zip').end(await zipOf(stores, submissions));
      return;
    }
    if (!['stage', 'read', 'unread'].includes(String(fields.do)))
      throw new Refusal(422, 'Please use the buttons of the page.');
    const wanted = STAGES.find((each) => each === fields.stage);
    if (fields.do === 'stage' && !wanted) throw new Refusal(422, 'Choose a stage first.');
    let count = 0;
    /** What somebody else has set meanwhile stays as it is. */
    const left: string[] = [];
    for (const [reference, value] of ticked) {
      const was = STAGES.find((stage) => stage === value);
      const isDone = fields.do === 'stage' ? await setStage(reference, was) : await mark(reference);
      if (isDone) count += 1;
      else if (was) left.push(reference);
    }
    const of = left.join(' ');
    const done = fields.do === 'stage' ? (of ? 'someStages' : 'stages') : 'marked';
    res.redirect(303, `${withQuery(listPath(listOf(req)), { done, count: String(count), of })}#${DONE_ID}`);

    async function setStage(reference: string, was: Stage | undefined): Promise<boolean> {
      if (!wanted || !was) return false;
      return (await stores.stages.set(reference, wanted, { was, by: byOf(res) })) === 'set';
    }

    function mark(reference: string): Promise<boolean> {
      return stores.markRead(reference, fields.do === 'read', byOf(res));
    }
  });
}
