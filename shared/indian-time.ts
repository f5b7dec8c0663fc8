/** Days of the calendar in Indore; Asia/Kolkata has the same UTC offset all year. */
const INDIA = '+05:30';
export const INDIA_OFFSET = 5.5 * 60 * 60 * 1000;
/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** `2026-03-31` */
export const dayInIndia = (time: Date) =>
  new Date(time.getTime() + INDIA_OFFSET).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The start of a day there, by RFC 3339. */
export const startInIndia = (day: string) => `${day}T00:00:00${INDIA}`;

export const startOfDay = (day: string) => new Date(startInIndia(day));
/** The first moment after the day. */
export const endOfDay = (day: string) => new Date(`${day}T24:00:00${INDIA}`);
