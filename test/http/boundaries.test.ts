// behaviour: R33
import { afterAll, describe, expect, it } from 'vitest';
import { buildPdf } from '../support/pdf/pdf.ts';
import { applicationParts, BOUNDARY, multipart, type Part, postForm } from '../support/site/multipart.ts';
import { openSite } from '../support/site/site.ts';

const site = await openSite();
afterAll(() => site.close());

/** Posts a form whose parts are separated by `boundary`, and gives what is stored of it. */
async function apply(change: Parameters<typeof applicationParts>[0], resume: Buffer, boundary = BOUNDARY) {
  const body = multipart(applicationParts(change, resume));
  const sent = boundary === BOUNDARY ? body : replaced(body, `--${BOUNDARY}`, `--${boundary}`);
  const type = `multipart/form-data; boundary="${boundary}"`;
  const answer = await postForm(site.app, '/api/apply', sent, type);
  const stored = await site.stores.applications.find(String(answer.body.reference));
  const bytes = stored && (await site.stores.applications.resumeBytes(stored.reference));
  return { status: answer.status, stored, bytes };
}

function replaced(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

/** A resume with `text` in a comment. */
const resumeWith = (text: string) => {
  const pdf = buildPdf({ bytes: 2000 });
  const at = pdf.lastIndexOf('%%EOF');
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(`% ${text}\n`), pdf.subarray(at)]);
};

describe('the letters of the boundary within a line', () => {
  it.each([
    ['a small file', resumeWith(`a--${BOUNDARY} and --${BOUNDARY}-- and ${BOUNDARY}`)],
    ['a line that ends with LF alone', resumeWith(`x\n--${BOUNDARY}\n`)],
  ])('belong to %s', async (_, resume) => {
    const { status, bytes } = await apply({}, resume);
    expect(status).toBe(201);
    expect(Buffer.from(bytes ?? []).equals(resume)).toBe(true);
  });

  it('belong to what was typed', async () => {
    const coverLetter = `I write about ${BOUNDARY} and --${BOUNDARY}--, at length.`;
    const { status, stored } = await apply({ fields: { coverLetter } }, buildPdf());
    expect(status).toBe(201);
    expect(stored?.coverLetter).toBe(coverLetter);
  });

  it('belong to the name of a file', async () => {
    const { status, stored } = await apply({ resume: { fileName: `--${BOUNDARY}--.pdf` } }, buildPdf());
    expect(status).toBe(201);
    expect(stored?.resume.fileName).toBe(`--${BOUNDARY}--.pdf`);
  });

  it('may be a letter that is everywhere', async () => {
    const { status, stored } = await apply({}, buildPdf(), 'e');
    expect(status).toBe(201);
    expect(stored?.email).toBe('aditi.verma@mail.example');
  });
});

it.each<[string, Partial<Part>]>([
  ['within the file', { value: resumeWith(`\r\n--${BOUNDARY}\r\n`) }],
  ['with more behind it', { value: resumeWith(`\r\n--${BOUNDARY}more\r\n`) }],
  ['that ends the form', { value: resumeWith(`\r\n--${BOUNDARY}--\r\n`) }],
  ['with no line before it', { value: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\n\r\n` }],
])('refuses a form with a boundary of its own %s', async (_, resume) => {
  expect([400, 415, 422]).toContain((await apply({ resume }, buildPdf())).status);
});
