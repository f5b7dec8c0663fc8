/** Every address of the site, pages and API, as constants and functions. Links are never written by hand. */

export const HOME = '/';
export const PRODUCTS = '/products';
export const ABOUT = '/about';
export const CAREER = '/career';
export const LEADERSHIP = '/leadership';
export const CLIENTS = '/clients';
export const CULTURE = '/culture';
export const PORTFOLIO = '/portfolio';
export const WEB_DEVELOPMENT = '/web-development';
export const MOBILE_APP_DEVELOPMENT = '/mobile-app-development';
export const DIGITAL_EVOLUTION = '/digital-evolution';
export const CONTACT = '/contact-us';
export const BLOGS = '/blogs';

export const jobPath = (id: string) => `/careers/${encodeURIComponent(id)}`;
/** The job's page with the form of application open in it: what "Apply Now" leads to without JavaScript. */
export const applyPath = (id: string) => `${jobPath(id)}?apply#apply`;
/** `industry` as the specification's links spell it, for example `healthCare`. */
export const industryPath = (industry: string) => `/industries/${industry}`;
export const webTypePath = (type: string) => `${WEB_DEVELOPMENT}/${type}`;
export const appTypePath = (type: string) => `${MOBILE_APP_DEVELOPMENT}/${type}`;
export const digitalTypePath = (type: string) => `${DIGITAL_EVOLUTION}/${type}`;

export const API = {
  testimonials: '/api/testimonials',
  jobs: '/api/getAlljob',
  job: (id: string) => `/api/getJob/${encodeURIComponent(id)}`,
  contact: '/api/contact',
  apply: '/api/apply',
} as const;

/** Where a testimonial's picture lives; `user.png` is the neutral face for one without. */
export const uploadPath = (image: string | undefined) => `/uploads/${image || 'user.png'}`;

/** Pixels of every social card. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

/** The picture in link previews of the page at a canonical path; all openings share one. Made by `npm run social`. */
export function socialCardPath(canonical: string): string {
  if (canonical.startsWith('/careers/')) return '/social/opening.jpg';
  return `/social/${canonical.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
}
