// behaviour: Q15 M1 M2 M4 M5 M6 M10 M12 R28
import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pdfkit from 'pdfkit';
import sharp from 'sharp';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { pdfWithJavaScript } from '../support/pdf/pdf.ts';
import { buildApplication, buildEnquiry, buildMessage } from '../support/stores/database.ts';
import { mailTo, mailToHanging, sendUntil, virtualClock } from '../support/stores/letters.ts';
import { mailServer, oddServer, type ReceivedLetter } from '../support/stores/mail-server.ts';
import { storesForTest } from '../support/stores/stores.ts';

const START = '2026-11-22T05:45:00Z';
type Channel = ReturnType<typeof mailTo>;

/** Stores that queue `purposes` for what is sent, and a mail server by which to send it all. */
async function officeWith(purposes: Parameters<typeof storesForTest>[1], options: SMTPServerOptions = {}) {
  const time = virtualClock(START);
  const stores = await storesForTest(time.clock, purposes);
  const server = await mailServer(options);
  const isEmpty = async () => {
    const { receipt, notice, answer } = (await stores.outbox.counts()).waiting;
    return receipt + notice + answer === 0;
  };
  const mail = (settings: Parameters<typeof mailTo>[2] = {}) => mailTo(stores, server.port, settings);
  const send = async (channel = mail(), more: Parameters<typeof sendUntil>[3] = {}) => {
    const { attempts, log } = await sendUntil(channel, stores, isEmpty, { time, ...more });
    return { log, outcomes: attempts.map(([, outcome]) => outcome) };
  };
  return { time, stores, server, mail, send };
}

/** Sends by `one` for as long as that is said, and then by `other`. */
const firstBy = (one: Channel, other: Channel, isStill: () => boolean): Channel => ({
  ...other,
  deliver: (...args) => (isStill() ? one : other).deliver(...args),
});

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
const subjectsOf = (letters: readonly ReceivedLetter[]) =>
  letters.map(({ to, headers }) => [to.join(), headers.get('subject') ?? '']);

it('sends the person a receipt with the link, and the company a notice to answer', async () => {
  const { stores, server, send } = await officeWith(['receipt', 'notice']);
  const { reference, key } = await stores.applications.add(buildApplication());
  await send();

  expect(server.letters).toHaveLength(2);
  const receipt = server.letters.find(({ to }) => to.includes('asha.verma@mail.example'));
  const notice = server.letters.find(({ to }) => to.includes('office@tamra.example'));
  expect(Object.fromEntries(receipt?.headers ?? [])).toMatchObject({
    from: 'Tamra Works <site@tamra.example>',
    'reply-to': 'Tamra Works <careers@tamra.example>',
    'auto-submitted': 'auto-generated',
  });
  const text = decoded(receipt);
  expect(text).toContain(`https://www.tamra.example/applications/${key}`);
  expect(text).toContain(reference);
  expect(text).toContain('Sunday, 22 November 2026 at 11:15, Indian time');
  expect(text).toContain('Resume: your PDF, 1 KB');
  // Whoever gives a stranger's address has nothing of his own carried there.
  expect(text.replaceAll('asha.verma@mail.example', '')).not.toMatch(/Asha|98765|six years/i);
  expect(notice?.headers.get('reply-to')).toBe('asha.verma@mail.example');
  expect(decoded(notice)).toContain('I have written firmware for six years.');
  expect(notice?.raw).not.toContain('application/pdf');
  // Nothing that opens the page stays behind.
  expect(await stores.outbox.claim(10, 60)).toEqual([]);
});

it('tells the applicant and the company of what the applicant changed, and of a withdrawal', async () => {
  const { time, stores, server, send } = await officeWith(['receipt', 'notice']);
  const { reference } = await stores.applications.add(buildApplication());
  for (const { id } of await stores.outbox.claim(9, 60)) await stores.outbox.markSent(id);
  const subjects = async () => {
    await send();
    return subjectsOf(server.letters.splice(0));
  };
  time.pass(60_000);
  await stores.applicant.replaceResume(reference, { fileName: 'new.pdf', bytes: pdfWithJavaScript() });
  const about = `Embedded Firmware Engineer (${reference})`;
  expect(await subjects()).toEqual([
    ['asha.verma@mail.example', `Your application has changed: ${about}`],
    ['office@tamra.example', `Application changed by the applicant: Application from Asha Verma: ${about}`],
  ]);
  await stores.applicant.withdraw(reference);
  expect(await subjects()).toEqual([
    ['asha.verma@mail.example', `You have withdrawn your application: ${about}`],
    ['office@tamra.example', `Application withdrawn by the applicant: Application from Asha Verma: ${about}`],
  ]);
  await stores.applicant.withdraw(reference);
  expect(await subjects()).toEqual([]);
});

