import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { JsonSchema } from '#shared/api-document.ts';
import { Application } from '#shared/application.ts';
import { ContactMessage } from '#shared/contact.ts';
import { Enquiry } from '#shared/enquiry.ts';
import { JobFile, TestimonialsFile } from '#shared/entities.ts';
import { errorsBy } from '#shared/form-rules.ts';
import { FILTERS } from '#shared/job-query.ts';
import { LIMITS } from '#shared/limits.ts';
import { REFERENCE } from '#shared/reference.ts';
import { JOB_ID, JOB_ID_CHARACTERS, OPEN_APPLICATION } from '#shared/slugs.ts';
import { CHECK_FIELDS } from '../http/errors.ts';

type Properties = Record<string, JsonSchema>;
type ObjectSchema = JsonSchema & { properties: Properties; required: string[] };

/** What JSON Schema cannot say (trimmed texts, days that exist) is left out. */
function schemaOf(rules: v.GenericSchema, typeMode: 'input' | 'output'): ObjectSchema {
  const { $schema, ...schema } = toJsonSchema(rules, { typeMode, errorMode: 'ignore' });
  return schema as ObjectSchema;
}

/** A field's rule in words, for developers, and an example. */
const field = (description: string, example: string) => ({ description, examples: [example] });
type Fields<Name extends PropertyKey> = Record<Name, ReturnType<typeof field>>;

/** The fields of a form: the rules that validate it, and their words. */
function form<Entries extends Record<string, v.GenericSchema>>(
  rules: v.ObjectSchema<Entries, undefined>,
  words: Fields<keyof Entries>,
) {
  const properties = Object.entries(schemaOf(rules, 'input').properties).map(([name, found]) => {
    const { default: _empty, ...rule } = found;
    if (!(name in words)) throw new Error(`server/openapi/schemas.ts has no words for the field ${name}`);
    return [name, { ...rule, ...words[name as keyof Entries] }] as const;
  });
  const required = Object.keys(rules.entries).filter(
    (name) => !v.is(rules.entries[name] ?? v.never(), undefined),
  );
  return { type: 'object', properties: Object.fromEntries(properties), required };
}

const TRIMMED = 'Blanks around it are cut off.';
const name = field(
  `Required, at most ${LIMITS.nameCharacters} characters on one line. ${TRIMMED}`,
  'Aditi Verma',
);
const email = field(
  `Required, at most ${LIMITS.emailCharacters} characters: one part, an at sign, a domain with a dot.`,
  'aditi.verma@mail.example',
);

const application = form(Application, {
  name,
  email: field(
    `Required, at most ${LIMITS.emailCharacters} characters on one line. Its form is not checked.`,
    'aditi.verma@mail.example',
  ),
  phone: field(
    'Required: exactly ten digits, the first 6 to 9, without country code, blanks or hyphens.',
    '9000000000',
  ),
  coverLetter: field(
    `May be left out; at most ${LIMITS.coverLetterCharacters} characters, line breaks kept.`,
    'I build test rigs.',
  ),
});

const text = (description: string): JsonSchema => ({ type: 'string', description });
const count = (description?: string): JsonSchema => ({ type: 'integer', minimum: 0, description });

/** An object with these properties and no other. */
const object = (required: readonly string[], properties: Properties) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const reply = (isSuccess: boolean, required: readonly string[], properties: Properties) =>
  object(['success', ...required], { success: { type: 'boolean', const: isSuccess }, ...properties });

const JOB = { $ref: '#/components/schemas/Job' };
const BY_VALUE = { type: 'object', additionalProperties: count() };
const MESSAGE = text('Words for the person who filled in the form.');
const REFUSED = {
  errors: {
    type: 'object',
    description: 'What is wrong, by the name of the field: all of it at once.',
    additionalProperties: { type: 'string' },
  },
  reference: text('Of a fault of ours (500) only: names it in our log.'),
};

