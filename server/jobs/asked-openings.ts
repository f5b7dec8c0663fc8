import type { Request } from 'express';
import { readAsked } from '#shared/asked-openings.ts';
import type { AskedOpenings } from '#shared/openings.ts';
import { Refusal } from '../http/errors.ts';

/**
 * What a request asks of the list; undefined where it has none of the parameters.
 * @throws {Refusal} 400 for a parameter that breaks its rule
 */
export function askedBy(req: Request): AskedOpenings | undefined {
  const { asked, isAsked, mistakes } = readAsked(new URL(req.url, 'http://localhost').searchParams);
  if (mistakes.length > 0) throw new Refusal(400, mistakes.join(' '));
  return isAsked ? asked : undefined;
}
