import type { ApiResponse, JsonSchema, Operation, Parameter } from '#shared/api-document.ts';
import { JOBS_PER_PAGE, ORDERS, SEARCH_CHARACTERS } from '#shared/job-query.ts';
import {
  asSlug,
  DEPARTMENT_CHARACTERS,
  EMPLOYMENT_TYPES,
  LOCATION_CHARACTERS,
  WORKPLACES,
} from '#shared/job-terms.ts';
import { APPLICATION_ACCEPTED, MESSAGE_ACCEPTED } from '#shared/replies.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { exampleOf, ref, SCHEMAS } from './schemas.ts';

const json = (schema: JsonSchema, example?: unknown) => ({ 'application/json': { schema, example } });

/** The responses of a read: they can be cached and revalidated. */
const data = (schema: JsonSchema, example: unknown): Record<number, ApiResponse> => ({
  200: {
    description:
      'ETag names this version; send it back as If-None-Match and get 304 until something changes.',
    content: json(schema, example),
  },
  304: { description: 'Nothing has changed since the version in If-None-Match.' },
});

const accepted = (message: string, reference: string): ApiResponse => ({
  description:
    'Stored on disk. The very same submission within 24 hours gets the first reference again. RateLimit and RateLimit-Policy say what is left of the allowance.',
  content: json(ref('Accepted'), { success: true, message, reference }),
});

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
  429: 'Too many posts or different searches of one visitor, or too many uploads at once. Retry-After says when to try again.',
  500: 'A fault of ours; reference names it in our log.',
  503: 'Nothing can be stored at this moment, or all places for uploads or searches are taken. Nothing was stored; Retry-After says when to try again.',
};

const refusals = (
  shape: 'Refused' | 'ContactRefused',
  ...statuses: (keyof typeof REFUSALS)[]
): Record<number, ApiResponse> =>
  Object.fromEntries(
    statuses.map((status) => [status, { description: REFUSALS[status], content: json(ref(shape)) }]),
  );

const filter = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});
const text = (maxLength?: number): JsonSchema => ({ type: 'string', maxLength });

/** A job with the required fields only. */
const JOB = {
  _id: OPEN_APPLICATION,
  title: 'Open application',
  experience: 'Any',
  location: 'Indore, Madhya Pradesh',
  isActive: true,
  jobSummary: 'Any other work.',
  keyResponsibilities: ['Build what leaves our office.'],
  requiredSkillsQualifications: ['Something you have made.'],
  jobType: 'Full time, on site',
  salary: 'By experience',
};

const TESTIMONIAL = {
  content: 'All 120 still run.',
  image: 'face-02.svg',
  name: 'Meera Kulkarni',
  designation: 'Head, Nimbus Cold',
};

const listJobs: Operation = {
  operationId: 'listJobs',
  tags: ['Jobs'],
  summary: 'The jobs that are open now, newest first',
  description: `Without parameters: all of them. With any: a page of at most ${JOBS_PER_PAGE}, and how many each value of a filter would leave. Drafts and closed jobs never leave the server.`,
  parameters: [
    filter('q', 'Words of title, place, department, skills or summary.', text(SEARCH_CHARACTERS)),
    filter('place', 'A `location` as it is written.', text(LOCATION_CHARACTERS)),
    filter('experience', 'Years of work that somebody has.', { type: 'integer', minimum: 0, maximum: 99 }),
    filter('kind', 'Kind of employment.', { enum: EMPLOYMENT_TYPES.map(asSlug) }),
    filter('department', 'A `department`, or the group on /career.', text(DEPARTMENT_CHARACTERS)),
    filter('workplace', 'Where the work is done.', { enum: WORKPLACES.map(asSlug) }),
    filter('order', 'Newest first, or the next to close first.', { enum: ORDERS }),
    filter('page', 'Which page, from 1.', { type: 'integer', minimum: 1, maximum: 99_999 }),
    filter('like', 'The `_id` of a closed job: up to three similar ones come first.', text()),
  ],
  responses: {
    ...data(ref('JobsReply'), { success: true, data: [JOB] }),
    ...refusals('Refused', 400, 405, 429, 500, 503),
  },
};

const readJob: Operation = {
  operationId: 'readJob',
  tags: ['Jobs'],
  summary: 'One job',
  description: 'Texts are plain text. Its page is `/careers/{id}`.',
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The `_id` of a job.',
      schema: text(),
      example: OPEN_APPLICATION,
    },
  ],
  responses: {
    ...data(ref('JobReply'), { success: true, data: JOB }),
    ...refusals('Refused', 400, 404, 405, 410, 500),
  },
};

const listTestimonials: Operation = {
  operationId: 'listTestimonials',
  tags: ['Testimonials'],
  summary: 'What clients say, a bare list',
  description:
    '`image` is the name of a file under `/uploads/`; an entry without one is shown with `/uploads/user.png`.',
  responses: {
    ...data({ type: 'array', items: ref('Testimonial') }, [TESTIMONIAL]),
    ...refusals('Refused', 405, 500),
  },
};

const sendMessage: Operation = {
  operationId: 'sendMessage',
  tags: ['Submissions'],
  summary: 'Send a message, or an enquiry about a project',
  description:
    'A body with the key `project` is an enquiry, one without is a message; each has its own rules. The words of a refusal are `error` here, and `message` everywhere else.',
  requestBody: {
    required: true,
    content: json({ anyOf: [ref('Enquiry'), ref('ContactMessage')] }, exampleOf(SCHEMAS.ContactMessage)),
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
      'multipart/form-data': { schema: ref('Application'), example: exampleOf(SCHEMAS.Application) },
    },
  },
  responses: {
    201: accepted(APPLICATION_ACCEPTED, 'A-7KQM-2XWD'),
    ...refusals('Refused', 400, 403, 404, 405, 408, 410, 413, 415, 422, 429, 500, 503),
  },
};

/** Every call for integrators, by path and method. Those that send are for our own pages, servers and command lines. */
export const PATHS = {
  '/api/getAlljob': { get: listJobs },
  '/api/getJob/{id}': { get: readJob },
  '/api/testimonials': { get: listTestimonials },
  '/api/contact': { post: sendMessage },
  '/api/apply': { post: apply },
};
