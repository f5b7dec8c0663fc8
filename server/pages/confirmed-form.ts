import type { Request, Response } from 'express';
import type { FormState } from '#shared/form-state.ts';
import { REFERENCE } from '#shared/reference.ts';
import { PRIVATE_HEADERS } from '../http/headers.ts';

/** The reference that a key opens. Throws where it cannot be looked up at present. */
export type KeyLookup = { referenceOf(key: string): Promise<string | undefined> };

/**
 * The confirmation that a posted form leads to, for whoever sent it: reference and key belong together. Anything else
 * in the address is ignored.
 */
export async function confirmedForm(
  req: Request,
  res: Response,
  keys: KeyLookup,
): Promise<FormState | undefined> {
  const { sent, key } = req.query;
  if (typeof sent !== 'string' || typeof key !== 'string' || !REFERENCE.test(sent)) return undefined;
  // An application has a page of its own.
  if (sent.startsWith('A-')) return undefined;
  res.set(PRIVATE_HEADERS);
  return (await keys.referenceOf(key)) === sent ? { state: 'sent', reference: sent } : undefined;
}
