import type { ContentProblem } from './content-problems.ts';
import { printable } from './json-positions.ts';

export type ContentLogEntry = { level: 'warn' | 'info'; message: string } & Partial<ContentProblem>;

/** The faults of the files as they are now. Each is logged once, until it is another or gone. */
export function createNotices(log: (entry: ContentLogEntry) => void) {
  const noted = new Map<string, readonly ContentProblem[]>();
  const of = (file: string) => noted.get(file) ?? [];

  /** Keeps a file's faults, none for a good one; `isServed` tells whether an earlier version is in service. */
  function note(file: string, problems: readonly ContentProblem[], isServed: boolean) {
    if (isSame(of(file), problems)) return;
    const [first, ...rest] = problems;
    if (!first) {
      noted.delete(file);
      return log({ level: 'info', message: `${printable(file)} is in order again`, file: printable(file) });
    }
    noted.set(file, problems);
    const more = rest.length > 0 ? ` (and ${rest.length} more)` : '';
    const outcome = isServed ? 'the last good version stays in service' : 'it is not in service';
    log({ level: 'warn', message: `${placeWords(first)} ${first.rule}${more}; ${outcome}`, ...first });
  }

  return {
    note,
    forget: (file: string) => noted.delete(file),
    isNoted: (file: string, problems: readonly ContentProblem[]) => isSame(of(file), problems),
    all: (): ContentProblem[] => [...noted.keys()].sort().flatMap(of),
  };
}

/** `jobs/x.json:12:16`: the form that editors and terminals turn into a link. */
const placeWords = ({ file, line, column }: ContentProblem) => `${file}:${line}:${column}`;

const isSame = (left: readonly ContentProblem[], right: readonly ContentProblem[]) =>
  JSON.stringify(left) === JSON.stringify(right);
