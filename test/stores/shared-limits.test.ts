// behaviour: D18
import express, { type Express } from 'express';
import { rateLimit } from 'express-rate-limit';
import request from 'supertest';
import { expect, it } from 'vitest';
import { sharedStore } from '../../server/http/guards.ts';
import type { Stores } from '../../server/submissions/submission-stores.ts';
import { storesForTest } from '../support/stores/stores.ts';

const NOW = new Date('2026-11-21T08:35:00.000Z');

it('counts every hit once, however many arrive at the same moment', async () => {
  const { limits } = await storesForTest(() => NOW);
  const hits = await Promise.all(Array.from({ length: 20 }, () => limits.hit('apply 192.0.2.1', 600)));
  expect(hits.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect((await limits.hit('apply 192.0.2.2', 600)).count).toBe(1);
});

it('begins a new window when the last one is over, and not before', async () => {
  let now = NOW;
  const { limits } = await storesForTest(() => now);
  const resetsAt = new Date(NOW.getTime() + 600_000);
  expect(await limits.hit('a', 600)).toEqual({ count: 1, resetsAt });
  now = new Date(NOW.getTime() + 599_999);
  expect(await limits.hit('a', 600)).toEqual({ count: 2, resetsAt });
  now = resetsAt;
  expect(await limits.hit('a', 600)).toEqual({ count: 1, resetsAt: new Date(NOW.getTime() + 1_200_000) });
});

it('takes hits back, never below none', async () => {
  const { limits } = await storesForTest(() => NOW);
  await limits.hit('upload', 600);
  await limits.hit('upload', 600);
  await limits.release('upload');
  expect((await limits.hit('upload', 600)).count).toBe(2);
  for (let number = 0; number < 5; number += 1) await limits.release('upload');
  expect((await limits.hit('upload', 600)).count).toBe(1);
});

it('gives a visitor one allowance with all instances together, and another for other forms', async () => {
  const stores = await storesForTest(() => new Date());
  const [one, other] = [limitedApp(stores), limitedApp(stores)];
  const statuses: number[] = [];
  for (const app of [one, other, one, other]) statuses.push((await request(app).post('/apply')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await request(other).post('/contact')).status).toBe(200);
});

function limitedApp({ limits }: Stores): Express {
  const app = express();
  for (const name of ['apply', 'contact']) {
    const store = sharedStore(limits, name, 600);
    app.post(`/${name}`, rateLimit({ windowMs: 600_000, limit: 3, store }), (_req, res) => {
      res.send('taken');
    });
  }
  return app;
}
