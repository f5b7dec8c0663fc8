// behaviour: Q12 Q14 Q15 Q16 Q13
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import type { Stage } from '#shared/stages.ts';
import { buildPdf, encryptedPdf } from '../support/pdf/pdf.ts';
import { parseHtml } from '../support/site/html.ts';
import { applicationParts, postForm } from '../support/site/multipart.ts';
import { openSite, type Site, siteForTest } from '../support/site/site.ts';
import { buildAnswer, buildMessage } from '../support/stores/database.ts';

let now = new Date('2026-11-20T06:00:00Z');
const clock = () => now;
const site = await openSite({ clock });
afterAll(() => site.close());

let serial = 0;

/** Somebody else each time. */
async function applied(to = site, fields: Record<string, string> = {}) {
  serial += 1;
  const parts = applicationParts(
    { fields: { email: `own-${serial}@mail.example`, ...fields } },
    buildPdf({ text: 'First' }),
  );
  const reply = await postForm(to.app, '/api/apply', parts).expect(201);
  const { reference, link } = reply.body as { reference: string; link: string };
  return { reference, link, key: link.split('/').at(-1) ?? '' };
}

const show = (link: string, to = site) => request(to.app).get(link);
const act = (link: string, fields: Record<string, string>, to = site) =>
  request(to.app).post(link).type('form').send(fields);

function replace(link: string, resume: Buffer, options: { name?: string; accept?: string; to?: Site } = {}) {
  const { name = 'second.pdf', accept = 'text/html', to = site } = options;
  const parts = [
    { name: 'do', value: 'replace' },
    { name: 'resume', fileName: name, type: 'application/pdf', value: resume },
  ];
  return postForm(to.app, link, parts).set('Accept', accept);
}

const corrected = {
  do: 'correct',
  name: 'Aditi Verma',
  email: 'aditi@firm.example',
  phone: '9876543210',
  coverLetter: 'Two.\r\nThree.',
};

describe('the page of an application', () => {
  it('shows who has the link everything that is held, and for how long', async () => {
    const { link, reference } = await applied(site, { name: 'Asha <b>Verma</b>', coverLetter: 'One.\nTwo.' });
    const page = await show(link).expect(200);
    const { text } = parseHtml(page.text).one('main');
    const held = ['Asha <b>Verma</b>', '9000000000', 'aditi-verma.pdf', '1 page', 'Two.', '20 November 2027'];
    const job = [
      'Embedded Firmware Engineer',
      'The job as it stood when you applied',
      'Key responsibilities',
    ];
    const next = ['A person reads every application.', 'By 30 November 2026.'];
    for (const words of [...job, reference, 'Received 20 November 2026', ...held, ...next])
      expect(text).toContain(words);
    const ahead = 'Still to come: Being read by the engineers you would work with';
    expect(parseHtml(page.text).texts('ol li')[1]).toBe(ahead);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    });
    expect(page.text).not.toContain('rel="canonical"');
  });

  const call = 'Still to come: Interview first call by 30 November 2026';
  const offer = 'Still to come: Offer in writing, or the reason why not';
  it.each<[Stage, string, string[], string]>([
    ['reviewing', 'Being read', [call, offer], 'By 30 November 2026. If you have not, write to'],
    ['interview', 'Interview', [offer], 'On the day we agree on with you.'],
    ['offer', 'Offer', [], 'The offer says until when it stands.'],
    ['hired', 'Hired', [], 'Welcome to the team.'],
    ['declined', 'Not this time', [], 'See open jobs'],
  ])('says %s in words for a person, and what is still to come', async (stage, words, ahead, next) => {
    const { link, reference } = await applied();
    await site.stores.stages.set(reference, stage);
    expect(await site.stores.answers.add(buildAnswer(reference, { stage }))).toBe('added');
    const before = parseHtml((await show(link).expect(200)).text);
    expect(before.one('#state-title').text).toBe('Received');
    expect(before.texts('.stage-line time')).toHaveLength(1);
    now = new Date(now.getTime() + 10 * 60_000);
    const page = parseHtml((await show(link).expect(200)).text);
    expect(page.one('#state-title').text).toBe(words);
    const reached = ['Received 20 November 2026', `${words} 20 November 2026`];
    expect(page.texts('ol li')).toEqual([...reached, ...ahead]);
    expect(page.one('[aria-labelledby="state-title"]').text).toContain(next);
  });

  it('is for everybody without the key an address that leads nowhere', async () => {
    const { key, link, reference } = await applied();
    const nowhere = await show('/nowhere').expect(404);
    const message = await site.stores.messages.add('contact', buildMessage());
    const changed = key.startsWith('A') ? `B${key.slice(1)}` : `A${key.slice(1)}`;
    for (const guess of [reference, 'x', `${key}x`, changed, message.key, key.toLowerCase()]) {
      if (guess === key) continue;
      const page = await show(`/applications/${guess}?done=replace`).expect(404);
      expect(page.text).toBe(nowhere.text);
      expect(page.headers['cache-control']).toBe('no-store');
      await act(`/applications/${guess}`, { do: 'withdraw' }).expect(404);
      await replace(`/applications/${guess}`, buildPdf()).expect(404);
    }
    await show(link).expect(200);
    expect((await site.stores.applications.find(reference))?.stage).toBe('new');
  });

  it('is limited for who guesses keys', async () => {
    const limited = await siteForTest({ clock, config: { refusedLimit: 3 } });
    const answers = [];
    for (let guess = 0; guess < 5; guess += 1) {
      answers.push((await show(`/applications/${String(guess).repeat(32)}`, limited)).status);
    }
    expect(answers).toEqual([404, 404, 404, 429, 429]);
  });

  it('never has its key in the log', async () => {
    const { key, link } = await applied();
    await show(link).expect(200);
    // Escaped again on its way, or cut in the middle of an escape: refused, and logged all the same.
    await show(`/%2561pplications%252F${key}`).expect(404);
    await show(`/app%6Cications%2f${key}%E0%A4`).expect(400);
    await act(link, { do: 'nothing' }).expect(422);
    await act(link, { do: 'withdraw' }).expect(303);
    await request(site.app)
      .post('/api/reports')
      .set('Content-Type', 'application/csp-report')
      .send(JSON.stringify({ 'csp-report': { 'document-uri': `http://localhost${link}?done=replace` } }))
      .expect(204);
    expect(JSON.stringify(site.log)).not.toContain(key);
    expect(JSON.stringify(site.log)).toContain('/applications/:key');
  });

  it('takes forms from its own pages alone', async () => {
    const { link, reference } = await applied();
    await act(link, { do: 'erase', sure: 'yes' }).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await replace(link, buildPdf()).set('Origin', 'https://elsewhere.example').expect(403);
    await request(site.app).put(link).expect(405);
    expect(await site.stores.applications.find(reference)).toBeDefined();
  });
});

