/**
 * Characters that move the cursor, colour, ring, hide text or change its direction (CVE-2021-42574): controls, formats
 * and line separators. Joiners stay, which Indian scripts need, and soft hyphens, which pasted texts are full of.
 */
const UNSAFE = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u00ad\u200c\u200d]]/gv;

/** Stored text on one line, safe for a terminal: an escape character shows as the six characters `\u001b`. */
export function printable(text: string): string {
  return text.replace(UNSAFE, visible);
}

/** Like `printable`, cut to so many UTF-16 units, none of them half a character. */
export const shortLine = (text: string, max: number): string =>
  printable(text.length > max ? `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…` : text);

/** Like `printable`, but keeps line breaks and tabs; line ends of every system become `\n`. */
export function printableLines(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNSAFE, (character) =>
      character === '\n' || character === '\t' ? character : visible(character),
    );
}

/** Each UTF-16 unit by itself, as JSON escapes it: what is printed as JSON stays JSON. */
const visible = (character: string) =>
  character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