function jobSchema() {
  const { properties, required, ...rest } = schemaOf(JobFile, 'output');
  // Former names stay on the server.
  const { $schema, formerIds, ...fields } = properties;
  const pattern = JOB_ID.source;
  const _id = { ...text('Names the job in every address.'), pattern, maxLength: JOB_ID_CHARACTERS };
  return { ...rest, properties: { _id, ...fields }, required: ['_id', ...required] };
}

/** Every shape of the API, by the name it has in the document. */
export const SCHEMAS = {
  Job: jobSchema(),
  Testimonial: schemaOf(TestimonialsFile, 'output').properties.testimonials?.items as JsonSchema,
  JobsReply: reply(true, ['data'], {
    data: { type: 'array', items: JOB },
    total: count('Jobs that match, on all pages.'),
    open: count('All that are open.'),
    page: { ...count('The one that this is.'), minimum: 1 },
    pages: count('Pages there are.'),
    filters: {
      ...object(FILTERS, Object.fromEntries(FILTERS.map((filter) => [filter, BY_VALUE]))),
      description: 'For each value of a filter how many jobs it would leave.',
    },
    similar: count('How many at the beginning are like `like`.'),
  }),
  JobReply: reply(true, ['data'], { data: JOB }),
  ContactMessage: form(ContactMessage, {
    fullName: name,
    email,
    contact: field(
      'Telephone number, may be left out: a leading plus if you like, then 8 to 20 digits, blanks, hyphens and parentheses.',
      '+91 731 000 0000',
    ),
    message: field(
      `Required, 10 to ${LIMITS.messageCharacters} characters, line breaks kept. ${TRIMMED}`,
      'Do you ship to Nagpur?',
    ),
  }),
  Enquiry: form(Enquiry, {
    fullName: name,
    email,
    contact: field(
      'Telephone number, required: exactly ten digits, without country code, blanks or hyphens.',
      '9000000000',
    ),
    project: field(
      `Required, 3 to ${LIMITS.projectCharacters} characters on one line. This field makes the body an enquiry.`,
      'Battery monitor',
    ),
    message: field(
      `Required, at most ${LIMITS.messageCharacters} characters, line breaks kept. ${TRIMMED}`,
      'Forty cells, one board, readings every second.',
    ),
  }),
  Application: {
    type: 'object',
    properties: {
      jobId: { type: 'string', ...field('Required: the _id of a job that is open.', OPEN_APPLICATION) },
      ...application.properties,
      resume: {
        type: 'string',
        contentMediaType: 'application/pdf',
        ...field(
          `Required: one PDF of at most ${LIMITS.resume / 1024 / 1024} MiB and ${LIMITS.resumePages} pages, named ….pdf, typed application/pdf or application/octet-stream, that opens without a password and shows something. Blanks of up to 1,024 bytes may stand ahead of %PDF-.`,
          'aditi-verma.pdf',
        ),
      },
    },
    required: ['jobId', ...application.required, 'resume'],
  },
  Accepted: reply(true, ['message', 'reference'], {
    message: MESSAGE,
    reference: {
      ...text('Names what was stored: A an application, C a message, E an enquiry.'),
      pattern: REFERENCE.source,
    },
    link: text('Path of the page on which the sender can follow it, where there is one.'),
  }),
  Refused: reply(false, ['message'], { message: MESSAGE, ...REFUSED }),
  ContactRefused: {
    ...reply(false, ['error'], { error: MESSAGE, ...REFUSED }),
    examples: [{ success: false, error: CHECK_FIELDS, errors: errorsBy(ContactMessage, new FormData()) }],
  },
};

export const ref = (name: keyof typeof SCHEMAS): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The example of each field of a form. */
export const exampleOf = ({ properties }: { properties: Fields<string> }): Record<string, string> =>
  Object.fromEntries(Object.entries(properties).map(([name, { examples }]) => [name, examples[0] ?? '']));
