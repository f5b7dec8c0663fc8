// behaviour: Y4
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { readConfig } from '../../server/config.ts';
import { StoreUnavailable } from '../../server/database/store-errors.ts';
import { apiDocument } from '../../server/openapi/document.ts';
import { type Call, callsOf, faultsIn, sendShown, shownRequests } from '../support/site/api-examples.ts';
import { exchangeRaw, SHORT_DEADLINES } from '../support/site/raw-exchange.ts';
import { type Site, type SiteOptions, serveSite, siteFailing, siteForTest } from '../support/site/site.ts';

const document = apiDocument('http://localhost', readConfig({}));
const calls = callsOf(document);
/** The example of a call's request, which it accepts. */
const good = (call: Call) => {
  const found = shownRequests(document).find(({ path }) => path === call.path);
  if (!found) throw new Error(`${call.path} shows no request`);
  return found;
};
const typeOf = ({ operation }: Call) => Object.keys(operation.requestBody?.content ?? {})[0] ?? '';

const post = (site: Site, { path }: Call, type: string) =>
  request(site.app).post(path).set('Content-Type', type);

/** The call about another job. */
async function ofJob(call: Call, id: string) {
  const shown = good(call);
  const value = call.method === 'get' ? id : { ...(shown.value as object), jobId: id };
  return sendShown((await siteForTest()).app, { ...shown, value });
}

/** How each refusal comes about, for every call that documents it. */
const PROVOKED: Record<number, (call: Call) => Promise<{ status: number; body: unknown }>> = {
  400: async (call) => {
    const site = await siteForTest();
    if (call.method === 'get')
      return request(site.app).get(`${call.path.replace('{id}', '%E0%A4%A')}?experience=many`);
    const type = typeOf(call);
    const isForm = type.startsWith('multipart');
    return post(site, call, isForm ? `${type}; boundary=b` : type).send(isForm ? '--b' : '{');
  },
  403: async (call) => {
    const site = await siteForTest();
    return sendShown(site.app, good(call)).set('Origin', 'https://elsewhere.example');
  },
  404: (call) => ofJob(call, 'astronaut'),
  410: (call) => ofJob(call, 'android-developer'),
  422: async (call) => {
    const shown = good(call);
    const { resume, ...whole } = shown.value as Record<string, unknown>;
    return sendShown((await siteForTest()).app, { ...shown, value: resume ? whole : {} });
  },
  405: async (call) => {
    const path = call.path.replace('{id}', OPEN_APPLICATION);
    return request((await siteForTest()).app).put(path);
  },
  413: async (call) => {
    const site = await siteForTest();
    return post(site, call, `${typeOf(call)}; boundary=b`).send('x'.repeat(6 * 1024 * 1024));
  },
  415: async (call) => post(await siteForTest(), call, 'text/csv').send('a,b'),
  429: async (call) => {
    if (call.method === 'get') return searchingMuch(call, 429);
    const site = await siteForTest({ config: { refusedLimit: 1 } });
    await post(site, call, 'text/csv').send('a,b');
    return post(site, call, 'text/csv').send('a,b');
  },
  503: async (call) =>
    call.method === 'get'
      ? searchingMuch(call, 503)
      : sendShown((await siteFailing(new StoreUnavailable())).app, good(call)),
};

/** Of 301 searches at once, the first answer of this status. */
async function searchingMuch({ path }: Call, status: number) {
  const { app } = await siteForTest();
  const search = (_: unknown, nth: number) => request(app).get(`${path}?q=${nth}`);
  const answers = await Promise.all(Array.from({ length: 301 }, search));
  return answers.find((answer) => answer.status === status) ?? request(app).get(path);
}

/** What is wrong with a refusal by the shape that the document gives it. */
const wrongIn = ({ operation }: Call, status: number, body: unknown) =>
  faultsIn(document, operation.responses[status]?.content?.['application/json']?.schema ?? {}, body);

describe('every refusal that a call documents', () => {
  const cases = calls.flatMap((call) =>
    Object.keys(call.operation.responses)
      .map(Number)
      .filter((status) => PROVOKED[status])
      .map((status) => [`${status} of ${call.path}`, status, call] as const),
  );

  it.each(cases)('%s', async (_case, status, call) => {
    const reply = await PROVOKED[status]?.(call);
    expect(reply?.status).toBe(status);
    expect(wrongIn(call, status, reply?.body)).toEqual([]);
  });

  it.each(['/api/contact', '/api/apply'])('500 of %s, for a fault of ours', async (path) => {
    const call = calls.find((one) => one.path === path) as Call;
    const { body } = await sendShown((await siteFailing(new TypeError('secret'))).app, good(call)).expect(
      500,
    );
    expect(wrongIn(call, 500, body)).toEqual([]);
    expect(body.reference).toMatch(/^[0-9a-f]{12}$/);
  });

  it('408 of a body that does not come', async () => {
    const options: SiteOptions = { deadlines: SHORT_DEADLINES };
    const site = await serveSite(options);
    const posts = calls.filter(({ method }) => method === 'post');
    const silent = posts.map(async (call) => {
      const head = `POST ${call.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${typeOf(call)}; boundary=b\r\nContent-Length: 1000\r\n\r\n`;
      const { statuses, text } = await exchangeRaw(site.port, [head]);
      expect(statuses, call.path).toEqual([408]);
      expect(text).toContain('Your connection was too slow to receive everything. Please try again.');
    });
    await Promise.all(silent);
    await site.close();
  });
});
