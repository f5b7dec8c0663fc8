import type { Answer } from '#shared/api-document.ts';
import { ref } from './schemas.ts';

const REFUSALS = {
  400: 'Malformed or not encoded correctly; a field twice, or a name that no field can have; a parameter that is too long, given twice or nonsense. Fields that the call does not know are ignored.',
  403: 'A page of another site has sent it. Servers and command lines are not refused: they send neither Origin nor Sec-Fetch-Site.',
  404: 'No such opening.',
  405: 'Another method. Allow names those that are taken.',
  408: 'Headers are due within 10 s, a body within 30 s; an upload may take longer while it brings 8 KB a second.',
  410: 'The opening is filled, or its last day has passed: the words say which.',
  413: 'Too long. A declared length over the limit is refused unread.',
  415: 'Another Content-Type, a Content-Encoding, a charset other than UTF-8; or the file is no PDF.',
  422: 'A field breaks its rule; errors says which.',
  429: 'Too many posts of one visitor, or too many uploads at once. Retry-After says when to try again.',
  500: 'A fault of ours; reference names it in our log.',
  503: 'Nothing can be stored at this moment, or all places for uploads are taken. Nothing was stored; Retry-After says when to try again.',
};

/** The refusals of a call with these statuses. */
export const refusals = (
  shape: 'Refused' | 'ContactRefused',
  ...statuses: (keyof typeof REFUSALS)[]
): Record<number, Answer> =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: REFUSALS[status], content: { 'application/json': { schema: ref(shape) } } },
    ]),
  );
