/** Timings and sizes of what moves on the home page; times in ms, widths and gaps in px. */

export const HERO = {
  autoplay: 5000,
  tiltScale: 1.03,
  tiltEaseDivisor: 12,
  tiltEaseEvery: 20,
} as const;

export const CLIENT_LOGO_STRIP = {
  autoplay: 3000,
  speed: 2000,
  /** Window width in px → slides in view and the gap between them in px. */
  perView: { 320: 2, 480: 3, 768: 4, 1024: 5, 1200: 6 },
  gap: { 320: 10, 480: 15, 768: 20, 1024: 25, 1200: 30 },
} as const;

export const SERVICES_CAROUSEL = {
  autoplay: 3000,
  gap: 20,
  perView: { 576: 1, 768: 2, 992: 3, 1200: 4 },
} as const;

export const TESTIMONIAL_CAROUSEL = { autoplay: 2500, perView: { 0: 1, 768: 2, 1024: 3 } } as const;
