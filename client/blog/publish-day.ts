/** '2024-01-15' of a date as it is shown, 'Jan 15, 2024'; undefined for words that are no date. */
export function publishDay(publishDate: string): string | undefined {
  const day = new Date(`${publishDate} UTC`);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}
