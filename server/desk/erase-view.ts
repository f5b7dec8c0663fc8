import type { Stores } from '../submissions/stores.ts';
import type { Submission } from '../submissions/submissions.ts';
import type { DeskView } from './desk-renderer.ts';
import { rowOf } from './desk-rows.ts';
import { PAGE } from './list-place.ts';

/** What would be erased with `found`. `isUnconfirmed`: it was asked for without the confirmation. `list`: as in its address. */
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
