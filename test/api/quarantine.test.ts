// behaviour: M8

import request from 'supertest';
import { expect, it } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { applicationParts, postForm } from '../support/site/multipart.ts';
import { siteForTest } from '../support/site/site.ts';
import { messagesIn } from '../support/stores/all-submissions.ts';
import { buildMessage } from '../support/stores/database.ts';

const message = buildMessage({ contact: '' });
const links = (count: number) => 'see https://shop.example/x '.repeat(count);

async function siteWithLetters() {
  const stores = await openStores({ memory: true, purposes: ['receipt', 'notice', 'webhook'] });
  const site = await siteForTest({ stores });
  const post = (body: object) => request(site.app).post('/api/contact').send(body);
  return { ...site, post };
}

it.each([
  [
    'a field that nobody sees was filled in',
    { subject: 'SEO' },
    'a field was filled in that people do not see',
  ],
  ['it was sent in no time', { madeIn: '1999' }, 'it was sent 2.0 s after the form was shown'],
  ['it is full of links', { message: links(7) }, 'there are 7 links in the text'],
  ['its name is a link', { fullName: 'www.shop.example' }, 'there is a link where a name belongs'],
])('answers as always where %s, and holds the letters', async (_case, change, reason) => {
  const { post, stores } = await siteWithLetters();
  const usual = await post(message).expect(201);
  const lines = await stores.outbox.claim(10, 60);
  expect(lines).toHaveLength(3);

  const reply = await post({ ...message, ...change, email: 'other@workshop.example' }).expect(201);
  expect({ ...reply.body, reference: '' }).toEqual({ ...usual.body, reference: '' });
  expect(Object.keys(reply.headers).toSorted()).toEqual(Object.keys(usual.headers).toSorted());
  expect(await stores.messages.find(reply.body.reference)).toMatchObject({ quarantine: reason });
  expect(await stores.outbox.claim(10, 60)).toEqual([]);

  expect(await stores.release(reply.body.reference)).toBe(true);
  expect(await stores.outbox.claim(10, 60)).toHaveLength(3);
});

it.each([
  ['without the two fields, as programs of others send it', {}],
  ['with both as people leave them', { subject: '', madeIn: '2000' }],
  ['without JavaScript', { subject: '', madeIn: '' }],
  ['with made-up times', { madeIn: '-1' }],
  ['with some links', { message: links(6) }],
])('lets through what is sent %s', async (_case, change) => {
  const { post, stores } = await siteWithLetters();
  const { body } = await post({ ...message, ...change }).expect(201);
  expect((await stores.messages.find(body.reference))?.quarantine).toBeUndefined();
  expect(await stores.outbox.claim(10, 60)).toHaveLength(3);
});

it('holds an application, and one sent without JavaScript', async () => {
  const { app, stores } = await siteWithLetters();
  const fields = { subject: 'SEO', madeIn: '90000' };
  const { body } = await postForm(app, '/api/apply', applicationParts({ fields }, buildPdf())).expect(201);
  expect((await stores.applications.find(body.reference))?.quarantine).toContain('do not see');
  const sent = await request(app)
    .post('/contact-us')
    .type('form')
    .send({ ...message, subject: 'SEO' });
  expect(sent.status).toBe(303);
  expect((await messagesIn(stores))[0]?.quarantine).toContain('do not see');
  expect(await stores.outbox.claim(10, 60)).toEqual([]);
});

it.each(['/contact-us', '/portfolio', '/careers/embedded-firmware-engineer?apply'])(
  'shows nobody on %s the field that is for programs',
  async (path) => {
    const { app } = await siteWithLetters();
    const { text } = await request(app).get(path).expect(200);
    expect(text).toMatch(
      /<label [^>]*aria-hidden="true">[^<]+<input tabindex="-1" autocomplete="off" name="subject"\/>/i,
    );
  },
);
