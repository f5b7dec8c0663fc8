// behaviour: Y3 Y4
import { Validator } from '@seriousme/openapi-schema-validator';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import type { ApiDocument, JsonSchema } from '#shared/api-document.ts';
import { QUERY_NAMES } from '#shared/job-query.ts';
import { API } from '#shared/paths.ts';
import type { AppDeps } from '../../server/app-deps.ts';
import { readConfig } from '../../server/config.ts';
import { createResponseCache } from '../../server/http/response-cache.ts';
import { apiDocument } from '../../server/openapi/document.ts';
import { apiRoutes } from '../../server/routes/api-routes.ts';
import { postGuards } from '../../server/routes/post-guards.ts';
import { callsOf, exampleOf, faultsIn, sendShown, shownRequests } from '../support/site/api-examples.ts';
import { serveSite } from '../support/site/site.ts';

const document = apiDocument('http://localhost', readConfig({}));
const calls = callsOf(document);
const shown = shownRequests(document);

/** What is wrong with `value` by a schema of the document. */
const faultsOf = (schema: JsonSchema, value: unknown) => faultsIn(document, schema, value);

/** Addresses that are no call for integrators: the way to the document, and what pages and browsers report. */
const OF_THE_SITE = ['/api', API.document, API.vitals, '/api/reports'];

/** References and links made of them are new each time. */
const withoutReference = (body: unknown) => {
  const { reference, link, ...rest } = (body ?? {}) as Record<string, unknown>;
  return { ...rest, hasReference: reference !== undefined };
};

/** The addresses that the API answers, written as the document writes them. */
function answeredAddresses(): string[] {
  const log = pino({ level: 'silent' });
  const deps = { config: readConfig({}), content: site.content, stores: site.stores, log } as AppDeps;
  const guards = postGuards(deps);
  const cache = createResponseCache(site.content, guards.renderQueue);
  const { stack } = apiRoutes(deps, { guards, cache, document });
  return stack.flatMap(({ route }) => route?.path.replace(/:(\w+)/g, '{$1}') ?? []);
}

const site = await serveSite();
afterAll(() => site.close());

describe('the description of the API', () => {
  it('is a valid OpenAPI 3.1 document, under the public origin', async () => {
    const { body } = await request(site.app).get(API.document).expect(200);
    expect(await new Validator().validate(body)).toEqual({ valid: true });
    expect((body as ApiDocument).servers).toEqual([expect.objectContaining({ url: site.origin })]);
  });

  it('names every call for integrators, each once, with the methods it takes', async () => {
    const ids = calls.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...OF_THE_SITE, ...calls.map(({ path }) => path)].sort()).toEqual(answeredAddresses().sort());
    for (const { path, method } of calls) {
      const { headers } = await request(site.app).patch(path).expect(405);
      expect(headers.allow, path).toBe(method === 'get' ? 'GET, HEAD' : 'POST');
    }
  });

  it('names every parameter of the list of openings, and what a question is answered', async () => {
    const operation = calls.find(({ path }) => path === API.jobs)?.operation;
    expect(operation?.parameters?.map(({ name }) => name).sort()).toEqual([...QUERY_NAMES].sort());
    const { body } = await request(site.app).get(`${API.jobs}?page=1`).expect(200);
    const { properties } = document.components.schemas.JobsReply as {
      properties: Record<string, JsonSchema>;
    };
    expect(Object.keys(properties).sort()).toEqual(Object.keys(body).sort());
    expect(faultsOf({ $ref: '#/components/schemas/JobsReply' }, body)).toEqual([]);
    await request(site.app).get(`${API.jobs}?experience=many`).expect(400);
    expect(operation?.responses).toHaveProperty('400');
  });

  it('has a rule in words for every field of every form', () => {
    for (const name of ['ContactMessage', 'Enquiry', 'Application']) {
      const { properties } = document.components.schemas[name] as { properties: Record<string, JsonSchema> };
      for (const [field, { description }] of Object.entries(properties))
        expect(description, `${name} ${field}`).toMatch(/\w{3}/);
    }
  });

  it('shows only answers that are as it says', () => {
    for (const { path, operation } of calls) {
      for (const [status, answer] of Object.entries(operation.responses)) {
        const schema = answer.content?.['application/json']?.schema;
        const example = exampleOf(answer);
        if (schema && example) expect(faultsOf(schema, example), `${path} ${status}`).toEqual([]);
      }
    }
  });
});

describe('every request that it shows', () => {
  it.each(shown.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s is answered as it says',
    async (_case, one) => {
      const { status, body } = await sendShown(site.app, one);
      const known = one.operation.responses[status];
      const schema = known?.content?.['application/json']?.schema;
      expect([status < 300, schema && faultsOf(schema, body)]).toEqual([true, []]);
      // What an opening says is content; a confirmation is said word by word.
      if (one.method === 'get') return;
      expect(withoutReference(body)).toEqual(withoutReference(known && exampleOf(known)));
    },
  );

  it.each(
    calls.filter(({ method, path }) => method === 'get' && !path.includes('{')).map(({ path }) => path),
  )('%s answers as it says', async (path) => {
    const { body } = await request(site.app).get(path).expect(200);
    const { get } = document.paths[path] as { get: (typeof calls)[number]['operation'] };
    expect(faultsOf(get.responses[200]?.content?.['application/json']?.schema ?? {}, body)).toEqual([]);
  });
});
