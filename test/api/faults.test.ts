// behaviour: R17 O3
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { expect, it } from 'vitest';
import { siteFailing, siteForTest } from '../support/site/site.ts';
import { buildMessage } from '../support/stores/database.ts';

const message = buildMessage();

/** With a fault that nobody foresaw. */
const faultySite = () => siteFailing(new TypeError('secret detail in /srv/site'));

it('answers a fault of ours with words and a reference that the log holds with its cause', async () => {
  const site = await faultySite();
  const { body, text } = await request(site.app).post('/api/contact').send(message).expect(500);
  expect(body).toEqual({ success: false, error: 'Something went wrong', reference: expect.any(String) });
  expect(text).not.toMatch(/secret|srv|TypeError/);
  const entry = site.log.find(({ reference }) => reference === body.reference);
  expect(JSON.stringify(entry)).toContain('secret detail');
  expect(JSON.stringify(site.log)).not.toContain(message.email);
});

it('gives a form that a fault of ours met back with what was typed', async () => {
  const site = await faultySite();
  const { text } = await request(site.app).post('/contact-us').type('form').send(message).expect(500);
  expect(text).toContain(message.message);
  expect(text).toMatch(/Something went wrong \(reference [\da-f]+\)/);
  expect(text).not.toMatch(/secret|TypeError/);
});

it('is ready, and says in words that a content file is broken', async () => {
  const site = await siteForTest();
  await request(site.app).get('/readyz').expect(200, { status: 'ready' });
  await writeFile(path.join(site.contentDirectory, 'jobs/broken.json'), '{ "title": ');
  const readiness = async () => (await request(site.app).get('/readyz').expect(200)).body;
  await expect.poll(readiness).toMatchObject({ status: 'degraded', brokenContentFiles: 1 });
});

it('is not ready without its database', async () => {
  const site = await siteForTest();
  await site.stores.close();
  const { body } = await request(site.app).get('/readyz').expect(503);
  expect(body).toMatchObject({ status: 'unavailable' });
  await request(site.app).get('/healthz').expect(200, { status: 'ok' });
});

it('answers programs under one spelling, so that a rule of a proxy for it cannot be gone around', async () => {
  const site = await siteForTest();
  await request(site.app).get('/READYZ').expect(404);
  await request(site.app).get('/readyz/').expect(308);
  await request(site.app).get('/healthz/').expect(308);
});
