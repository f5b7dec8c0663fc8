import type { Answer, Operation } from '#shared/api-document.ts';
import { type AcceptedReply, APPLICATION_ACCEPTED, MESSAGE_ACCEPTED } from '#shared/replies.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { APPLICATION_WORDS, CONTACT_WORDS } from './field-words.ts';
import { refusals } from './refusals.ts';
import { ref } from './schemas.ts';

/** Values that keep every rule, as the words of the fields show them. */
const valid = (words: Record<string, { example: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([name, { example }]) => [name, example]));

const accepted = (message: string, reference: string): Answer => ({
  description:
    'Stored on disk. The very same submission within 24 hours gets the first reference again. RateLimit and RateLimit-Policy say what is left of the allowance.',
  content: {
    'application/json': {
      schema: ref('Accepted'),
      example: { success: true, message, reference } satisfies AcceptedReply,
    },
  },
});

const contact: Operation = {
  operationId: 'sendMessage',
  tags: ['Submissions'],
  summary: 'Send a message, or an enquiry about a project',
  description:
    'A body with the key `project` is an enquiry, one without is a message; each has its own rules. The words of a refusal are `error` here, and `message` everywhere else.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { anyOf: [ref('Enquiry'), ref('ContactMessage')] },
        example: valid(CONTACT_WORDS),
      },
    },
  },
  responses: {
    201: accepted(MESSAGE_ACCEPTED, 'C-7KQM-2XWD'),
    ...refusals('ContactRefused', 400, 403, 405, 408, 413, 415, 422, 429, 500, 503),
  },
};

const apply: Operation = {
  operationId: 'apply',
  tags: ['Submissions'],
  summary: 'Apply for a job with a resume in PDF',
  description:
    'In the example `resume` is the name of a file that is sent as a part of type application/pdf.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: ref('Application'),
        example: { jobId: OPEN_APPLICATION, ...valid(APPLICATION_WORDS), resume: 'aditi-verma.pdf' },
      },
    },
  },
  responses: {
    201: accepted(APPLICATION_ACCEPTED, 'A-7KQM-2XWD'),
    ...refusals('Refused', 400, 403, 404, 405, 408, 410, 413, 415, 422, 429, 500, 503),
  },
};

/** Calls that send something a person reads: from our own pages, from servers, from a command line. */
export const SENDING = { '/api/contact': { post: contact }, '/api/apply': { post: apply } };
