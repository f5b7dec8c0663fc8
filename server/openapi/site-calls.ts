import type { Answer, Operation } from '#shared/api-document.ts';
import { data, unchanged } from './reading-calls.ts';
import { each, readOnly, refused } from './refusals.ts';
import { ref } from './schemas.ts';

const asWhole = {
  summary: 'Refused as a whole',
  value: { success: false, message: 'These are no figures of a page of ours.' },
};

const vitals: Operation = {
  operationId: 'reportVitals',
  tags: ['The site itself'],
  summary: 'How fast a page was, sent by our own pages when they are left',
  description: 'Only histograms by page are kept of it: no address, no browser, nothing about the visitor.',
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: ref('Vitals'),
        examples: {
          whole: {
            summary: 'A visit to the home page',
            value: { route: 'home', CLS: 0.01, FCP: 620, INP: 48, LCP: 910.5, TTFB: 85 },
          },
          unknownPage: { summary: 'A page that is not ours', value: { route: 'elsewhere', LCP: 900 } },
          impossible: { summary: 'A time that cannot be', value: { route: 'home', LCP: -1 } },
        },
      },
    },
  },
  responses: {
    204: { description: 'Counted.' },
    ...each(refused, 400, 403, 405, 408, 415, 429, 500),
    413: refused(413, { words: 'Please send at most 2 KB.' }),
    422: refused(422, { examples: { unknownPage: asWhole, impossible: asWhole } }),
  },
};

const report = {
  'csp-report': {
    'document-uri': 'https://www.tamra.example/about',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://elsewhere.example/a.png',
  },
};

const reports: Operation = {
  operationId: 'reportViolation',
  tags: ['The site itself'],
  summary: 'What browsers report of a broken content security policy',
  description:
    'A report of the older form, or a list of the newer one. It is logged, shortened, without queries.',
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/csp-report': {
        schema: { type: 'object', required: ['csp-report'] },
        examples: { older: { summary: 'Content Security Policy, level 2', value: report } },
      },
      'application/reports+json': {
        schema: { type: 'array', items: { type: 'object', required: ['body'] } },
        examples: {
          newer: {
            summary: 'Reporting API',
            value: [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }],
          },
        },
      },
    },
  },
  responses: {
    204: { description: 'Logged.' },
    400: refused(400, { words: 'This is no report.' }),
    ...each(refused, 405, 408, 429, 500),
    413: refused(413, { words: 'Please send shorter reports.' }),
    415: refused(415, {
      words: 'Please send application/csp-report or application/reports+json, uncompressed, in UTF-8.',
    }),
  },
};

const document: Operation = {
  operationId: 'readDocument',
  tags: ['The site itself'],
  summary: 'This document',
  security: [],
  responses: { 200: data('OpenAPI 3.1.', { type: 'object' }, {}), 304: unchanged, ...readOnly },
};

const status = (description: string, ...values: string[]): Answer => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['status'],
        properties: { status: { enum: values }, message: { type: 'string' } },
      },
      examples: { now: { summary: values[0] ?? '', value: { status: values[0] } } },
    },
  },
});

const liveness: Operation = {
  operationId: 'liveness',
  tags: ['The site itself'],
  summary: 'Whether the process lives',
  security: [],
  responses: { 200: status('It does.', 'ok') },
};

const readiness: Operation = {
  operationId: 'readiness',
  tags: ['The site itself'],
  summary: 'Whether it can take submissions',
  security: [],
  responses: {
    200: status(
      'It can; degraded while a content file is broken, or while its database can only be read.',
      'ready',
      'degraded',
    ),
    503: status('It cannot store anything, or is about to stop.', 'unavailable', 'stopping'),
  },
};

/** Calls by which the site, browsers and operators look after it. */
export const OF_THE_SITE = {
  '/api/openapi.json': { get: document },
  '/api/vitals': { post: vitals },
  '/api/reports': { post: reports },
  '/healthz': { get: liveness },
  '/readyz': { get: readiness },
};
