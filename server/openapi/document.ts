/** openapi/: the API as an OpenAPI 3.1 document, generated from the schemas that validate its requests. */

import { company } from '#content/company.ts';
import type { ApiDocument } from '#shared/api-document.ts';
import { PATHS } from './operations.ts';
import { SCHEMAS } from './schemas.ts';

type Allowance = Record<
  'contactLimit' | 'applyLimit' | 'refusedLimit' | 'limitWindowSeconds' | 'uploadsPerVisitor',
  number
>;

/** Generating it takes some ms, so it is done once. */
export function apiDocument(publicOrigin: string, allowance: Allowance): ApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: `${company.name} API`,
      version: '1',
      description: [
        'JSON over HTTP in UTF-8, without a key.',
        'Every page on the web may read: answers to GET have `Access-Control-Allow-Origin: *`. What is sent has to come from our own pages or from no page at all (a server, a command line), so that no other site can send in a visitor’s name; a page of yours sends through your server.',
        `One visitor may have ${allowance.contactLimit} messages and ${allowance.applyLimit} applications accepted, and ${allowance.refusedLimit} of either refused, in ${allowance.limitWindowSeconds} seconds, and send ${allowance.uploadsPerVisitor} applications at once.`,
        'A refusal has `success: false`, words for a person, and `errors` by field where fields are wrong.',
      ].join('\n\n'),
      contact: { name: company.name, email: company.email },
    },
    servers: [{ url: publicOrigin, description: 'This site' }],
    tags: [
      { name: 'Jobs', description: 'Jobs that are open now.' },
      { name: 'Testimonials', description: 'What clients say.' },
      { name: 'Submissions', description: 'Messages, enquiries and applications.' },
    ],
    security: [],
    paths: PATHS,
    components: { schemas: SCHEMAS },
  };
}
