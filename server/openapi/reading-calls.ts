import type { Answer, JsonSchema, Operation, Parameter } from '#shared/api-document.ts';
import type { Job, Testimonial } from '#shared/entities.ts';
import { JOBS_A_PAGE, ORDERS, SEARCH_CHARACTERS } from '#shared/job-query.ts';
import {
  DEPARTMENT_CHARACTERS,
  EMPLOYMENT_TYPES,
  LOCATION_CHARACTERS,
  spelled,
  WORKPLACES,
} from '#shared/job-terms.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { noJob, readOnly, refused } from './refusals.ts';
import { ref } from './schemas.ts';

const etagHeader = {
  ETag: {
    description: 'Names this version; send it back as If-None-Match and get 304 until something changes.',
    schema: { type: 'string' },
  },
};

/** An answer in JSON that may be kept and asked for again. */
const data = (description: string, schema: JsonSchema, example?: unknown): Answer => ({
  description,
  headers: etagHeader,
  content: { 'application/json': { schema, example } },
});

const unchanged: Answer = { description: 'Nothing has changed since the version in If-None-Match.' };

const EXAMPLE_JOB: Job = {
  _id: OPEN_APPLICATION,
  title: 'Open application',
  experience: 'Any',
  location: 'Indore, Madhya Pradesh',
  isActive: true,
  jobSummary: 'No job fits you, and you would still like to work on boards, firmware or apps with us.',
  keyResponsibilities: ['Tell us what you would like to work on.'],
  requiredSkillsQualifications: ['Something you made and can show.'],
  jobType: 'Full time, on site',
  salary: 'By role and experience',
  postedAt: '2026-01-05',
  employmentType: 'FULL_TIME',
};

const EXAMPLE_TESTIMONIAL: Testimonial = {
  content: 'They found the fault in our controller in two days and wrote down how.',
  image: 'face-02.svg',
  name: 'Meera Joshi',
  designation: 'Head of production, Example Mills',
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

const jobs: Operation = {
  operationId: 'listJobs',
  tags: ['Jobs'],
  summary: 'The jobs that are open now, newest first',
  description: `Without parameters: all of them. With any: a page of at most ${JOBS_A_PAGE}, and how many each value of a filter would leave. Drafts and closed jobs never leave the server.`,
  parameters: [
    filter('q', 'Words of title, place, department, skills or summary.', {
      type: 'string',
      maxLength: SEARCH_CHARACTERS,
    }),
    filter('place', 'A `location` as it is written.', { type: 'string', maxLength: LOCATION_CHARACTERS }),
    filter('experience', 'Years of work that somebody has.', { type: 'integer', minimum: 0, maximum: 99 }),
    filter('kind', 'Kind of employment.', { enum: EMPLOYMENT_TYPES.map(spelled) }),
    filter('department', 'A `department`, or the group on /career.', {
      type: 'string',
      maxLength: DEPARTMENT_CHARACTERS,
    }),
    filter('workplace', 'Where the work is done.', { enum: WORKPLACES.map(spelled) }),
    filter('order', 'Newest first, or the next to close first.', { enum: [...ORDERS] }),
    filter('page', 'Which page, from 1.', { type: 'integer', minimum: 1, maximum: 99_999 }),
    filter('like', 'The `_id` of a closed job: up to three similar ones come first.', { type: 'string' }),
  ],
  responses: {
    200: data('The list.', ref('JobsReply'), { success: true, data: [EXAMPLE_JOB] }),
    304: unchanged,
    400: refused(400, {
      description: 'A parameter is too long, given twice or nonsense.',
      words: 'experience should be a whole number of years, 0 to 99.',
    }),
    ...readOnly,
  },
};

const job: Operation = {
  operationId: 'readJob',
  tags: ['Jobs'],
  summary: 'One job',
  description: 'Texts are plain text. Its page is `/careers/{id}`.',
  parameters: [jobId],
  responses: {
    200: data('The job.', ref('JobReply'), { success: true, data: EXAMPLE_JOB }),
    304: unchanged,
    400: refused(400, {
      description: 'The address is not encoded correctly.',
      words: 'This address is not written correctly.',
    }),
    ...noJob,
    ...readOnly,
  },
};

const form: Operation = {
  operationId: 'readApplicationForm',
  tags: ['Jobs'],
  summary: 'The application form of a job: fields, rules, limits, where to post',
  parameters: [jobId],
  responses: { ...job.responses, 200: data('The form.', ref('FormReply')) },
};

const testimonials: Operation = {
  operationId: 'listTestimonials',
  tags: ['Testimonials'],
  summary: 'What clients say, a bare list',
  description:
    '`image` is the name of a file under `/uploads/`; an entry without one is shown with `/uploads/user.png`.',
  responses: {
    200: data('The list.', { type: 'array', items: ref('Testimonial') }, [EXAMPLE_TESTIMONIAL]),
    304: unchanged,
    ...readOnly,
  },
};

/** Calls that read: open to the pages of any site. */
export const READING = {
  '/api/getAlljob': { get: jobs },
  '/api/getJob/{id}': { get: job },
  '/api/jobs/{id}/form': { get: form },
  '/api/testimonials': { get: testimonials },
};
