import type { ContentProblem } from './content-problems.ts';
import { nameWords } from './json-mistakes.ts';

export type ContentLogEntry = { level: 'warn' | 'info'; message: string } & Partial<ContentProblem>;

/** The problems of the files as they are now. Each is logged once, until it changes or is gone. */
export function createNotices(log: (entry: ContentLogEntry) => void) {
  const noted = new Map<string, readonly ContentProblem[]>();

  /** Keeps a file's problems, none for a good one; `isServed` tells whether an earlier version is in service. */
  function note(file: string, problems: readonly ContentProblem[], isServed: boolean) {
    if (JSON.stringify(noted.get(file) ?? []) === JSON.stringify(problems)) return;
    const [first, ...rest] = problems;
    if (!first) {
      noted.delete(file);
      return log({ level: 'info', message: `${nameWords(file)} is in order again`, file: nameWords(file) });
    }
    noted.set(file, problems);
    // `jobs/x.json:12:16` is the form that editors and terminals turn into a link.
    const place = `${first.file}:${first.line}:${first.column}`;
    const more = rest.length > 0 ? ` (and ${rest.length} more)` : '';
    const outcome = isServed ? 'the last good version stays in service' : 'it is not in service';
    log({ level: 'warn', message: `${place} ${first.rule}${more}; ${outcome}`, ...first });
  }

  return {
    note,
    forget: (file: string) => noted.delete(file),
    has: (file: string) => noted.has(file),
    all: (): ContentProblem[] => [...noted.keys()].sort().flatMap((file) => noted.get(file) ?? []),
  };
}
