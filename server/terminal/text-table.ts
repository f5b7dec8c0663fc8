/** A column that may be cut where the terminal is too narrow, down to `least` characters. */
export type Column = { heading: string; least?: number };

const GAP = '  ';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;

/** Aligned lines under a heading. `width`, the terminal's, bounds them; without it nothing is cut. */
export function textTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width?: number,
): string {
  const lines = [columns.map((column) => column.heading), ...rows];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => cellsOf(line[index] ?? ''))));
  if (width) narrow(columns, widths, width);
  return lines
    .map((line) =>
      line
        .map((text, index) => padded(text, widths[index] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/** Takes from the widest column that can give, until the line fits or none can. */
function narrow(columns: readonly Column[], widths: number[], width: number): void {
  let excess = widths.reduce((sum, each) => sum + each, GAP.length * (widths.length - 1)) - width;
  for (; excess > 0; excess -= 1) {
    const [giver] = columns
      .map((column, index) => ({
        index,
        spare: (widths[index] ?? 0) - (column.least ?? Number.POSITIVE_INFINITY),
      }))
      .filter(({ spare }) => spare > 0)
      .toSorted((a, b) => (widths[b.index] ?? 0) - (widths[a.index] ?? 0));
    if (!giver) return;
    widths[giver.index] = (widths[giver.index] ?? 0) - 1;
  }
}

function padded(text: string, width: number): string {
  const taken = cellsOf(text);
  if (taken <= width) return text + ' '.repeat(width - taken);
  let cut = '';
  for (const { segment } of graphemes.segment(text)) {
    if (cellsOf(cut + segment) > width - 1) break;
    cut += segment;
  }
  return `${cut}…${' '.repeat(width - 1 - cellsOf(cut))}`;
}

/** The terminal's cells a text takes, as near as can be told: East Asian characters and emoji two, marks set above or below none. */
function cellsOf(text: string): number {
  let cells = 0;
  for (const character of text) {
    if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) continue;
    cells += WIDE.test(character) ? 2 : 1;
  }
  return cells;
}
