// behaviour: G3 U6 U7 U5 R14
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { buildPdf, encryptedPdf } from '../support/pdf/pdf.ts';
import { parseHtml } from '../support/site/html.ts';
import { applicationParts, postForm } from '../support/site/multipart.ts';
import { openSite, siteForTest } from '../support/site/site.ts';
import { buildMessage } from '../support/stores/database.ts';

const site = await openSite();
afterAll(() => site.close());

const JOB = '/careers/embedded-firmware-engineer';
const message = buildMessage({
  email: 'ravi@workshop.example',
  contact: '',
  message: 'Do you sell "relays" <in bulk>?',
});

const queryOf = (address = ''): Record<string, string> =>
  Object.fromEntries(new URL(address, 'http://localhost').searchParams);

/** The page to which a form led that was accepted. */
const follow = ({ headers }: request.Response, to = site) =>
  request(to.app).get(String(headers.location)).expect(200);

const postMessage = (fields: Record<string, string>, to = site) =>
  request(to.app).post('/contact-us').type('form').send(fields);

function postApplication(change: Parameters<typeof applicationParts>[0], resume = buildPdf(), to = site) {
  return postForm(to.app, JOB, applicationParts({ ...change, without: ['jobId'] }, resume));
}

describe('the contact form, posted without JavaScript', () => {
  it('stores the message and leads to a page that confirms it with its reference', async () => {
    const sent = await postMessage(message).expect(303);
    const reference =
      /^\/contact-us\?sent=(C-\w{4}-\w{4})&key=[\w-]{32}$/.exec(sent.headers.location ?? '')?.[1] ?? '';
    expect(await site.stores.messages.find(reference)).toMatchObject({ fullName: 'Ravi Nair' });
    const page = await follow(sent);
    expect(page.text).toContain('Message Sent!');
    expect(page.text).toContain('Thank you for reaching out. We&#x27;ll be in touch soon.');
    expect(page.text).toContain(reference);
  });

  it('comes back with 422, the errors beside the fields and everything that was typed', async () => {
    const page = await postMessage({ ...message, fullName: '', email: 'ravi@workshop' }).expect(422);
    expect(page.text).toContain('Name is required');
    expect(page.text).toContain('Email is invalid');
    expect(page.text).toContain('value="ravi@workshop"');
    expect(page.text).toContain('Do you sell &quot;relays&quot; &lt;in bulk&gt;?');
    expect(page.text).toMatch(/<title>Error: /);
  });

  it('takes a message of the greatest length in any script; of a longer one the summary names the field', async () => {
    const text = 'अ'.repeat(LIMITS.messageCharacters);
    await postMessage({ ...message, message: `${text.slice(2)}\r\nअ` }).expect(303);
    const page = await postMessage({ ...message, message: `${text}अ` }).expect(422);
    expect(page.text).toContain('>Message: Please use at most 5000 characters</a>');
  });

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['a form that is not encoded correctly', 'application/x-www-form-urlencoded', 'fullName=%zz', 400],
    ['bytes that are not UTF-8', 'application/x-www-form-urlencoded', 'fullName=Ren%E9', 415],
    ['what a broken copy left', 'application/x-www-form-urlencoded', 'fullName=Ren%EF%BF%BD', 422],
    ['a field twice', 'application/x-www-form-urlencoded', 'email=a&email=b', 400],
    ['more than 64 KB', 'application/x-www-form-urlencoded', `message=${'x'.repeat(65 * 1024)}`, 413],
  ])('answers %s with its page', async (_case, type, body, status) => {
    const page = await postForm(site.app, '/contact-us', body, type).expect(status);
    expect(page.headers['content-type']).toMatch(/text\/html/);
    expect(page.text).toContain('<form');
  });

  it('confirms nothing to who did not send it', async () => {
    const sent = await postMessage({ ...message, fullName: 'Somebody Else' }).expect(303);
    const { sent: reference = '', key = '' } = queryOf(sent.headers.location);
    const other = queryOf((await postMessage(message).expect(303)).headers.location);
    const plain = await request(site.app).get('/contact-us?utm_source=x').expect(200);
    for (const query of [
      'sent=%3Cscript%3E',
      `sent=${reference}`,
      `sent=C-AAAA-AAAA&key=${key}`,
      `sent=${reference}&key=${other.key}`,
      `sent=${reference}&key=${'x'.repeat(32)}`,
      `sent=${reference}&key=${key}&key=${key}`,
    ]) {
      const page = await request(site.app).get(`/contact-us?${query}`).expect(200);
      expect(page.text).toBe(plain.text);
    }
  });

  it('keeps the confirmation out of caches, indexes and the addresses other sites are told', async () => {
    const sent = await postMessage(message).expect(303);
    const page = await follow(sent);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    });
    expect(page.text).toContain('<title>Message received | ');
    expect(page.text).toContain('name="robots" content="noindex"');
    expect(page.text).not.toContain('rel="canonical"');
    expect(JSON.stringify(site.log)).not.toContain(queryOf(sent.headers.location).key);
  });

  it('says that nothing was lost where the confirmation cannot be looked up', async () => {
    const closed = await siteForTest();
    const sent = await postMessage(message, closed).expect(303);
    await closed.stores.close();
    const page = await request(closed.app).get(String(sent.headers.location)).expect(503);
    expect(page.text).toContain('Nothing of yours was lost');
    expect(page.text).not.toContain('Message Sent!');
  });
});

