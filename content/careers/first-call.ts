/** By when applicants hear from us, by a call or a no: a promise that several pages make. */
export const FIRST_CALL = { days: 10, inWords: 'ten days' } as const;
