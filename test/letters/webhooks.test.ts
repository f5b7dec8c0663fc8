// behaviour: M7
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { signature, webhookChannel } from '../../server/submissions/letters/webhook-channel.ts';
import { buildAnswer, buildApplication, buildEnquiry, buildMessage } from '../support/stores/database.ts';
import { sendUntil, virtualClock } from '../support/stores/letters.ts';
import { oddServer } from '../support/stores/mail-server.ts';
import { storesForTest } from '../support/stores/stores.ts';

const SECRET = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const START = '2026-11-22T05:45:00Z';

type Call = { url: string; headers: IncomingMessage['headers']; body: string };

/** A system that answers with each of `statuses` in turn, then 204; 0 hangs. */
async function receiver(statuses: number[] = [], extra: Record<string, string> = {}) {
  const calls: Call[] = [];
  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    calls.push({ url: req.url ?? '', headers: req.headers, body: await text(req) });
    const status = statuses.shift() ?? 204;
    if (status > 0) res.writeHead(status, extra).end(status === 204 ? undefined : 'x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { url: `http://127.0.0.1:${port}/hook`, calls };
}

/** Milliseconds that tests give a receiver that hangs; one that works has its time, however busy the machine is. */
const IMPATIENT = 300;

async function caller(statuses: number[], extra: Record<string, string> = {}) {
  const time = virtualClock(START);
  const stores = await storesForTest(time.clock, ['webhook']);
  const { url, calls } = await receiver(statuses, extra);
  const isEmpty = async () => (await stores.outbox.counts()).waiting.webhook === 0;
  const hangs = statuses.map((status) => status === 0);
  const settings = { url, secret: SECRET };
  const patient = webhookChannel(settings, time.clock);
  const impatient = webhookChannel(settings, time.clock, IMPATIENT);
  const channel: typeof patient = {
    ...patient,
    deliver: (...args) => (hangs.shift() ? impatient : patient).deliver(...args),
  };
  const run = () => sendUntil(channel, stores, isEmpty, { time });
  return { stores, time, calls, run };
}

const outcomesOf = ({ attempts }: { attempts: [unknown, unknown][] }) =>
  attempts.map(([, outcome]) => outcome);

it('signs as the Standard Webhooks specification does', () => {
  // The vector that the specification's libraries are tested with.
  const body = '{"test": 2432232314}';
  expect(signature(SECRET, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', body)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

it('tells of each submission in a signed call, without the resume', async () => {
  const { stores, calls, run } = await caller([]);
  const application = await stores.applications.add(buildApplication());
  const message = await stores.messages.add('contact', buildMessage());
  const enquiry = await stores.messages.add('enquiry', buildEnquiry());
  await run();

  const [first, second, third] = calls.map(({ body }) => JSON.parse(body));
  expect(first).toEqual({
    type: 'application.received',
    timestamp: '2026-11-22T05:45:00.000Z',
    data: {
      reference: application.reference,
      jobId: 'embedded-firmware-engineer',
      jobTitle: 'Embedded Firmware Engineer',
      name: 'Asha Verma',
      email: 'asha.verma@mail.example',
      phone: '9000000001',
      coverLetter: 'I have written firmware for six years.',
      resume: {
        fileName: 'Asha Verma.pdf',
        byteSize: expect.any(Number),
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
        pages: 1,
      },
    },
  });
  expect(second).toMatchObject({ type: 'contact.received', data: { reference: message.reference } });
  expect(second.data).not.toHaveProperty('project');
  expect(third).toMatchObject({
    type: 'enquiry.received',
    data: { reference: enquiry.reference, project: 'Ward monitoring' },
  });
  for (const { headers, body } of calls) {
    const id = String(headers['webhook-id']);
    const timestamp = String(headers['webhook-timestamp']);
    expect(timestamp).toBe(String(Date.parse(START) / 1000));
    expect(headers['webhook-signature']).toBe(signature(SECRET, id, timestamp, body));
    expect(body).not.toContain(application.key);
  }
});

it.each([500, 429, 404, 400])('calls again after %i, under the same id', async (status) => {
  const { stores, calls, run } = await caller([status, status]);
  await stores.messages.add('contact', buildMessage());
  expect(outcomesOf(await run())).toEqual(['failed', 'failed', 'sent']);
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  // Signed anew each time, so that a receiver may refuse what is old.
  expect(new Set(calls.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
});

it('goes nowhere else, whatever the receiver says', async () => {
  const elsewhere = await receiver();
  const { stores, calls, run } = await caller([307, 302], { Location: elsewhere.url });
  await stores.messages.add('contact', buildMessage());
  expect(outcomesOf(await run())).toEqual(['failed', 'failed', 'sent']);
  expect(calls).toHaveLength(3);
  expect(elsewhere.calls).toEqual([]);
});

it('gives up at once where the receiver says that it is gone for good', async () => {
  const { stores, calls, run } = await caller([410]);
  await stores.messages.add('contact', buildMessage());
  const { attempts } = await run();
  expect(attempts).toEqual([['webhook', 'given up']]);
  expect(calls).toHaveLength(1);
  expect(await stores.outbox.failed()).toMatchObject([{ last_error: 'The receiver answered 410' }]);
});

it('is not held by a receiver that hangs, and asks one call at a time whether it is back', async () => {
  const { stores, calls, time, run } = await caller([0, 0]);
  for (let number = 0; number < 5; number += 1) {
    await stores.messages.add('contact', buildMessage({ fullName: `Person ${number}` }));
  }
  const { attempts, log } = await run();
  expect(outcomesOf({ attempts })).toEqual(['failed', 'failed', ...Array(5).fill('sent')]);
  expect(calls).toHaveLength(7);
  expect(log).toHaveLength(2);
  expect(time.passed()).toBeLessThan(10 * 60_000);
});

/** Writes `text` again and again for as long as the connection is there. */
function forEver(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 5);
  socket.on('close', () => clearInterval(timer));
}

/** What a receiver says that does not speak as it should, and what becomes of the call. */
const odd: [string, (socket: Socket) => void, 'failed' | 'sent'][] = [
  ['says for ever that it goes on', (socket) => forEver(socket, 'HTTP/1.1 100 Continue\r\n\r\n'), 'failed'],
  ['hangs up', (socket) => socket.destroy(), 'failed'],
  [
    'takes it, and answers without end',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      forEver(socket, `1000\r\n${'x'.repeat(4096)}\r\n`);
    },
    'sent',
  ],
];

it.each(odd)('is not held by a receiver that %s', async (_what, talk, outcome) => {
  const time = virtualClock(START);
  const stores = await storesForTest(time.clock, ['webhook']);
  await stores.messages.add('contact', buildMessage());
  const { port, sockets } = await oddServer((socket) => socket.once('data', () => talk(socket)));
  const settings = { url: `http://127.0.0.1:${port}/`, secret: SECRET };
  const deadline = outcome === 'failed' ? IMPATIENT : undefined;
  const channel = webhookChannel(settings, time.clock, deadline);
  const isTried = async () => true;
  const { attempts } = await sendUntil(channel, stores, isTried, { time });
  expect(attempts).toEqual([['webhook', outcome]]);
  await expect.poll(() => sockets.size).toBe(0);
});

/** What a system is told of in turn: the type of each call and what is in it. */
const told = (calls: readonly Call[]) =>
  calls.map(({ body }) => JSON.parse(body)) as { type: string; data: unknown }[];

it('tells a system behind it what becomes of an application: corrected, told a stage, withdrawn, erased', async () => {
  const { stores, time, calls, run } = await caller([]);
  const { reference } = await stores.applications.add(buildApplication());
  await run();
  await stores.applicant.correct(reference, {
    ...buildApplication(),
    phone: '9000000002',
    coverLetter: 'Seven years.',
  });
  await stores.stages.set(reference, 'interview');
  await stores.answers.add(buildAnswer(reference, { stage: 'interview' }));
  await run();
  await stores.applicant.withdraw(reference);
  await run();
  await stores.erase([reference]);
  await run();

  expect(told(calls).slice(1)).toEqual([
    {
      type: 'application.changed',
      timestamp: expect.any(String),
      data: expect.objectContaining({ reference, phone: '9000000002', coverLetter: 'Seven years.' }),
    },
    { type: 'application.told', timestamp: expect.any(String), data: { reference, stage: 'interview' } },
    { type: 'application.withdrawn', timestamp: expect.any(String), data: { reference } },
    { type: 'application.erased', timestamp: expect.any(String), data: { reference } },
  ]);
  expect(time.clock().getTime() - Date.parse(START)).toBeGreaterThanOrEqual(10 * 60_000);
  expect((await stores.outbox.counts()).waiting.webhook).toBe(0);
});

it('tells no stage that was taken back within its ten minutes', async () => {
  const { stores, calls, run } = await caller([]);
  const { reference } = await stores.applications.add(buildApplication());
  await stores.stages.set(reference, 'declined');
  await stores.answers.add(buildAnswer(reference, { stage: 'declined' }));
  const [waiting] = await stores.answers.of(reference);
  expect(await stores.answers.takeBack(reference, waiting?.id ?? 0)).toHaveLength(1);
  await run();
  expect(told(calls).map(({ type }) => type)).toEqual(['application.received']);
});

it('tells an erasure once, also where it is asked for twice, and nothing of what no call was sent of', async () => {
  const { stores, calls, run } = await caller([]);
  const { reference } = await stores.messages.add('contact', buildMessage());
  await run();
  const { reference: unsent } = await stores.messages.add('enquiry', buildEnquiry());
  await stores.erase([reference, unsent]);
  await stores.erase([reference, unsent]);
  await run();
  expect(told(calls).slice(1)).toEqual([
    { type: 'contact.erased', timestamp: expect.any(String), data: { reference } },
  ]);
});

it('keeps what becomes of an application in quarantine to itself until it is released', async () => {
  const { stores, calls, run } = await caller([]);
  const { reference } = await stores.applications.add(buildApplication({ quarantine: 'Eight links' }));
  await stores.applicant.withdraw(reference);
  await run();
  expect(calls).toEqual([]);
  await stores.release(reference);
  await run();
  expect(told(calls).map(({ type }) => type)).toEqual(['application.received', 'application.withdrawn']);
});
