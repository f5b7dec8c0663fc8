import { FIRST_CALL } from '#content/careers/first-call.ts';
import { DAY } from '#shared/indian-time.ts';

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

/** The day by which an application that came on `day` has its first call. */
export const firstCallBy = (day: string) =>
  new Date(Date.parse(day) + FIRST_CALL.days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);
