/**
 * What a file is from the outside: where its header stands, whether its end is there, and whether it is a
 * second kind of file at the same time. Nothing here reads PDF syntax.
 */
export type EnvelopeFault = 'not-pdf' | 'polyglot' | 'truncated';

/** As far as viewers look for the header (ISO 32000-1, annex H.3, note 13). */
const HEADER_WITHIN = 1024;
const HEADER = '%PDF-';
/** Some producers write a few bytes of their own after the end. */
const TAIL_ALLOWANCE = 16;
/** What a mail or a form leaves behind the end; viewers look for it within this (ISO 32000-1, annex H.3, note 18). */
const TEXT_BEHIND = 1024;
const CTRL_Z = 0x1a;

/** Blanks, byte order marks and printable text, such as the header of an HTTP answer that was saved with the file. */
const HARMLESS = /^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?[\0\t\n\f\r\x20-\x7e]*$/;
/** The beginnings of programs, archives, pictures and documents that consist of printable characters. */
const OTHER_FORMAT =
  /^[\0\s]*(?:#!|MZ|PK|GIF8|BM|RIFF|OggS|ID3|Rar!|7z|%!|\{\\rtf|@echo|FWS|CWS|8BPS|II\*|MM\0)/i;
const MARKUP = /<(?:!|\?|[a-z])/i;
/** What opens a comment or a text of several lines, so that a script runs as if no PDF followed. */
const SCRIPT_OPENING = /\/\*|`|"""|'''/;
const PAGE_MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|img|\?php)/i;

/** Archives that are looked for anywhere in a file; six bytes do not occur in compressed data by chance. */
const ARCHIVES = [
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  'MSCF\0\0\0\0',
  '\x01CD001\x01',
  '__HALT_COMPILER(',
].map((signature) => Buffer.from(signature, 'latin1'));
/** A file, its line in the directory, and the end of that: what every unpacker needs of a ZIP. */
const ZIP = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'].map((signature) => Buffer.from(signature, 'latin1'));
const TAR_MAGIC_AT = 257;

/** Where the header of a PDF begins, or -1. What stands ahead of it is nothing that another program would read. */
export function headerOffset(bytes: Buffer): number {
  const head = bytes.toString('latin1', 0, HEADER_WITHIN + HEADER.length);
  const at = head.indexOf(HEADER);
  return at <= 0 || isHarmlessText(head.slice(0, at)) ? at : -1;
}

function isHarmlessText(text: string): boolean {
  return ![OTHER_FORMAT, MARKUP, SCRIPT_OPENING].some((harm) => harm.test(text)) && HARMLESS.test(text);
}

export function envelopeFault(bytes: Buffer): EnvelopeFault | undefined {
  const header = headerOffset(bytes);
  if (header < 0) return 'not-pdf';
  if (hasMarkupAhead(bytes, header) || hasArchive(bytes)) return 'polyglot';
  const lastEnd = bytes.lastIndexOf('%%EOF');
  if (lastEnd < 0) return 'truncated';
  const tail = trimBlank(bytes.subarray(lastEnd + 5));
  const text = tail.toString('latin1', 0, TEXT_BEHIND);
  // A linearised file has an earlier %%EOF near its start, and an update that was cut off has its objects here.
  if (/^\d+\s+\d+\s+obj\b|^xref\b/.test(text)) return 'truncated';
  if (tail.length <= TAIL_ALLOWANCE && !MARKUP.test(text)) return undefined;
  return tail.length <= TEXT_BEHIND && isHarmlessText(text) ? undefined : 'polyglot';
}

function trimBlank(bytes: Buffer): Buffer {
  const isBlank = (code: number | undefined) => code !== undefined && (code <= 0x20 || code === CTRL_Z);
  let from = 0;
  let to = bytes.length;
  while (from < to && isBlank(bytes[from])) from += 1;
  while (to > from && isBlank(bytes[to - 1])) to -= 1;
  return bytes.subarray(from, to);
}

/**
 * Markup ahead of the first object is how one file is made both a PDF and a page for a browser that sniffs; browsers
 * look at 1,445 bytes at most (WHATWG MIME Sniffing, 5.2).
 */
function hasMarkupAhead(bytes: Buffer, header: number): boolean {
  const head = bytes.toString('latin1', header, 1445);
  const firstObject = head.search(/(?<=[\r\n])[^%\r\n]*\d[\0\s]+\d+[\0\s]+obj\b/);
  return PAGE_MARKUP.test(firstObject < 0 ? head : head.slice(0, firstObject));
}

function hasArchive(bytes: Buffer): boolean {
  if (ARCHIVES.some((signature) => bytes.includes(signature))) return true;
  if (bytes.toString('latin1', TAR_MAGIC_AT, TAR_MAGIC_AT + 5) === 'ustar') return true;
  // What else its records say, unpackers take in different ways. By chance one of a billion files has all three.
  return ZIP.every((signature) => bytes.includes(signature));
}
