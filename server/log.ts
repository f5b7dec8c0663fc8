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
 * The descriptor of standard output. A pipe is opened anew as non-blocking (pipe(7)), where the system allows it: a
 * reader that waits must not block the site, and processes that share the pipe keep their own flags.
 */
function standardOutput(): number {
  try {
    if (fstatSync(1).isFIFO()) return openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {}
  return 1;
}
