// behaviour: R25
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPdf } from '../support/pdf/pdf.ts';
import { howOften } from '../support/site/how-often.ts';
import { applicationParts, BOUNDARY, MULTIPART, postForm } from '../support/site/multipart.ts';
import {
  chunk,
  connectionsOf,
  exchangeRaw,
  head,
  SHORT_DEADLINES,
  type Step,
} from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';
import { buildApplication } from '../support/stores/database.ts';

let site: Awaited<ReturnType<typeof serveSite>>;
let ownKey = '';
beforeAll(async () => {
  site = await serveSite({ deadlines: SHORT_DEADLINES });
  ({ key: ownKey } = await site.stores.applications.add(buildApplication()));
});
afterAll(() => site.close());

const FORM = 'application/x-www-form-urlencoded';
const JOB = '/careers/embedded-firmware-engineer';

/** Who is asked, with a type it takes unless the row is about another one. */
const ROUTES: [line: string, type: string, more?: [string, string][]][] = [
  ['POST /api/contact', 'application/json'],
  ['POST /contact-us', FORM],
  ['POST /api/apply', MULTIPART],
  [`POST ${JOB}`, MULTIPART],
  ['POST /api/reports', 'application/csp-report'],
  ['POST /api/vitals', 'application/json'],
  ['POST /applications/OWN', FORM],
  ['POST /applications/OWN', MULTIPART],
  ['POST /applications/nobodys', MULTIPART],
  ['POST /api/contact', 'text/plain'],
  [`POST ${JOB}`, FORM],
  ['POST /api/apply', MULTIPART, [['Sec-Fetch-Site', 'cross-site']]],
  ['PUT /api/testimonials', FORM],
  ['POST /api/nothing', MULTIPART],
  ['GET /about', FORM],
  ['GET /api/getAlljob', FORM],
  ['GET /icon.svg', FORM],
];

/** Of bytes that are no HTTP: Node refuses them before there is a request to answer. */
const BY_NODE = [400, 408];
const REFUSED = [400, 403, 404, 405, 408, 413, 415, 422];

function* forEver(bytes: string | Buffer, pause: number): Generator<Step> {
  for (;;) {
    yield bytes;
    if (pause > 0) yield pause;
  }
}

const CHUNKED = ['Transfer-Encoding', 'chunked'] as const;
const length = (bytes: number) => ['Content-Length', String(bytes)] as const;
const kilobytes = (count: number) => 'x'.repeat(count * 1024);
/** A whole body whose end comes twice, on which busboy 1.6.0 waits for ever. */
const endsTwice = [
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="name"\r\n\r\nAditi\r\n`,
  `--${BOUNDARY}--\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\nabc`,
].join('');

/** How a body may come: its framing, and what is sent of it before silence. */
const BODIES: [what: string, framing: readonly [string, string], body: () => Iterable<Step>][] = [
  ['of a length that never comes', length(5000), () => []],
  ['that stops in the middle', length(5000), () => [kilobytes(1)]],
  ['of a length beyond every limit', length(100_000_000), () => [kilobytes(1)]],
  ['of chunks that never come', CHUNKED, () => []],
  ['that stops after a chunk', CHUNKED, () => [chunk(kilobytes(1))]],
  ['that stops within a chunk', CHUNKED, () => ['1000\r\nabc']],
  ['that stops after 33 KB, one over the limit', CHUNKED, () => [chunk(kilobytes(33))]],
  ['that stops after 6 MB', CHUNKED, () => [chunk(kilobytes(6 * 1024))]],
  ['that comes byte by byte', length(1_000_000), () => forEver('x', 20)],
  ['of endless chunks', CHUNKED, () => forEver(chunk(kilobytes(256)), 0)],
  ['of small chunks for ever', CHUNKED, () => forEver(chunk('x'), 20)],
  ['with a chunk that has no size', CHUNKED, () => [chunk('abc'), 'zz\r\nabc\r\n']],
  ['whose end comes twice', length(endsTwice.length), () => [endsTwice]],
  ['whose end comes twice, in bytes', length(endsTwice.length), () => [...endsTwice]],
];

it.concurrent.each(ROUTES)('answers whatever is sent as a body: %s as %s', async (line, type, more = []) => {
  const allowed = line.startsWith('GET') ? [200, ...REFUSED] : REFUSED;
  const ends = BODIES.map(async ([what, framing, body]) => {
    const request = head(line.replace('OWN', ownKey), [
      ['Host', 'localhost'],
      ['Content-Type', type],
      framing,
      ...more,
    ]);
    const { text } = await exchangeRaw(site.port, behind(request, body()));
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
    const isOurs = /^x-frame-options: DENY\r$/im.test(text) || BY_NODE.includes(status);
    return { what, status, isMeant: isOurs && allowed.includes(status) };
  });
  expect((await Promise.all(ends)).filter(({ isMeant }) => !isMeant)).toEqual([]);
});

it.concurrent('connections that send headers for ever are cut off, and others are answered meanwhile', async ({
  onTestFinished,
}) => {
  const other = await serveSite();
  onTestFinished(() => other.close());
  expect(other.server.headersTimeout).toBe(10_000);
  other.server.headersTimeout = 500;
  const endless = () => behind('GET /career HTTP/1.1\r\nHost: localhost\r\n', forEver('X-More: x\r\n', 100));
  const slow = Array.from({ length: howOften(20, 500) }, () => exchangeRaw(other.port, endless()));
  const visitor = await exchangeRaw(other.port, [head('GET /career', [['Host', 'localhost']])]);
  expect(visitor.statuses).toEqual([200]);
  for (const { isClosed, text } of await Promise.all(slow))
    expect([isClosed, text.slice(0, 12)]).toEqual([true, 'HTTP/1.1 408']);
});

function* behind(head: string, body: Iterable<Step>): Generator<Step> {
  yield head;
  yield* body;
}

it('afterwards no connection is open, no place taken, and nothing was a fault', async () => {
  await expect.poll(() => connectionsOf(site.server)).toBe(0);
  // Asked again where a busy machine has not read the resume before an answer is due.
  const applied = async () =>
    (await postForm(site.origin, '/api/apply', applicationParts({}, buildPdf()))).status;
  await expect.poll(applied).toBe(201);
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
