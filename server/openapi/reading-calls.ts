import type { Answer, JsonSchema, Operation, Parameter } from '#shared/api-document.ts';
import { JOBS_A_PAGE, ORDERS, SEARCH_CHARACTERS } from '#shared/job-query.ts';
import {
  DEPARTMENT_CHARACTERS,
  EMPLOYMENT_TYPES,
  LOCATION_CHARACTERS,
  spelled,
  WORKPLACES,
} from '#shared/job-terms.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { refusals } from './refusals.ts';
import { ref } from './schemas.ts';

/** An answer in JSON that may be kept and asked for again. */
const data = (schema: JsonSchema, example: unknown): Record<number, Answer> => ({
  200: {
    description:
      'ETag names this version; send it back as If-None-Match and get 304 until something changes.',
    content: { 'application/json': { schema, example } },
  },
  304: { description: 'Nothing has changed since the version in If-None-Match.' },
});

/** A job with what every job has. */
const JOB = {
  _id: OPEN_APPLICATION,
  title: 'Open application',
  experience: 'Any',
  location: 'Indore, Madhya Pradesh',
  isActive: true,
  jobSummary: 'For people whose kind of work is not in the list.',
  keyResponsibilities: ['Build what leaves our office.'],
  requiredSkillsQualifications: ['Something you have made.'],
  jobType: 'Full time, on site',
  salary: 'By experience',
};
const TESTIMONIAL = {
  content: 'Every relay board came with its own test report.',
  image: 'face-02.svg',
  name: 'Meera Kulkarni',
  designation: 'Operations Head, Nimbus Cold',
};

const jobId: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The `_id` of a job.',
  schema: { type: 'string' },
  example: OPEN_APPLICATION,
};

const filter = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});
const text = (maxLength?: number): JsonSchema => ({ type: 'string', maxLength });
const number = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

const jobs: Operation = {
  operationId: 'listJobs',
  tags: ['Jobs'],
  summary: 'The jobs that are open now, newest first',
  description: `Without parameters: all of them. With any: a page of at most ${JOBS_A_PAGE}, and how many each value of a filter would leave. Drafts and closed jobs never leave the server.`,
  parameters: [
    filter('q', 'Words of title, place, department, skills or summary.', text(SEARCH_CHARACTERS)),
    filter('place', 'A `location` as it is written.', text(LOCATION_CHARACTERS)),
    filter('experience', 'Years of work that somebody has.', number(0, 99)),
    filter('kind', 'Kind of employment.', { enum: EMPLOYMENT_TYPES.map(spelled) }),
    filter('department', 'A `department`, or the group on /career.', text(DEPARTMENT_CHARACTERS)),
    filter('workplace', 'Where the work is done.', { enum: WORKPLACES.map(spelled) }),
    filter('order', 'Newest first, or the next to close first.', { enum: ORDERS }),
    filter('page', 'Which page, from 1.', number(1, 99_999)),
    filter('like', 'The `_id` of a closed job: up to three similar ones come first.', text()),
  ],
  responses: {
    ...data(ref('JobsReply'), { success: true, data: [JOB] }),
    ...refusals('Refused', 400, 405, 500),
  },
};

const job: Operation = {
  operationId: 'readJob',
  tags: ['Jobs'],
  summary: 'One job',
  description: 'Texts are plain text. Its page is `/careers/{id}`.',
  parameters: [jobId],
  responses: {
    ...data(ref('JobReply'), { success: true, data: JOB }),
    ...refusals('Refused', 400, 404, 405, 410, 500),
  },
};

const testimonials: Operation = {
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

/** Calls that read: open to the pages of any site. */
export const READING = {
  '/api/getAlljob': { get: jobs },
  '/api/getJob/{id}': { get: job },
  '/api/testimonials': { get: testimonials },
};
