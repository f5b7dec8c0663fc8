// behaviour: R17 R25
import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { buildPdf } from '../support/pdf/pdf.ts';
import { seeded } from '../support/seeded.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { applicationParts, BOUNDARY, multipart } from '../support/site/multipart.ts';
import { chunk, exchangeRaw, SHORT_DEADLINES, type Step } from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';
import { buildApplication, buildMessage } from '../support/stores/database.ts';

const SIDE_BY_SIDE = 40;
/** Milliseconds after which an exchange is said to be open for ever: all deadlines together, and a busy machine's share. */
const PATIENCE = 30_000;

/**
 * Whole exchanges made up by chance, the same ones for the same seed: requests that are right but for what is cut,
 * doubled, swapped or changed in them, sent in odd pieces, with silences, and broken off.
 */
async function makeUpExchanges(exchanges: number, seed: number) {
  const random = diceOf(seed);
  const site = await serveSite({
    deadlines: SHORT_DEADLINES,
    config: { uploadsPerVisitor: 4 },
  });
  const { key } = await site.stores.applications.add(buildApplication());
  const requests: Whole[] = [...REQUESTS, ...requestsOfApplicant(`/applications/${key}`)];
  // What is opened once for all: a page finished, the workers that read resumes.
  await Promise.all([...REQUESTS, ...REQUESTS].map((request) => exchangeRaw(site.port, [written(request)])));
  const before = openDescriptors();
  /** Answers by status; 0 is a connection that ended without any. */
  const statuses: Record<number, number> = {};
  /** Exchanges that were answered 500, or were open after their deadline: what was sent, from its start. */
  const faults: string[] = [];
  const crashes: unknown[] = [];
  const note = (error: unknown) => void crashes.push(error);
  process.on('uncaughtException', note).on('unhandledRejection', note);

  let left = exchanges;
  async function go() {
    while (left > 0) {
      left -= 1;
      const steps = madeUp(random, requests);
      const ended = await Promise.race([
        exchangeRaw(site.port, steps),
        delay(PATIENCE, undefined, { ref: false }),
      ]);
      const status = ended?.statuses[0] ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!ended || status === 500) faults.push(String(steps[0]).slice(0, 300));
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, go));

  for (let tries = 0; tries < 100 && openDescriptors() > before; tries += 1) await delay(50);
  const after = openDescriptors();
  await site.close();
  process.off('uncaughtException', note).off('unhandledRejection', note);
  faults.push(...crashes.map((error) => `reached the process: ${error}`));
  const logged = site.log.filter(({ level }) => Number(level) >= 50);
  return { statuses, faults, logged, leftOpen: after - before };
}

type Random = { below(limit: number): number; one<T>(of: readonly T[]): T; chance(share: number): boolean };

/** Dice for what is made up. */
function diceOf(seed: number): Random {
  const below = seeded(seed);
  return { below, one: (of) => of[below(of.length)] as never, chance: (share) => below(1000) < share * 1000 };
}

const MESSAGE = buildMessage();
const FORM = new URLSearchParams(MESSAGE).toString();
const UPLOAD = multipart(applicationParts({}, buildPdf()));
const REPORT = JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } });

type Whole = [method: string, path: string, type: string, body: Buffer];

/** Requests that are right. */
const REQUESTS: Whole[] = [
  ['POST', '/api/contact', 'application/json', Buffer.from(JSON.stringify(MESSAGE))],
  ['POST', '/contact-us', 'application/x-www-form-urlencoded', Buffer.from(FORM)],
  ['POST', '/api/apply', `multipart/form-data; boundary=${BOUNDARY}`, UPLOAD],
  ['POST', '/careers/embedded-firmware-engineer', `multipart/form-data; boundary=${BOUNDARY}`, UPLOAD],
  ['POST', '/api/reports', 'application/csp-report', Buffer.from(REPORT)],
  ['POST', '/api/vitals', 'application/json', Buffer.from('{"route":"home","CLS":0.01}')],
  ['GET', '/about', '', Buffer.alloc(0)],
  ['GET', '/career?q=web', '', Buffer.alloc(0)],
  ['GET', '/icon.svg', '', Buffer.alloc(0)],
  ['GET', '/api/getJob/embedded-firmware-engineer', '', Buffer.alloc(0)],
  ['HEAD', '/sitemap.xml', '', Buffer.alloc(0)],
];

/** What an applicant can do on a page of their own, and look at it. */
const requestsOfApplicant = (page: string): Whole[] => [
  ['POST', page, `multipart/form-data; boundary=${BOUNDARY}`, UPLOAD],
  ['POST', page, 'application/x-www-form-urlencoded', Buffer.from('do=nothing')],
  ['GET', page, '', Buffer.alloc(0)],
];