describe('replacing the resume', () => {
  it('puts the new file in place of the first, keeps the reference and says so', async () => {
    const { link, reference } = await applied();
    await site.stores.markRead(reference, true);
    const second = buildPdf({ text: 'Second' });
    const sent = await replace(link, second).expect(303);
    expect(sent.headers.location).toBe(`${link}?done=replace#done`);
    const page = parseHtml((await show(sent.headers.location ?? '').expect(200)).text);
    expect(page.one('title').text).toMatch(/^Resume replaced \| /);
    expect(page.one('main').text).toContain('Your new resume has replaced the first one.');
    const events = page.all('ol li').map((event) => event.texts('strong')[0]);
    expect(events.slice(0, 2)).toEqual(['Received', 'Resume replaced']);
    expect(page.one('[aria-labelledby="held-title"]').text).toContain('second.pdf');
    expect(Buffer.from((await site.stores.applications.resumeBytes(reference)) ?? [])).toEqual(second);
    const stored = await site.stores.applications.find(reference);
    expect(stored?.readAt).toBeUndefined();
    expect(stored?.resume.notes).toContain('resume replaced by the applicant on 2026-11-20');
    expect(await site.stores.applications.resumeText(reference)).toContain('Second');
  });

  it('refuses in the page what an application would not take, and keeps the first file', async () => {
    const { link, reference } = await applied();
    const before = (await site.stores.applications.find(reference))?.resume.sha256;
    const encrypted = await replace(link, encryptedPdf()).expect(422);
    expect(encrypted.text).toContain('This PDF is encrypted');
    expect(encrypted.text).toMatch(/<title>Error: /);
    expect(encrypted.text).toContain(reference);
    const word = await replace(link, Buffer.from('PK'), { name: 'cv.docx' }).expect(422);
    expect(word.text).toContain('In Word and most programs: File, then Save as');
    const large = await replace(link, buildPdf({ bytes: 5 * 1024 * 1024 + 1 })).expect(422);
    expect(large.text).toContain('larger than 5 MB');
    expect(large.headers['referrer-policy']).toBe('strict-origin');
    const none = await replace(link, Buffer.from(''), { name: '' }).expect(422);
    expect(none.text).toContain('Resume is required.');
    expect((await site.stores.applications.find(reference))?.resume.sha256).toBe(before);
  });

  it('says it in JSON to the page’s script', async () => {
    const { link } = await applied();
    const refused = await replace(link, encryptedPdf(), { accept: 'application/json' }).expect(422);
    expect(refused.body).toMatchObject({ success: false, errors: { resume: expect.any(String) } });
    const taken = await replace(link, buildPdf({ text: 'Third' }), { accept: 'application/json' }).expect(
      200,
    );
    expect(taken.body).toMatchObject({ success: true, link: `${link}?done=replace` });
  });

  it('counts as an application does', async () => {
    const limited = await siteForTest({ clock, config: { applyLimit: 2 } });
    const { link } = await applied(limited);
    await replace(link, buildPdf({ text: 'a' }), { to: limited }).expect(303);
    const page = await replace(link, buildPdf({ text: 'b' }), { to: limited }).expect(429);
    expect(page.text).toContain('Too many submissions');
    expect(page.headers['retry-after']).toBeDefined();
  });
});

