const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Attempts after which a letter is given up: at an hour apart, about three days. */
export const MOST_ATTEMPTS = 96;

/**
 * Milliseconds to wait after so many attempts in vain: a minute, doubled each time, at most an hour; up to a quarter
 * less, so that instances do not all come back in the same moment.
 */
export function backOff(attempts: number, random: () => number): number {
  // Beyond 2^10 the power would only grow for nothing.
  const full = Math.min(HOUR, MINUTE * 2 ** Math.min(attempts - 1, 10));
  return Math.round(full * (1 - random() / 4));
}
