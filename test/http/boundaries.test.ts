// behaviour: R33
import { afterAll, expect, it } from 'vitest';
import { buildPdf } from '../support/pdf/pdf.ts';
import { applicationParts, BOUNDARY, type Part, postForm } from '../support/site/multipart.ts';
import { openSite } from '../support/site/site.ts';

const site = await openSite();
afterAll(() => site.close());

/** A resume with `text` in a comment. */
const resumeWith = (text: string) => {
  const pdf = buildPdf({ bytes: 2000 });
  const at = pdf.lastIndexOf('%%EOF');
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(`% ${text}\n`), pdf.subarray(at)]);
};

it('the letters of the boundary within a line belong to what was typed, to the file and to its name', async () => {
  const coverLetter = `I write about ${BOUNDARY} and --${BOUNDARY}--, at length.`;
  const fileName = `--${BOUNDARY}--.pdf`;
  // Behind LF alone as well, which ends no line of a form.
  const value = resumeWith(`a--${BOUNDARY} and --${BOUNDARY}-- and ${BOUNDARY}\n--${BOUNDARY}\n`);
  const form = applicationParts({ fields: { coverLetter }, resume: { fileName, value } }, value);
  const { body } = await postForm(site.app, '/api/apply', form).expect(201);
  const stored = await site.stores.applications.find(body.reference);
  expect(stored).toMatchObject({ coverLetter, resume: { fileName } });
  expect(Buffer.from((await site.stores.applications.resumeBytes(body.reference)) ?? [])).toEqual(value);
});

it.each<[string, Partial<Part>]>([
  ['within the file', { value: resumeWith(`\r\n--${BOUNDARY}\r\n`) }],
  ['with more behind it', { value: resumeWith(`\r\n--${BOUNDARY}more\r\n`) }],
  ['that ends the form', { value: resumeWith(`\r\n--${BOUNDARY}--\r\n`) }],
  ['with no line before it', { value: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\n\r\n` }],
])('refuses a form with a boundary of its own %s', async (_, resume) => {
  const { status } = await postForm(site.app, '/api/apply', applicationParts({ resume }, buildPdf()));
  expect([400, 415, 422]).toContain(status);
});
