// behaviour: A5 A6 D5 D6 F9 F10 F11 F12 U1 U2 R14 R1 R3 R4 R6 R7 R8 R9 R18
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import * as pdf from '../support/pdf/pdf.ts';
import { saveJob } from '../support/site/content.ts';
import {
  applicationParts,
  BOUNDARY,
  multipart,
  type Part,
  postForm,
  MULTIPART as TYPE,
} from '../support/site/multipart.ts';
import { exchangeRaw, head } from '../support/site/raw-exchange.ts';
import { openSite, serveSite } from '../support/site/site.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';

const site = await openSite();
afterAll(() => site.close());

let serial = 0;

function send(
  body: Buffer | string,
  { type = TYPE, headers = {} }: { type?: string; headers?: Record<string, string> } = {},
) {
  const call = postForm(site.app, '/api/apply', body, type).set(headers);
  return type ? call : call.unset('Content-Type');
}

/** Another applicant each time, since the same application is answered with the same reference. */
function apply(change: Parameters<typeof applicationParts>[0] = {}, resume = pdf.buildPdf()) {
  serial += 1;
  const fields = { email: `applicant-${serial}@mail.example`, ...change.fields };
  return send(multipart(applicationParts({ ...change, fields }, resume)));
}

const WRONG_PHONE = { phone: 'Enter a valid 10-digit phone number' };
const LONGEST = `${'x'.repeat(24)}\r\n`.repeat(LIMITS.coverLetterCharacters / 25 - 1) + 'x'.repeat(25);
const TOO_LONG = { email: 'Please use at most 254 characters' };

describe('POST /api/apply', () => {
  it('stores the application with its resume, byte for byte, and says so', async () => {
    const resume = pdf.buildPdf({ text: 'Aditi Verma' });
    const reply = await apply({ fields: { name: ' Aditi Verma ' } }, resume).expect(201);
    expect(reply.body).toEqual({
      success: true,
      message: 'Application submitted successfully!',
      reference: expect.stringMatching(/^A-\w{4}-\w{4}$/),
      link: expect.stringMatching(/^\/applications\/[\w-]{32}$/),
    });
    const stored = await site.stores.applications.find(reply.body.reference);
    expect(stored).toMatchObject({
      name: 'Aditi Verma',
      jobId: 'embedded-firmware-engineer',
      phone: '9000000000',
    });
    const kept = await site.stores.applications.resumeBytes(reply.body.reference);
    expect(Buffer.from(kept ?? [])).toEqual(resume);
  });

  it('gives the same application the same reference, and keeps one', async () => {
    const again = multipart(applicationParts({ fields: { email: 'Twice@mail.example' } }, pdf.buildPdf()));
    const first = await send(again).expect(201);
    const second = await send(again).expect(201);
    expect(second.body.reference).toBe(first.body.reference);
    // Only hashes of keys are kept, so that each answer has a key of its own.
    expect(second.body.link).not.toBe(first.body.link);
    const stored = await applicationsIn(site.stores);
    expect(stored.filter((application) => application.email === 'Twice@mail.example')).toHaveLength(1);
  });

  it.each([
    ['no cover letter', { without: ['coverLetter'] }],
    ['what a broken copy left', { fields: { coverLetter: 'Ren\ufffd' } }],
    ['an email without any format', { fields: { email: 'ask my brother' } }],
    ['a name in another script', { fields: { name: 'अदिति वर्मा' } }],
    [
      'a cover letter of the greatest length, as browsers send its lines',
      { fields: { coverLetter: LONGEST } },
    ],
    ['a resume that names no type', { resume: { type: 'application/octet-stream' } }],
    ['a resume whose part has no type, as some programs send it', { resume: { type: '' } }],
  ])('accepts %s', async (_case, change) => {
    await apply(change).expect(201);
  });

  it.each([
    ['no name', { fields: { name: ' ' } }, { name: 'Name is required.' }],
    ['no email', { fields: { email: '' } }, { email: 'Email is required.' }],
    ['no phone', { without: ['phone'] }, { phone: 'Phone number is required' }],
    ['a phone that starts with 5', { fields: { phone: '5000000000' } }, WRONG_PHONE],
    ['a phone of 11 digits', { fields: { phone: '90000000000' } }, WRONG_PHONE],
    ['no resume', { resume: null }, { resume: 'Resume is required.' }],
    ['a file field left empty', { resume: { fileName: '', value: '' } }, { resume: 'Resume is required.' }],
    ['an email with a line break', { fields: { email: 'a\r\nBcc: b' } }, { email: 'Please use plain text' }],
    ['an email of 300 characters', { fields: { email: 'x'.repeat(300) } }, TOO_LONG],
  ])('refuses %s with 422 and its words', async (_case, change, errors) => {
    const reply = await apply(change).expect(422);
    expect(reply.body).toEqual({ success: false, message: expect.any(String), errors });
  });

  it('names everything that is wrong at once', async () => {
    const reply = await apply({ fields: { name: '', phone: '1' }, resume: null }).expect(422);
    expect(Object.keys(reply.body.errors)).toEqual(['name', 'phone', 'resume']);
  });

  it('answers 404 for a job that does not exist and 410 for one that is closed', async () => {
    await apply({ fields: { jobId: 'astronaut' } }).expect(404);
    await apply({ fields: { jobId: '__proto__' } }).expect(404);
    await apply({ without: ['jobId'] }).expect(404);
    await saveJob(site, 'closed-here', { isActive: false, postedAt: '2020-01-31' });
    await apply({ fields: { jobId: 'closed-here' } }).expect(410);
  });
});

