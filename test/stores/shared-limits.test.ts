// behaviour: D17
import express, { type Express, type Request, type Response } from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import type { SharedLimits } from '../../server/database/shared-limits.ts';
import { limitPosts } from '../../server/http/rate-limits.ts';
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
  await limits.hit('apply', 600);
  await limits.hit('apply', 600);
  await limits.release('apply');
  expect((await limits.hit('apply', 600)).count).toBe(2);
  for (let number = 0; number < 5; number += 1) await limits.release('apply');
  expect((await limits.hit('apply', 600)).count).toBe(1);
});

it('gives a visitor one allowance with all instances together, and another for other forms', async () => {
  const { limits } = await storesForTest(() => new Date());
  const [one, other] = [limitedApp(limits), limitedApp(limits)];
  const statuses: number[] = [];
  for (const app of [one, other, one, other]) statuses.push((await request(app).post('/apply')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await request(other).post('/contact')).status).toBe(200);
});

function limitedApp(shared: SharedLimits | undefined): Express {
  const app = express();
  for (const name of ['apply', 'contact']) {
    const limit = { name, accepted: 3, refused: 3, windowSeconds: 600, shared };
    app.post(`/${name}`, ...limitPosts(limit), (_req: Request, res: Response) => {
      res.send('taken');
    });
  }
  return app;
}
