const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formats `31 December 2027`, identically on server and browser whatever their locale data. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** Formats `31 Dec 2027`. */
export const shortDate = (day: string) => longDate(day).replace(/[A-Z]\S+/, (month) => month.slice(0, 3));
