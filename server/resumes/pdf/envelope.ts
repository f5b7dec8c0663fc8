/**
 * What a file is from the outside: where its header stands, whether its end is there, and whether it is a
 * second kind of file at the same time. Nothing here reads PDF syntax.
 */
export type EnvelopeFault = 'not-pdf' | 'polyglot' | 'truncated';

/** Some producers write a few bytes of their own after the end; nothing that runs or unpacks is this short. */
const TAIL_ALLOWANCE = 16;
const CTRL_Z = 0x1a;

/** Archives that unpackers look for anywhere in a file; six bytes do not occur in compressed data by chance. */
const ARCHIVES = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map((signature) => Buffer.from(signature, 'latin1'));
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const ZIP_END_LENGTH = 22;

export function envelopeFault(bytes: Buffer): EnvelopeFault | undefined {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return 'not-pdf';
  if (hasMarkupAhead(bytes) || hasArchive(bytes)) return 'polyglot';
  const lastEnd = bytes.lastIndexOf('%%EOF');
  if (lastEnd < 0) return 'truncated';
  const tail = trimBlank(bytes.subarray(lastEnd + 5));
  if (tail.length <= TAIL_ALLOWANCE) return undefined;
  // A linearised file has an earlier %%EOF near its start, and an update that was cut off has its objects here.
  return /^\s*(?:\d+\s+\d+\s+obj|xref)\b/.test(tail.toString('latin1', 0, 64)) ? 'truncated' : 'polyglot';
}

function trimBlank(bytes: Buffer): Buffer {
  const isBlank = (code: number | undefined) => code !== undefined && (code <= 0x20 || code === CTRL_Z);
  let from = 0;
  let to = bytes.length;
  while (from < to && isBlank(bytes[from])) from += 1;
  while (to > from && isBlank(bytes[to - 1])) to -= 1;
  return bytes.subarray(from, to);
}

/** Markup ahead of the first object is how one file is made both a PDF and a page for a browser that sniffs. */
function hasMarkupAhead(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1024);
  const firstObject = head.search(/\bobj\b/);
  const ahead = firstObject < 0 ? head : head.slice(0, firstObject);
  return /<(?:!doctype|html|head|body|script|svg|iframe|img|\?php)/i.test(ahead);
}

function hasArchive(bytes: Buffer): boolean {
  if (ARCHIVES.some((signature) => bytes.includes(signature))) return true;
  for (let at = bytes.indexOf(ZIP_END); at >= 0; at = bytes.indexOf(ZIP_END, at + 4)) {
    if (isZipEnd(bytes, at)) return true;
  }
  return false;
}

/** Four bytes may occur by chance; an end record that its own directory stands in front of does not. */
function isZipEnd(bytes: Buffer, at: number): boolean {
  if (at + ZIP_END_LENGTH > bytes.length) return false;
  const directorySize = bytes.readUInt32LE(at + 12);
  if (directorySize === 0 || directorySize > at) return false;
  const directory = at - directorySize;
  return bytes.subarray(directory, directory + 4).equals(ZIP_ENTRY);
}
