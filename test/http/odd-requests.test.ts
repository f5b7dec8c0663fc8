// behaviour: R22
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const POST =
  head('POST /api/contact', [HOST, JSON_TYPE, ['Content-Length', String(MESSAGE.length)]]) + MESSAGE;
const CONNECT = head('CONNECT other.example:443', [HOST]);
const page = (...more: [string, string][]) => [head('GET /career', [HOST, ...more])];
const file = (...more: [string, string][]) => [head('GET /icon.svg', [HOST, ...more])];
const get = (target: string) => [head(`GET ${target}`, [HOST])];
const post = (framing: [string, string][], ...body: (string | Buffer)[]) => [
  head('POST /api/contact', [HOST, JSON_TYPE, ...framing]),
  ...body,
];
const CHUNKED: [string, string] = ['Transfer-Encoding', 'chunked'];

describe('what nobody sends by accident is answered, with our headers', () => {
  it.each<[string, Step[], number]>([
    ['a tunnel', [CONNECT], 405],
    ['a tunnel to a page', [head('CONNECT /career', [HOST])], 405],
    ['another protocol', page(['Connection', 'Upgrade'], ['Upgrade', 'websocket']), 200],
    ['HTTP/2 without TLS', page(['Connection', 'Upgrade, HTTP2-Settings'], ['Upgrade', 'h2c']), 200],
    ['the preface of HTTP/2', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], 400],
    ['TRACE', [head('TRACE /career', [HOST, ['Cookie', 'a=b']])], 405],
    ['a method of another protocol', [head('PROPFIND /career', [HOST])], 405],
    ['an address of 15,000 letters', get(`/${'x'.repeat(15_000)}`), 404],
    ['an address of 80,000 letters', get(`/${'x'.repeat(80_000)}`), 431],
    ['5,000 escapes that need not be', get(`/${'%41'.repeat(5000)}`), 308],
    ['3,500 escapes of escapes', get(`/${'%25'.repeat(3500)}`), 404],
    ['15,000 slashes', get('/'.repeat(15_000)), 308],
    ['7,000 names in a query', get(`/career?${'a&'.repeat(7000)}`), 200],
    ['2,000 versions of a page', page(['If-None-Match', '"a",'.repeat(2000)]), 200],
    ['2,000 versions of a file', file(['If-Match', 'W/"a",'.repeat(2000)]), 412],
    ['2,500 encodings', page(['Accept-Encoding', `${'a;q=1,'.repeat(2500)}br`]), 200],
    ['no encoding at all', file(['Accept-Encoding', '*;q=0']), 200],
    ['3,000 parts of a file', file(['Range', `bytes=${'0-1,'.repeat(3000)}`]), 200],
    ['1,500 headers', page(...Array.from({ length: 1500 }, (_, i): [string, string] => [`a${i}`, 'b'])), 431],
    ['a folded header', page(['X-Long', 'a\r\n b']), 400],
    [
      'two lengths',
      post(
        [
          ['Content-Length', '2'],
          ['Content-Length', '2'],
        ],
        '{}',
      ),
      400,
    ],
    ['two lengths in one', post([['Content-Length', '2, 2']], '{}'), 400],
    ['a length beyond every number', post([['Content-Length', '9'.repeat(20)]], '{}'), 400],
    ['chunks twice', post([CHUNKED, CHUNKED], chunk('{}'), '0\r\n\r\n'), 400],
    ['a chunk with notes', post([CHUNKED], '2;a=b\r\n{}\r\n0\r\n\r\n'), 422],
    ['a chunk with 20 KB of notes', post([CHUNKED], `2;a=${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`), 400],
    ['a chunk longer than every number', post([CHUNKED], `${'f'.repeat(18)}\r\n{}`), 400],
    ['a length behind its body', post([CHUNKED], chunk('{}'), '0\r\nContent-Length: 5\r\n\r\n'), 400],
    ['100 KB behind its body', post([CHUNKED], chunk('{}'), `0\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`), 431],
    [
      'HEAD with a body',
      [head('HEAD /nowhere', [HOST, ['Connection', 'close'], ['Content-Length', '1']]), 'x'],
      404,
    ],
  ])('%s', async (_case, steps, status) => {
    const { text } = await exchangeRaw(site.port, steps);
    expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(text).toContain('X-Frame-Options: DENY');
    expect(text).toContain('Content-Security-Policy:');
  });
});

describe('several requests on one connection', () => {
  it('keep their answers when a tunnel is asked for after them', async () => {
    const { statuses, isClosed } = await exchangeRaw(site.port, [POST + CONNECT], 3);
    expect({ statuses, isClosed }).toEqual({ statuses: [201, 405], isClosed: true });
  });

  it('may be ten that wait for the first', async () => {
    const { statuses } = await exchangeRaw(site.port, [page()[0]?.repeat(11) ?? ''], 11);
    expect(statuses).toEqual(Array(11).fill(200));
  });

  it('may be as many as one likes, each after an answer', async () => {
    const steps = Array.from({ length: 30 }, () => [...page(), 20]).flat();
    expect((await exchangeRaw(site.port, steps, 30)).statuses).toEqual(Array(30).fill(200));
  });

  it('end the connection when thousands are sent at once, and few of them are looked at', async () => {
    const rendered: string[] = [];
    const watched = await serveSite({ onRender: (path) => void rendered.push(path) });
    const socket = connect(watched.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    socket.resume().write(get('/career?q=web')[0]?.repeat(1000) ?? '');
    await closed;
    await watched.close();
    expect(rendered.length).toBeLessThan(50);
  });

  it('keep no file open when their connection breaks while they wait', async () => {
    const picture = readdirSync('dist/client/pictures', { recursive: true, encoding: 'utf8' }).find(
      (name) => name.endsWith('.webp') && statSync(`dist/client/pictures/${name}`).size > 90_000,
    );
    const opened = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).endsWith(`/${picture}`);
        } catch {
          return false;
        }
      }).length;
    const { stores } = site;
    const messages = { ...stores.messages, add: () => new Promise<never>(() => {}) };
    const hanging = await serveSite({ stores: { ...stores, messages, close: async () => {} } });
    const socket = connect(hanging.port, '127.0.0.1').on('error', () => {});
    socket.write(POST + get(`/pictures/${picture}`)[0]?.repeat(8));
    await expect.poll(opened).toBe(8);
    socket.destroy();
    await expect.poll(opened).toBe(0);
    await hanging.close();
  });

  it('end the connection also when what they expect would be refused', async () => {
    let answered = 0;
    const watched = await serveSite();
    watched.server.on('checkExpectation', (_req, res) => {
      answered += Number(res.headersSent);
    });
    const socket = connect(watched.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    socket.resume().write(get('/career?q=web')[0] + (page(['Expect', 'x'])[0]?.repeat(1000) ?? ''));
    await closed;
    await watched.close();
    expect(answered).toBeLessThan(50);
  });
});
