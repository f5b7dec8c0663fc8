import { pageIn, pagesWith, pathOf } from './pages.ts';
import type { AppType, DigitalType, Industry, WebType } from './slugs.ts';

/** Every address of the site, pages and API, as constants and functions; no other file spells one out. */

export const HOME = pathOf('home');
export const PRODUCTS = pathOf('products');
export const ABOUT = pathOf('about');
export const CAREER = pathOf('career');
export const LEADERSHIP = pathOf('leadership');
export const CLIENTS = pathOf('clients');
export const CULTURE = pathOf('culture');
export const PORTFOLIO = pathOf('portfolio');
export const WEB_DEVELOPMENT = pathOf('web-development');
export const MOBILE_APP_DEVELOPMENT = pathOf('mobile-apps');
export const DIGITAL_EVOLUTION = pathOf('digital-evolution');
export const CONTACT = pathOf('contact');
export const BLOGS = pathOf('blogs');
export const PRIVACY = pathOf('privacy');
export const API_DOCS = pathOf('api-docs');

export const jobPath = (id: string) => pathOf('job', encodeURIComponent(id));
/** The job's page with the application form in it, which "Apply Now" leads to without JavaScript. */
export const applyPath = (id: string) => `${jobPath(id)}?apply#apply`;
/** Applicants' own pages, each of which a key opens. */
export const APPLICATIONS = '/applications';
export const APPLICATION = `${APPLICATIONS}/:key`;
export const applicationPath = (key: string) => APPLICATION.replace(':key', () => key);
/** Where applicants are redirected after erasing an application. */
export const APPLICATION_ERASED = applicationPath('erased');
/** Links spell healthcare `healthCare`; its canonical address is in lower case. */
export const industryPath = (industry: Industry | 'healthCare') => pathOf('industry', industry);
export const webTypePath = (type: WebType) => pathOf('web-type', type);
export const appTypePath = (type: AppType) => pathOf('app-type', type);
export const digitalTypePath = (type: DigitalType) => pathOf('digital-type', type);

export const casePath = (slug: string) => pathOf('case', slug);
export const articlePath = (slug: string) => pathOf('article', slug);

/** The posts of /blogs as a feed. */
export const BLOG_FEED = `${BLOGS}/feed.xml`;
/** The open jobs as a feed, which takes the query of /career. */
export const JOBS_FEED = `${CAREER}/feed.xml`;
/** The parent of a job's address, which people may type. */
export const CAREERS = jobPath('').replace(/\/$/, '');

export const API = {
  testimonials: '/api/testimonials',
  jobs: '/api/getAlljob',
  job: (id: string) => `/api/getJob/${encodeURIComponent(id)}`,
  contact: '/api/contact',
  apply: '/api/apply',
  vitals: '/api/vitals',
  document: '/api/openapi.json',
} as const;

/** The form of /contact-us, filled in with a question about a module. */
export const askAbout = (moduleId: string) => `${CONTACT}?about=${moduleId}#write`;

/** The PDF that the build makes of a module's data. */
export const dataSheetPath = (module: string) => `/data-sheets/${module}.pdf`;

/** The picture of a testimonial; `user.png` if it has none. */
export const uploadPath = (image: string | undefined) => `/uploads/${image || 'user.png'}`;

/** Pixels of every social card. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

/** The picture in link previews of the page at a canonical path; all jobs share one. Made by `npm run social`. */
export function socialCardPath(canonical: string): string {
  // No article and no case has a card of its own.
  const page = pageIn(pagesWith({}), canonical)?.page;
  if (!page?.hasSocialCard) return '/social/home.jpg';
  const isShared = page.parameter?.values.length === 0;
  return `/social/${(!isShared && canonical.slice(1).replaceAll('/', '-')) || page.id}.jpg`;
}
