import type { Request } from 'express';
import { type JobQuery, readJobQuery } from '#shared/job-query.ts';
import { Refusal } from '../http/errors.ts';

/**
 * What a request asks of the list; undefined where it has none of the parameters.
 * @throws {Refusal} 400 for a parameter that breaks its rule
 */
export function askedBy(req: Request): JobQuery | undefined {
  const { query, isAsked, mistakes } = readJobQuery(new URL(req.url, 'http://localhost').searchParams);
  if (mistakes.length > 0) throw new Refusal(400, mistakes.join(' '));
  return isAsked ? query : undefined;
}
