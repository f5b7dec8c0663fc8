import { fromHex } from './text-filters.ts';

/** An address or a path that matters begins well before this. */
const LONGEST_READ = 4096;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

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
