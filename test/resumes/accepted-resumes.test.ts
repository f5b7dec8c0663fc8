// behaviour: R6 R7 R18 R27 R30
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { closeResumes, validateResume } from '../../server/resumes/resumes.ts';
import { hostilePdfs, hostileResources } from '../support/pdf/hostile-pdfs.ts';
import * as pdf from '../support/pdf/pdf.ts';
import * as resumes from '../support/pdf/resumes.ts';
import { fixture } from '../support/pdf/resumes.ts';

afterAll(() => closeResumes());

const validate = (bytes: Uint8Array) =>
  validateResume(
    { buffer: Buffer.from(bytes), originalname: 'cv.pdf', mimetype: 'application/pdf' },
    { visitor: 'Meera Okafor' },
  );
const behind = (ahead: string) => Buffer.concat([Buffer.from(ahead, 'latin1'), pdf.buildPdf()]);
const padded = (rest: string | Buffer) =>
  Buffer.concat([pdf.buildPdf(), Buffer.from(rest as string, 'latin1')]);

const pages = (...contents: string[]) => {
  const first = 4;
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`);
  return pdf.assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} /Resources << /Font << /F1 3 0 R >> >> /MediaBox [0 0 200 200] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + index * 2 + 1} 0 R >>`,
      pdf.stream('', Buffer.from(content)),
    ]),
  ]);
};
const words = (text: string) => `BT /F1 12 Tf 9 99 Td (${text}) Tj ET`;

describe('what is kept of an accepted resume', () => {
  it('is its text, the number of its pages and nothing to note', async () => {
    const resume = await validate(fixture('latex-hyperref'));
    expect(resume).toMatchObject({ pages: 1, notes: [], text: expect.stringContaining('Meera Okafor') });
  });

  it('says of a scan that it has no readable text', async () => {
    expect(await validate(fixture('scan-jpeg'))).toMatchObject({
      pages: 1,
      notes: ['no readable text'],
      text: '',
    });
  });

  it('is the text of all pages', async () => {
    expect(await validate(pages(words('first'), words('second')))).toMatchObject({
      pages: 2,
      notes: [],
      text: 'first\nsecond',
    });
  });

  it('says that other files are attached', async () => {
    const notes = ['has files attached, which only the file as it was sent holds'];
    expect(await validate(pdf.pdfWithEmbeddedFile())).toMatchObject({ notes });
  });
});

describe('a resume is accepted', () => {
  it.each(resumes.FROM_PROGRAMS)('from %s', async (name) => {
    await expect(validate(fixture(name))).resolves.toHaveProperty('pages');
  });

  // biome-ignore format: a row a line
  it.each<[string, () => Buffer]>([
    ['from Word', resumes.wordResume],
    ['from Canva', resumes.canvaResume],
    ['from Quartz', resumes.quartzResume],
    ['from a form to fill in', resumes.filledFormResume],
    ['behind a blank page', () => pages('', words('second'))],
    ['with restrictions, which a viewer opens', () => fixture('encrypted-restrictions')],
    ['of 200 pages', () => pages(...Array.from({ length: 200 }, () => words('a')))],
    ['behind blanks', () => behind('\0 \r\n'.repeat(200))],
    ['behind a byte order mark', () => behind('\xef\xbb\xbf')],
    ['padded with NUL', () => padded('\0'.repeat(4096))],
    ['with an archive behind it', () => padded(pdf.zip())],
    ['with the end of a form behind it', () => padded('\r\n------WebKitFormBoundary7MA4YWxk--\r\n')],
    ['with false checksums of its streams', () => pdf.buildPdf({ objects: [pdf.stream('/Filter /FlateDecode', Buffer.concat([deflateSync(Buffer.from('q Q')).subarray(0, -4), Buffer.alloc(4)]))], page: '/Contents [6 0 R 4 0 R]' })],
    ['with a form field alone on its page', () => pdf.buildPdf({ catalog: '/AcroForm << /Fields [6 0 R] >>', page: '/Contents 7 0 R /Annots [6 0 R]', objects: ['<< /FT /Tx /T (a) /Type /Annot /Subtype /Widget /Rect [0 0 9 9] >>', pdf.stream('', Buffer.alloc(0))] })],
  ])('%s', async (_, make) => {
    await expect(validate(make())).resolves.toHaveProperty('pages');
  });

  it.each([...hostilePdfs, ...hostileResources])('whatever it could do: %s', async (_, file) => {
    expect(await validate(file)).toMatchObject({ text: expect.stringContaining('Meera Okafor') });
  });
});

describe('a file is refused', () => {
  // biome-ignore format: a row a line
  it.each<[string, () => Buffer, number, RegExp]>([
    ['that is a picture', pdf.png, 415, /PDF file/],
    ['that is a program', pdf.exe, 415, /PDF file/],
    ['that is a page', pdf.html, 415, /PDF file/],
    ['that is an archive', pdf.zip, 415, /PDF file/],
    ['with a page ahead', () => behind('<!doctype html><title>a</title>'), 415, /PDF file/],
    ['with more than a kilobyte ahead', () => behind(' '.repeat(1025)), 415, /PDF file/],
    ['without a byte', () => Buffer.alloc(0), 422, /empty/],
    ['of a header and an end alone', () => Buffer.from('%PDF-1.7\n%%EOF\n'), 422, /damaged/],
    ['of blank pages', () => pages('', ''), 422, /damaged or blank/],
    ['changed from bytes to text and back', () => Buffer.from(fixture('libreoffice').toString('utf8'), 'utf8'), 422, /damaged/],
    ['with an unknown encryption', pdf.encryptedPdf, 422, /encrypted.+password/],
    ['with a password', () => fixture('encrypted-password'), 422, /encrypted.+password/],
    ['of 201 pages', () => pages(...Array.from({ length: 201 }, () => words('a'))), 422, /200 pages/],
    ['that claims a million pages', pdf.pageBomb, 422, /200 pages/],
  ])('%s', async (_, make, status, message) => {
    await expect(validate(make())).rejects.toMatchObject({ status, message: expect.stringMatching(message) });
  });
});
