// behaviour: R23 R25
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { buildPdf } from '../support/pdf/pdf.ts';
import { seeded } from '../support/seeded.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { applicationParts, MULTIPART, multipart } from '../support/site/multipart.ts';
import { exchangeRaw, head } from '../support/site/raw-exchange.ts';
import { serveSite } from '../support/site/site.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';

const BODY = multipart(applicationParts({}, buildPdf({ bytes: 1_000_000 })));
const HEAD = head('POST /api/apply', [
  ['Host', 'localhost'],
  ['Content-Type', MULTIPART],
  ['Content-Length', String(BODY.length)],
]);
const descriptors = () => readdirSync('/proc/self/fd').length;

/** Sends the first bytes of an upload and breaks off, in one way or another. */
async function breakOff(port: number, random: (below: number) => number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.on('error', () => {}).once('close', () => resolve()));
  socket.write(HEAD);
  socket.write(BODY.subarray(0, random(BODY.length - 1)));
  await delay(random(30));
  if (random(2) === 0) socket.destroy();
  else socket.resetAndDestroy();
  await closed;
}

/** Bytes of buffers in this process, which other tests share, once memory was collected. */
function bytesHeld(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

it(
  'uploads broken off anywhere leave no application, place, descriptor or memory behind',
  async () => {
    const site = await serveSite({ config: { uploadsPerVisitor: 8 } });
    onTestFinished(() => site.close());
    await exchangeRaw(site.port, [HEAD, BODY]);
    const before = descriptors();
    const held = bytesHeld();
    const random = seeded(12);
    let left = howOften(24, 1000);
    const go = async () => {
      while (left-- > 0) await breakOff(site.port, random);
    };
    await Promise.all(Array.from({ length: 12 }, go));

    await expect.poll(descriptors).toBeLessThanOrEqual(before);
    // A gigabyte was sent; what a site still holds once memory was collected is far below that.
    expect(bytesHeld() - held).toBeLessThan(100_000_000);
    expect(await applicationsIn(site.stores)).toHaveLength(1);
    const whole = Array.from({ length: 8 }, () => exchangeRaw(site.port, [HEAD, BODY]));
    for (const { statuses } of await Promise.all(whole)) expect(statuses).toEqual([201]);
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  },
  LONG_TEST,
);
