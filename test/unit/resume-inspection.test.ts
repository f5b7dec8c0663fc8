// behaviour: R6 R7 R14
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { InspectionQueue } from '../../server/resumes/inspection-queue.ts';
import { judge } from '../../server/resumes/judge.ts';
import { refusal } from '../../server/resumes/refusals.ts';
import * as pdf from '../support/pdf/pdf.ts';
import * as resumes from '../support/pdf/resumes.ts';

const verdictOn = (bytes: Uint8Array) => judge({ bytes, name: 'resume.pdf', type: 'application/pdf' });
const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}.pdf`, import.meta.url));
const behind = (text: string) => Buffer.concat([pdf.buildPdf(), Buffer.from(text, 'latin1')]);
const ahead = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), pdf.buildPdf()]);
const withCatalog = (catalog: string) => pdf.buildPdf({ catalog });
const withObject = (...objects: pdf.PdfSource[]) => pdf.buildPdf({ objects });
const hex = (text: Buffer) => Buffer.from(`${text.toString('hex')}>`);

describe('a resume that people really have is taken', () => {
  // biome-ignore format: a row a line
  it.each([
    'chromium-skia',
    'ghostscript',
    'incremental-update',
    'latex-hyperref',
    'libreoffice',
    'qpdf-linearized',
    'qpdf-object-streams',
    'scan-ccitt',
    'scan-flate',
    'scan-jpeg',
  ])('from %s', async (name) => {
    expect(await verdictOn(fixture(name))).toMatchObject({ ok: true });
  });

  // biome-ignore format: a row a line
  it.each([
    ['Word', resumes.wordResume],
    ['Google Docs', resumes.googleDocsResume],
    ['Canva', resumes.canvaResume],
    ['Quartz', resumes.quartzResume],
    ['a form to fill in', resumes.formResume],
    ['LaTeX with syntax in its text', resumes.latexResume],
    ['a scanner, without loss', resumes.scanResume],
    ['the test maker', pdf.buildPdf],
    ['the test maker, exactly 5 MiB', () => pdf.buildPdf({ bytes: 5 * 1024 * 1024 })],
    ['a producer that pads with NUL', () => behind('\0'.repeat(4096))],
    ['a producer that pads with line breaks', () => behind('\r\n'.repeat(600))],
    ['a producer that ends with Ctrl-Z', () => behind('\x1a')],
    ['a producer that signs its end', () => behind('%made by us')],
    ['200 pages', () => pdf.pageBombOfObjects(200)],
    ['an object stream in clear text', () => pdf.pdfWithObjectStream(['<< /A (/JS (x)) >>'], { entries: '', encode: (text) => text })],
    ['an object stream in hex', () => pdf.pdfWithObjectStream(['<< /A 1 >>'], { entries: '/Filter /AHx', encode: hex })],
    ['Encrypt as a word', () => withObject('<< /Title (/Encrypt 6 0 R) /Dest /Encrypt >>')],
    ['a comment about scripts', () => withObject('<< % /S /JavaScript /JS (x)\n /A 1 >>')],
    ['a hex string about scripts', () => withObject('<< /Title <2f4a53202878> >>')],
    ['a stream that is damaged but no object stream', () => withObject(pdf.stream('/Filter /FlateDecode', Buffer.from('x\x9cnot zlib', 'latin1')))],
  ])('from %s', async (_, make) => {
    expect(await verdictOn(make())).toMatchObject({ ok: true });
  });
});

describe('what is not a PDF is refused with 415', () => {
  // biome-ignore format: a row a line
  it.each([
    ['a picture', pdf.png],
    ['a program', pdf.exe],
    ['a page', pdf.html],
    ['an archive', pdf.zip],
    ['a header that comes late', () => ahead(' '.repeat(1025))],
    ['a picture with a PDF behind it', () => Buffer.concat([pdf.png(), pdf.buildPdf()])],
    ['an archive appended', pdf.pdfWithArchiveAppended],
    ['an archive appended with a second end', pdf.pdfWithArchiveBeforeItsEnd],
    ['an archive inside a stream', pdf.pdfThatIsAnArchive],
    ['a program appended', () => Buffer.concat([pdf.buildPdf(), pdf.exe()])],
    ['a page appended', () => Buffer.concat([pdf.buildPdf(), pdf.html()])],
    ['an archive of another kind', () => behind('Rar!\x1a\x07\0%%EOF')],
    ['a page ahead of the first object', () => Buffer.from(pdf.buildPdf().toString('latin1').replace('\n%', '\n%<script>alert(1)</script>'), 'latin1')],
  ])('%s', async (_, make) => {
    expect(await verdictOn(make())).toMatchObject({ ok: false, status: 415 });
  });
});

describe('a PDF that we do not take is refused with 422 and the reason', () => {
  // biome-ignore format: a row a line
  it.each([
    ['nothing', () => Buffer.alloc(0), /empty/],
    ['no end', pdf.truncatedPdf, /incomplete/],
    ['half of a real file', () => fixture('ghostscript').subarray(0, 8000), /incomplete/],
    ['half of a linearised file', () => fixture('qpdf-linearized').subarray(0, 12_000), /incomplete/],
    ['a header and an end alone', () => Buffer.from('%PDF-1.7\n%%EOF\n'), /damaged/],
    ['encryption', pdf.encryptedPdf, /encrypted.+password/],
    ['a password', () => fixture('encrypted-password'), /encrypted.+password/],
    ['restrictions, with encrypted object streams', () => fixture('encrypted-restrictions'), /encrypted.+restrictions/],
    ['a script', pdf.pdfWithJavaScript, /JavaScript/],
    ['a script written with escapes', pdf.pdfWithEscapedJavaScript, /JavaScript/],
    ['/J#53', () => withCatalog('/AA << /O << /J#53 6 0 R >> >>'), /JavaScript/],
    ['/JS with a hex string', () => withCatalog('/A<</JS<6170>>>'), /JavaScript/],
    ['a name tree of scripts', () => withCatalog('/Names << /JavaScript 6 0 R >>'), /JavaScript/],
    ['a script with a comment between', () => withCatalog('/A << /S%\n/JavaScript >>'), /JavaScript/],
    ['an action whose name is an object of its own', () => withObject('/JavaScript'), /JavaScript/],
    ['a script in a malformed dictionary', () => withCatalog('/X /Y /Z /S /JavaScript >> >> [ (('), /JavaScript/],
    ['a script in an object stream', pdf.pdfWithJavaScriptInObjectStream, /JavaScript/],
    ['… that does not say what it is', () => pdf.pdfWithJavaScriptInObjectStream({ type: '' }), /JavaScript/],
    ['… in hex', () => pdf.pdfWithJavaScriptInObjectStream({ entries: '/Filter /ASCIIHexDecode', encode: hex }), /JavaScript/],
    ['… deflated, then in hex', () => pdf.pdfWithJavaScriptInObjectStream({ entries: '/Filter [/ASCIIHexDecode /FlateDecode]', encode: (text) => hex(deflateSync(text)), }), /JavaScript/],
    ['… deflated twice', () => pdf.pdfWithJavaScriptInObjectStream({ entries: '/Filter [/FlateDecode /FlateDecode]', encode: (text) => deflateSync(deflateSync(text)), }), /JavaScript/],
    ['… without its checksum', () => pdf.pdfWithJavaScriptInObjectStream({ encode: (text) => deflateSync(text).subarray(0, -4) }), /JavaScript/],
    ['… with a false checksum', () => pdf.pdfWithJavaScriptInObjectStream({ encode: (text) => Buffer.concat([deflateSync(text).subarray(0, -4), Buffer.alloc(4)]), }), /JavaScript/],
    ['… with a filter by reference', () => pdf.pdfWithJavaScriptInObjectStream({ entries: '/Filter 9 0 R' }), /cannot read/],
    ['… with two filters to choose from', () => pdf.pdfWithJavaScriptInObjectStream({ entries: '/Filter /FlateDecode /Filter /LZWDecode' }), /cannot read/],
    ['… with a predictor', () => pdf.pdfWithJavaScriptInObjectStream({ entries: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>', }), /cannot read/],
    ['an object stream whose table points into a string', () => pdf.pdfWithObjectStream([`(${pdf.SCRIPT})`], { offsets: [1] }), /cannot read/],
    ['a script behind a false length', pdf.pdfWithJavaScriptBehindFalseLength, /JavaScript/],
    ['a script inside a string', pdf.pdfWithJavaScriptInsideString, /JavaScript/],
    ['a script inside a comment', () => withObject(`%\x20 7 0 obj ${pdf.SCRIPT}\n<<>>`), /JavaScript/],
    ['a start of another program', pdf.pdfWithLaunch, /start another program/],
    ['an embedded file', pdf.pdfWithEmbeddedFile, /embedded/],
    ['an attachment on the page', () => withObject('<< /Type /Annot /Subtype /FileAttachment /FS 7 0 R >>'), /embedded/],
    ['a file specification with a file', () => pdf.pdfWithObjectStream(['<< /Type /Filespec /EF << /F 8 0 R >> >>']), /embedded/],
    ['a film', () => withObject('<< /Type /Annot /Subtype /RichMedia >>'), /video/],
    ['a form that is a program', () => withCatalog('/AcroForm << /XFA [(template) 6 0 R] >>'), /interactive form/],
    ['a filter that no viewer knows', () => withObject(pdf.stream('/Filter /BrotliDecode', Buffer.alloc(9))), /cannot read/],
    ['a list of filters by reference', () => withObject(pdf.stream('/Filter [7 0 R]', Buffer.alloc(9)), '/FlateDecode'), /cannot read/],
    ['a claim of a million pages', pdf.pageBomb, /200 pages/],
    ['201 pages', () => pdf.pageBombOfObjects(201), /200 pages/],
    ['a billion pages by reference', pdf.pageBombOfReferences, /200 pages/],
    ['pages that contain themselves', () => pdf.assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>', '<< /Type /Page >>']), /200 pages/],
  ])('%s', async (_, make, reason) => {
    const verdict = await verdictOn(make());
    expect(verdict).toMatchObject({ ok: false, status: 422, message: expect.stringMatching(reason) });
  });

  // biome-ignore format: a row a line
  it.each([
    ['a gigabyte, deflated', pdf.flateBomb],
    ['a gigabyte, deflated twice', pdf.chainedFlateBomb],
    ['a gigabyte in five streams', () => withObject(...Array.from({ length: 5 }, () => pdf.stream('/Filter /FlateDecode', pdf.deflatedZeros(200))))],
    ['a gigabyte in hex', () => withObject(pdf.stream('/Filter [/ASCIIHexDecode /FlateDecode]', hex(pdf.deflatedZeros(1024))))],
    ['a gigabyte with its filter by reference', () => withObject(pdf.stream('/Filter 7 0 R', pdf.deflatedZeros(1024)), '/FlateDecode')],
    ['a gigabyte with both filters by reference', () => withObject(pdf.stream('/Filter 7 0 R', deflateSync(pdf.deflatedZeros(1024))), '[/FlateDecode /FlateDecode]')],
    ['a gigabyte behind a filter that does nothing', () => withObject(pdf.stream('/Filter [/Crypt /FlateDecode]', pdf.deflatedZeros(1024)))],
    ['a gigabyte, packed by LZW', () => withObject(pdf.stream('/Filter /LZWDecode', pdf.lzwZeros(600_000)))],
    ['a third of a gigabyte in runs', () => withObject(pdf.stream('/Filter /RunLengthDecode', Buffer.alloc(5_200_000, '\x81\0', 'latin1')))],
    ['runs that are deflated', () => withObject(pdf.stream('/Filter [/FlateDecode /RunLengthDecode]', deflateSync(Buffer.alloc(9))))],
    ['deflated data in runs', () => withObject(pdf.stream('/Filter [/RunLengthDecode /FlateDecode]', Buffer.alloc(9)))],
    ['a picture of a billion pixels', () => withObject(pdf.stream('/Subtype /Image /Width 40000 /Height 40000 /Filter /JPXDecode', Buffer.alloc(9)))],
    ['a gigabyte as an object stream', () => pdf.pdfWithObjectStream([], { encode: () => pdf.deflatedZeros(1024) })],
    ['twenty filters', () => withObject(pdf.stream(`/Filter [${'/FlateDecode '.repeat(20)}]`, Buffer.alloc(9)))],
  ])('%s, however long that takes a busy machine', async (_, make) => {
    const queue = new InspectionQueue({ waiting: 1, deadline: 60_000, patience: 60_000, idle: 1000, memoryMegabytes: 96 });
    onTestFinished(() => queue.close());
    const answer = await queue.run({ kind: 'inspect', bytes: make() });
    const fault = 'ended' in answer ? answer.ended : answer.fault;
    expect(fault && refusal(fault)).toMatchObject({ ok: false, status: 422, message: expect.stringMatching(/unpacks/) });
  });
});
