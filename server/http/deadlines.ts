import type { RequestHandler } from 'express';
import { Refusal } from './errors.ts';

/** A body is expected within this time, milliseconds. */
const DEADLINE = 30_000;
const CHECK_EVERY = 1000;

/**
 * Refuses a body that arrives too slowly with 408: one sent to keep a connection busy. An upload may take longer than
 * the deadline while it keeps to `leastBytesPerSecond` on average, as a resume over a poor phone line does.
 */
export function bodyDeadline(leastBytesPerSecond = Number.POSITIVE_INFINITY): RequestHandler {
  return (req, _res, next) => {
    const started = Date.now();
    const bytesBefore = req.socket.bytesRead;
    const timer = setInterval(check, CHECK_EVERY);
    timer.unref();
    req.once('close', () => clearInterval(timer));
    req.once('end', () => clearInterval(timer));
    next();

    function check() {
      const elapsed = Date.now() - started;
      if (elapsed < DEADLINE) return;
      const rate = (req.socket.bytesRead - bytesBefore) / (elapsed / 1000);
      if (rate >= leastBytesPerSecond) return;
      clearInterval(timer);
      req.emit(
        'error',
        new Refusal(408, 'Your connection was too slow to receive everything. Please try again.'),
      );
    }
  };
}
