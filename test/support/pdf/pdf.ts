import { Buffer } from 'node:buffer';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { mutated } from '../mutations.ts';

/**
 * Makers of small PDFs, good and bad, and of files that only pretend to be one. All are deterministic, and the
 * good ones are valid: their cross-reference tables are right.
 */
export interface PdfOptions {
  /** Words on the page. */
  text?: string;
  /** Exact size of the file in bytes; at least some 1,200. */
  bytes?: number;
  /** More entries of the catalog, as PDF syntax. */
  catalog?: string;
  /** More entries of the page, as PDF syntax. */
  page?: string;
  /** More objects; the first is object 6. */
  objects?: readonly PdfSource[];
  /** More entries of the trailer, as PDF syntax. */
  trailer?: string;
}

export type PdfSource = string | Buffer;

/** A valid PDF of one page, and otherwise as the options say. */
export function buildPdf(options: PdfOptions = {}): Buffer {
  const plain = assemble(sources(options), options.trailer);
  if (options.bytes === undefined) return plain;
  let room = options.bytes - plain.length;
  for (;;) {
    const padding = stream('', Buffer.alloc(Math.max(room, 0), 'x'));
    const padded = assemble([...sources(options), padding], options.trailer);
    const missing = options.bytes - padded.length;
    // The offsets in the file have as many digits as it takes; a few line breaks even that out.
    if (missing >= 0 && missing < 8) return Buffer.concat([padded, Buffer.alloc(missing, '\n')]);
    if (room === 0) throw new RangeError(`A PDF of ${options.bytes} bytes is too small.`);
    room = Math.max(room + missing, 0);
  }
}

function sources(options: PdfOptions): PdfSource[] {
  const text = (options.text ?? 'Meera Okafor, web developer').replace(/[\\()]/g, '\\$&');
  return [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${options.page ?? ''} >>`,
    stream('', Buffer.from(`BT /F1 12 Tf 72 770 Td (${text}) Tj ET`, 'latin1')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(options.objects ?? []),
  ];
}

export function stream(entries: string, body: Buffer, length: number | string = body.length): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${length} >>\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

/** Objects 1, 2, 3 … with a classic cross-reference table; object 1 is the catalog. */
export function assemble(objects: readonly PdfSource[], trailer = ''): Buffer {
  const { parts, offsets, size } = writeObjects(objects);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end, 'latin1')]);
}

function writeObjects(objects: readonly PdfSource[]) {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(size);
    parts.push(part);
    size += part.length;
  }
  return { parts, offsets, size };
}

/** A PDF whose objects beyond the five of its page stand in an object stream (ISO 32000-1, 7.5.7 and 7.5.8). */
export function pdfWithObjectStream(inner: readonly string[], options: PdfOptions = {}): Buffer {
  const outer = sources(options);
  const container = outer.length + 1;
  let at = 0;
  const table = inner.map((object, index) => {
    const pair = `${container + 1 + index} ${at}`;
    at += object.length + 1;
    return pair;
  });
  const header = `${table.join(' ')} `;
  const text = Buffer.from(`${header}${inner.join(' ')}`, 'latin1');
  const dictionary = `/Type /ObjStm /N ${inner.length} /First ${header.length} /Filter /FlateDecode`;
  const written = writeObjects([...outer, stream(dictionary, deflateSync(text))]);
  const rows = [
    Buffer.from([0, 0, 0, 0, 0, 255]),
    ...written.offsets.map((offset) => crossReference(1, offset)),
    ...inner.map((_, index) => crossReference(2, container, index)),
  ];
  const number = rows.length;
  const data = Buffer.concat([...rows, crossReference(1, written.size)]);
  const xref = stream(`/Type /XRef /Size ${number + 1} /W [1 4 1] /Root 1 0 R`, data);
  return Buffer.concat([
    ...written.parts,
    Buffer.from(`${number} 0 obj\n`),
    xref,
    Buffer.from(`\nendobj\nstartxref\n${written.size}\n%%EOF\n`),
  ]);
}

/** A row of a cross-reference stream: kind, four bytes of place, index. */
function crossReference(kind: number, offset: number, index = 0): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(offset, 1);
  bytes.writeUInt8(index, 5);
  return bytes;
}

export const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

export const pdfWithJavaScript = () => buildPdf({ catalog: `/OpenAction ${SCRIPT}` });
export const pdfWithEmbeddedFile = () =>
  buildPdf({
    catalog: '/Names << /EmbeddedFiles << /Names [(notes.txt) 6 0 R] >> >>',
    objects: [
      '<< /Type /Filespec /F (notes.txt) /EF << /F 7 0 R >> >>',
      stream('/Type /EmbeddedFile', Buffer.from('notes')),
    ],
  });
export const encryptedPdf = () =>
  buildPdf({
    objects: ['<< /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>'],
    trailer: '/Encrypt 6 0 R /ID [<00> <00>]',
  });

/** A page tree that says it has very many pages. */
export const pageBomb = () =>
  assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>',
    page(4),
    DOT,
  ]);
const page = (contents: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] /Contents ${contents} 0 R >>`;
const DOT = stream('', Buffer.from('1 1 3 3 re f'));

/** Deflate data that inflates to so many megabytes of zeros. */
export function deflatedZeros(megabytes: number): Buffer {
  // A block that ends on a byte can be repeated, which is quicker than to compress it all.
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => block),
    Buffer.from([0x03, 0x00]),
  ]);
}

/** Pieces of PDF syntax that, put where they do not belong, make readers disagree. */
const PIECES = [
  ...'()%<>[]{}/#\\+-.1\n\r\0\x80\xff',
  ...['<<', '>>', ' R ', '0 ', 'obj ', 'null ', 'stream\n', 'endstream', '\nendobj\n', '9 0 obj\n'],
  ...['xref\n', 'trailer\n', 'startxref\n', '%%EOF', '/F ', '/Type ', '/ObjStm ', '/W [1 4 1] '],
  ...['/N 1 ', '/First 0 ', '/Filter /FlateDecode ', '/Length 0 '],
];

/** The file with some places of it changed, its header left as it is. */
export const mutatedPdf = (file: Buffer, random: (below: number) => number) =>
  mutated(file, PIECES, random, 9);

export const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
export const exe = () => Buffer.from(`MZ\x90\0\x03${'\0'.repeat(59)}PE\0\0`, 'latin1');
export const html = () => Buffer.from('<!doctype html><title>Resume</title><script>alert(1)</script>');

export const zip = () => Buffer.from(zipSync({ 'a.txt': Buffer.from('a') }));
