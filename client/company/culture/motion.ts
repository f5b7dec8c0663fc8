/** What moves on /culture; times in ms. */

export const CULTURE_BANNER = { autoplay: 4000, fade: 1000 } as const;

/** For each letter typed and deleted, and for how long a whole line stands. */
export const TYPING = { type: 60, delete: 40, hold: 1200 } as const;

export const PHOTO_SLIDER = { autoplay: 2500 } as const;
