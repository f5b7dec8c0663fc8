import { fromHex } from './filters.ts';

/**
 * Splits PDF syntax into tokens (ISO 32000-1, 7.2 and 7.3), and no more: it never follows a cross-reference
 * table, so it sees every byte a reader might be sent to, in one pass and in linear time.
 */
export type TokenKind =
  | 'end'
  | 'comment'
  | 'name'
  | 'number'
  | 'string'
  | 'keyword'
  | 'dict-open'
  | 'dict-close'
  | 'array-open'
  | 'array-close';

const WHITESPACE = 1;
const DELIMITER = 2;
const CLASS = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) CLASS[code] = WHITESPACE;
for (const char of '()<>[]{}/%') CLASS[char.charCodeAt(0)] = DELIMITER;

/** Longer names and keywords mean nothing to us; their text is left empty. */
const LONGEST_WORD = 64;
/** Each character of a name may be written as three bytes. */
const LONGEST_NAME = LONGEST_WORD * 3;
const LONGEST_NUMBER = 20;
/** An address or a path that matters begins well before this. */
const LONGEST_READ = 4096;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export function isPdfWhitespace(code: number | undefined): boolean {
  return code !== undefined && CLASS[code] === WHITESPACE;
}

/** A name as written, without its slash, with `#xx` escapes resolved (7.3.5). PDFium ends it at 80 or FF, MuPDF at `#00`. */
export function decodeName(raw: string): string {
  const name = raw.split(/[\x80\xff]|#00/, 1)[0] ?? '';
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The beginning of a literal or hexadecimal string (ISO 32000-1, 7.3.4), brackets included, as text (7.9.2.2). */
export function stringValue(token: Buffer): string {
  const read = token.subarray(1, LONGEST_READ);
  const value = token[0] === 0x3c ? fromHex(read) : Buffer.from(literal(read.toString('latin1')), 'latin1');
  if (value[0] === 0xfe && value[1] === 0xff) {
    return value
      .subarray(2, value.length - (value.length % 2))
      .swap16()
      .toString('utf16le');
  }
  if (value[0] === 0xff && value[1] === 0xfe) return value.toString('utf16le', 2);
  return value.toString('latin1').replace(/^\xef\xbb\xbf/, '');
}

function literal(raw: string): string {
  const unescaped = raw.replace(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_, octal?: string, char?: string) => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    if (char === undefined || char === '\n' || char === '\r') return '';
    return ESCAPES[char] ?? char;
  });
  return unescaped.replace(/\)$/, '');
}

export class PdfLexer {
  /** Where the next token is looked for; a caller may move it forward, past a stream's body. */
  pos = 0;
  /** Offset of the current token. */
  start = 0;
  /** A name without its slash, or a keyword. */
  text = '';
  /** Value of a number. */
  value = 0;
  /** Whether a keyword held a byte that some viewers take for a space (80, FF in PDFium). */
  hasOddWords = false;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  next(): TokenKind {
    const { bytes } = this;
    const end = bytes.length;
    let pos = this.pos;
    while (pos < end && CLASS[bytes[pos] ?? 0] === WHITESPACE) pos += 1;
    this.start = pos;
    this.pos = pos + 1;
    if (pos >= end) {
      this.pos = end;
      return 'end';
    }
    const code = bytes[pos] ?? 0;
    if (code === 0x2f) return this.#name(pos + 1);
    if (code === 0x25) return this.#comment(pos);
    if (code === 0x28) return this.#literal(pos + 1);
    if (code === 0x5b) return 'array-open';
    if (code === 0x5d) return 'array-close';
    if (code === 0x3c) return bytes[pos + 1] === 0x3c ? this.#pair('dict-open') : this.#hex(pos + 1);
    if (code === 0x3e) return bytes[pos + 1] === 0x3e ? this.#pair('dict-close') : this.#stray();
    if (CLASS[code] === DELIMITER) return this.#stray();
    return isNumeric(code) ? this.#number(pos) : this.#word(pos);
  }

  #pair(kind: TokenKind): TokenKind {
    this.pos += 1;
    return kind;
  }

  /** A closing bracket with nothing to close, or a brace: readers skip it, and so do we. */
  #stray(): TokenKind {
    this.text = '';
    return 'keyword';
  }

  #regularEnd(pos: number): number {
    const { bytes } = this;
    let at = pos;
    while (at < bytes.length && CLASS[bytes[at] ?? 0] === 0) at += 1;
    return at;
  }

  #name(from: number): TokenKind {
    const to = this.#regularEnd(from);
    this.pos = to;
    this.text = to - from > LONGEST_NAME ? '' : decodeName(this.bytes.toString('latin1', from, to));
    return 'name';
  }

  #comment(from: number): TokenKind {
    const { bytes } = this;
    let at = from;
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    this.pos = at;
    return 'comment';
  }

  #literal(from: number): TokenKind {
    const { bytes } = this;
    let depth = 1;
    let at = from;
    while (at < bytes.length && depth > 0) {
      const code = bytes[at];
      if (code === 0x5c) at += 1;
      else if (code === 0x28) depth += 1;
      else if (code === 0x29) depth -= 1;
      at += 1;
    }
    this.pos = Math.min(at, bytes.length);
    return 'string';
  }

  #hex(from: number): TokenKind {
    const close = this.bytes.indexOf(0x3e, from);
    this.pos = close < 0 ? this.bytes.length : close + 1;
    return 'string';
  }

  /** `0obj` is two tokens to most readers: a number ends where its digits do. `+7`, `007` and `7.0` are all 7. */
  #number(from: number): TokenKind {
    const { bytes } = this;
    let at = from;
    while (at < bytes.length && isNumeric(bytes[at] ?? 0)) at += 1;
    this.pos = at;
    const digits = bytes.toString('latin1', from, Math.min(at, from + LONGEST_NUMBER));
    const value = Number.parseFloat(
      digits.replace(/^[+-]+(?=[\d.])/, (signs) => (signs.includes('-') ? '-' : '')),
    );
    this.value = Number.isNaN(value) ? 0 : value;
    return 'number';
  }

  #word(from: number): TokenKind {
    const { bytes } = this;
    const to = this.#regularEnd(from);
    this.pos = to;
    this.text = to - from > LONGEST_WORD ? '' : bytes.toString('latin1', from, to);
    if (/[\x80\xff]/.test(this.text)) this.hasOddWords = true;
    return 'keyword';
  }
}

function isNumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e;
}
