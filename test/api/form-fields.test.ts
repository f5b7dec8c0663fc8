// behaviour: U8
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import request from 'supertest';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import { contactWords } from '#content/contact/contact-form-copy.ts';
import type { FieldWords } from '#content/form-copy.ts';
import { enquiryWords } from '#content/portfolio/enquiry-form-copy.ts';
import { Application } from '#shared/application.ts';
import { ContactMessage } from '#shared/contact.ts';
import { Enquiry } from '#shared/enquiry.ts';
import { CONTACT, jobPath, PORTFOLIO } from '#shared/paths.ts';
import type { SubmissionKind } from '#shared/reference.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { exampleOf, SCHEMAS } from '../../server/openapi/schemas.ts';
import { formatCsv, formatOne } from '../../server/submissions/inbox/inbox-format.ts';
import { asText } from '../../server/submissions/letters/letter.ts';
import { noticeOf } from '../../server/submissions/letters/notices.ts';
import { receipt } from '../../server/submissions/letters/receipts.ts';
import { webhookChannel } from '../../server/submissions/letters/webhook-channel.ts';
import { openStores } from '../../server/submissions/stores.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { parseHtml } from '../support/site/html.ts';
import { applicationParts, postForm } from '../support/site/multipart.ts';
import { openSite, type Site } from '../support/site/site.ts';
import { openDeskOver, sessionOf } from '../support/stores/desk.ts';

const FORMS = {
  application: {
    schema: Application,
    words: applicationWords.fields,
    api: SCHEMAS.Application,
    page: jobPath(OPEN_APPLICATION),
  },
  contact: { schema: ContactMessage, words: contactWords.fields, api: SCHEMAS.ContactMessage, page: CONTACT },
  enquiry: { schema: Enquiry, words: enquiryWords.fields, api: SCHEMAS.Enquiry, page: PORTFOLIO },
};
const KINDS = Object.keys(FORMS) as SubmissionKind[];

type Typed = Record<string, string>;
/** A value of each field that keeps its rule. */
const typedInto = (kind: SubmissionKind): Typed => {
  // The job and the file are no fields that anybody types.
  const { jobId, resume, ...typed } = exampleOf(FORMS[kind].api);
  return typed;
};

/** Every field of every form. */
const FIELDS = KINDS.flatMap((kind) => {
  const words: Record<string, FieldWords> = FORMS[kind].words;
  const typed = typedInto(kind);
  return Object.entries(FORMS[kind].schema.entries).map(([field, rule]) => ({
    kind,
    field,
    rule,
    label: words[field]?.label ?? '',
    isOptional: words[field]?.isOptional ?? false,
    value: typed[field] ?? '',
  }));
});

let site: Site;
beforeAll(async () => {
  const stores = await openStores({ memory: true, purposes: ['webhook'] });
  site = await openSite({ stores });
});
afterAll(() => site.close());

/** To the API, or as a browser posts it without scripts. */
function post(kind: SubmissionKind, typed: Typed, path: string) {
  if (kind !== 'application') {
    const call = request(site.app).post(path);
    return path === '/api/contact' ? call.send(typed) : call.type('form').send(typed);
  }
  const fields = { ...typed, jobId: OPEN_APPLICATION };
  return postForm(site.app, path, applicationParts({ fields }, buildPdf()));
}

const apiOf = (kind: SubmissionKind) => (kind === 'application' ? '/api/apply' : '/api/contact');

