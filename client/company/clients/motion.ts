/** Times in ms; `perView`: window width in px → logos in view. */
export const CLIENTS_CAROUSEL = {
  autoplay: 4500,
  speed: 4500,
  perView: { 0: 2, 500: 3, 600: 4, 800: 6 },
} as const;

/** How long after a choice its testimonials appear, ms. */
export const FILTER_DELAY = 1000;
