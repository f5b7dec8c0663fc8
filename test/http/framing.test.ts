// behaviour: R13 R25 R26 R35
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { limitExchange } from '../../server/http/exchange.ts';
import {
  ANSWERED,
  chunk,
  connectionsOf,
  exchangeRaw,
  head,
  SHORT_DEADLINES,
  type Step,
} from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';
import { buildMessage } from '../support/stores/database.ts';

const site = await serveSite({ deadlines: SHORT_DEADLINES });
afterAll(() => site.close());

const HOST = ['Host', 'localhost'] as const;
const MESSAGE = JSON.stringify(buildMessage());
const message = (...more: [string, string][]) =>
  head('POST /api/contact', [HOST, ['Content-Type', 'application/json'], ...more]);
const LENGTH: [string, string] = ['Content-Length', String(MESSAGE.length)];

const CHUNKED: [string, string] = ['Transfer-Encoding', 'chunked'];
const TWO: [string, string] = ['Content-Length', '2'];
const ask = (line: string, ...more: [string, string][]) => [head(line, [HOST, ...more])];
const page = (...more: [string, string][]) => ask('GET /career', ...more);
const file = (...more: [string, string][]) => ask('GET /icon.svg', ...more);
const get = (target: string) => ask(`GET ${target}`);
const post = (framing: [string, string][], ...body: (string | Buffer)[]) => [message(...framing), ...body];

it.each<[string, Step[], number]>([
  ['no host', [head('GET /career', [])], 400],
  ['no host by HTTP/1.0', ['GET /healthz HTTP/1.0\r\n\r\n'], 200],
  ['no HTTP at all', ['hello\r\n\r\n'], 400],
  ['length and chunks at once', post([CHUNKED, LENGTH], chunk(MESSAGE), '0\r\n\r\n'), 400],
  ['headers beyond their limit', page(['X-Long', 'x'.repeat(20_000)]), 431],
  ['an expectation that nobody knows', post([['Expect', 'x'], LENGTH], MESSAGE), 201],
  ['another protocol', page(['Connection', 'Upgrade'], ['Upgrade', 'websocket']), 200],
  ['TRACE', ask('TRACE /career', ['Cookie', 'a=b']), 405],
  ['an address of 15,000 letters', get(`/${'x'.repeat(15_000)}`), 404],
  ['5,000 escapes that need not be', get(`/${'%41'.repeat(5000)}`), 308],
  ['15,000 slashes', get('/'.repeat(15_000)), 308],
  ['7,000 names in a query', get(`/career?${'a&'.repeat(7000)}`), 200],
  ['2,000 versions of a page', page(['If-None-Match', '"a",'.repeat(2000)]), 200],
  ['2,000 versions of a file', file(['If-Match', 'W/"a",'.repeat(2000)]), 412],
  ['2,500 encodings', page(['Accept-Encoding', `${'a;q=1,'.repeat(2500)}br`]), 200],
  ['no encoding at all', file(['Accept-Encoding', '*;q=0']), 200],
  ['3,000 parts of a file', file(['Range', `bytes=${'0-1,'.repeat(3000)}`]), 200],
  ['two lengths', post([TWO, TWO], '{}'), 400],
  ['a chunk with notes', post([CHUNKED], '2;a=b\r\n{}\r\n0\r\n\r\n'), 422],
  [
    'HEAD with a body',
    [head('HEAD /nowhere', [HOST, ['Connection', 'close'], ['Content-Length', '1']]), 'x'],
    404,
  ],
])('answers what nobody sends by accident: %s', async (_case, steps, status) => {
  // What is no HTTP is refused by Node, before there is a request to answer, and the connection ends.
  const isByNode = [400, 413, 431].includes(status);
  const { statuses, text, isClosed } = await exchangeRaw(site.port, steps, isByNode ? 2 : 1);
  expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  if (isByNode) expect([statuses.length <= 1, isClosed]).toEqual([true, true]);
  else expect(text).toMatch(/^x-frame-options: DENY\r$/im);
});

