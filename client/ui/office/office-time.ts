import type { Company } from '#content/company.ts';

/** A moment as a clock on the wall shows it, two digits each. */
export type Moment = { weekday: string; hours: string; minutes: string; seconds: string };

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What the clocks of `timeZone` show at `date`. */
export function momentIn(timeZone: string, date: Date): Moment {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(clock.formatToParts(date).map(({ type, value }) => [type, value]));
  const two = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? '0').padStart(2, '0');
  return {
    weekday: parts.get('weekday') ?? '',
    hours: two('hour'),
    minutes: two('minute'),
    seconds: two('second'),
  };
}

/** Minutes since midnight of `10:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether the office is open; false on a day that `days` does not name, as one day or `Monday to Friday`. */
export function isAtWork(hours: Company['officeHours'], now: Moment): boolean {
  const [first = '', last = first] = hours.days.split(' to ');
  const day = WEEK.indexOf(now.weekday);
  const isWorkday = day >= WEEK.indexOf(first) && day <= WEEK.indexOf(last) && WEEK.includes(first);
  const minutes = Number(now.hours) * 60 + Number(now.minutes);
  return isWorkday && minutes >= minutesOf(hours.opens) && minutes < minutesOf(hours.closes);
}
