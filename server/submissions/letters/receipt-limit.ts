import { hash } from 'node:crypto';
import type { SharedLimits } from '../../database/shared-limits.ts';
import { personOf } from '../retention.ts';

/** Receipts that one mailbox gets within a day. */
const MOST_RECEIPTS = 5;
const DAY_SECONDS = 24 * 60 * 60;

export type ReceiptLimit = ReturnType<typeof receiptLimit>;

/** Anybody can give anybody's address: without a limit our server would fill the mailbox of a third person. */
export function receiptLimit(limits: Pick<SharedLimits, 'hit' | 'release'>) {
  return {
    /** Counts a letter to this address; false where it had all that a day allows. */
    take: async (address: string): Promise<boolean> =>
      (await limits.hit(keyOf(address), DAY_SECONDS)).count <= MOST_RECEIPTS,
    /** A letter that was counted and did not leave. */
    giveBack: (address: string): Promise<void> => limits.release(keyOf(address)),
  };
}

/** The address itself is not kept, nor are spellings told apart that many providers deliver to one mailbox. */
function keyOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(personOf(address)) ?? [];
  const mailbox = `${local.replace(/\+.*$/s, '').replaceAll('.', '')}@${domain}`;
  return `receipts:${hash('sha256', mailbox)}`;
}
