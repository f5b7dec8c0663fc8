import type { Answer, Example, Examples, Operation } from '#shared/api-document.ts';
import { RESUME_TOO_LARGE } from '#shared/application.ts';
import { type AcceptedReply, APPLICATION_ACCEPTED, MESSAGE_ACCEPTED } from '#shared/replies.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { CHECK_FIELDS } from '../http/errors.ts';
import { APPLICATION_WORDS, CONTACT_WORDS, ENQUIRY_WORDS } from './field-words.ts';
import { contactRefused, each, noJob, refused } from './refusals.ts';
import { ref } from './schemas.ts';

/** Values that keep every rule, as the words of the fields show them. */
const valid = (words: Record<string, { example: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([name, { example }]) => [name, example]));

const MESSAGE = valid(CONTACT_WORDS);
const ENQUIRY = valid(ENQUIRY_WORDS);
/** The file stands in examples by its name. */
const APPLICATION = { jobId: OPEN_APPLICATION, ...valid(APPLICATION_WORDS), resume: 'aditi-verma.pdf' };

const rateHeaders = {
  RateLimit: {
    description:
      'What is left of the allowance (draft-ietf-httpapi-ratelimit-headers-08): r posts, t seconds.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': { description: 'The allowance: q posts in w seconds.', schema: { type: 'string' } },
};

const accepted = (examples: Examples): Answer => ({
  description: 'Stored on disk. The very same submission within 24 hours gets the first reference again.',
  headers: rateHeaders,
  content: { 'application/json': { schema: ref('Accepted'), examples } },
});

const stored = (summary: string, message: string, reference: string): Example => ({
  summary,
  value: { success: true, message, reference } satisfies AcceptedReply,
});
const contactErrors = (summary: string, errors: Record<string, string>): Example => ({
  summary,
  value: { success: false, error: CHECK_FIELDS, errors },
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
        examples: {
          message: { summary: 'A message', value: MESSAGE },
          enquiry: { summary: 'An enquiry', value: ENQUIRY },
          nothing: { summary: 'A message without anything', value: {} },
          countryCode: {
            summary: 'An enquiry with a country code in its number',
            value: { ...ENQUIRY, contact: '+919000000000' },
          },
          tooShort: { summary: 'A message of nine characters', value: { ...MESSAGE, message: 'Call me..' } },
          twoKinds: { summary: 'An enquiry without its project’s name', value: { ...ENQUIRY, project: '' } },
        },
      },
    },
  },
  responses: {
    201: accepted({
      message: stored('A message', MESSAGE_ACCEPTED, 'C-7KQM-2XWD'),
      enquiry: stored('An enquiry', MESSAGE_ACCEPTED, 'E-4HNP-9RTV'),
    }),
    ...each(contactRefused, 400, 403, 405, 408, 413, 415, 429, 500, 503),
    422: contactRefused(422, {
      examples: {
        nothing: contactErrors('All that is missing at once', {
          fullName: 'Name is required',
          email: 'Email is required',
          message: 'Message is required',
        }),
        countryCode: contactErrors('Ten digits', { contact: 'Phone must be 10 digits' }),
        tooShort: contactErrors('Ten characters', { message: 'Message should be at least 10 characters' }),
        twoKinds: contactErrors('The key is there', { project: 'Project is required' }),
      },
    }),
  },
};

const applyErrors = (summary: string, message: string, errors: Record<string, string>): Example => ({
  summary,
  value: { success: false, message, errors },
});

const apply: Operation = {
  operationId: 'apply',
  tags: ['Submissions'],
  summary: 'Apply for a job with a resume in PDF',
  description:
    'What a job asks for stands at `/api/jobs/{id}/form`. In the examples `resume` is the name of a file that is sent as a part of type application/pdf.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: ref('Application'),
        examples: {
          whole: { summary: 'An application', value: APPLICATION },
          withoutResume: { summary: 'Without a resume', value: { ...APPLICATION, resume: undefined } },
          countryCode: {
            summary: 'With a country code in the number',
            value: { ...APPLICATION, phone: '+919000000000' },
          },
          unknown: {
            summary: 'For a job that never was',
            value: { ...APPLICATION, jobId: 'astronaut' },
          },
          closed: {
            summary: 'For one that is closed',
            value: { ...APPLICATION, jobId: 'android-developer' },
          },
        },
      },
    },
  },
  responses: {
    201: accepted({ whole: stored('An application', APPLICATION_ACCEPTED, 'A-7KQM-2XWD') }),
    400: refused(400, { words: 'The form did not arrive whole. Please send it again.' }),
    ...each(refused, 403, 405, 408, 429, 500, 503),
    ...noJob,
    413: refused(413, {
      examples: {
        refused: applyErrors('Told by its length alone', RESUME_TOO_LARGE, { resume: RESUME_TOO_LARGE }),
      },
    }),
    415: refused(415, { words: 'Please send multipart/form-data, uncompressed, in UTF-8.' }),
    422: refused(422, {
      examples: {
        withoutResume: applyErrors('The file is a field like any other', CHECK_FIELDS, {
          resume: 'Resume is required.',
        }),
        countryCode: applyErrors('Ten digits', CHECK_FIELDS, {
          phone: 'Enter a valid 10-digit phone number',
        }),
      },
    }),
  },
};

/** Calls that send something a person reads: from our own pages, from servers, from a command line. */
export const SENDING = { '/api/contact': { post: contact }, '/api/apply': { post: apply } };
