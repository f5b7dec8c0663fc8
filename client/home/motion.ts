/** What moves on the home page; times in ms. How many slides are in view is in home-page.css. */

export const HERO = { autoplay: 5000, tiltScale: 1.03, tiltEaseDivisor: 12, tiltEaseEvery: 20 } as const;

export const CLIENT_LOGO_STRIP = { autoplay: 3000, speed: 2000 } as const;

export const SERVICES_CAROUSEL = { autoplay: 3000 } as const;

export const TESTIMONIAL_CAROUSEL = { autoplay: 2500 } as const;
