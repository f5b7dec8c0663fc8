/** How long submissions are kept unless the configuration says otherwise. */
export const DEFAULT_RETENTION_DAYS = 365;
const MOST_RETENTION_DAYS = 36_500;

/**
 * Days after which a submission is deleted, as RETENTION_DAYS says.
 * @throws {RangeError} with a message for the operator
 */
export function readRetentionDays(given: string | undefined): number {
  const text = given?.trim() || String(DEFAULT_RETENTION_DAYS);
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_RETENTION_DAYS) return days;
  throw new RangeError(
    `RETENTION_DAYS is "${text}", but has to be a whole number from 1 to ${MOST_RETENTION_DAYS}`,
  );
}

/** For visitors: a year is "12 months", anything else counts days. */
export function retentionWords(days: number): string {
  return days === DEFAULT_RETENTION_DAYS ? '12 months' : `${days} days`;
}
