// behaviour: M4 M5 M10 M12
import { Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { buildEnquiry, buildMessage } from '../support/stores/database.ts';
import { firstBy, mailTo, mailToHanging, officeWith, sendUntil } from '../support/stores/letters.ts';
import { oddServer, type ReceivedLetter } from '../support/stores/mail-server.ts';

/** Refuses so many recipients, of those that are meant, and takes all others. */
function refusing(times: number, responseCode: number, words: string, isMeant = (_: string) => true) {
  let left = times;
  const options: SMTPServerOptions = {
    onRcptTo({ address }, _session, done) {
      const isRefused = isMeant(address) && left-- > 0;
      done(isRefused ? Object.assign(new Error(words), { responseCode }) : undefined);
    },
  };
  return options;
}

const ids = (letters: readonly ReceivedLetter[]) => letters.map(({ headers }) => headers.get('message-id'));
it('tells each of several addresses once, also one that is refused at first', async () => {
  const isSales = (address: string) => address.startsWith('sales');
  const { stores, server, mail, send } = await officeWith(
    ['notice'],
    refusing(2, 451, '4.7.1 later', isSales),
  );
  await stores.messages.add('contact', buildMessage());
  const to = ['office@tamra.example', 'sales@tamra.example'];
  expect((await send(mail({ to }))).outcomes).toEqual(['failed', 'failed', 'sent']);
  expect(server.letters.map((letter) => letter.to)).toEqual(to.map((address) => [address]));
  expect(server.letters[1]?.headers.get('to')).toBe(to.join(', '));
});

it('sends everything once after six hours without a mail server, and says so once', async () => {
  const { time, stores, server, mail, send } = await officeWith(['receipt', 'notice']);
  for (let number = 0; number < 5; number += 1) {
    const email = `person${number}@mail.example`;
    await stores.messages.add('contact', buildMessage({ fullName: `Person ${number}`, email }));
  }
  const isAway = () => time.passed() < 6 * 3_600_000;
  const { outcomes, log } = await send(firstBy(mailTo(stores, 1), mail(), isAway));

  expect(server.letters).toHaveLength(10);
  expect(new Set(ids(server.letters)).size).toBe(10);
  // One letter at a time asks whether the server is back: after 1, 3, 7, 15, 31, 63 minutes, then hourly.
  expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(11);
  expect(log).toEqual([
    expect.stringMatching(/^letters cannot be sent.*"reason":"ECONNREFUSED"/),
    expect.stringMatching(/^letters are sent again /),
  ]);
  expect(log.join()).not.toMatch(/mail\.example|Person/);
  expect(time.passed()).toBeLessThan(8 * 3_600_000);
});

it('gives a receipt up at once for a mailbox that is not there, and others go on', async () => {
  const isNobody = (address: string) => address.startsWith('nobody');
  const unknown = refusing(1, 550, '5.1.1 <nobody@mail.example> unknown', isNobody);
  const { stores, send } = await officeWith(['receipt'], unknown);
  for (const email of ['nobody@mail.example', 'ravi.nair@mail.example'])
    await stores.messages.add('contact', buildMessage({ email }));
  const { outcomes, log } = await send();
  expect(outcomes).toEqual(['given up', 'sent']);
  expect(await stores.outbox.failed()).toMatchObject([
    { purpose: 'receipt', attempts: 1, last_error: expect.stringContaining('5.1.1') },
  ]);
  expect(log.join()).not.toContain('mail.example');
});

it('gives up in the end where a server never takes it', async () => {
  const { time, stores, send } = await officeWith(['notice']);
  await stores.messages.add('contact', buildMessage());
  const { outcomes } = await send(mailTo(stores, 1));
  expect([outcomes.length, outcomes.at(-1)]).toEqual([96, 'given up']);
  expect(time.passed()).toBeGreaterThan(3 * 86_400_000);
  expect(await stores.outbox.failed()).toHaveLength(1);
});

const FINE = '250 fine';
it.each([
  ['the connection', []],
  ['EHLO', ['220 here']],
  ['the end of the letter', ['220 here', FINE, FINE, FINE, '354 go on']],
])('is not held by a server that hangs after %s', async (_step, lines) => {
  const { stores, server, mail, send } = await officeWith(['notice']);
  await stores.messages.add('contact', buildMessage());
  const odd = await oddServer((socket) => {
    const answers = [...lines];
    const say = () => {
      const answer = answers.shift();
      if (answer) socket.write(`${answer}\r\n`);
    };
    say();
    socket.on('data', say);
  });
  let tried = 0;
  const { outcomes } = await send(firstBy(mailToHanging(stores, odd.port), mail(), () => tried++ === 0));
  expect(outcomes).toEqual(['failed', 'sent']);
  expect(server.letters).toHaveLength(1);
  await eventually(() => odd.sockets.size, 0);
});

it('waits for a server as long as RFC 5321 asks, so that a slow one does not get a letter many times', async () => {
  const silences = vi.spyOn(Socket.prototype, 'setTimeout');
  const attempts = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => void vi.restoreAllMocks());
  const { stores, send } = await officeWith(['notice']);
  await stores.messages.add('contact', buildMessage());
  await send();

  // Section 4.5.3.2.6: a server that has the whole letter may take ten minutes to say so.
  const tenMinutes = 600_000;
  // The server of the test sets its own with what is to be done then.
  const ours = silences.mock.calls.flatMap(([silence, done]) => (silence > 0 && !done ? [silence] : []));
  const attempt = Math.min(...attempts.mock.calls.map(([milliseconds]) => milliseconds));
  expect(ours.at(-1)).toBeGreaterThanOrEqual(tenMinutes);
  expect(attempt).toBeGreaterThan(tenMinutes);
});

