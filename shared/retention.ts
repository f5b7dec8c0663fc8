/** Default retention period of submissions. */
export const DEFAULT_RETENTION_DAYS = 365;

/** For visitors: a year is "12 months", anything else counts days. */
export function retentionWords(days: number): string {
  return days === DEFAULT_RETENTION_DAYS ? '12 months' : `${days} days`;
}
