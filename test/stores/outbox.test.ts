// behaviour: D15 M3 M4 M8
import { expect, it } from 'vitest';
import { DAY } from '#shared/indian-time.ts';
import { buildAnswer, buildApplication, buildEnquiry, buildMessage } from '../support/stores/database.ts';
import { storesForTest } from '../support/stores/stores.ts';

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
  expect(again[0]?.message_id).toBe(first?.message_id);
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

it('sends what was received or put off while the clock was far ahead, but holds an answer until the time that the desk shows', async () => {
  let now = new Date(NOW.getTime() + 400 * DAY);
  const stores = await storesForTest(() => now);
  await stores.messages.add('contact', buildMessage());
  const { reference } = await stores.applications.add(buildApplication());
  await stores.answers.add(buildAnswer(reference, { text: 'Hello', isMailed: true }));
  await stores.messages.add('enquiry', buildEnquiry());
  await stores.messages.add('contact', { ...buildMessage(), message: 'It looks like spam.' }, 'spam');
  const [first] = await stores.outbox.claim(1, 60);
  await stores.outbox.postpone(first?.id ?? 0, new Date(now.getTime() + 3_600_000));
  now = NOW;
  const lines = await stores.outbox.claim(10, 60);
  expect(lines.map(({ kind, purpose }) => [kind, purpose])).toEqual([
    ['contact', 'notice'],
    ['application', 'notice'],
    ['enquiry', 'notice'],
  ]);
});

it('keeps what was given up with its reason until somebody lets it try again', async () => {
  let now = NOW;
  const stores = await storesForTest(() => now, ['receipt', 'notice']);
  const { reference, key } = await stores.applications.add(buildApplication());
  const [receipt] = await stores.outbox.claim(1, 60, ['receipt']);
  expect(receipt).toMatchObject({ purpose: 'receipt', key, attempts: 1 });
  const id = receipt?.id ?? 0;
  await stores.outbox.giveUp(id, 'no such mailbox '.repeat(100));

  now = new Date(NOW.getTime() + 3_600_000);
  expect(await stores.outbox.claim(10, 60, ['receipt'])).toEqual([]);
  expect(await stores.outbox.failed()).toMatchObject([
    {
      id,
      purpose: 'receipt',
      kind: 'application',
      reference,
      attempts: 1,
      failed_at: NOW.toISOString(),
      last_error: expect.stringMatching(/^no such mailbox/),
    },
  ]);
  expect(await stores.outbox.counts()).toEqual({
    waiting: { receipt: 0, notice: 1, webhook: 0, answer: 0 },
    failed: { receipt: 1, notice: 0, webhook: 0, answer: 0 },
    oldest: NOW,
  });

  expect(await stores.outbox.failed(reference)).toHaveLength(1);
  expect(await stores.outbox.failed('A-2222-2222')).toEqual([]);
  expect(await stores.outbox.retry(id)).toBe(reference);
  expect(await stores.outbox.retry(id)).toBeUndefined();
  const [again] = await stores.outbox.claim(1, 60, ['receipt']);
  expect(again).toMatchObject({ id, attempts: 1, message_id: receipt?.message_id });
  // The first key was forgotten with the letter; the new one opens the same submission.
  expect(again?.key).not.toBe(key);
  expect(await stores.keys.referenceOf(again?.key ?? '')).toBe(reference);
  await stores.outbox.markSent(id);
  expect(await stores.outbox.failed()).toEqual([]);
});

it('writes a line for each thing that is set up, and none where nothing is', async () => {
  const everything = await storesForTest(() => NOW, ['receipt', 'notice', 'webhook']);
  await everything.messages.add('enquiry', buildEnquiry());
  const lines = await everything.outbox.claim(10, 60);
  expect(lines.map(({ purpose, key }) => [purpose, key])).toEqual([
    ['receipt', null],
    ['notice', null],
    ['webhook', null],
  ]);
  const nothing = await storesForTest(() => NOW, []);
  await nothing.applications.add(buildApplication());
  expect(await nothing.outbox.claim(10, 60)).toEqual([]);
});

it('holds the letters of a quarantined submission until it is released, once', async () => {
  let now = NOW;
  const stores = await storesForTest(() => now, ['receipt', 'webhook']);
  const held = await stores.applications.add(buildApplication({ quarantine: 'Eight links' }));
  const message = await stores.messages.add('contact', buildMessage(), 'Eight links');
  now = new Date('2036-01-01T00:00:00Z');
  expect(await stores.outbox.claim(10, 60)).toEqual([]);
  expect((await stores.outbox.counts()).waiting).toEqual({ receipt: 0, notice: 0, webhook: 0, answer: 0 });
  expect((await stores.applications.find(held.reference))?.quarantine).toBe('Eight links');

  expect(await stores.release(held.reference)).toBe(true);
  expect(await stores.release(held.reference)).toBe(false);
  expect(await stores.release('A-2222-2222')).toBe(false);
  const lines = await stores.outbox.claim(10, 60);
  expect(lines.map(({ purpose, reference }) => [purpose, reference])).toEqual([
    ['receipt', held.reference],
    ['webhook', held.reference],
  ]);
  expect((await stores.applications.find(held.reference))?.quarantine).toBeUndefined();
  expect((await stores.messages.find(message.reference))?.quarantine).toBe('Eight links');
});
