// behaviour: R17 R25
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { mutated } from '../support/mutations.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { seeded } from '../support/seeded.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { applicationParts, MULTIPART, multipart } from '../support/site/multipart.ts';
import {
  chunk,
  connectionsOf,
  exchangeRaw,
  head,
  SHORT_DEADLINES,
  type Step,
} from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';
import { buildApplication, buildMessage } from '../support/stores/database.ts';

const SIDE_BY_SIDE = 40;
/** Milliseconds after which an exchange is said to be open for ever: all deadlines together, and a busy machine's share. */
const PATIENCE = 30_000;

const random = seeded(1);
const chance = (percent: number) => random(100) < percent;

const FORM = 'application/x-www-form-urlencoded';
const MESSAGE = buildMessage();
const UPLOAD = multipart(applicationParts({}, buildPdf()));

/** By its length, or in chunks. */
function post(address: string, type: string, body: string | Buffer, isChunked = false): Buffer {
  const framing: [string, string] = isChunked
    ? ['Transfer-Encoding', 'chunked']
    : ['Content-Length', String(Buffer.byteLength(body))];
  const sent = isChunked ? [chunk(body), chunk('')] : [Buffer.from(body)];
  const begun = head(`POST ${address}`, [['Host', 'localhost'], ['Content-Type', type], framing]);
  return Buffer.concat([Buffer.from(begun), ...sent]);
}

/** Requests that are right; `own` is the page of an applicant. */
const requests = (own: string): Buffer[] => [
  post('/api/contact', 'application/json', JSON.stringify(MESSAGE)),
  post('/contact-us', FORM, new URLSearchParams(MESSAGE).toString(), true),
  post('/api/apply', MULTIPART, UPLOAD),
  post('/careers/embedded-firmware-engineer', MULTIPART, UPLOAD, true),
  post('/api/reports', 'application/csp-report', '{"csp-report":{"blocked-uri":"inline"}}'),
  post('/api/vitals', 'application/json', '{"route":"home","CLS":0.01}'),
  post(own, MULTIPART, UPLOAD),
  post(own, FORM, 'do=nothing'),
  ...[`GET ${own}`, 'GET /about', 'GET /career?q=web', 'GET /icon.svg', 'HEAD /sitemap.xml'].map((line) =>
    Buffer.from(head(line, [['Host', 'localhost']])),
  ),
];

const HEADERS = [
  ...['Expect: 100-continue', 'Connection: close', 'Transfer-Encoding: gzip, chunked', 'Content-Length: -1'],
  ...['Content-Encoding: gzip', 'Content-Type: text/plain', 'Range: bytes=9-1', 'If-None-Match: *', 'A b: c'],
  ...['Accept-Encoding: br;q=0, identity;q=0', 'Sec-Fetch-Site: cross-site', 'X-Forwarded-For: 1'],
];
/** What means something to those who read bodies, or heads. */
const PIECES = [
  ...[...'{}[]":,\\%&=;+\0\r\n\xff\x80', '"__proto__":', '%zz', '\r\n\r\n', '['.repeat(5000)],
  ...HEADERS.map((header) => `\r\n${header}`),
];

/** In one go, or in pieces with silences between them. */
function inPieces(bytes: Buffer): Step[] {
  const steps: Step[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = chance(50) ? bytes.length : from + 1 + random(bytes.length - from);
    steps.push(bytes.subarray(from, to));
    if (chance(30)) steps.push(random(30));
    from = to;
  }
  return steps;
}

it(
  'exchanges made up by chance all end, none with a fault of ours',
  async () => {
    const site = await serveSite({ deadlines: SHORT_DEADLINES, config: { uploadsPerVisitor: 4 } });
    onTestFinished(() => site.close());
    const { key } = await site.stores.applications.add(buildApplication());
    const right = requests(`/applications/${key}`);
    const statuses = new Set<number | undefined>();
    /** What was sent of exchanges that were answered 500, or were open after their deadline. */
    const faults: string[] = [];
    let left = howOften(150, 10_000);
    async function go() {
      while (left-- > 0) {
        const steps = inPieces(mutated(right[random(right.length)] as Buffer, PIECES, random));
        const ended = await Promise.race([
          exchangeRaw(site.port, steps),
          delay(PATIENCE, undefined, { ref: false }),
        ]);
        statuses.add(ended?.statuses[0]);
        if (!ended || ended.statuses[0] === 500) faults.push(String(steps[0]).slice(0, 300));
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, go));
    const logged = site.log.filter(({ level }) => Number(level) >= 50);
    expect({ faults, logged }).toEqual({ faults: [], logged: [] });
    for (const status of [200, 201, 400, 408, 422]) expect(statuses).toContain(status);
    await expect.poll(() => connectionsOf(site.server)).toBe(0);
  },
  2 * LONG_TEST,
);