it('an applicant whose address was never one corrects it with the rest, and it comes before the readers anew', async () => {
  const { link, reference } = await applied(site, { email: 'aditi@firm', coverLetter: 'One.' });
  await site.stores.markRead(reference, true);
  const refused = await act(link, { ...corrected, phone: '12345' }).expect(422);
  const fold = parseHtml(refused.text).one('#correct');
  expect(fold.get('open')).toBeDefined();
  expect(fold.text).toContain('Enter a valid 10-digit phone number');
  expect(fold.one('input[name="phone"]').get('value')).toBe('12345');
  expect(fold.one('textarea').text).toContain('Three.');

  const { headers } = await act(link, corrected).expect(303);
  expect(headers.location).toBe(`${link}?done=correct#done`);
  const page = await show(`${link}?done=correct`).expect(200);
  expect(page.text).toContain('<title>Application corrected | ');
  expect(await site.stores.applications.find(reference)).toMatchObject({
    name: 'Aditi Verma',
    email: 'aditi@firm.example',
    phone: '9876543210',
    coverLetter: 'Two.\nThree.',
    readAt: undefined,
    resume: { notes: ['corrected by the applicant on 2026-11-20: Email, Phone, Cover letter'] },
  });
});

it('a tab from before a correction says so instead of undoing it, and keeps what was typed', async () => {
  const { link, reference } = await applied();
  const versionIn = (html: string) =>
    parseHtml(html).one('#correct input[name="version"]').get('value') ?? '';
  const version = versionIn((await show(link)).text);
  // The second press sends the same.
  for (let press = 0; press < 2; press += 1) await act(link, { ...corrected, version }).expect(303);
  const stale = { ...corrected, phone: '9123456789' };
  const { text } = await act(link, { ...stale, version }).expect(409);
  expect(text).toMatch(/corrected in another tab[\s\S]*value="9123456789"/);
  expect((await site.stores.applications.find(reference))?.phone).toBe(corrected.phone);
  await act(link, { ...stale, version: versionIn(text) }).expect(303);
});

describe('withdrawing and erasing', () => {
  it('withdraws, once and for all', async () => {
    const { link, reference } = await applied();
    await act(link, { do: 'withdraw' }).expect(303);
    await act(link, { do: 'withdraw' }).expect(303);
    const stages = (await site.stores.stages.history(reference)).map(({ stage }) => stage);
    expect(stages).toEqual(['new', 'withdrawn']);
    const page = await show(`${link}?done=withdraw`).expect(200);
    expect(page.text).toContain('<title>Application withdrawn | ');
    expect(page.text).toContain('Your application is withdrawn.');
    expect(page.text).not.toContain('Replace Resume');
    for (const late of [replace(link, buildPdf({ text: 'Late' })), act(link, corrected)])
      expect((await late.expect(409)).text).toMatch(/nothing in it can be changed[\s\S]*id="held-title"/);
    expect((await site.stores.applications.find(reference))?.phone).toBe('9000000000');
  });

  it('erases everything, after the box was ticked, and twice without harm', async () => {
    const { link, reference, key } = await applied();
    await replace(link, buildPdf({ text: 'To be erased' })).expect(303);
    const unsure = await act(link, { do: 'erase' }).expect(422);
    expect(unsure.text).toContain('Please tick the box first');
    const [one, two] = await Promise.all([
      act(link, { do: 'erase', sure: 'yes' }),
      act(link, { do: 'erase', sure: 'yes' }),
    ]);
    const again = await act(link, { do: 'erase', sure: 'yes' });
    for (const { status, headers } of [one, two, again]) {
      expect([status, headers.location]).toEqual([303, '/applications/erased']);
    }
    const page = await show('/applications/erased').expect(200);
    expect(page.text).toContain('Backups of the last 30 days');
    await show(link).expect(404);
    expect(await site.stores.keys.referenceOf(key)).toBeUndefined();
    expect(await site.stores.applications.find(reference)).toBeUndefined();
    expect(await site.stores.stages.history(reference)).toEqual([]);
  });

  it('names what its applicant erased in the log, once, whatever LOG_LEVEL says', async () => {
    const quiet = await siteForTest({ clock, config: { logLevel: 'silent' } });
    const { reference, link } = await applied(quiet);
    await act(link, { do: 'erase', sure: 'yes' }, quiet).expect(303);
    await act(link, { do: 'erase', sure: 'yes' }, quiet).expect(303);
    expect(quiet.log.filter((line) => line.reference === reference)).toEqual([
      expect.objectContaining({ msg: 'erased by the applicant' }),
    ]);
  });
});
