/** Timing of the animations on /culture, ms. */

export const CULTURE_BANNER = { autoplay: 4000, fade: 1000 } as const;

/** Per letter typed or deleted, and how long a complete line stays. */
export const TYPING = { type: 60, delete: 40, hold: 1200 } as const;

export const PHOTO_SLIDER = { autoplay: 2500 } as const;
