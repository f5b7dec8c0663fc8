/** Until when somebody who applied hears from us, by a call or by a no: a promise that stands on several pages. */
export const FIRST_CALL = { days: 10, inWords: 'ten days' } as const;
