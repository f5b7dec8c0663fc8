// behaviour: R21 R22 R23 R43
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chunk, END, exchangeRaw, head, SHORT_DEADLINES, type Step } from '../support/site/raw-exchange.ts';
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

describe('what another server could read differently is refused, with our headers (RFC 9112)', () => {
  it.each<[string, Step[], number]>([
    ['no host', [head('GET /career', [])], 400],
    ['two hosts', [head('GET /career', [HOST, ['Host', 'other.example']])], 400],
    ['the same host twice', [head('GET /career', [HOST, HOST])], 400],
    ['a host that is none', [head('GET /career', [['Host', 'a b']])], 400],
    ['two hosts in one line', [head('GET /career', [['Host', 'localhost,other.example']])], 400],
    ['an address that names no host', [head('GET http://', [HOST])], 400],
    [
      'an address that names no host, with a body that never comes',
      [head('POST http://', [HOST, LENGTH])],
      400,
    ],
    [
      'chunks of HTTP/1.0',
      [post(['Transfer-Encoding', 'chunked']).replace('HTTP/1.1', 'HTTP/1.0'), chunk(MESSAGE), '0\r\n\r\n'],
      400,
    ],
    [
      'another coding of the body',
      [post(['Transfer-Encoding', 'gzip, chunked']), chunk(MESSAGE), '0\r\n\r\n'],
      501,
    ],
    ['an expectation', [post(['Expect', 'x'], LENGTH), MESSAGE], 417],
    [
      'length and chunks at once',
      [post(['Transfer-Encoding', 'chunked'], LENGTH), chunk(MESSAGE), '0\r\n\r\n'],
      400,
    ],
    ['no HTTP at all', ['hello\r\n\r\n'], 400],
    ['headers beyond their limit', [head('GET /career', [HOST, ['X-Long', 'x'.repeat(20_000)]])], 431],
    ['headers that never end', ['GET /career HTTP/1.1\r\nHost: localhost\r\n'], 408],
  ])('%s', async (_case, steps, status) => {
    // Asked before, so that the page is a finished one.
    await exchangeRaw(site.port, [head('GET /career', [HOST])]);
    const { statuses, text } = await exchangeRaw(site.port, steps);
    expect(statuses[0]).toBe(status);
    expect(text).toContain('X-Frame-Options: DENY');
    expect(text).toContain('Content-Security-Policy:');
  });

  it('HTTP/1.0 does without a host', async () => {
    const { text } = await exchangeRaw(site.port, ['GET /healthz HTTP/1.0\r\n\r\n']);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('several requests on one connection', () => {
  it('are answered in order, finished pages too', async () => {
    const page = head('GET /about', [HOST]);
    const all = [page, post(LENGTH), MESSAGE, page, head('GET /nowhere', [HOST])].join('');
    expect((await exchangeRaw(site.port, [all], 4)).statuses).toEqual([200, 201, 200, 404]);
  });

  it('keep their answers when garbage follows', async () => {
    const { statuses, isClosed } = await exchangeRaw(
      site.port,
      [`${post(LENGTH)}${MESSAGE}garbage\r\n\r\n`],
      3,
    );
    expect(statuses).toEqual([201, 400]);
    expect(isClosed).toBe(true);
  });

  it('keep their answers when garbage follows a little later', async () => {
    const steps = [`${post(LENGTH)}${MESSAGE}`, 1, 'garbage\r\n\r\n'];
    expect((await exchangeRaw(site.port, steps, 3)).statuses).toEqual([201, 400]);
  });
});

describe('a sender who closes their half of the connection (RFC 9112, 9.6)', () => {
  it.each<[string, Step[], number]>([
    ['behind a page', [head('GET /career', [HOST]), END], 200],
    ['behind an address that is made for them', [head('GET /career?q=qa', [HOST]), END], 200],
    ['behind a file', [head('GET /icon.svg', [HOST]), END], 200],
    ['behind a list', [head('GET /api/getAlljob', [HOST]), END], 200],
    ['behind a message', [post(LENGTH) + MESSAGE, END], 201],
    ['within a message', [post(LENGTH) + MESSAGE.slice(1), END], 400],
  ])('%s still gets the answer, and then the connection ends', async (_where, steps, status) => {
    const { statuses, isClosed } = await exchangeRaw(site.port, steps, 2);
    expect({ statuses, isClosed }).toEqual({ statuses: [status], isClosed: true });
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
