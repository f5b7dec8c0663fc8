// behaviour: F1 F2 F3 F4 F5 F6 F7 F8 U1 A4 A5 R1 R2 R3 R4 R5 R12 R17 R14 Z4
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { postForm } from '../support/site/multipart.ts';
import { openSite, siteForTest } from '../support/site/site.ts';
import { buildEnquiry, buildMessage } from '../support/stores/database.ts';

const site = await openSite();
afterAll(() => site.close());

const message = buildMessage();
const enquiry = buildEnquiry();
const TOO_SHORT = 'Message should be at least 10 characters';
const TOO_SHORT_PROJECT = 'Project name must be at least 3 characters';
const post = (body: unknown) =>
  request(site.app)
    .post('/api/contact')
    .send(body as object);

describe('POST /api/contact, the message of the contact page', () => {
  it('stores a message and answers with its reference', async () => {
    const reply = await post(message).expect(201);
    expect(reply.body).toEqual({
      success: true,
      message: expect.any(String),
      reference: expect.stringMatching(/^C-\w{4}-\w{4}$/),
    });
    expect(await site.stores.messages.find(reply.body.reference)).toMatchObject({
      kind: 'contact',
      fullName: 'Ravi Nair',
    });
  });

  it.each([
    ['a name that is missing', { fullName: undefined }, { fullName: 'Name is required' }],
    ['a name of white space', { fullName: '   ' }, { fullName: 'Name is required' }],
    ['a name that nobody sees', { fullName: '\u200b\u00ad' }, { fullName: 'Name is required' }],
    ['an email that nobody sees', { email: '\u200b' }, { email: 'Email is required' }],
    ['an email that is missing', { email: '' }, { email: 'Email is required' }],
    ['an email without a domain', { email: 'ravi@workshop' }, { email: 'Email is invalid' }],
    ['a control character of ISO 6429', { fullName: 'Ravi\u009b31m' }, { fullName: 'Please use plain text' }],
    ['an email pasted as a link', { email: 'mailto:ravi@workshop.example' }, { email: 'Email is invalid' }],
    ['a phone with letters', { contact: '12345abc' }, { contact: 'Phone number is invalid' }],
    ['a phone of 7 characters', { contact: '1234567' }, { contact: 'Phone number is invalid' }],
    ['a phone of 21 characters', { contact: '1'.repeat(21) }, { contact: 'Phone number is invalid' }],
    ['a message that is missing', { message: '' }, { message: 'Message is required' }],
    ['a message of 9 characters', { message: '123456789' }, { message: TOO_SHORT }],
    ['a name that is a number', { fullName: 7 }, { fullName: 'Name is required' }],
    ['a line break in the email', { email: 'a@b.example\r\nBcc: c' }, { email: 'Please use plain text' }],
  ])('refuses %s with 422 and its words', async (_case, change, errors) => {
    const reply = await post({ ...message, ...change }).expect(422);
    expect(reply.body).toEqual({ success: false, error: expect.any(String), errors });
  });

  it.each([
    ['no phone', { contact: undefined }],
    ['an empty phone', { contact: '' }],
    ['a phone of 8 digits', { contact: '12345678' }],
    ['a phone with plus, spaces, hyphens and parentheses', { contact: '+1 (555) 010-0000' }],
    ['a message of 10 characters', { message: '1234567890' }],
    ['a name in another script', { fullName: 'राजेश अग्रवाल' }],
    ['guard fields that say nothing', { subject: '', madeIn: '' }],
    ['fields that it does not know', Object.fromEntries([...'abcdefghi'].map((name) => [name, 'x']))],
  ])('accepts %s', async (_case, change) => {
    await post({ ...message, ...change }).expect(201);
  });

  it('stores every line break of a message as one character, whichever a program sends', async () => {
    const reply = await post({ ...message, message: 'The motor\r\nstalls\rat noon' }).expect(201);
    const stored = await site.stores.messages.find(reply.body.reference);
    expect(stored).toMatchObject({ message: 'The motor\nstalls\nat noon' });
  });

  it('stores an email and a phone without what nobody sees, and a name with it', async () => {
    const fullName = 'श्री\u200dमती';
    const typed = {
      fullName,
      email: 'ravi\u00ad@work\u200bshop.example',
      contact: '\u202a+९१ ٧٣١ ०००\u202c',
    };
    const { body } = await post({ ...message, ...typed }).expect(201);
    expect(await site.stores.messages.find(body.reference)).toMatchObject({
      fullName,
      email: 'ravi@workshop.example',
      contact: '+91 731 000',
    });
  });
});