function written([method, path, type, body]: Whole): Buffer {
  const lines = [
    'Host: localhost',
    'Connection: close',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), body]);
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'DELETE', 'PATCH', 'PURGE', 'get'];
const TARGETS = [
  ...[
    '/careers/%2e%2e',
    '//x/',
    '*',
    'http://evil.example/career/',
    '/%',
    '/a\\b',
    '/API/apply',
    '/icon.svg/',
  ],
  `/${'x'.repeat(9000)}`,
];
const HEADERS = [
  ...['Expect: 100-continue', 'Expect: x', 'Connection: close', 'Connection: upgrade\r\nUpgrade: websocket'],
  ...['Upgrade: h2c', 'Transfer-Encoding: gzip, chunked', 'Transfer-Encoding: chunked', 'Content-Length: 0'],
  ...['Content-Length: -1', 'Content-Length: 99999999', 'Host: other.example', 'Content-Encoding: gzip'],
  ...['Content-Type: text/plain', 'Range: bytes=9-1', 'Range: bytes=99999999-', 'If-Match: "x"'],
  ...['If-None-Match: *', 'If-Modified-Since: x', 'If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT'],
  ...['Accept-Encoding: ,;q=x', 'Accept-Encoding: br;q=0, identity;q=0', 'Sec-Fetch-Site: cross-site'],
  ...['Origin: null', 'X-Forwarded-For: 1', 'Cookie: a=b', 'A b: c', ' folded', `X: ${'y'.repeat(17_000)}`],
];

function madeUp(random: Random, whole: readonly Whole[]): Step[] {
  const requests = random.chance(0.15) ? 2 : 1;
  const bytes = Buffer.concat(
    Array.from({ length: requests }, () => mutated(oneRequest(random, whole), random)),
  );
  return [...pieces(bytes, random), ...(random.chance(0.1) ? ['garbage\r\n\r\n'] : [])];
}

function oneRequest(random: Random, whole: readonly Whole[]): Buffer {
  const [method, path, type, body] = random.one(whole);
  const headers = ['Host: localhost', ...(type ? [`Content-Type: ${type}`] : [])];
  while (random.chance(0.3)) headers.splice(random.below(headers.length + 1), 0, random.one(HEADERS));
  const isChunked = body.length > 0 && random.chance(0.4);
  if (isChunked) headers.push('Transfer-Encoding: chunked');
  else if (body.length > 0)
    headers.push(`Content-Length: ${body.length + (random.chance(0.1) ? random.below(9) - 4 : 0)}`);
  const line = `${random.chance(0.1) ? random.one(METHODS) : method} ${random.chance(0.1) ? random.one(TARGETS) : path} HTTP/1.${random.chance(0.05) ? 0 : 1}`;
  const at = random.below(body.length + 1);
  const parts = [body.subarray(0, at), body.subarray(at)].filter((part) => part.length > 0);
  const sent = isChunked ? [...parts.map(chunk), Buffer.from('0\r\n\r\n')] : [body];
  return Buffer.concat([Buffer.from(`${line}\r\n${headers.join('\r\n')}\r\n\r\n`, 'latin1'), ...sent]);
}

/** What means something to those who read bodies. */
const PIECES = [
  ...'{}[]":,\\%&=;+\0\r\n\xff\x80',
  ...['\\ud800', '1e999', '"__proto__":', '%00', '%zz', '\r\n\r\n', `--${BOUNDARY}`, `--${BOUNDARY}--\r\n`],
  'Content-Disposition: form-data; name="name"\r\n',
  "filename*=UTF-8''x.pdf",
  '['.repeat(5000),
];

/** Cuts, doubles, drops or changes some bytes, or puts a piece among them. */
function mutated(bytes: Buffer, random: Random): Buffer {
  let made = bytes;
  while (random.chance(0.4)) {
    const at = random.below(made.length);
    const to = Math.min(made.length, at + 1 + random.below(40));
    const [before, some, after] = [made.subarray(0, at), made.subarray(at, to), made.subarray(to)];
    const change = random.below(5);
    if (change === 0) made = before;
    else if (change === 1) made = Buffer.concat([before, some, some, after]);
    else if (change === 2) made = Buffer.concat([before, after]);
    else if (change === 3)
      made = Buffer.concat([before, Buffer.from(random.one(PIECES), 'latin1'), some, after]);
    else made = Buffer.concat([before, Buffer.from([random.below(256)]), made.subarray(at + 1)]);
  }
  return made;
}

/** In one go, in pieces, with silences between them. */
function pieces(bytes: Buffer, random: Random): Step[] {
  const steps: Step[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = random.chance(0.5) ? bytes.length : from + 1 + random.below(bytes.length - from);
    steps.push(bytes.subarray(from, to));
    if (random.chance(0.3)) steps.push(random.below(30));
    from = to;
  }
  return steps;
}

/** Sockets and files, which exchanges can leave open; the descriptors of threads come and go with resumes that are read. */
function openDescriptors(): number {
  const targets = readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      // The descriptor of this very look.
      return '';
    }
  });
  return targets.filter((target) => /^(?:socket:|\/)/.test(target)).length;
}

it(
  'exchanges made up by chance all end, none with a fault of ours',
  async () => {
    const { faults, logged, statuses, leftOpen } = await makeUpExchanges(howOften(150, 10_000), 1);
    expect({ faults, logged }).toEqual({ faults: [], logged: [] });
    for (const status of [200, 201, 400, 408, 422])
      expect(statuses[status], `status ${status}`).toBeGreaterThan(0);
    expect(leftOpen).toBeLessThanOrEqual(0);
  },
  2 * LONG_TEST,
);
