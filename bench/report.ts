/** A measured row: `met` says whether it reaches its goal, where it has one. */
export type Row = { what: string; figure: string; goal?: string; met?: boolean };

const rows: Row[] = [];

/**
 * Measures a row and prints it at once, so that a run that is cut short has shown what it had. What fails is a row
 * too, and does not keep the next from being measured.
 */
export async function measure(what: string, work: () => Promise<Omit<Row, 'what'>>): Promise<void> {
  const measured = await work().catch((error) => ({ figure: `failed: ${error.message}`, met: false }));
  const row = { ...measured, what };
  rows.push(row);
  console.log(line(row, [46, 44, 0]));
}

/** All rows once more, as one table. */
export function printTable(): void {
  const widths = (['what', 'figure'] as const).map((key) =>
    Math.max(...rows.map((row) => row[key].length), 8),
  );
  const heading = line({ what: 'measured', figure: 'figure', goal: 'goal' }, [...widths, 0]);
  console.log(`\n${heading}\n${'-'.repeat(heading.length)}`);
  for (const row of rows) console.log(line(row, [...widths, 0]));
  const missed = rows.filter((row) => row.met === false).length;
  console.log(missed === 0 ? '\nevery goal met' : `\n${missed} missed`);
}

function line({ what, figure, goal = '', met }: Row, [first = 0, second = 0]: number[]): string {
  const mark = met === false ? '  missed' : '';
  return `${what.padEnd(first)}  ${figure.padEnd(second)}  ${goal}${mark}`.trimEnd();
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
