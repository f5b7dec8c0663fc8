import { posts } from '#content/blog/blog-posts.ts';
import { CANONICAL_PAGES } from '#content/pages.ts';
import { projects } from '#content/portfolio/portfolio-copy.ts';
import { articlePath, casePath, jobPath } from '#shared/paths.ts';
import type { Site } from './site.ts';

/** The screens of the specification by their canonical addresses, with the title of the tab before the company's name. */
export const TITLES: Record<string, string> = {
  '/': 'Home',
  '/products': 'Products',
  '/about': 'About',
  '/career': 'Career',
  '/leadership': 'Leadership',
  '/clients': 'Client Testimonials',
  '/culture': 'Culture',
  '/portfolio': 'Portfolio',
  '/industries/healthcare': 'Healthcare',
  '/industries/automotive': 'Automotive',
  '/industries/education': 'Education',
  '/industries/transportation': 'Transportation',
  '/industries/banking': 'Banking',
  '/web-development': 'Web development',
  '/web-development/mean-development': 'MEAN development',
  '/web-development/nodejs-development': 'Node.js development',
  '/web-development/progressive-web-application-development': 'Progressive web application development',
  '/web-development/reactjs-development': 'React.js development',
  '/mobile-app-development': 'Mobile app development',
  '/mobile-app-development/android-app-development': 'Android app development',
  '/mobile-app-development/flutter-app-development': 'Flutter app development',
  '/mobile-app-development/ios-app-development': 'iOS app development',
  '/mobile-app-development/react-native-app-development': 'React Native app development',
  '/digital-evolution': 'Digital evolution',
  '/digital-evolution/iot-development': 'IoT development',
  '/digital-evolution/low-code-development': 'Low-code development',
  '/digital-evolution/rpa-consulting-service': 'RPA consulting service',
  '/digital-evolution/digital-commerce': 'Digital commerce',
  '/contact-us': 'Contact',
  '/blogs': 'Blogs',
  '/privacy': 'Privacy',
  ...Object.fromEntries(projects.map(({ id, title }) => [casePath(id), title])),
  ...Object.fromEntries(posts.map(({ id, title }) => [articlePath(id), title])),
};

/** Every page but the openings. */
export const PAGE_PATHS = CANONICAL_PAGES;

/** Other addresses that show a page, and the canonical address of what they show. */
export const SPELLINGS: readonly (readonly [address: string, canonical: string])[] = [
  ['/industries/healthCare', '/industries/healthcare'],
  ['/Industries/Banking', '/industries/banking'],
  ['/industries/mining', '/industries/healthcare'],
  ['/industries/__proto__', '/industries/healthcare'],
  ['/web-development/cobol-development', '/web-development/mean-development'],
  ['/web-development/ReactJS-Development', '/web-development/reactjs-development'],
  ['/mobile-app-development/symbian-app-development', '/mobile-app-development/android-app-development'],
  ['/digital-evolution/android-iot', '/digital-evolution/iot-development'],
  ['/digital-evolution/unheard-of', '/digital-evolution/iot-development'],
  ['/digital-evolution/Digital-Commerce', '/digital-evolution/digital-commerce'],
  ['/android-iot', '/digital-evolution/iot-development'],
  ['/low-code-development', '/digital-evolution/low-code-development'],
  ['/rpa-consulting-service', '/digital-evolution/rpa-consulting-service'],
  ['/digital-commerce', '/digital-evolution/digital-commerce'],
  ['/About', '/about'],
  ['/Portfolio/School-Bus', '/portfolio/school-bus'],
  ['/products?utm_source=letter', '/products'],
];

/** Addresses that look like ours and lead nowhere. */
export const NOWHERE = [
  '/nowhere',
  '/iot-development',
  '/industries',
  '/careers/a/b',
  '/blogs/no-such-story',
  '/blogs/company-profile/more',
  '/portfolio/no-such-project',
  '/about/team',
  '/industries/banking/loans',
  '/index.html',
  '/__proto__',
  '/career%20',
] as const;

/** A day on which the openings that come with the site are open, whenever the tests run. */
export const TODAY = () => new Date('2026-11-20T06:00:00Z');

export const OPEN_JOB = '/careers/embedded-firmware-engineer';
export const CLOSED_JOB = '/careers/android-developer';
export const UNKNOWN_JOB = '/careers/no-such-opening';

/** Every screen: each page of the table, a job, and the form of application in its page. */
export const ROUTES = [...PAGE_PATHS, OPEN_JOB, `${OPEN_JOB}?apply`];

/** All of them in `npm run test:sweep`; in `npm test` these few, one of each kind. */
export const sampled = <T>(all: readonly T[], few: readonly T[]): readonly T[] =>
  process.env.EVERY_ROUTE ? all : few;

/** Every page that is there for visitors: the table, and the openings of `site`. */
export async function everyPage(site: Site): Promise<string[]> {
  const jobs = await site.content.jobs();
  return [...PAGE_PATHS, ...jobs.map(({ _id }) => jobPath(_id))];
}