it('keeps a letter that takes longer than its lease, and nobody else sends it', async () => {
  const renewed = Promise.withResolvers<void>();
  let others: unknown;
  const { time, stores, server, mail, send } = await officeWith(['notice'], {
    async onRcptTo(_address, _session, done) {
      await renewed.promise;
      others = await stores.outbox.claim(1, 60);
      done();
    },
  });
  await stores.messages.add('contact', buildMessage());
  const lease = 100;
  const outbox = {
    ...stores.outbox,
    async postpone(id: number, until: Date) {
      await stores.outbox.postpone(id, until);
      time.pass(lease / 2);
      if (time.passed() >= 3 * lease) renewed.resolve();
    },
  };
  await send(mail(), { outbox, deadlines: { lease } });
  expect(others).toEqual([]);
  expect(server.letters).toHaveLength(1);
});

it('is not held by a server that says a little for ever', async () => {
  const { time, stores } = await officeWith(['notice']);
  await stores.messages.add('contact', buildMessage());
  const odd = await oddServer((socket) => {
    const drip = setInterval(() => socket.write('220-wait\r\n'), 50);
    socket.on('close', () => clearInterval(drip));
  });
  const isTried = async () => (await stores.outbox.counts()).waiting.notice === 1 && time.passed() > 0;
  const deadlines = { attempt: 400, stopping: 100 };
  const { attempts } = await sendUntil(mailTo(stores, odd.port), stores, isTried, { time, deadlines });
  expect(attempts[0]).toEqual(['notice', 'failed']);
});

it('says in the log that a certificate is wrong', async () => {
  // The certificate that the package brings expired long ago.
  const { time, stores, mail } = await officeWith(['notice'], { disabledCommands: [] });
  await stores.messages.add('contact', buildMessage());
  const { log } = await sendUntil(mail(), stores, () => time.passed() > 0, { time });
  expect(log[0]).toContain('"reason":"CERT_HAS_EXPIRED"');
});

it('sends again under the same Message-ID what was sent by a process that died before it said so', async () => {
  const { time, stores, server, mail, send } = await officeWith(['notice']);
  await stores.messages.add('enquiry', buildEnquiry());
  const channel = mail();
  const sent = Promise.withResolvers<void>();
  const deliver: typeof channel.deliver = async (...args) => {
    await channel.deliver(...args);
    sent.resolve();
    return new Promise<never>(() => {});
  };
  void send({ ...channel, deliver }).catch(() => {});
  await sent.promise;
  time.pass(119_999);
  expect(await stores.outbox.claim(1, 1)).toEqual([]);
  time.pass(1);
  await send();
  expect(server.letters).toHaveLength(2);
  expect(new Set(ids(server.letters)).size).toBe(1);
});

it('does not repeat what it sent while the database could not be told', async () => {
  const { stores, server, mail, send } = await officeWith(['notice']);
  await stores.messages.add('enquiry', buildEnquiry());
  let faults = 2;
  const markSent = async (id: number) => {
    if (faults-- > 0) throw new Error('away');
    return stores.outbox.markSent(id);
  };
  await send(mail(), { outbox: { ...stores.outbox, markSent } });
  expect(server.letters).toHaveLength(1);
});
