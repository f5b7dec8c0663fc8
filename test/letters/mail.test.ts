// behaviour: Q15 M1 M2 M6 M12 R28
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import pdfkit from 'pdfkit';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pdfWithJavaScript } from '../support/pdf/pdf.ts';
import { buildAnswer, buildApplication, buildEnquiry, buildMessage } from '../support/stores/database.ts';
import { officeWith, sendUntil } from '../support/stores/letters.ts';
import type { ReceivedLetter } from '../support/stores/mail-server.ts';

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
    expect(server.letters.every((letter) => decoded(letter).includes('11:16, Indian time'))).toBe(true);
    return subjectsOf(server.letters.splice(0));
  };
  time.pass(60_000);
  const { resume } = buildApplication();
  await stores.applicant.replaceResume(reference, { ...resume, bytes: pdfWithJavaScript() });
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
  expect(await stores.answers.add(buildAnswer(reference, { text, isMailed: true }))).toBe('added');
  await send();
  expect(time.passed()).toBeGreaterThanOrEqual(10 * 60_000);
  expect(subjectsOf(server.letters)).toEqual([
    ['asha.verma@mail.example', `Your application: Embedded Firmware Engineer (${reference})`],
  ]);
  const [letter] = server.letters;
  expect(letter?.headers.get('reply-to')).toBe('Tamra Works <careers@tamra.example>');
  expect(letter?.headers.get('auto-submitted')).toBeUndefined();
  const words = decoded(letter);
  expect(words).toContain('would Tuesday suit you?');
  expect(words).toContain('sent to us on our website on Sunday, 22 November 2026 at 11:15');
  expect(words).toContain('href="https://www.tamra.example/privacy"');
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
