/**
 * Splits PDF syntax into tokens (ISO 32000-1, 7.2 and 7.3), and no more: it never follows a cross-reference
 * table, so it sees every byte a reader might be sent to, in one pass and in linear time.
 */
export type TokenKind =
  | 'end'
  | 'comment'
  | 'name'
  | 'integer'
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
const MOST_DIGITS = 15;

export function isPdfWhitespace(code: number | undefined): boolean {
  return code !== undefined && CLASS[code] === WHITESPACE;
}

/** A name as written, without its slash, with `#xx` escapes resolved (7.3.5). */
export function decodeName(raw: string): string {
  if (!raw.includes('#')) return raw;
  return raw.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export class PdfLexer {
  /** Where the next token is looked for; a caller may move it forward, past a stream's body. */
  pos = 0;
  /** Offset of the current token. */
  start = 0;
  /** A name without its slash, or a keyword. */
  text = '';
  /** Value of an integer. */
  value = 0;
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
    const code = bytes[pos];
    if (code === 0x2f) return this.#name(pos + 1);
    if (code === 0x25) return this.#comment(pos);
    if (code === 0x28) return this.#literal(pos + 1);
    if (code === 0x5b) return 'array-open';
    if (code === 0x5d) return 'array-close';
    if (code === 0x3c) return bytes[pos + 1] === 0x3c ? this.#pair('dict-open') : this.#hex(pos + 1);
    if (code === 0x3e) return bytes[pos + 1] === 0x3e ? this.#pair('dict-close') : this.#stray();
    if (code !== undefined && CLASS[code] === DELIMITER) return this.#stray();
    return this.#word(pos);
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
    // Each character may be written as three bytes.
    this.text = to - from > LONGEST_WORD * 3 ? '' : decodeName(this.bytes.toString('latin1', from, to));
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

  #word(from: number): TokenKind {
    const { bytes } = this;
    let at = from;
    let value = 0;
    for (; at < bytes.length; at += 1) {
      const digit = (bytes[at] ?? 0) - 0x30;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    // `0obj` is two tokens to every reader: a number ends where its digits do.
    if (at > from && bytes[at] !== 0x2e) {
      this.pos = at;
      this.value = at - from > MOST_DIGITS ? Number.MAX_SAFE_INTEGER : value;
      return 'integer';
    }
    const to = this.#regularEnd(from);
    this.pos = to;
    this.text = to - from > LONGEST_WORD ? '' : bytes.toString('latin1', from, to);
    return 'keyword';
  }
}
