// behaviour: D9 D10
import { expect, it, onTestFinished, vi } from 'vitest';
import { sweepDaily } from '../../server/submissions/retention.ts';
import { applicationsIn, messagesIn } from '../support/stores/all-submissions.ts';
import { buildApplication, buildEnquiry, buildMessage } from '../support/stores/database.ts';
import { storesForTest } from '../support/stores/stores.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-21T08:35:00.000Z');

it('removes row, resume and outbox line of what is older than the days given, and nothing younger', async () => {
  let now = new Date(NOW.getTime() - 30 * DAY - 1);
  const stores = await storesForTest(() => now);
  const old = [
    await stores.applications.add(buildApplication()),
    await stores.messages.add('contact', buildMessage()),
  ].map((each) => each.reference);
  now = new Date(NOW.getTime() - 30 * DAY);
  const young = await stores.messages.add('enquiry', buildEnquiry());
  now = NOW;

  expect(await stores.newest()).toEqual(new Date(NOW.getTime() - 30 * DAY));
  expect((await stores.expired(30)).toSorted()).toEqual(old.toSorted());
  expect((await stores.sweep(30)).toSorted()).toEqual(old.toSorted());

  expect(await applicationsIn(stores)).toEqual([]);
  expect(await stores.applications.resumeBytes(old[0] ?? '')).toBeUndefined();
  expect((await messagesIn(stores)).map((each) => each.reference)).toEqual([young.reference]);
  expect((await stores.outbox.claim(10, 60)).map((line) => line.reference)).toEqual([young.reference]);
  expect(await stores.sweep(30)).toEqual([]);
});

it('finds all of a person, however the e-mail is written', async () => {
  const stores = await storesForTest(() => NOW);
  const application = await stores.applications.add(buildApplication({ email: ' Ünal@Mail.example' }));
  await stores.applications.add(buildApplication({ email: 'other@mail.example' }));
  const message = await stores.messages.add('contact', buildMessage({ email: 'ünal@mail.example' }));
  const found = await stores.ofPerson('ÜNAL@mail.example ');
  expect(found.toSorted()).toEqual([application.reference, message.reference].toSorted());
  await stores.erase(found);
  await stores.compact();
  expect(await stores.ofPerson('ünal@mail.example')).toEqual([]);
  expect(await applicationsIn(stores)).toHaveLength(1);
});

it.each([
  ['was set ahead while the site runs, before it has been right again', false, 0],
  ['was set ahead while the site runs, before it has stayed as it is', false, 32 * DAY],
  ['was far ahead of the last submission when the site started, before it has been right again', true, 0],
  ['was so, before it has stayed as it is', true, 32 * DAY],
])('removes nothing by a clock that %s for a day', async (_how, wasWrong, later) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const sweep = async () => ['A-2222-2222'];
  const tell = (what: unknown) => told.push(String(what));
  const right = Date.now();
  const newest = async () => new Date(right);
  if (wasWrong) vi.setSystemTime(right + 32 * DAY);
  onTestFinished(sweepDaily({ newest, sweep }, 365, { removed: tell, failed: tell }));
  vi.setSystemTime(right + 32 * DAY);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([expect.stringContaining('the clock is ahead')]);
  vi.setSystemTime(right + 60_000 + later);
  await vi.advanceTimersByTimeAsync(DAY - 60_000);
  expect(told.slice(1)).toEqual(['1']);
});

it('sweeps a minute after the start and then every day, also after a day on which it failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: unknown[] = [];
  const answers = [async () => ['A-2222-2222'], () => Promise.reject(new Error('away')), async () => []];
  const sweep = () => (answers.shift() ?? (async () => ['C-2222-2222']))();
  const stop = sweepDaily({ newest: async () => new Date(Date.now() - 30 * DAY), sweep }, 365, {
    removed: (count) => told.push(count),
    failed: (error) => told.push(String(error)),
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3 * DAY);
  expect(told).toEqual([1, 'Error: away', 1]);
  stop();
  await vi.advanceTimersByTimeAsync(3 * DAY);
  expect(told).toHaveLength(3);
});
