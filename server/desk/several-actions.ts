import type { RequestHandler } from 'express';
import { zipSync } from 'fflate';
import { REFERENCE } from '#shared/reference.ts';
import { STAGES } from '#shared/stages.ts';
import { Refusal } from '../http/errors.ts';
import { safeCopy } from '../resumes/resumes.ts';
import { formatCsv, withNotes } from '../submissions/inbox/inbox-format.ts';
import { savedName } from '../submissions/inbox/resume-file.ts';
import { intactResume } from '../submissions/inbox/save-resumes.ts';
import type { Stores } from '../submissions/stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import { action, toNotice } from './desk-actions.ts';
import { listPathOf, PAGE } from './desk-lists.ts';

export function severalActions(stores: Stores): RequestHandler[] {
  return action(async (req, res, fields) => {
    // Each submission has a field named after its reference, whose value is the stage shown in the list.
    const ticked = Object.entries(fields)
      .filter(([name]) => REFERENCE.test(name))
      .slice(0, PAGE);
    const list = listPathOf(req);
    const { by } = res.locals;
    if (ticked.length === 0) return toNotice(res, list, { done: 'noneTicked' });
    if (fields.do === 'save') {
      const submissions = await stores.desk.these(ticked.map(([reference]) => reference));
      res.attachment('submissions.zip').end(await zipOf(stores, submissions));
      return;
    }
    if (!['stage', 'read', 'unread'].includes(String(fields.do)))
      throw new Refusal(422, 'Please use the buttons of the page.');
    const wanted = fields.do === 'stage' ? STAGES.find((each) => each === fields.stage) : undefined;
    if (fields.do === 'stage' && !wanted) return toNotice(res, list, { done: 'noStage' });
    /** Left unchanged: those without a stage, withdrawn, or set by somebody else meanwhile. */
    const left: string[] = [];
    for (const [reference, seen] of ticked) {
      const was = STAGES.find((each) => each === seen);
      const isDone = wanted
        ? was !== undefined && (await stores.stages.set(reference, wanted, { was, by })) === 'set'
        : await stores.markRead(reference, fields.do === 'read', by);
      if (!isDone) left.push(reference);
    }
    const outcome = left.length > 0 ? 'someStages' : 'stages';
    const count = String(ticked.length - left.length);
    const of = wanted ? left.join(' ') : '';
    toNotice(res, list, { done: wanted ? outcome : 'marked', count, of });
  });
}

/** Milliseconds for copying resumes: the response must begin within 30 s, and each copy takes a while. */
const COPYING = 15_000;

/** A ZIP of a table of these submissions and safe copies of their resumes; it names those without a copy. */
async function zipOf(stores: Stores, submissions: readonly Submission[]): Promise<Uint8Array> {
  const table = formatCsv(await withNotes(stores, submissions));
  const files: Record<string, Uint8Array> = { 'submissions.csv': Buffer.from(`\ufeff${table}`) };
  const missing: string[] = [];
  const until = performance.now() + COPYING;
  for (const each of submissions) {
    if (each.kind !== 'application') continue;
    const bytes = performance.now() < until ? await intactResume(stores, each) : undefined;
    const copy = bytes && (await safeCopy(bytes));
    if (copy) files[savedName(each)] = copy;
    else missing.push(each.reference);
  }
  if (missing.length > 0) files['no-safe-copy.txt'] = Buffer.from(`${missing.join('\n')}\n`);
  // PDFs are compressed already.
  return zipSync(files, { level: 0 });
}
