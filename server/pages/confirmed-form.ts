import type { Request, Response } from 'express';
import type { FormState } from '#shared/form-state.ts';
import { REFERENCE } from '#shared/reference.ts';
import { PRIVATE_HEADERS } from '../http/headers.ts';

/** Looks up the reference that a key opens. Rejects if that is not possible at present. */
export type KeyLookup = { referenceOf(key: string): Promise<string | undefined> };

/**
 * The confirmation that an accepted form redirects to, for its sender only: reference and key must belong
 * together. Any other query is ignored.
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
