import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { FormState } from '#shared/form-state.ts';
import { REFERENCE } from '#shared/reference.ts';
import { isStoreAway } from '../http/errors.ts';
import { PRIVATE_HEADERS } from '../http/headers.ts';

const NOT_LOOKED_UP =
  'We cannot look up your confirmation at this moment. If you have just sent this form, it has arrived: please do not send it again. Reload this page in a minute, or note its address, to see the reference.';

/** The reference that a key opens. Throws where it cannot be looked up at present. */
export type KeyLookup = { referenceOf(key: string): Promise<string | undefined> };

/**
 * The confirmation that a posted form leads to, for whoever sent it: reference and key belong together. Anything else
 * in the address is ignored. Where it cannot be looked up the page says so, since what was sent is on disk.
 */
export async function confirmedForm(
  req: Request,
  res: Response,
  { keys, log }: { keys: KeyLookup; log: Logger },
): Promise<FormState | undefined> {
  const { sent, key } = req.query;
  if (typeof sent !== 'string' || typeof key !== 'string' || !REFERENCE.test(sent)) return undefined;
  // An application has a page of its own.
  if (sent.startsWith('A-')) return undefined;
  res.set(PRIVATE_HEADERS);
  try {
    if ((await keys.referenceOf(key)) !== sent) return undefined;
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    log.warn({ err: error }, 'a confirmation could not be looked up');
    return { state: 'unconfirmed', message: NOT_LOOKED_UP };
  }
  return { state: 'sent', reference: sent };
}
