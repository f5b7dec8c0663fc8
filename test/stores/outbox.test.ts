// behaviour: D16
import { expect, it } from 'vitest';
import { buildApplication, buildEnquiry, buildMessage } from '../support/database.ts';
import { storesForTest } from '../support/stores.ts';

const NOW = new Date('2026-11-21T08:35:00.000Z');

it('gives every line to one sender at a time, and again when that one is not heard of', async () => {
  let now = NOW;
  const stores = await storesForTest(() => now);
  for (let number = 0; number < 10; number += 1) {
    await stores.messages.add('contact', buildMessage({ fullName: `Person ${number}` }));
  }

  const claims = await Promise.all(Array.from({ length: 4 }, () => stores.outbox.claim(3, 60)));
  const lines = claims.flat();
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
  const rest = await stores.outbox.claim(10, 60);
  expect(lines.length + rest.length).toBe(10);
  expect(await stores.outbox.claim(10, 60)).toEqual([]);

  now = new Date(NOW.getTime() + 60_000);
  const again = await stores.outbox.claim(10, 60);
  expect(again.map((line) => line.attempts)).toEqual(Array.from({ length: 10 }, () => 2));
  const first = [...lines, ...rest].find((line) => line.id === again[0]?.id);
  expect(again[0]?.messageId).toBe(first?.messageId);
});

it('does not give what was sent, nor before its time what was put off', async () => {
  let now = NOW;
  const stores = await storesForTest(() => now);
  await stores.applications.add(buildApplication());
  await stores.messages.add('enquiry', buildEnquiry());
  const [one, two] = await stores.outbox.claim(2, 60);
  await stores.outbox.markSent(one?.id ?? 0);
  await stores.outbox.postpone(two?.id ?? 0, new Date(NOW.getTime() + 3_600_000));

  now = new Date(NOW.getTime() + 3_599_999);
  expect(await stores.outbox.claim(10, 60)).toEqual([]);
  now = new Date(NOW.getTime() + 3_600_000);
  expect((await stores.outbox.claim(10, 60)).map((line) => line.id)).toEqual([two?.id]);
});
