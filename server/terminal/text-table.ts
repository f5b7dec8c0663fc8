import { printable } from './printable.ts';

const GAP = '  ';

/** Aligned lines under a heading, with nothing that a terminal would interpret. */
export function textTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows.map((row) => row.map(printable))];
  const widths = headings.map((_, index) => Math.max(...lines.map((line) => cellsOf(line[index] ?? ''))));
  const padded = (text: string, index: number) => text + ' '.repeat((widths[index] ?? 0) - cellsOf(text));
  return lines.map((line) => line.map(padded).join(GAP).trimEnd()).join('\n');
}

/** The terminal cells that a text takes; combining marks, as in Indian scripts, take none. */
const cellsOf = (text: string): number => [...text.replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length;
