import { destination, type Logger, pino } from 'pino';

export type { Logger };

/** Bytes that wait while standard output takes nothing, such as a file on a full disk; further lines are lost. */
const MOST_WAITING = 1024 * 1024;

/** One JSON line an event; no bodies and no personal data are ever passed to it. */
export function createLog(level: string): Logger {
  const output = destination({ fd: 1, sync: true, maxLength: MOST_WAITING });
  // Without listeners, a line that cannot be written would end the process, which would log that, and so on.
  output.on('error', () => {});
  process.stdout.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
