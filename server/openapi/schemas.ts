import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { JsonSchema } from '#shared/api-document.ts';
import { Application } from '#shared/application.ts';
import { ContactMessage } from '#shared/contact.ts';
import { Enquiry } from '#shared/enquiry.ts';
import { JobFile, TestimonialsFile } from '#shared/entities.ts';
import { checkForm } from '#shared/form-rules.ts';
import { FILTERS } from '#shared/job-query.ts';
import { LIMITS } from '#shared/limits.ts';
import { REFERENCE } from '#shared/reference.ts';
import type {
  AcceptedReply,
  ContactRefusedReply,
  JobReply,
  JobsPageReply,
  JobsReply,
  RefusedReply,
} from '#shared/replies.ts';
import { JOB_ID, JOB_ID_CHARACTERS } from '#shared/slugs.ts';
import { CHECK_FIELDS } from '../http/errors.ts';
import { APPLICATION_WORDS, CONTACT_WORDS, ENQUIRY_WORDS } from './field-words.ts';
import { formSchema } from './form-schema.ts';

/** An object with exactly these properties: a field that a reply gains has to be described here. */
function object<T extends object>(
  properties: { [Name in keyof Required<T>]: JsonSchema },
  optional: readonly (keyof T)[] = [],
): JsonSchema {
  const required = (Object.keys(properties) as (keyof T)[]).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const text = (description: string): JsonSchema => ({ type: 'string', description });
const yes: JsonSchema = { type: 'boolean', const: true };
const no: JsonSchema = { type: 'boolean', const: false };
const fieldErrors: JsonSchema = {
  type: 'object',
  description: 'What is wrong, by the name of the field: all of it at once.',
  additionalProperties: { type: 'string' },
};
const faultReference = text('Of a fault of ours (500) only: names it in our log.');

/** What JSON Schema cannot say (trimmed texts, days that exist) is left out. */
function plain(schema: v.GenericSchema): ObjectSchema {
  const { $schema, ...rest } = toJsonSchema(schema, { typeMode: 'output', errorMode: 'ignore' });
  return rest as ObjectSchema;
}
type ObjectSchema = JsonSchema & { properties: Record<string, JsonSchema>; required: string[] };

function jobSchema(): JsonSchema {
  const { properties, required, ...rest } = plain(JobFile);
  const { $schema, ...fields } = properties;
  const _id: JsonSchema = {
    type: 'string',
    pattern: JOB_ID.source,
    maxLength: JOB_ID_CHARACTERS,
    description: 'Names the job in every address.',
  };
  return { ...rest, properties: { _id, ...fields }, required: ['_id', ...required] };
}

const testimonials = plain(TestimonialsFile).properties.testimonials as { items: JsonSchema };

/** What a question adds. */
type Paged = Partial<JobsPageReply>;

const ADDED = ['total', 'open', 'page', 'pages', 'filters', 'similar'] as const;
const counts = { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } };

const REFUSED = { errors: fieldErrors, reference: faultReference };
const MESSAGE = text('Words for the person who filled in the form.');

const application = formSchema(Application, APPLICATION_WORDS);

const empty = checkForm(ContactMessage, {});
const NOTHING_TYPED = empty.ok ? {} : empty.errors;

/** Every shape of the API, by the name it has in the document. */
export const SCHEMAS = {
  Job: jobSchema(),
  Testimonial: testimonials.items,
  JobsReply: object<JobsReply & Paged>(
    {
      success: yes,
      data: { type: 'array', items: { $ref: '#/components/schemas/Job' } },
      total: { type: 'integer', minimum: 0, description: 'Jobs that match, on all pages.' },
      open: { type: 'integer', minimum: 0, description: 'All that are open.' },
      page: { type: 'integer', minimum: 1, description: 'The one that this is.' },
      pages: { type: 'integer', minimum: 0, description: 'Pages there are.' },
      filters: {
        ...object(Object.fromEntries(FILTERS.map((filter) => [filter, counts]))),
        description: 'For each value of a filter how many jobs it would leave.',
      },
      similar: { type: 'integer', minimum: 0, description: 'How many at the beginning are like `like`.' },
    },
    ADDED,
  ),
  JobReply: object<JobReply>({ success: yes, data: { $ref: '#/components/schemas/Job' } }),
  ContactMessage: formSchema(ContactMessage, CONTACT_WORDS),
  Enquiry: formSchema(Enquiry, ENQUIRY_WORDS),
  Application: {
    type: 'object',
    properties: {
      jobId: text('Required: the _id of a job that is open.'),
      ...application.properties,
      resume: {
        type: 'string',
        contentMediaType: 'application/pdf',
        description: `Required: one PDF of at most ${LIMITS.resume / 1024 / 1024} MiB and ${LIMITS.resumePages} pages, named ….pdf, typed application/pdf or application/octet-stream, without password or restrictions, that shows something on its first page. Blanks of up to 1,024 bytes may stand ahead of %PDF-.`,
      },
    },
    required: ['jobId', ...application.required, 'resume'],
  },
  Accepted: object<AcceptedReply & { link?: string }>(
    {
      success: yes,
      message: MESSAGE,
      reference: {
        type: 'string',
        pattern: REFERENCE.source,
        description: 'Names what was stored: A an application, C a message, E an enquiry.',
      },
      link: text('Path of the page on which the sender can follow it, where there is one.'),
    },
    ['link'],
  ),
  Refused: object<RefusedReply>({ success: no, message: MESSAGE, ...REFUSED }, ['errors', 'reference']),
  ContactRefused: {
    ...object<ContactRefusedReply>({ success: no, error: MESSAGE, ...REFUSED }, ['errors', 'reference']),
    examples: [{ success: false, error: CHECK_FIELDS, errors: NOTHING_TYPED }],
  },
};

export const ref = (name: keyof typeof SCHEMAS): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
