// behaviour: D17
import request from 'supertest';
import { expect, inject, it } from 'vitest';
import { instanceForTest } from '../support/site/instance.ts';
import { buildMessage } from '../support/stores/database.ts';
import { databaseOn } from '../support/stores/stores.ts';

it('two instances give a visitor one allowance', async () => {
  const given = { DATABASE_URL: await databaseOn(inject('postgres') ?? ''), CONTACT_LIMIT: '3' };
  const [one, other] = await Promise.all([instanceForTest(given), instanceForTest(given)]);
  await Promise.all([one.start(), other.start()]);
  expect(one.output()).toContain('submissions in PostgreSQL');
  const statuses: number[] = [];
  for (const [number, { address }] of [one, other, one, other].entries()) {
    const message = buildMessage({ message: `This is message number ${number}.` });
    statuses.push((await request(address('')).post('/api/contact').send(message)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});
