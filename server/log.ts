import { constants, fstatSync, openSync } from 'node:fs';
import { destination, type Logger, pino } from 'pino';
import { printableLines } from './terminal/printable.ts';

/** Bytes buffered while standard output is blocked (a full disk, a pager); further lines are lost. */
const MAX_WAITING = 1024 * 1024;

/** One JSON line per event; callers never pass bodies or personal data. */
export function createLog(level: string): Logger {
  const output = destination({
    fd: standardOutput(),
    sync: true,
    maxLength: MAX_WAITING,
    retryEAGAIN: () => false,
  });
  // Without listeners a failed write would end the process, which would log that, and so on.
  output.on('error', () => {});
  process.stdout.on('error', () => {});
  // JSON does not escape C1 controls and bidi marks, which affect the terminal that shows the log.
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite: printableLines } },
    output,
  );
}

/**
 * The descriptor of standard output. A pipe is reopened as non-blocking (pipe(7)), if the system allows it: a
 * stalled reader must not block the site, and processes that share the pipe keep their own flags.
 */
function standardOutput(): number {
  try {
    if (fstatSync(1).isFIFO()) return openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {}
  return 1;
}
