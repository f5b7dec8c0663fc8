/**
 * Characters that move the cursor, colour, ring, hide text or change its direction: control characters, line
 * separators and bidirectional controls (CVE-2021-42574). Joiners stay: Indian scripts need them.
 */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** Stored text on one line, safe for a terminal: an escape character shows as the six characters `\u001b`. */
export function printable(text: string): string {
  return text.replace(UNSAFE, visible);
}

/** Like `printable`, but keeps line breaks and tabs; line ends of every system become `\n`. */
export function printableLines(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE, (character) =>
      character === '\n' || character === '\t' ? character : visible(character),
    );
}

const visible = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
