/** '2026-11-06' for a date as it is shown, 'Nov 6, 2026'; undefined for words that are no date. */
export function publishDay(publishDate: string): string | undefined {
  const day = new Date(`${publishDate} UTC`);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}
