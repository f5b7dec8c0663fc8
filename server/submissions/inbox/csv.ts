import { printableLines } from '../../terminal/printable.ts';

/**
 * What a spreadsheet takes for a formula: `=`, `+`, `-` and `@`, also full-width or small, and also behind
 * spaces or invisible characters; tab and line ends, which some programs drop before they look (OWASP, CSV injection).
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Rows as RFC 4180 has them: every cell in quotes, lines ended by CR LF. No cell is ever a formula. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return `"${printableLines(guarded).replaceAll('"', '""')}"`;
}
