// behaviour: D17 R10 R32
import { setTimeout as delay } from 'node:timers/promises';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { SharedLimits } from '../../server/database/shared-limits.ts';
import { runMiddleware } from '../../server/http/guards.ts';
import { limitPosts, limitRate } from '../../server/http/rate-limits.ts';
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
  // As a clock that was years ahead began it.
  now = NOW;
  expect(await limits.hit('a', 60)).toEqual({ count: 1, resetsAt: new Date(NOW.getTime() + 60_000) });
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

describe('a visitor who is over a limit', () => {
  it.each([
    ['of posts that are accepted', 200],
    ['of posts that are refused', 422],
  ])('%s costs the database nothing more', async (_which, status) => {
    const { limits } = await storesForTest(() => new Date());
    const writes = [vi.spyOn(limits, 'hit'), vi.spyOn(limits, 'release')];
    const app = limitedApp(limits, status);
    const post = async () => (await request(app).post('/apply')).status;
    for (let sent = 0; sent < 3; sent += 1) expect(await post()).toBe(status);
    // Being refused counts as well, until that is over its limit, too.
    for (let sent = 0; sent < 3; sent += 1) expect(await post()).toBe(429);
    const writesOfOne = async () => {
      // One that is under way may still let the next through to the database.
      await Promise.all(writes.flatMap(({ mock }) => mock.results.map(({ value }) => value)));
      for (const write of writes) write.mockClear();
      expect(await post()).toBe(429);
      return writes.map(({ mock }) => mock.calls.length);
    };
    await expect.poll(writesOfOne).toEqual([0, 0]);
    for (let sent = 0; sent < 20; sent += 1) expect(await writesOfOne()).toEqual([0, 0]);
  });

  it.each([true, false])('only while others are under way is not shut out (shared: %s)', async (isShared) => {
    const { limits } = await storesForTest(() => new Date());
    let status = 422;
    const app = limitedApp(isShared ? limits : undefined, () => status, 100);
    const post = async () => (await request(app).post('/apply')).status;
    const statuses = new Set(await Promise.all(Array.from({ length: 20 }, post)));
    expect([...statuses].toSorted()).toEqual([422, 429]);
    status = 200;
    let accepted = 0;
    const acceptedByNow = async () => {
      if ((await post()) === 200) accepted += 1;
      return accepted;
    };
    // Their hits are taken back one after the other.
    await expect.poll(acceptedByNow).toBe(3);
    expect(await post()).toBe(429);
  });
});

function memoryLimit(windowSeconds: number, limit = 1) {
  const counting = limitRate({ name: 'pages', limit, windowSeconds, logger: console });
  const requestOf = (ip: string) => ({ ip, app: { get: () => false }, headers: {} }) as unknown as Request;
  const admit = (ip: string) => runMiddleware(counting, requestOf(ip), {} as Response);
  return async (ip: string) => (await Promise.allSettled([admit(ip)]))[0].status === 'fulfilled';
}

it('lets a visitor in again when the window is over, though a clock that was ahead was set right meanwhile', async () => {
  const isAdmitted = memoryLimit(1, 2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
  expect(await isAdmitted('192.0.2.1')).toBe(true);
  vi.useRealTimers();
  expect([await isAdmitted('192.0.2.1'), await isAdmitted('192.0.2.1')]).toEqual([true, false]);
  await expect.poll(() => isAdmitted('192.0.2.1'), { timeout: 5000 }).toBe(true);
});

it('remembers 20,000 visitors at most: a crowd of addresses takes no more memory', async () => {
  const isAdmitted = memoryLimit(600);
  expect([await isAdmitted('192.0.2.1'), await isAdmitted('192.0.2.1')]).toEqual([true, false]);
  for (let nth = 0; nth < 20_000; nth += 1)
    await isAdmitted(`10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`);
  expect(await isAdmitted('192.0.2.1')).toBe(true);
  // An IPv6 visitor is a network of /56, as a home has it.
  const ofHome = ['2001:db8:0:100::1', '2001:db8:0:1ff::2', '2001:db8:0:200::1'].map(isAdmitted);
  expect(await Promise.all(ofHome)).toEqual([true, false, true]);
});

/** Answers after a moment, with `status`; `refused` is the limit of posts that are. */
function limitedApp(
  shared: SharedLimits | undefined,
  status: number | (() => number) = 200,
  refused = 3,
): Express {
  const app = express();
  for (const name of ['apply', 'contact']) {
    const limit = { name, accepted: 3, refused, windowSeconds: 600, shared, logger: console };
    app.post(`/${name}`, ...limitPosts(limit), async (_req: Request, res: Response) => {
      await delay(5);
      res.status(typeof status === 'number' ? status : status()).send('said');
    });
  }
  // A refusal for being too many comes as an error.
  const answer: ErrorRequestHandler = (error, _req, res, _next) => void res.status(error.status).end();
  return app.use(answer);
}