describe('POST /api/contact, the enquiry of the portfolio page', () => {
  it('takes a body with the key project for an enquiry', async () => {
    const reply = await post(enquiry).expect(201);
    expect(reply.body.reference).toMatch(/^E-/);
    expect(await site.stores.messages.find(reply.body.reference)).toMatchObject({
      kind: 'enquiry',
      project: 'Ward monitoring',
    });
  });

  it('understands ten digits of another script', async () => {
    await post({ ...enquiry, contact: '०००००००००१' }).expect(201);
  });

  it.each([
    ['no name', { fullName: '' }, { fullName: 'Name is required' }],
    ['no email', { email: '' }, { email: 'Email is required' }],
    ['an email of no format', { email: 'meera' }, { email: 'Invalid email format' }],
    ['no phone', { contact: '' }, { contact: 'Phone number is required' }],
    ['a phone of 9 digits', { contact: '123456789' }, { contact: 'Phone must be 10 digits' }],
    ['a phone with a plus', { contact: '+911234567' }, { contact: 'Phone must be 10 digits' }],
    ['no message', { message: ' ' }, { message: 'Message is required' }],
    ['an empty project', { project: '' }, { project: 'Project is required' }],
    ['a project of 2 characters and spaces', { project: ' ab ' }, { project: TOO_SHORT_PROJECT }],
  ])('refuses %s with 422 and its words', async (_case, change, errors) => {
    const reply = await post({ ...enquiry, ...change }).expect(422);
    expect(reply.body.errors).toEqual(errors);
  });
});

describe('answers to bad input', () => {
  const raw = (type: string | undefined, body: string | Buffer, headers: Record<string, string> = {}) => {
    const call = postForm(site.app, '/api/contact', body, type).set(headers);
    return type ? call : call.unset('Content-Type');
  };
  const json = JSON.stringify(message);
  const LYING = { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost' };

  it.each([
    ['no content type', undefined, json, {}, 415],
    ['text/plain', 'text/plain', json, {}, 415],
    ['a form', 'application/x-www-form-urlencoded', 'fullName=a', {}, 415],
    ['a compressed body', 'application/json', json, { 'Content-Encoding': 'gzip' }, 415],
    ['UTF-16', 'application/json; charset=utf-16', json, {}, 415],
    ['bytes that are not UTF-8', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), {}, 415],
    ['an empty body', 'application/json', '', {}, 400],
    ['malformed JSON', 'application/json', '{"fullName":', {}, 400],
    ['a JSON list', 'application/json', '[]', {}, 400],
    ['a JSON text', 'application/json', '"hello"', {}, 400],
    ['null', 'application/json', 'null', {}, 400],
    ['a name twice', 'application/json', '{"fullName":"a","email":"b","fullName":"c"}', {}, 400],
    ['a name twice in what it holds', 'application/json', '{"fullName":{"a":1,"\\u0061":2}}', {}, 400],
    ['__proto__', 'application/json', '{"__proto__":{"fullName":"x"}}', {}, 400],
    ['a[b]', 'application/json', '{"a[b]":"x"}', {}, 400],
    ['a name of 65 characters', 'application/json', `{"${'n'.repeat(65)}":"x"}`, {}, 400],
    ['more than 32 KB', 'application/json', JSON.stringify({ message: 'x'.repeat(33 * 1024) }), {}, 413],
    ['another site (Fetch Metadata)', 'application/json', json, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sibling site (Fetch Metadata)', 'application/json', json, { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another site (Origin)', 'application/json', json, { Origin: 'https://other.example' }, 403],
    ['an opaque origin', 'application/json', json, { Origin: 'null' }, 403],
    ['another port', 'application/json', json, { Origin: 'http://localhost:8443' }, 403],
    ['our host by another scheme', 'application/json', json, { Origin: 'https://localhost' }, 403],
    ['another site with our origin', 'application/json', json, LYING, 403],
  ])('%s is refused', async (_case, type, body, headers, status) => {
    const reply = await raw(type, body, headers).expect(status);
    expect(reply.body).toMatchObject({ success: false, error: expect.any(String) });
    expect(reply.headers['content-type']).toMatch(/application\/json/);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('takes what our own pages and callers without a browser send', async () => {
    await raw('application/json', json, { 'Sec-Fetch-Site': 'same-origin' }).expect(201);
    await raw('application/json', json, { 'Sec-Fetch-Site': 'none' }).expect(201);
    await raw('application/json', json, { Origin: 'http://localhost' }).expect(201);
    await raw('application/json; charset=UTF-8', json).expect(201);
  });

  it('says that it cannot store anything while the database is closed, and shows nothing of the cause', async () => {
    const closed = await siteForTest();
    await closed.stores.close();
    const reply = await request(closed.app).post('/api/contact').send(message).expect(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.text).not.toMatch(/sqlite|closed/i);
  });
});
