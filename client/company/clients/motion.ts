/** Times in ms. */
export const CLIENTS_CAROUSEL = { autoplay: 4500, speed: 4500 } as const;

/** Delay between a choice and its testimonials, ms. */
export const FILTER_DELAY = 1000;
