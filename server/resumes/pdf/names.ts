import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TokenKind } from './lexer.ts';
import { decodeName, isPdfWhitespace } from './lexer.ts';

/** What a resume must not carry, in the order in which we would rather explain it. */
export type PdfFault =
  | 'encrypted'
  | 'javascript'
  | 'launch'
  | 'attachment'
  | 'active'
  | 'pages'
  | 'bomb'
  | 'unreadable';

/** `/S /Launch`, `/Subtype /RichMedia`, `/Type /EmbeddedFile`: a value that names what its dictionary does. */
const BY_VALUE: Readonly<Record<string, Readonly<Record<string, PdfFault>>>> = {
  S: {
    JavaScript: 'javascript',
    Launch: 'launch',
    GoToE: 'attachment',
    ImportData: 'active',
    Movie: 'active',
    Sound: 'active',
    Rendition: 'active',
    RichMediaExecute: 'active',
  },
  Subtype: {
    FileAttachment: 'attachment',
    RichMedia: 'active',
    Movie: 'active',
    Sound: 'active',
    '3D': 'active',
  },
  Type: { EmbeddedFile: 'attachment' },
};

const SCALARS: readonly TokenKind[] = ['string', 'integer'];
const CONTAINERS: readonly TokenKind[] = ['dict-open', 'integer'];

/**
 * Keys that do harm, with the kinds of value that they do it with (an integer begins a reference). A browser
 * that prints a page writes its anchors as keys too, `/Dests << /JavaScript [4 0 R /XYZ 0 700 0] >>`, and a
 * link to one as `/Dest /JavaScript`; an array or a name is therefore no script.
 */
const BY_KEY: Readonly<Record<string, { fault: PdfFault; kinds: readonly TokenKind[] }>> = {
  Encrypt: { fault: 'encrypted', kinds: CONTAINERS },
  JS: { fault: 'javascript', kinds: SCALARS },
  JavaScript: { fault: 'javascript', kinds: CONTAINERS },
  EF: { fault: 'attachment', kinds: CONTAINERS },
  EmbeddedFiles: { fault: 'attachment', kinds: CONTAINERS },
  // A form of this kind is a program in XML, and few readers show more than "Please wait".
  XFA: { fault: 'active', kinds: ['array-open', 'integer'] },
};

/**
 * The fault in a name that directly follows another. Neighbours are compared, not keys with their values:
 * readers disagree about which is which in a malformed dictionary.
 */
export function faultOfNames(previous: string, name: string): PdfFault | undefined {
  return lookUp(lookUp(BY_VALUE, previous), name);
}

/** The fault in a name that is followed by something other than a name. */
export function faultOfKey(name: string, next: TokenKind): PdfFault | undefined {
  const rule = lookUp(BY_KEY, name);
  return rule?.kinds.includes(next) ? rule.fault : undefined;
}

/** The fault in a name that is a whole object, to which `/S 9 0 R` may refer. */
export function faultOfLoneName(name: string): PdfFault | undefined {
  return lookUp(BY_VALUE.S, name) ?? lookUp(BY_VALUE.Subtype, name);
}

function lookUp<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

const HIDDEN: Readonly<Record<string, PdfFault>> = {
  JS: 'javascript',
  JavaScript: 'javascript',
  Launch: 'launch',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  ObjStm: 'unreadable',
};

/**
 * Looks for harm where an object was hidden: a reader goes where the cross-reference table sends it, which
 * may be the inside of what reads as a string, a comment or a picture. There we cannot know what is string
 * and what is name, so any such name counts.
 */
export async function faultInHiddenText(bytes: Buffer, from: number): Promise<PdfFault | undefined> {
  const names = /\/[^\0\t\n\f\r ()<>[\]{}/%]{2,40}/g;
  const step = 256 * 1024;
  for (let at = from; at < bytes.length; at += step) {
    for (const [raw] of bytes.toString('latin1', at, at + step + 64).matchAll(names)) {
      const fault = lookUp(HIDDEN, decodeName(raw.slice(1)));
      if (fault) return fault;
    }
    await nextTurn();
  }
  return undefined;
}

/** Offsets within `from` and `to` of the keyword of each `12 0 obj`, wherever it stands. */
export function* objectHeaders(bytes: Buffer, from: number, to: number): Generator<number> {
  const window = bytes.subarray(0, to + 2);
  for (let at = window.indexOf('obj', from); at >= 0; at = window.indexOf('obj', at + 3)) {
    const generation = numberBefore(bytes, at, 0);
    if (generation >= 0 && numberBefore(bytes, generation, 1) >= 0) yield at;
  }
}

/** Where the number that ends before `at` begins, or -1; `gap` is the least whitespace between. */
function numberBefore(bytes: Buffer, at: number, gap: number): number {
  let pos = at - 1;
  const limit = Math.max(at - 64, 0);
  while (pos >= limit && isPdfWhitespace(bytes[pos])) pos -= 1;
  if (at - 1 - pos < gap) return -1;
  const last = pos;
  while (pos >= limit && (bytes[pos] ?? 0) >= 0x30 && (bytes[pos] ?? 0) <= 0x39) pos -= 1;
  return pos < last ? pos + 1 : -1;
}
