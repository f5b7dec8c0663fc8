import { company } from '../company.ts';

/** Copy of /api/docs; what it says of each call comes from the description of the API itself. */
export const apiDocs = {
  title: 'API',
  heading: 'The API of this site',
  lead: 'Openings, testimonials and the forms, as plain JSON. No key, no library, nothing to sign.',
  description: `The calls of the ${company.name} API: openings and testimonials as JSON, messages and applications by POST, with rules, limits and examples.`,
  contentsLabel: 'On this page',
  basics: 'Before the first call',
  document: 'The same as an OpenAPI 3.1 document',
  parameters: 'Parameters',
  fields: 'Fields',
  answers: 'Answers',
  example: 'Try it',
  answered: 'It answers',
  required: 'required',
  optional: 'optional',
  columns: { name: 'Name', rule: 'Rule', status: 'Status', meaning: 'Meaning' },
} as const;
