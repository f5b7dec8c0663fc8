/** `few` times in the tests of every day, `many` times for `npm run faults`, which sets FAULTS=full. */
export function howOften(few: number, many: number): number {
  return process.env.FAULTS === 'full' ? many : few;
}

/** Milliseconds a test of `howOften` may take: a minute, or half an hour. */
export const LONG_TEST = howOften(60_000, 1_800_000);
