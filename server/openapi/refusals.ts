import type { Answer } from '#shared/api-document.ts';
import { JOB_EXPIRED } from '#shared/replies.ts';
import { CHECK_FIELDS } from '../http/errors.ts';
import { NO_JOB_WORDS } from '../jobs/open-job.ts';
import { ref } from './schemas.ts';

/** The refusals that calls share: why, and the words of one. */
const REFUSALS = {
  400: [
    'A malformed body, a field twice, a name that no form field can have. Fields that the call does not know are ignored.',
    'This is not valid JSON.',
  ],
  403: [
    'A page of another site has sent it. Servers and command lines are not refused: they send neither Origin nor Sec-Fetch-Site.',
    'This form has to be sent from our own pages.',
  ],
  404: ['No such opening.', NO_JOB_WORDS.unknown],
  405: ['Another method. Allow names those that are taken.', 'This address takes POST only.'],
  408: [
    'Headers are due within 10 s, a body within 30 s; an upload may take longer while it brings 8 KB a second.',
    'Your connection was too slow to receive everything. Please try again.',
  ],
  410: ['The opening is filled, or its last day has passed: the words say which.', JOB_EXPIRED],
  413: ['Too long. A declared length over the limit is refused unread.', 'Please send at most 32 KB.'],
  415: [
    'Another Content-Type, a Content-Encoding, a charset other than UTF-8; or the file is no PDF.',
    'Please send application/json, uncompressed, in UTF-8.',
  ],
  422: ['A field breaks its rule; errors says which.', CHECK_FIELDS],
  429: [
    'Too many posts of one visitor, or too many uploads at once. Retry-After says when to try again.',
    'Too many submissions from your connection. Please try again in 10 minutes.',
  ],
  500: ['A fault of ours; reference names it in our log.', 'Something went wrong'],
  503: [
    'Nothing can be stored at this moment, or all places for uploads are taken. Nothing was stored; Retry-After says when to try again.',
    'We cannot store anything right now. Nothing of yours was lost: please try again in a minute.',
  ],
} as const satisfies Record<number, readonly [description: string, words: string]>;

type RefusalStatus = keyof typeof REFUSALS;

const seconds = { type: 'integer', minimum: 1 };
const HEADERS = {
  405: { Allow: { description: 'The methods that are taken.', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: seconds } },
  503: { 'Retry-After': { description: 'Seconds to wait.', schema: seconds } },
};

type Special = { description?: string; words?: string; errors?: Readonly<Record<string, string>> };

const refusalOf =
  (shape: 'Refused' | 'ContactRefused', field: 'message' | 'error') =>
  (status: RefusalStatus, special: Special = {}): Answer => {
    const { description = REFUSALS[status][0], words = REFUSALS[status][1], errors } = special;
    const reference = status === 500 ? '5f1c8a90b2d7' : undefined;
    return {
      description,
      ...(status in HEADERS && { headers: HEADERS[status as keyof typeof HEADERS] }),
      content: {
        'application/json': {
          schema: ref(shape),
          example: { success: false, [field]: words, errors, reference },
        },
      },
    };
  };

/** A refusal of any call but `/api/contact`; `special` is what this call has to say of it. */
export const refused = refusalOf('Refused', 'message');

/** A refusal of `/api/contact`, whose words are `error`. */
export const contactRefused = refusalOf('ContactRefused', 'error');

/** Refusals of which a call has nothing special to say. */
export const each = (refuse: typeof refused, ...statuses: RefusalStatus[]): Record<number, Answer> =>
  Object.fromEntries(statuses.map((status) => [status, refuse(status)]));

/** Of calls about one opening. */
export const noJob = each(refused, 404, 410);

/** Of calls that read. */
export const readOnly = {
  405: refused(405, { words: 'This address takes GET, HEAD only.' }),
  500: refused(500),
};
