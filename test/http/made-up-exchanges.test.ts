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
const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
const chance = (percent: number) => random(100) < percent;

type Whole = [line: string, type: string, body: Buffer];

const FORM = 'application/x-www-form-urlencoded';
const MESSAGE = buildMessage();
const UPLOAD = multipart(applicationParts({}, buildPdf()));
const NONE = Buffer.alloc(0);

/** Requests that are right; `own` is the page of an applicant. */
const requests = (own: string): Whole[] => [
  ['POST /api/contact', 'application/json', Buffer.from(JSON.stringify(MESSAGE))],
  ['POST /contact-us', FORM, Buffer.from(new URLSearchParams(MESSAGE).toString())],
  ['POST /api/apply', MULTIPART, UPLOAD],
  ['POST /careers/embedded-firmware-engineer', MULTIPART, UPLOAD],
  ['POST /api/reports', 'application/csp-report', Buffer.from('{"csp-report":{"blocked-uri":"inline"}}')],
  ['POST /api/vitals', 'application/json', Buffer.from('{"route":"home","CLS":0.01}')],
  [`POST ${own}`, MULTIPART, UPLOAD],
  [`POST ${own}`, FORM, Buffer.from('do=nothing')],
  [`GET ${own}`, '', NONE],
  ['GET /about', '', NONE],
  ['GET /career?q=web', '', NONE],
  ['GET /icon.svg', '', NONE],
  ['HEAD /sitemap.xml', '', NONE],
];

const HEADERS: [string, string][] = [
  ['Expect', '100-continue'],
  ['Connection', 'close'],
  ['Transfer-Encoding', 'gzip, chunked'],
  ['Content-Length', '-1'],
  ['Content-Encoding', 'gzip'],
  ['Content-Type', 'text/plain'],
  ['Range', 'bytes=9-1'],
  ['If-None-Match', '*'],
  ['Accept-Encoding', 'br;q=0, identity;q=0'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['X-Forwarded-For', '1'],
  ['A b', 'c'],
];

/** One of the requests, with headers that it does not need and its body in a framing that may be wrong. */
function written([line, type, body]: Whole): Buffer {
  const headers: [string, string][] = [['Host', 'localhost']];
  if (type) headers.push(['Content-Type', type]);
  while (chance(30)) headers.splice(random(headers.length + 1), 0, one(HEADERS));
  if (body.length > 0 && chance(40)) {
    const at = random(body.length - 1) + 1;
    headers.push(['Transfer-Encoding', 'chunked']);
    const chunks = [chunk(body.subarray(0, at)), chunk(body.subarray(at)), Buffer.from('0\r\n\r\n')];
    return Buffer.concat([Buffer.from(head(line, headers)), ...chunks]);
  }
  const wrong = chance(10) ? random(9) - 4 : 0;
  if (body.length > 0) headers.push(['Content-Length', String(body.length + wrong)]);
  return Buffer.concat([Buffer.from(head(line, headers)), body]);
}

/** What means something to those who read bodies. */
const PIECES = [...'{}[]":,\\%&=;+\0\r\n\xff\x80', '"__proto__":', '%zz', '\r\n\r\n', '['.repeat(5000)];

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
        const steps = inPieces(mutated(written(one(right)), PIECES, random));
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
