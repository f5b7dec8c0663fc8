import { type Logger, pino } from 'pino';

export type { Logger };

/** One JSON line an event; no bodies and no personal data are ever passed to it. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
