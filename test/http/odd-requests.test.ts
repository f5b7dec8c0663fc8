// behaviour: R25
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunk, exchangeRaw, head, SHORT_DEADLINES, type Step } from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite({ deadlines: SHORT_DEADLINES });
});
afterAll(() => site.close());

const HOST = ['Host', 'localhost'] as const;
const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const page = (...more: [string, string][]) => [head('GET /career', [HOST, ...more])];
const file = (...more: [string, string][]) => [head('GET /icon.svg', [HOST, ...more])];
const get = (target: string) => [head(`GET ${target}`, [HOST])];
const post = (framing: [string, string][], ...body: (string | Buffer)[]) => [
  head('POST /api/contact', [HOST, JSON_TYPE, ...framing]),
  ...body,
];
const CHUNKED: [string, string] = ['Transfer-Encoding', 'chunked'];

describe('what nobody sends by accident is answered', () => {
  it.each<[string, Step[], number]>([
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
    ['a chunk with 20 KB of notes', post([CHUNKED], `2;a=${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`), 413],
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
    // What is no HTTP is refused by Node, before there is a request to answer.
    if (status !== 400 && status !== 413 && status !== 431)
      expect(text).toMatch(/^x-frame-options: DENY\r$/im);
  });
});
