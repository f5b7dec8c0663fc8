// behaviour: R6 R8
import { describe, expect, it } from 'vitest';
import { cleanFileName, validateKind } from '../../server/resumes/resumes.ts';
import { buildPdf } from '../support/pdf/pdf.ts';

const validateNamed = (originalname: string, mimetype: string) =>
  validateKind({ buffer: Buffer.from(buildPdf()), originalname, mimetype });

describe('the declared name and type', () => {
  it.each([
    ['cv.pdf', 'application/pdf'],
    ['CV.PDF', 'application/pdf; charset=binary'],
    ['cv.pdf', 'application/octet-stream'],
    ['../../x.pdf', 'application/pdf'],
    ['cv\r\nSet-Cookie: a=b.pdf', 'application/pdf'],
    [`${'a'.repeat(5000)}.pdf`, 'application/pdf'],
    ['resume', 'application/pdf'],
    ['Meera Okafor Ph.D. resume', 'application/pdf'],
    ['', 'application/pdf'],
  ])('%j as %s is taken', (name, type) => {
    expect(validateNamed(name, type)).toBeUndefined();
  });

  it.each([
    ['cv.pdf.exe', 'application/pdf'],
    ['cv.pdf.exe ', 'application/pdf'],
    ['cv.pdf%00.exe', 'application/pdf'],
    ['cv.ex\u0000e', 'application/pdf'],
    ['cv\u202efdp.exe', 'application/pdf'],
    ['cv\u202eexe.pdf', 'application/pdf'],
    ['cv.docx', 'application/octet-stream'],
    ['cv.pdf', 'image/png'],
    ['cv.pdf', 'application/pdfx'],
  ])('%j as %s is refused with 415', (name, type) => {
    expect(validateNamed(name, type)).toMatchObject({ status: 415 });
  });
});

it.each([
  ['Meera Okafor.pdf', 'Meera Okafor.pdf'],
  ['CV.PDF', 'CV.pdf'],
  ['cv.pdf.pdf', 'cv.pdf'],
  ['resume', 'resume.pdf'],
  ['../../x.pdf', 'x.pdf'],
  ['..', 'resume.pdf'],
  ['.pdf', 'resume.pdf'],
  [' \r\n\0 ', 'resume.pdf'],
  ['cv\r\nX: y.pdf', 'cv X- y.pdf'],
  ['cv%0d%0aX.pdf', 'cvX.pdf'],
  ['a\u0000b\u001b[31m\u007f.pdf', 'ab[31m.pdf'],
  ['a\u202eb\u2066c\u200e\ufeff.pdf', 'abc.pdf'],
  ['a\u2028b\ud800.pdf', 'a b.pdf'],
  ['a "quoted" <b>.pdf', 'a -quoted- -b-.pdf'],
  ['मीरा का रिज़्यूमे.pdf', 'मीरा का रिज़्यूमे.pdf'.normalize('NFC')],
  [`${'a'.repeat(5000)}.pdf`, `${'a'.repeat(116)}.pdf`],
  [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(116)}.pdf`],
])('the file name %j is stored as %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
  expect(cleanFileName(clean)).toBe(clean);
});