describe('answers to bad input', () => {
  const resume = pdf.buildPdf();
  const form = (change: Parameters<typeof applicationParts>[0]) =>
    multipart(applicationParts(change, resume));
  const good = form({});
  const part = (change: Part) => form({ more: [change] });
  const many = Array.from({ length: 5 }, (_, i): Part => ({ name: `extra${i}`, value: 'x' }));
  const typed = (more: string) => `multipart/form-data; ${more}`;

  it.each<[string, number, Buffer | string, Parameters<typeof send>[1]?]>([
    ['no content type', 415, good, { type: '' }],
    ['JSON', 415, '{}', { type: 'application/json' }],
    ['multipart/mixed', 415, good, { type: `multipart/mixed; boundary=${BOUNDARY}` }],
    ['a compressed body', 415, good, { headers: { 'Content-Encoding': 'gzip' } }],
    ['a field that is not UTF-8', 415, part({ name: 'note', value: Buffer.from([0xff, 0xfe]) })],
    [
      'one beside a resume in which U+FFFD stands',
      415,
      form({
        resume: { value: Buffer.concat([resume, Buffer.from('%\uFFFD')]) },
        more: [{ name: 'note', value: Buffer.from([0xff, 0xfe]) }],
      }),
    ],
    ['no boundary', 400, good, { type: 'multipart/form-data' }],
    ['a boundary in a Content-Type that is none', 400, good, { type: typed(`a: b; boundary=${BOUNDARY}`) }],
    ['a boundary of 71 characters', 400, good, { type: typed(`boundary=${'b'.repeat(71)}`) }],
    ['an empty body', 400, ''],
    ['a form without parts', 400, multipart([])],
    ['a cut form', 400, multipart(applicationParts({}, resume), { isCut: true })],
    ['a form cut within the file', 400, good.subarray(0, -200)],
    ['a malformed part header', 400, part({ rawHeader: 'Content-Disposition form-data', value: 'x' })],
    ['a form whose end comes twice', 400, Buffer.concat([good, good])],
    ['a form with its end before its parts', 400, `--${BOUNDARY}--\r\n${good}`],
    ['a part without a name', 400, part({ value: 'x' })],
    ['a name of 65 characters', 400, part({ name: 'n'.repeat(65), value: 'x' })],
    ['a[b]', 400, part({ name: 'a[b]', value: 'x' })],
    ['__proto__', 400, part({ name: '__proto__', value: 'x' })],
    ['a field twice', 400, part({ name: 'phone', value: '9000000001' })],
    ['two files', 400, part({ name: 'resume', fileName: 'b.pdf', value: resume })],
    ['a file in another field', 400, form({ resume: { name: 'photo' } })],
    ['more fields than the form has', 400, form({ more: many })],
    [
      'a resume of 5 MiB and 1 byte',
      413,
      form({ resume: { value: pdf.buildPdf({ bytes: LIMITS.resume + 1 }) } }),
    ],
  ])('%s is refused with %i', async (_case, status, body, options = {}) => {
    const reply = await send(body, options).expect(status);
    expect(reply.body).toMatchObject({ success: false, message: expect.any(String) });
  });

  // What a file is refused for is tried in test/resumes.
  it.each<[string, Buffer, Partial<Part>, number]>([
    ['a PNG', pdf.png(), {}, 415],
    ['cv.pdf.exe', pdf.buildPdf(), { fileName: 'cv.pdf.exe' }, 415],
    ['a part typed image/png', pdf.buildPdf(), { type: 'image/png' }, 415],
    ['an empty file', Buffer.alloc(0), {}, 422],
    ['an encrypted PDF', pdf.encryptedPdf(), {}, 422],
  ])('a resume that is %s is refused', async (_case, value, change, status) => {
    const reply = await apply({ resume: { ...change, value } }).expect(status);
    expect(reply.body.errors.resume).toEqual(expect.any(String));
  });

  it('a file name is cleaned', async () => {
    const reply = await apply({ resume: { fileName: '../../a%0D%0ASet-Cookie: x.pdf' } }).expect(201);
    const stored = await site.stores.applications.find(reply.body.reference);
    expect(stored?.resume.fileName).toBe('a Set-Cookie- x.pdf');
  });

  it('takes a resume of exactly 5 MiB', async () => {
    await apply({}, pdf.buildPdf({ bytes: LIMITS.resume })).expect(201);
  });

  it('names a field over its limit', async () => {
    const coverLetter = 'x'.repeat(LIMITS.multipartField + 1);
    const { body } = await apply({ fields: { coverLetter } }).expect(413);
    expect(body.errors).toEqual({ coverLetter: 'This is too long.' });
  });

  it('names a larger one with all else that is wrong', async () => {
    const larger = pdf.buildPdf({ bytes: LIMITS.resume + 1 });
    const { body } = await apply({ fields: { phone: '12' } }, larger).expect(422);
    expect(Object.keys(body.errors)).toEqual(['phone', 'resume']);
  });

  it('refuses a declared length over the limit unread, and closes the connection', async () => {
    const served = await serveSite();
    onTestFinished(() => served.close());
    const declared = ['Content-Length', '50000000'] as const;
    const asked = head('POST /api/apply', [['Host', 'localhost'], ['Content-Type', TYPE], declared]);
    const { text, isClosed } = await exchangeRaw(served.port, [asked], 2);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(isClosed).toBe(true);
    // As every refusal of a field.
    expect(text).toContain('"errors":{"resume":"Your resume is larger than 5 MB.');
  });
});
