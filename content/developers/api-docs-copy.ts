import { LIMITS } from '#shared/limits.ts';
import { company } from '../company.ts';

/** Copy of /api/docs; what it says of each call comes from the description of the API itself. */
export const apiDocs = {
  title: 'API',
  heading: 'The API of this site',
  lead: 'Openings, testimonials and the forms, as plain JSON. No key, no library, nothing to sign.',
  description: `The calls of the ${company.name} API: openings and testimonials as JSON, messages and applications by POST, with rules, limits and examples.`,
  facts: {
    address: 'Address',
    ways: [
      ['Reading', 'From every page on the web'],
      ['Sending', 'From a server or a command line'],
    ],
    described: 'Description',
  },
  first: {
    title: 'Your first call',
    text: 'Every open job, in a page of yours.',
    way: 'In a browser',
    code: (address: string) => `const answer = await fetch(
  '${address}',
);
const { data } = await answer.json();
const list = document.querySelector('ul');
for (const { title, salary } of data) {
  const item = document.createElement('li');
  item.textContent = title + ', ' + salary;
  list.append(item);
}`,
  },
  contentsLabel: 'On this page',
  basics: 'What all calls share',
  /** What each of its paragraphs is about: those of the document, then `limits` and `kept`. */
  shared: ['Format', 'Origin', 'Rate', 'Refusals', 'Sizes', 'Caching'],
  refusal: 'A refusal (422)',
  limits: `A body of JSON has at most ${LIMITS.json / 1024} KB; a resume is one PDF of at most ${LIMITS.resume / 1024 ** 2} MB and ${LIMITS.resumePages} pages. Whoever exceeds the rate gets 429, and \`Retry-After\` says in how many seconds to try again.`,
  kept: 'Answers to GET have an `ETag`: send it back as `If-None-Match`, and get 304 without a body until something has changed.',
  document: 'The same as an OpenAPI 3.1 document',
  parameters: 'Parameters',
  fields: {
    Enquiry: 'Fields of an enquiry',
    ContactMessage: 'Fields of a message',
    Application: 'Fields of an application',
  } as Record<string, string>,
  returned: 'Fields of the answer',
  answers: 'Statuses',
  example: 'Try it',
  answered: 'It answers',
  /** By whether a field is required, which is not said of a status. */
  need: { true: 'required', false: 'optional', undefined: '' },
} as const;
