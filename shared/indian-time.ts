/** Days as the calendar in Indore has them; Asia/Kolkata is ahead of UTC by as much all year. */
const INDIA = '+05:30';
export const INDIA_OFFSET = 5.5 * 60 * 60 * 1000;
/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** `2026-03-31` */
export const dayInIndia = (time: Date) =>
  new Date(time.getTime() + INDIA_OFFSET).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** When a day begins there, as RFC 3339 has it. */
export const startInIndia = (day: string) => `${day}T00:00:00${INDIA}`;

export const startOfDay = (day: string) => new Date(startInIndia(day));
/** The first moment after it. */
export const endOfDay = (day: string) => new Date(`${day}T24:00:00${INDIA}`);
