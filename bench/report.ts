import { parseArgs } from 'node:util';
import { CANONICAL_PAGES } from '#content/pages.ts';
import { jobPath } from '#shared/paths.ts';

/** Options of all bench/ commands; `npm run bench -- --seconds 0.2 --rounds 1 memory`: one row, roughly. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Seconds per measurement. */
    seconds: { type: 'string', default: '1' },
    /** Measurements per figure, of which the median counts. */
    rounds: { type: 'string', default: '5' },
    /** Requests before the memory row. */
    requests: { type: 'string', default: '200000' },
  },
});
export const seconds = Number(values.seconds);
export const rounds = Number(values.rounds);
export const requests = Number(values.requests);
/** The rows, pages or URLs to measure; all if empty. */
export const args: readonly string[] = positionals;

/** Without `met` the row has no goal. */
export type Figure = { figure: string; met?: boolean };

let missed = 0;

/** Measures a row and prints it beside its goal. An error is printed as a row and stops no other row. */
export async function row(what: string, goal: string, work: () => Promise<Figure>): Promise<void> {
  if (args.length > 0 && !args.some((words) => what.includes(words))) return;
  const { figure, met } = await Promise.resolve()
    .then(work)
    .catch((error) => ({ figure: `failed: ${error.message}`, met: false }));
  if (met === false) missed += 1;
  console.log(`${what.padEnd(50)} ${figure.padEnd(48)} ${goal}${met === false ? '  missed' : ''}`.trimEnd());
}

/** Call it last: open handles would keep the process alive. Exits with 1 if a goal was missed. */
export function finish(): never {
  console.log(missed === 0 ? '\nevery goal met' : `\n${missed} missed`);
  process.exit(missed === 0 ? 0 : 1);
}

export const atMost = (value: number, goal: number, figure: string): Figure => ({
  figure,
  met: value <= goal,
});
export const atLeast = (value: number, goal: number, figure: string): Figure => ({
  figure,
  met: value >= goal,
});

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Runs `work` that many times in sequence. */
export async function repeated<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await work());
  return results;
}

/** The pages named on the command line; without any, every page of the site and one opening. */
export const pages = args.length > 0 ? args : [...CANONICAL_PAGES, jobPath('embedded-firmware-engineer')];

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