it('tells the hiring team alone of applications, where it has an address of its own', async () => {
  const { stores, server, mail, send } = await officeWith(['notice']);
  const application = await stores.applications.add(buildApplication());
  const message = await stores.messages.add('contact', buildMessage());
  await send(mail({ hiringTo: ['hiring@tamra.example'] }));
  expect(subjectsOf(server.letters)).toEqual([
    ['hiring@tamra.example', expect.stringContaining(application.reference)],
    ['office@tamra.example', expect.stringContaining(message.reference)],
  ]);
});

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

it('attaches a safe copy of the resume where that is set up, under a name of ours', async () => {
  const { stores, server, mail, send } = await officeWith(['notice']);
  const resume = { fileName: 'cv.pdf', bytes: new Uint8Array(pdfWithJavaScript()) };
  const { reference } = await stores.applications.add(buildApplication({ resume }));
  await send(mail({ attachResume: true }));
  const { raw = '' } = server.letters[0] ?? {};
  expect(raw).toContain(`filename=${reference}.pdf`);
  const [, encoded = ''] = /filename=A-[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw) ?? [];
  const attached = Buffer.from(encoded, 'base64').toString('latin1');
  expect(attached).toMatch(/^%PDF-1\.7[\s\S]+%%EOF\s*$/);
  expect(attached).not.toContain('/JavaScript');
});

/** A scan on sixty pages that share it; their copies do not. */
async function sharedScan(): Promise<Uint8Array> {
  const raw = { width: 200, height: 200, channels: 3 } as const;
  const scan = await sharp(randomBytes(120_000), { raw }).png().toBuffer();
  const document = new pdfkit({ autoFirstPage: false });
  for (let page = 0; page < 60; page += 1) document.addPage().image(scan);
  document.end();
  return buffer(document);
}

