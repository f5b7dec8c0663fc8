import { type FaultKind, refuse } from './faults.ts';
import { decodeName, isPdfWhitespace } from './lexer.ts';

/**
 * Names that do harm in an object that hides in a string, a comment or a stream. There we cannot know what is
 * string and what is name, so any such name counts.
 */
const HARMFUL = new Map<string, FaultKind>(
  Object.entries({
    JS: 'javascript',
    JavaScript: 'javascript',
    Launch: 'launch',
    EmbeddedFile: 'attachment',
    EmbeddedFiles: 'attachment',
    EF: 'attachment',
    FileAttachment: 'attachment',
    RichMedia: 'active',
    SubmitForm: 'active',
    ImportData: 'active',
    Rendition: 'active',
    XFA: 'active',
    GoToR: 'remote',
    GoToE: 'remote',
    URI: 'remote',
    Encrypt: 'encrypted',
    OpenAction: 'unreadable',
    AA: 'unreadable',
    ObjStm: 'unreadable',
    First: 'unreadable',
  }),
);

/** Blank to at least one viewer (80 and FF to PDFium), or a comment. */
const GAP = '(?:[\\0\\t\\n\\f\\r \\x80\\xff]|%[^\\r\\n]*[\\r\\n])';
/** Signs and points alone are a number to pdf.js. */
const NUMBER = '[-+.\\d]+';
const HEADER_BEFORE = new RegExp(`${NUMBER}${GAP}+${NUMBER}${GAP}*$`);
const STRUCTURE_AT = new RegExp(`^(?:${NUMBER}${GAP}+${NUMBER}${GAP}*obj|xref|trailer)`);
const TRAILER_AT = new RegExp(`^trailer${GAP}*<<`);
/** More blanks and comments than any producer writes within an object's header. */
const WINDOW = 256;
/** Shorter ranges hold neither an object nor a harmful name with what it needs around it. */
const SHORTEST = 4;

/**
 * The strings, comments and stream bodies of a file: bytes that the grammar passes over, and where a
 * cross-reference table must not lead. Added in ascending order.
 */
export class SkippedRanges {
  #starts: number[] = [];
  #ends: number[] = [];

  add(start: number, end: number): void {
    if (end - start < SHORTEST) return;
    this.#starts.push(start);
    this.#ends.push(end);
  }

  /** Whether `offset` lies inside a range and not at its first byte, where the grammar itself begins one. */
  has(offset: number): boolean {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low > 0 && offset < (this.#ends[low - 1] ?? 0);
  }
}

/** Whether an object, a cross-reference table or a trailer begins at `offset`. */
export function isStructureAt(bytes: Buffer, offset: number): boolean {
  return STRUCTURE_AT.test(bytes.toString('latin1', offset, offset + WINDOW));
}

/** The first offset from `from` on that is neither blank nor within a comment. */
export function endOfGap(bytes: Buffer, from: number): number {
  let at = from;
  for (; at < bytes.length; at += 1) {
    const code = bytes[at] ?? 0;
    if (code === 0x25) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    else if (!isPdfWhitespace(code) && code !== 0x80 && code !== 0xff) return at;
  }
  return at;
}

/**
 * What a viewer that searches the file for objects or trailers would find in what we skipped. Producers number objects
 * in comments, and viewers look into those only where an object is not closed; anywhere else, nobody has a reason.
 */
export function hiddenStructure(bytes: Buffer, skipped: SkippedRanges): 'none' | 'comment' | 'found' {
  let found: 'none' | 'comment' = 'none';
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (!mayEndHeader(bytes[at - 1]) || !skipped.has(at)) continue;
    const text = bytes.toString('latin1', Math.max(0, at - WINDOW), at);
    if (!HEADER_BEFORE.test(text)) continue;
    if (!/%[^\r\n]*$/.test(text)) return 'found';
    found = 'comment';
  }
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    if (skipped.has(at) && TRAILER_AT.test(bytes.toString('latin1', at, at + WINDOW))) return 'found';
  }
  return found;
}

/** @throws PdfFault where a harmful name stands in what we skipped. */
export function refuseHarmfulNames(bytes: Buffer, skipped: SkippedRanges): void {
  const names = /\/[^\0\t\n\f\r ()<>[\]{}/%]{2,64}/g;
  const step = 256 * 1024;
  for (let from = 0; from < bytes.length; from += step) {
    for (const match of bytes.toString('latin1', from, from + step + 64).matchAll(names)) {
      const fault = HARMFUL.get(decodeName(match[0].slice(1)));
      if (fault && skipped.has(from + match.index)) refuse(fault);
    }
  }
}

function mayEndHeader(code = 0): boolean {
  return code <= 0x20 || (code >= 0x2b && code <= 0x39) || code === 0x80 || code === 0xff;
}
