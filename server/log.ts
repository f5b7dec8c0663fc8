import { constants, fstatSync, openSync } from 'node:fs';
import { destination, type Logger, pino } from 'pino';
import { printableLines } from './terminal/printable.ts';

/** Bytes that wait while standard output takes nothing: a full disk, a pager. Further lines are lost. */
const MOST_WAITING = 1024 * 1024;

/** One JSON line an event; no bodies and no personal data are ever passed to it. */
export function createLog(level: string): Logger {
  const output = destination({
    fd: standardOutput(),
    sync: true,
    maxLength: MOST_WAITING,
    retryEAGAIN: () => false,
  });
  // Without listeners, a line that cannot be written would end the process, which would log that, and so on.
  output.on('error', () => {});
  process.stdout.on('error', () => {});
  // JSON leaves what C1 and the marks of direction do to a terminal; a log is read in one.
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite: printableLines } },
    output,
  );
}

/**
 * Of a pipe an opening of our own, on which a write does not wait for the reader (pipe(7)): those who share standard
 * output keep theirs. Where the system gives none, standard output itself.
 */
function standardOutput(): number {
  try {
    if (fstatSync(1).isFIFO()) return openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {}
  return 1;
}
