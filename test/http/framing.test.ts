// behaviour: R13 R25 R26 R35
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chunk, exchangeRaw, head, SHORT_DEADLINES, type Step } from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite({ deadlines: SHORT_DEADLINES });
});
afterAll(() => site.close());

const HOST = ['Host', 'localhost'] as const;
const MESSAGE = JSON.stringify({
  fullName: 'Ravi Nair',
  email: 'ravi@workshop.example',
  message: 'Please call me about relays.',
});
const post = (...more: [string, string][]) =>
  head('POST /api/contact', [HOST, ['Content-Type', 'application/json'], ...more]);
const LENGTH: [string, string] = ['Content-Length', String(MESSAGE.length)];

describe('what is not HTTP as everybody reads it is refused, and the connection ends', () => {
  it.each<[string, Step[], number]>([
    ['no host', [head('GET /career', [])], 400],
    [
      'length and chunks at once',
      [post(['Transfer-Encoding', 'chunked'], LENGTH), chunk(MESSAGE), '0\r\n\r\n'],
      400,
    ],
    ['no HTTP at all', ['hello\r\n\r\n'], 400],
    ['headers beyond their limit', [head('GET /career', [HOST, ['X-Long', 'x'.repeat(20_000)]])], 431],
  ])('%s', async (_case, steps, status) => {
    const { statuses, text, isClosed } = await exchangeRaw(site.port, steps, 2);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect([statuses.length <= 1, isClosed]).toEqual([true, true]);
  });

  it('HTTP/1.0 does without a host', async () => {
    const { text } = await exchangeRaw(site.port, ['GET /healthz HTTP/1.0\r\n\r\n']);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('an expectation that nobody knows is overlooked', async () => {
    const { statuses } = await exchangeRaw(site.port, [post(['Expect', 'x'], LENGTH), MESSAGE]);
    expect(statuses).toEqual([201]);
  });
});

describe('a request that is sent before the last was answered', () => {
  it.each([
    ['a page', head('GET /about', [HOST])],
    ['a search', head('GET /career?q=qa', [HOST])],
    ['a message', post(LENGTH) + MESSAGE],
  ])('is not answered behind %s, whose answer comes whole', async (_what, first) => {
    const { statuses, isClosed } = await exchangeRaw(site.port, [first.repeat(20)], 20);
    expect(statuses).toHaveLength(1);
    expect([200, 201]).toContain(statuses[0]);
    expect(isClosed).toBe(true);
  });

  it('is answered where it comes after the answer, as often as one likes', async () => {
    const steps = Array.from({ length: 30 }, () => [head('GET /about', [HOST]), 20]).flat();
    expect((await exchangeRaw(site.port, steps, 30)).statuses).toEqual(Array(30).fill(200));
  });
});

describe('a body over its limit', () => {
  it('by what it says is refused unread, by what it is at once, and the connection ends', async () => {
    const declared = await exchangeRaw(site.port, [post(['Content-Length', '50000000'])], 2);
    const chunked = [post(['Transfer-Encoding', 'chunked']), chunk('x'.repeat(33 * 1024))];
    const actual = await exchangeRaw(site.port, chunked, 2);
    for (const { statuses, text, isClosed } of [declared, actual]) {
      expect(statuses).toEqual([413]);
      expect(text).toMatch(/\r\nConnection: close\r\n/);
      expect(isClosed).toBe(true);
    }
  });
});

it('a connection that was refused once its body had come goes on', async () => {
  const refused = head('POST /api/contact', [HOST, ['Content-Type', 'text/plain'], LENGTH]) + MESSAGE;
  const { statuses } = await exchangeRaw(site.port, [refused, 20, post(LENGTH), MESSAGE], 2);
  expect(statuses).toEqual([415, 201]);
});

it('an answer is due even where the application never gives one', async () => {
  const { stores } = site;
  const hanging = await serveSite({
    deadlines: { ...SHORT_DEADLINES, answer: 300 },
    stores: {
      ...stores,
      messages: { ...stores.messages, add: () => new Promise<never>(() => {}) },
      close: async () => {},
    },
  });
  const { statuses, text, isClosed } = await exchangeRaw(hanging.port, [post(LENGTH), MESSAGE], 2);
  expect({ statuses, isClosed }).toEqual({ statuses: [503], isClosed: true });
  expect(text).toMatch(/\r\nRetry-After: \d+\r\n/);
  await hanging.close();
});

it('a body that came while the process stood still is not late', async () => {
  const socket = connect(site.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(post(LENGTH, ['Expect', '100-continue']));
  // Its headers were read, and its body is being waited for.
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 100 /);
  // Behind this turn of the event loop come the timers, and only then what has arrived.
  await new Promise(setImmediate);
  socket.write(MESSAGE);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * SHORT_DEADLINES.body);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 201 /);
});

it('an upload that gets on is not cut off, however long it takes', async () => {
  function* steadily(): Generator<Step> {
    yield head('POST /api/apply', [
      HOST,
      ['Content-Type', 'multipart/form-data; boundary=b'],
      ['Content-Length', '200000'],
    ]);
    for (let sent = 0; sent < 200_000; sent += 2000) {
      yield 'x'.repeat(2000);
      yield 15;
    }
  }
  // Far longer than any deadline but that of its speed; then it is read, and is no form.
  expect((await exchangeRaw(site.port, steadily())).statuses).toEqual([400]);
});
