// behaviour: R7 R16
import request from 'supertest';
import { expect, it } from 'vitest';
import { MAX_BODY } from '../../server/http/body.ts';
import { buildPdf, png } from '../support/pdf/pdf.ts';
import { applicationParts, MULTIPART, multipart } from '../support/site/multipart.ts';
import { siteForTest } from '../support/site/site.ts';

const form = (fields: Record<string, string>, resume: Buffer) =>
  multipart(applicationParts({ fields }, resume));

/** Everything that can be wrong with an application, in the order in which it is found. */
const STEPS: [mended: string, change: Partial<Sent>, status: number][] = [
  ['nothing', {}, 405],
  ['the method', { method: 'post' }, 403],
  ['the origin', { origin: 'http://localhost' }, 429],
  ['the rate', { isOften: false }, 415],
  ['the type', { type: MULTIPART }, 413],
  ['the length', { length: undefined }, 400],
  ['the form', { body: form({ phone: '1', jobId: 'astronaut' }, png()) }, 422],
  ['the fields', { body: form({ jobId: 'astronaut' }, png()) }, 404],
  ['the opening', { body: form({}, png()) }, 415],
  ['the file', { body: form({}, buildPdf()) }, 201],
];

type Sent = {
  method: 'put' | 'post';
  origin: string;
  isOften: boolean;
  type: string;
  length: number | undefined;
  body: Buffer;
};

it('answers an application with what is wrong first, however much is wrong', async () => {
  const site = await siteForTest();
  const limited = await siteForTest({ config: { refusedLimit: 1 } });
  for (const call of ['/api/apply', '/api/contact']) await request(limited.app).post(call).expect(415);
  await request(limited.app).post('/api/contact').set('Origin', 'https://other.example').expect(403);
  const sent: Sent = {
    method: 'put',
    origin: 'https://other.example',
    isOften: true,
    type: 'text/plain',
    length: MAX_BODY + 1,
    body: Buffer.from('no form'),
  };
  const statuses: [string, number][] = [];
  for (const [mended, change] of STEPS) {
    Object.assign(sent, change);
    const call = request((sent.isOften ? limited : site).app)[sent.method]('/api/apply');
    call.set({ 'Content-Type': sent.type, Origin: sent.origin }).serialize((bytes) => bytes);
    if (sent.length !== undefined) call.set('Content-Length', String(sent.length));
    statuses.push([mended, (await call.send(sent.body)).status]);
  }
  expect(statuses).toEqual(STEPS.map(([mended, _change, status]) => [mended, status]));
});
