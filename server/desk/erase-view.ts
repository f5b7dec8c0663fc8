import type { Stores } from '../submissions/stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import { PAGE } from './desk-lists.ts';
import type { DeskView } from './desk-renderer.ts';
import { rowOf } from './desk-rows.ts';

/** `list`: the path of the list to return to. `isUnconfirmed`: the form was sent without its confirmation. */
export async function eraseView(
  stores: Stores,
  found: Submission,
  list: string,
  isUnconfirmed: boolean,
): Promise<DeskView['view']> {
  const references = await stores.ofPerson(found.email);
  const submissions = await stores.desk.these(references.slice(-PAGE));
  return {
    page: 'erase',
    row: rowOf(found),
    ofPerson: submissions.toReversed().map((each) => rowOf(each)),
    total: references.length,
    list,
    isUnconfirmed,
  };
}