describe('a request that is sent before the last was answered', () => {
  it.each([
    ['a page', head('GET /about', [HOST])],
    ['a search', head('GET /career?q=qa', [HOST])],
    ['a message', message(LENGTH) + MESSAGE],
  ])('is not answered behind %s, whose answer comes whole', async (_what, first) => {
    const { statuses, isClosed } = await exchangeRaw(site.port, [first.repeat(20)], 20);
    expect(statuses).toHaveLength(1);
    expect([200, 201]).toContain(statuses[0]);
    expect(isClosed).toBe(true);
  });

  it.each([
    [99, 'waits with the others for the end of the connection', [200]],
    [100, 'ends the connection at once', []],
    [20_000, 'is not read any more', []],
  ])('%i behind an answer that is still to come: the last %s', async (early, _what, answered) => {
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const slow = await serveSite({ onRender: () => held });
    onTestFinished(async () => {
      goOn();
      await slow.close();
    });
    let requests = 0;
    slow.server.on('request', () => {
      requests += 1;
    });
    const asking = exchangeRaw(slow.port, [head('GET /career?q=qa', [HOST]).repeat(1 + early)], 20);
    await expect.poll(() => requests).toBeGreaterThan(Math.min(early, 100));
    goOn();
    const { statuses, isClosed } = await asking;
    expect({ statuses, isClosed }).toEqual({ statuses: answered, isClosed: true });
    // What came in the same piece as the last of those few was read with it.
    expect(requests).toBeLessThan(5000);
  });

  it('is answered where it comes after the answer, as often as one likes', async () => {
    const steps = Array.from({ length: 30 }, (): Step[] => [head('GET /about', [HOST]), ANSWERED]).flat();
    expect((await exchangeRaw(site.port, steps, 30)).statuses).toEqual(Array(30).fill(200));
  });
});

it('an answer that nobody reads has an end', async () => {
  const limits = limitExchange({ ...SHORT_DEADLINES, transfer: 500 }, () => {});
  // More than the buffers on the way hold.
  const server = express()
    .use(limits, (_req, res) => res.end(Buffer.alloc(64 * 1024 * 1024)))
    .listen();
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port);
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(head('GET /', [HOST]));
  await once(server, 'request');
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

it('a body over its limit by what it says is refused unread, by what it is at once, and the connection ends', async () => {
  const declared = await exchangeRaw(site.port, [message(['Content-Length', '50000000'])], 2);
  const chunked = [message(['Transfer-Encoding', 'chunked']), chunk('x'.repeat(33 * 1024))];
  const actual = await exchangeRaw(site.port, chunked, 2);
  for (const { statuses, text, isClosed } of [declared, actual]) {
    expect(statuses).toEqual([413]);
    expect(text).toMatch(/\r\nConnection: close\r\n/);
    expect(isClosed).toBe(true);
  }
});

it('a connection goes on whose request was refused once its body had come, or redirected before', async () => {
  const refused = head('POST /api/contact', [HOST, ['Content-Type', 'text/plain'], LENGTH]) + MESSAGE;
  const { statuses } = await exchangeRaw(site.port, [refused, ANSWERED, message(LENGTH), MESSAGE], 2);
  expect(statuses).toEqual([415, 201]);
  const moved = head('POST /contact-us/', [HOST, LENGTH]);
  const later: Step[] = [moved, ANSWERED, MESSAGE, message(LENGTH), 2 * SHORT_DEADLINES.discard, MESSAGE];
  expect((await exchangeRaw(site.port, later, 2)).statuses).toEqual([308, 201]);
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
  const { statuses, text, isClosed } = await exchangeRaw(hanging.port, [message(LENGTH), MESSAGE], 2);
  expect({ statuses, isClosed }).toEqual({ statuses: [503], isClosed: true });
  expect(text).toMatch(/\r\nRetry-After: \d+\r\n/);
  // It is cut a little later, and a proxy would send another visitor's request on it.
  expect(text).toMatch(/\r\nConnection: close\r\n/);
  await hanging.close();
});

it('a body that came while the process stood still is not late', async () => {
  const socket = connect(site.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(message(LENGTH, ['Expect', '100-continue']));
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
