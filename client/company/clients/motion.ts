/** Times in ms. */
export const CLIENTS_CAROUSEL = { autoplay: 4500, speed: 4500 } as const;

/** How long after a choice its testimonials appear, ms. */
export const FILTER_DELAY = 1000;