describe('the enquiry form, posted without JavaScript', () => {
  it('takes a client from abroad to the contact form with everything that was typed, ready to be sent', async () => {
    const goesOn = 'formAction="/contact-us#write"';
    expect((await request(site.app).get('/portfolio?x')).text.includes(goesOn)).toBe(false);
    const typed = {
      fullName: 'Ines "Nordlicht" Brandt',
      email: 'ines@nordlicht.example',
      contact: '+49 30 1234567',
      project: 'Ward monitoring',
      message: 'Forty beds.\n\nNo network in the lift.',
    };
    const post = (path: string) => request(site.app).post(path).type('form').send(typed);
    const refused = await post('/portfolio').expect(422);
    expect(refused.text.toLowerCase()).toContain(goesOn.toLowerCase());
    // Enter in a field presses the first button that sends (HTML, "Implicit submission").
    const [first] = parseHtml(refused.text).all('form[method="post"] button:not([type="button"])');
    expect(first?.text).toBe('Send Message');

    const begun = await post('/contact-us').expect(200);
    expect(begun.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const main = parseHtml(begun.text).one('main');
    expect(main.text).toContain('Everything you typed is here');
    expect(main.all('[role="alert"]')).toEqual([]);
    const message = `Project: Ward monitoring\n\n${typed.message}`;
    expect(main.one('textarea').children.join('')).toBe(message);
    const { project: _project, ...others } = typed;
    for (const name of ['fullName', 'email', 'contact'] as const)
      expect(main.one(`input[name="${name}"]`).get('value')).toBe(others[name]);
    const sent = await postMessage({ ...others, message }).expect(303);
    const reference = /sent=(C-\w{4}-\w{4})/.exec(sent.headers.location ?? '')?.[1] ?? '';
    expect(await site.stores.messages.find(reference)).toMatchObject({ contact: '+49 30 1234567', message });
  });

  it('confirms above its fields, where the page opens', async () => {
    const fields = { ...message, contact: '9000000000', project: 'Ward monitoring' };
    const sent = await request(site.app).post('/portfolio').type('form').send(fields).expect(303);
    const { text } = await follow(sent);
    expect(text).toContain('<title>Enquiry received | ');
    expect(text.indexOf('Message sent successfully!')).toBeGreaterThan(0);
    expect(text.indexOf('Message sent successfully!')).toBeLessThan(text.indexOf('name="fullName"'));
  });
});

describe('the application form, posted without JavaScript', () => {
  it('leads the applicant to their own page, so that the address of the opening holds no key', async () => {
    const resume = buildPdf({ text: 'No script' });
    const sent = await postApplication({ fields: { email: 'no-script@mail.example' } }, resume).expect(303);
    expect(sent.headers.location).toMatch(/^\/applications\/[\w-]{32}\?done=apply$/);
    const page = await follow(sent);
    expect(page.text).toContain('Application submitted successfully!');
    expect(page.text).toContain('<title>Application received | ');
    const reference = /A-\w{4}-\w{4}/.exec(page.text)?.[0] ?? '';
    expect(Buffer.from((await site.stores.applications.resumeBytes(reference)) ?? [])).toEqual(resume);
    const key = sent.headers.location?.slice('/applications/'.length).split('?')[0];
    const opening = await request(site.app).get(`${JOB}?sent=${reference}&key=${key}`).expect(200);
    expect(opening.text).not.toContain(key);
  });

  it('comes back with the errors, everything typed, and asks for the file again', async () => {
    const page = await postApplication({ fields: { phone: '12345', name: 'Aditi "A" Verma' } }).expect(422);
    expect(page.text).toContain('Enter a valid 10-digit phone number');
    expect(page.text).toContain('value="Aditi &quot;A&quot; Verma"');
    expect(page.text).toContain('value="12345"');
    expect(page.text).toMatch(/choose your resume again/i);
  });

  it('asks for the file again only where one was chosen', async () => {
    const page = await postApplication({ fields: { phone: '12345' }, resume: null }).expect(422);
    expect(page.text).not.toMatch(/choose your resume again/i);
  });

  it('tells who has another country’s number what to do, once theirs was refused', async () => {
    const empty = await request(site.app).get(`${JOB}?apply`).expect(200);
    expect(empty.text).not.toContain('write to us on the contact page');
    const page = await postApplication({ fields: { phone: '+4915112345678' } }).expect(422);
    expect(page.text).toContain('write to us on the contact page');
  });

  it('says what is wrong with the resume, and how a document of another kind becomes a PDF', async () => {
    const word = { fileName: 'cv.docx', type: 'application/octet-stream' };
    const page = await postApplication({ resume: word }).expect(422);
    expect(page.text).toContain('In Word and most programs: File, then Save as');
    expect((await postApplication({}, encryptedPdf()).expect(422)).text).toMatch(/id="[a-z-]*resume-error"/);
  });

  it.each([LIMITS.resume + 1, 2 * LIMITS.resume])(
    'gives back what was typed beside a resume of %i bytes',
    async (bytes) => {
      const page = await postApplication(
        { fields: { name: 'Large Resume', coverLetter: 'Typed for an hour.' } },
        buildPdf({ bytes }),
      ).expect(422);
      expect(page.text).toContain('value="Large Resume"');
      expect(page.text).toContain('Typed for an hour.');
      expect(page.text).toMatch(/id="[a-z-]*resume-error"/);
    },
  );
});

it.each([429, 503])('a form that cannot be taken now (%i) gives back what was typed', async (status) => {
  const site = await siteForTest({ config: { applyLimit: 1, contactLimit: 1 } });
  if (status === 503) await site.stores.close();
  else {
    await postMessage(message, site).expect(303);
    await postApplication({}, buildPdf(), site).expect(303);
  }
  const written = await postMessage(message, site).expect(status);
  expect(written.text).toContain('Do you sell &quot;relays&quot; &lt;in bulk&gt;?');
  const applied = await postApplication({ fields: { name: 'Second Person' } }, buildPdf(), site).expect(
    status,
  );
  expect(applied.text).toContain('value="Second Person"');
  for (const { headers } of [written, applied]) expect(headers['retry-after']).toBeDefined();
});
