// behaviour: R17
import { expect, it, onTestFinished } from 'vitest';
import { seeded } from '../support/pdf/mutations.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { applicationParts, BOUNDARY, multipart } from '../support/site/multipart.ts';
import { exchangeRaw, head } from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';

const MESSAGE = {
  fullName: 'Ravi Nair',
  email: 'ravi@workshop.example',
  contact: '+91 731 000 0000',
  message: 'Please call me about relays.',
};
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const UPLOAD = multipart(applicationParts({}, buildPdf()));

const WHOLE: [path: string, type: string, body: Buffer][] = [
  ['/api/contact', 'application/json', Buffer.from(JSON.stringify(MESSAGE))],
  ['/contact-us', 'application/x-www-form-urlencoded', Buffer.from(`${new URLSearchParams(MESSAGE)}`)],
  ['/api/apply', MULTIPART, UPLOAD],
  ['/careers/embedded-firmware-engineer', MULTIPART, UPLOAD],
  ['/api/reports', 'application/csp-report', Buffer.from('{"csp-report":{"blocked-uri":"inline"}}')],
];

/** Pieces that mean something to the readers of these bodies. */
const PIECES = [
  ...'{}[]":,\\%&=;+\0\r\n\xff\x80',
  '\\ud800',
  '1e999',
  '"__proto__":',
  '%00',
  '%zz',
  '\r\n\r\n',
  `--${BOUNDARY}`,
  `--${BOUNDARY}--\r\n`,
  'Content-Disposition: form-data; name="name"\r\n',
  'filename="x.pdf"',
  "filename*=UTF-8''x.pdf",
  'Content-Transfer-Encoding: base64\r\n',
  '['.repeat(5000),
];

/** Some bytes dropped, doubled, swapped for others, or a piece put among them. */
function changed(body: Buffer, random: (below: number) => number): Buffer {
  let bytes = body;
  for (let left = 1 + random(4); left > 0; left -= 1) {
    // Mostly where the fields are, not in the middle of the file.
    const at = random(random(3) > 0 ? Math.min(bytes.length, 800) : bytes.length);
    const to = Math.min(bytes.length, at + random(20));
    const piece = Buffer.from(PIECES[random(PIECES.length)] ?? '', 'latin1');
    const kinds = [piece, Buffer.alloc(0), Buffer.from([random(256)]), bytes.subarray(at, to + 20)];
    bytes = Buffer.concat([bytes.subarray(0, at), kinds[random(4)] ?? piece, bytes.subarray(to)]);
  }
  return bytes;
}

it(
  'bodies changed by chance are taken or refused, and never a fault of ours',
  async () => {
    const site = await serveSite();
    onTestFinished(() => site.close());
    const random = seeded(22);
    const odd: string[] = [];
    const statuses = new Set<number>();
    let left = howOften(300, 10_000);
    const go = async () => {
      while (left-- > 0) {
        const [path, type, body] = WHOLE[random(WHOLE.length)] ?? ['/api/contact', '', Buffer.alloc(0)];
        const sent = changed(body, random);
        const length = String(sent.length);
        const headers = [
          ['Host', 'localhost'],
          ['Content-Type', type],
          ['Content-Length', length],
        ] as const;
        const [status = 0] = (await exchangeRaw(site.port, [head(`POST ${path}`, headers), sent])).statuses;
        statuses.add(status);
        if (status < 200 || status >= 500)
          odd.push(`${status} ${path} ${sent.toString('latin1').slice(0, 500)}`);
      }
    };
    await Promise.all(Array.from({ length: 10 }, go));
    expect(odd).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([201, 303, 400, 415, 422]));
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  },
  LONG_TEST,
);