it.each([
  ['no safe copy can be made', undefined],
  ['its safe copy is larger than relays take', sharedScan],
])('says where the resume is when %s', async (_why, bytesOf) => {
  const { stores, server, mail, send } = await officeWith(['notice']);
  const resume = bytesOf && { fileName: 'cv.pdf', bytes: await bytesOf() };
  const { reference } = await stores.applications.add(buildApplication(resume && { resume }));
  await send(mail({ attachResume: true }));
  expect(server.letters[0]?.raw).not.toContain('filename=');
  expect(server.letters[0]?.raw).toContain(`save ${reference}`);
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
  expect(log.map((line) => line.split(/[ ;{]/).slice(0, 5).join(' '))).toEqual([
    'letters cannot be sent ',
    'letters are sent again ',
  ]);
  expect(log.join()).not.toMatch(/mail\.example|Person/);
  expect(time.passed()).toBeLessThan(8 * 3_600_000);
});

it.each([
  ['a full mailbox', 452, '4.2.2 full'],
  ['a rule against us', 554, '5.7.1 relay denied'],
])('tries a letter again after %s', async (_case, code, words) => {
  const { stores, server, send } = await officeWith(['receipt'], refusing(3, code, words));
  await stores.messages.add('contact', buildMessage());
  expect((await send()).outcomes).toEqual(['failed', 'failed', 'failed', 'sent']);
  expect(server.letters).toHaveLength(1);
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

it('says in the log that a certificate is wrong, or that nobody listens', async () => {
  // The certificate that the package brings expired long ago.
  const { time, stores, mail } = await officeWith(['notice'], { disabledCommands: [] });
  await stores.messages.add('contact', buildMessage());
  for (const [channel, reason] of [
    [mail(), 'CERT_HAS_EXPIRED'],
    [mailTo(stores, 1), 'ECONNREFUSED'],
  ] as const) {
    const before = time.passed();
    const { log } = await sendUntil(channel, stores, () => time.passed() > before, { time });
    expect(log[0]).toContain(`"reason":"${reason}"`);
    time.pass(120_000);
  }
});

it('sends again under the same Message-ID what was sent by a process that died before it said so', async () => {
  const { time, stores, server, mail, send } = await officeWith(['notice']);
  await stores.messages.add('enquiry', buildEnquiry());
  const [line] = await stores.outbox.claim(1, 120);
  const received = line && (await stores.find(line.reference));
  if (!line || !received) throw new Error('nothing to send');
  await mail().deliver(line, received, AbortSignal.timeout(5000));
  time.pass(120_000);
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

it('says nothing about what was erased, nor to what is no address', async () => {
  const { time, stores, server, mail } = await officeWith(['receipt', 'notice']);
  const erased = await stores.messages.add('contact', buildMessage());
  const lines = await stores.outbox.claim(2, 0);
  await stores.erase([erased.reference]);
  expect(await stores.find(lines[0]?.reference ?? '')).toBeUndefined();
  await stores.applications.add(buildApplication({ email: 'call me, please <x@mail.example>' }));
  const isEmpty = async () => (await stores.outbox.claim(1, 0)).length === 0;
  const { attempts } = await sendUntil(mail(), stores, isEmpty, { time });
  expect(attempts).toEqual([['notice', 'sent']]);
  const [letter] = server.letters;
  expect([letter?.to, letter?.headers.has('reply-to')]).toEqual([['office@tamra.example'], false]);
  expect(decoded(letter)).toContain('Please call.');
});

it('lets nobody write headers, recipients or markup', async () => {
  const { stores, server, send } = await officeWith(['receipt', 'notice']);
  const hostile = {
    fullName: 'Eve\r\nBcc: victim@mail.example\u202e <script>',
    project: '"x" <other@mail.example>, \u0000\nSubject: no',
    message: '<img src=x onerror=alert(1)>\n.\r\nMAIL FROM:<x@mail.example>',
  };
  await stores.messages.add('enquiry', buildEnquiry({ ...hostile, email: 'a@mail.example,b@mail.example' }));
  await stores.applications.add(
    buildApplication({
      name: 'Win money https://evil.example now',
      email: 'x@mail.example\r\nRCPT TO:<victim@mail.example>',
      resume: { fileName: 'visit evil.example.pdf\r\nX-Evil: 1', bytes: new Uint8Array([1]) },
    }),
  );
  await send();
  expect(server.letters.map(({ to }) => to)).toEqual([['office@tamra.example'], ['office@tamra.example']]);
  for (const letter of server.letters) {
    const { headers, from } = letter;
    expect([from, headers.get('from')]).toEqual(['site@tamra.example', 'Tamra Works <site@tamra.example>']);
    for (const name of ['bcc', 'cc', 'x-evil', 'reply-to']) expect(headers.has(name)).toBe(false);
    expect(headers.get('subject')).not.toContain(' | ');
    expect(decoded(letter).split('<!doctype html>')[1]).not.toMatch(/<script|<img|\u202e/);
  }
});

it('sends an applicant what the company wrote, in ten minutes, to be answered, with the way to their page', async () => {
  const { time, stores, server, send } = await officeWith([]);
  const { reference } = await stores.applications.add(buildApplication());
  const text = 'Hello Asha,\n\nwould Tuesday suit you?\n\nKind regards\nMeera';
  const answer = { kind: 'application', reference, by: 'Meera', after: 0, text, isMailed: true } as const;
  expect(await stores.answers.add({ ...answer, stage: undefined })).toBe('added');
  await send();
  expect(time.passed()).toBeGreaterThanOrEqual(10 * 60_000);
  expect(subjectsOf(server.letters)).toEqual([
    ['asha.verma@mail.example', `Your application for Embedded Firmware Engineer (${reference})`],
  ]);
  const [letter] = server.letters;
  expect(letter?.headers.get('reply-to')).toBe('Tamra Works <careers@tamra.example>');
  expect(letter?.headers.get('auto-submitted')).toBeUndefined();
  const words = decoded(letter);
  expect(words).toContain('would Tuesday suit you?');
  const [, key = ''] = /\/applications\/([\w-]{32})/.exec(words) ?? [];
  expect(await stores.keys.referenceOf(key)).toBe(reference);
});

/** The parts of a letter as text: quoted-printable and base64 undone, soft breaks gone. */
function decoded({ raw = '' }: Partial<ReceivedLetter> = {}): string {
  const parts = raw.split(/\r\n--[^\r\n]+\r\n/).map((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n');
    if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
    if (!/quoted-printable/i.test(head)) return body;
    const bytes = body
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  });
  return parts.join('\n');
}