describe('what a person typed into a field', () => {
  type Places = {
    stored: Record<string, unknown>;
    called: Record<string, unknown>;
    desk: string;
    inbox: string;
    exported: string;
    notice: string;
    receipt: string;
    own: string;
  };
  const places = {} as Record<SubmissionKind, Places>;

  beforeAll(async () => {
    const { stores } = site;
    const desk = await openDeskOver(stores);
    const cookie = await sessionOf(desk);
    const calls: { data: Record<string, unknown> }[] = [];
    const receiver = createServer(async (req, res) => {
      calls.push((await json(req)) as (typeof calls)[number]);
      res.writeHead(204).end();
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const { port } = receiver.address() as AddressInfo;
    const channel = webhookChannel({ url: `http://127.0.0.1:${port}`, secret: Buffer.from('secret') });

    for (const kind of KINDS) {
      const { body } = await post(kind, typedInto(kind), apiOf(kind)).expect(201);
      const { reference, link } = body as { reference: string; link?: string };
      const found = await stores.find(reference);
      const [line] = await stores.outbox.claim(1, 60);
      if (!found || !line) throw new Error('nothing was stored');
      await channel.deliver(line, found, AbortSignal.timeout(10_000));
      const sheet = await fetch(`${desk.origin}/submissions/${reference}`, { headers: { cookie } });
      places[kind] = {
        stored: found,
        called: calls.at(-1)?.data ?? {},
        desk: parseHtml(await sheet.text()).one('main').text,
        inbox: formatOne(found, { siblings: [], stages: [], notes: [], answers: [] }),
        exported: formatCsv([{ submission: found, notes: [] }]),
        notice: asText(noticeOf(found, { isAttached: false, changed: undefined })),
        receipt: asText(receipt(found, { publicOrigin: 'http://localhost', key: null })),
        own: link ? parseHtml((await request(site.app).get(link)).text).one('main').text : '',
      };
    }
    receiver.close();
    await desk.close();
  });

  it.each(FIELDS)('$field of $kind is stored and found again', async ({ kind, field, value }) => {
    expect(places[kind].stored[field]).toBe(value);
    const words = value.split(' ').slice(0, 8).join(' ');
    expect((await site.stores.desk.search({ kind, words }, { limit: 10 })).total).toBe(1);
  });

  it.each(FIELDS)('$field of $kind reaches the company wherever it reads', (row) => {
    const { kind, field, label, value } = row;
    const { called, desk, inbox, exported, notice } = places[kind];
    expect(called[field]).toBe(value);
    for (const text of [desk, inbox, notice]) {
      expect(text).toContain(label);
      expect(text).toContain(value);
    }
    // A spreadsheet would take a number with its plus for a formula.
    expect(exported.replaceAll(`"'`, '"')).toContain(`"${value}"`);
  });

  it.each(FIELDS.filter(({ kind }) => kind === 'application'))(
    '$field of $kind stands on the page of its applicant, and in the receipt only where it is its address',
    ({ field, label, value }) => {
      expect(places.application.own).toContain(`${label} ${value}`);
      if (field === 'email') expect(places.application.receipt).toContain(`\n${label}: ${value}`);
      else expect(places.application.receipt).not.toContain(value);
    },
  );

  it.each(FIELDS)('$field of $kind makes it another one', async ({ kind, field }) => {
    const changed = { ...typedInto(kind), [field]: `${kind} ${field}` };
    const typed: unknown[] = [typedInto(kind), changed];
    const references = new Set<string>();
    const resume = { fileName: 'x.pdf', bytes: new Uint8Array(8), text: '', pages: 1, notes: [] };
    const about = { jobId: 'x', jobTitle: 'X', jobText: '', resume };
    for (const fields of typed) {
      const { reference } =
        kind === 'application'
          ? await site.stores.applications.add({ ...(fields as Application), ...about })
          : await site.stores.messages.add(kind, fields as ContactMessage);
      references.add(reference);
    }
    expect(references.size).toBe(2);
  });
});

describe('a form', () => {
  it.each(FIELDS)('of $kind asks for $field, and says whether it may be left out', async (row) => {
    const { kind, field, rule, label, isOptional } = row;
    const page = parseHtml((await request(site.app).get(`${FORMS[kind].page}?apply`).expect(200)).text);
    const control = page.one(`form [name="${field}"]`);
    expect(page.one(`label[for="${control.get('id')}"]`).text).toContain(label);
    expect(isOptional).toBe(v.is(rule, undefined));
    expect(control.get('aria-required')).toBe(isOptional ? undefined : 'true');
  });

  it('of an enquiry that goes on at the contact form takes every field along', async () => {
    const typed = typedInto('enquiry');
    const page = parseHtml((await post('enquiry', typed, CONTACT).expect(200)).text);
    const values = page.all('form :is(input, textarea)').map((field) => field.get('value') ?? field.text);
    for (const value of Object.values(typed)) expect(values.join('\n')).toContain(value);
  });

  it.each(FIELDS)('of $kind that is refused gives $field back', async ({ kind, field, value }) => {
    const [name = '', other = ''] = Object.keys(FORMS[kind].schema.entries);
    const typed = { ...typedInto(kind), [field === name ? other : name]: '' };
    const page = parseHtml((await post(kind, typed, FORMS[kind].page).expect(422)).text);
    const control = page.one(`form [name="${field}"]`);
    expect(control.get('value') ?? control.text).toBe(value);
  });
});
