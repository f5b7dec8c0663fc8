/** Copy of the card of the office, on whatever page it stands. */
export const officeWords = {
  hours: 'Working hours',
  atWork: 'At work now',
  opens: (day: string, time: string) => `Opens ${day} at ${time}`,
} as const;
